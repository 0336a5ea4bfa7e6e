from __future__ import annotations

import os
import resource
from collections.abc import Iterator

import pytest

from xlaengine.text import ChatRenderer
from xlaengine.text.chat import NoRenderer
from xlaengine.types import InvalidRequest

CHATML = """\
{% for m in messages %}
    {% if m.content %}
<|start|>{{ m.role }} {{ m.content }}<|end|>
    {% endif %}
{% endfor %}
{% if add_generation_prompt %}
<|start|>assistant
{% endif %}
"""
HELLO = [{"role": "user", "content": "Hello"}]


RENDERER = ChatRenderer()


@pytest.fixture(scope="module", autouse=True)
def _renderer_ends() -> Iterator[None]:
    yield
    RENDERER.close()


def render(template: str | None, messages=HELLO, *, bos_token: str | None = "<s>", **kwargs) -> str:
    return RENDERER.render(template, messages, bos_token=bos_token, eos_token="</s>", **kwargs)


def refusal(template: str | None, messages=HELLO, **kwargs) -> str:
    with pytest.raises(InvalidRequest) as caught:
        render(template, messages, **kwargs)
    assert caught.value.param == "messages"
    return caught.value.message


def test_lines_that_hold_only_a_block_leave_neither_newline_nor_indent():
    assert render(CHATML) == "<|start|>user Hello<|end|>\n<|start|>assistant\n"


def test_a_conversation_is_rendered_in_order_with_the_generation_prompt_only_if_asked():
    messages = [{"role": "system", "content": "S"}, {"role": "user", "content": "U"}]
    template = "{{ bos_token }}{% for m in messages %}[{{ m.role }}:{{ m.content }}]{% endfor %}{% if add_generation_prompt %}>{% endif %}"
    assert render(template, messages) == "<s>[system:S][user:U]>"
    assert render(template, messages, add_generation_prompt=False) == "<s>[system:S][user:U]"


def test_a_model_without_bos_renders_it_as_nothing():
    assert render("[{{ bos_token }}]", bos_token=None) == "[]"


def test_text_parts_are_joined_by_newlines():
    parts = [{"type": "text", "text": "one"}, {"type": "text", "text": "two"}]
    assert render("{{ messages[0].content }}", [{"role": "user", "content": parts}]) == "one\ntwo"


def test_message_text_is_data_never_template_source():
    text = "{{ 7 * 7 }} {% raise %} <b>&</b>"
    assert render("{{ messages[0].content }}", [{"role": "user", "content": text}]) == text


def test_tojson_does_not_escape_html_or_unicode():
    assert render("{{ {'k': '<é>'} | tojson }}") == '{"k": "<é>"}'


def test_tojson_takes_the_options_that_it_has_in_transformers():
    options = "ensure_ascii=true, separators=(',', ':'), sort_keys=true"
    assert render(f"{{{{ {{'b': 'é', 'a': 1}} | tojson({options}) }}}}") == '{"a":1,"b":"\\u00e9"}'
    assert render("{{ {'b': 1} | tojson(indent=1) }}") == '{\n "b": 1\n}'


def test_tools_and_documents_are_none_unless_given():
    assert render("{{ tools is none }} {{ documents is none }}") == "True True"
    assert render("{{ tools | length }}", tools=[1, 2]) == "2"


def test_a_renderer_with_a_date_shows_its_midnight():
    dated = ChatRenderer("2031-02-03")
    assert dated.render("{{ strftime_now('%d %b %Y %H:%M') }}", HELLO, bos_token=None, eos_token=None) == "03 Feb 2031 00:00"
    dated.close()


def test_loop_controls_and_the_date_are_there_as_templates_expect():
    assert render("{% for i in range(9) %}{% if i == 2 %}{% break %}{% endif %}{{ i }}{% endfor %}") == "01"
    assert len(render("{{ strftime_now('%Y-%m-%d') }}")) == 10


def test_a_model_without_a_template_says_so():
    assert "no chat template" in refusal(None)


@pytest.mark.parametrize(
    ("messages", "words"),
    [
        ([], "non-empty list"),
        ("hi", "non-empty list"),
        (None, "non-empty list, got null"),
        (["hi"], "messages[0] must be an object, got the string 'hi'"),
        ([*HELLO, {"content": "x"}], "messages[1].role must be a non-empty string, got null"),
        ([{"role": 3, "content": "x"}], "messages[0].role"),
        ([{"role": "user"}], "messages[0].content must be a string or a list of text parts, got null"),
        ([{"role": "user", "content": 3}], "got the number 3"),
        ([{"role": "user", "content": {"type": "text"}}], "got an object of 1 key"),
        ([{"role": "user", "content": b"x"}], "got a Python object of type bytes"),
        ([{"role": "user", "content": [{"type": "image_url", "image_url": {}}]}], "messages[0].content[0] is of type 'image_url'"),
        ([{"role": "user", "content": [{"type": "text"}]}], "messages[0].content[0].text must be a string, got null"),
        ([{"role": "user", "content": ["x"]}], "content[0] must be an object with type and text, got the string 'x'"),
        (
            [{"role": "user", "content": [{"type": "y" * 500}]}],
            f"content[0] is of type '{'y' * 79}…; only 'text' parts",
        ),
    ],
)
def test_malformed_messages_are_refused_with_their_place(messages, words):
    assert words in refusal("{{ messages }}", messages)


def test_a_templates_own_refusal_is_quoted():
    assert "roles must alternate" in refusal("{{ raise_exception('roles must alternate') }}")


@pytest.mark.parametrize(
    "template",
    [
        "{{ ''.__class__.__mro__ }}",
        "{{ ''['__class__'] }}{{ ''.__class__() }}",
        "{{ ''.__class__ }}",
        "{{ ''|attr('__class__') }}",
        "{{ '{0.__class__.__mro__}'.format('') }}",
        "{{ raise_exception.__globals__ }}",
        "{{ (lambda: 0).__code__ }}",
        "{{ messages.append(1) }}",
        "{{ cycler.__init__.__globals__ }}",
    ],
)
def test_the_sandbox_lets_no_template_reach_python(template: str):
    assert "chat template" in refusal(template)


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("{{ ['Hi', 'Hey']|random }}", "one prompt in every run"),
        ("{{ lipsum() }}", "one prompt in every run"),
        ("{{ cycler(1, 2) }}", "prints a Cycler, whose text differs from run to run"),
        ("{{ messages|map(attribute='role') }}", "prints a generator, whose text differs from run to run"),
        ("{{ messages[0].items }}", "prints a builtin_function_or_method, whose text differs from run to run"),
    ],
)
def test_what_would_give_another_prompt_in_each_run_is_refused(template: str, words: str):
    assert words in refusal(template)


def test_a_set_has_one_order_in_every_process():
    orders = set()
    for _ in range(3):
        renderer = ChatRenderer()
        template = "{{ (dict(a=1, b=1, c=1, d=1, e=1, f=1, g=1).keys() - ['x'])|join }}"
        orders.add(renderer.render(template, HELLO, bos_token=None, eos_token=None))
        renderer.close()
    assert len(orders) == 1


def test_values_are_printed_whatever_their_text():
    template = "{{ messages }} {{ messages[0].keys() }} {{ range(2) }} {{ messages[0].content }} {{ nothing }}{{ none }}"
    said = {"role": "user", "content": "<f at 0x7f>"}
    assert render(template, [said]) == f"{[said]} {said.keys()} range(0, 2) <f at 0x7f> None"


@pytest.mark.parametrize(
    "template",
    [
        "{{ 'x' * 10**12 }}",
        "{{ 'x' * 1000000000000 }}",
        "{{ 1000000000000 * [0] }}",
        "{% for i in range(1000000000) %}x{% endfor %}",
        "{% for i in range(99999) %}{{ 'x' * 1000 }}{% endfor %}",
    ],
)
def test_endless_text_is_refused(template: str):
    assert "chat template" in refusal(template)


@pytest.mark.parametrize("template", ["{% if %}", "{{ 1 / 0 }}", "{{ nothing.at.all }}", "{{ messages | no_such_filter }}"])
def test_a_broken_template_is_an_invalid_request_not_a_crash(template: str):
    assert "chat template" in refusal(template)


def test_a_syntax_error_is_named_with_its_line():
    assert "syntax error in line 2: " in refusal("{{ messages }}\n{% for %}")


DOUBLING = "{%% set ns = namespace(s=%s) %%}{%% for i in range(99) %%}{%% set ns.s = %s %%}{%% endfor %%}{{ ns.s | length }}{{ ns.s }}"
SECONDS, MEMORY, DEPTH = "it ran past 2 seconds of CPU time", "it needs more than 512 MiB of memory", "recursion"


@pytest.mark.parametrize(
    ("template", "words"),
    [
        ("{% for i in range(99999) %}{% for j in range(99999) %}{% endfor %}{% endfor %}", SECONDS),
        ("{{ '%1000000000d' | format(1) }}", MEMORY),
        (DOUBLING % ("'aa'", "ns.s ~ ns.s"), MEMORY),
        (DOUBLING % ("['a']", "ns.s + ns.s"), MEMORY),
        ("{{ 'x'.ljust(1000000000) | length }}", MEMORY),
        ("{{ 'x' | center(10000000000) }}", MEMORY),
        ("{{ 'x' | indent(2000000000) }}", MEMORY),
        ("{{ ('a' * 8000000).replace('a', 'b' * 8000) | length }}", MEMORY),
        ("{% macro f(n) %}{{ f(n + 1) }}{% endmacro %}{{ f(0) }}", DEPTH),
    ],
)
def test_a_template_without_bound_is_refused_and_the_next_one_is_rendered(template: str, words: str):
    assert words in refusal(template)
    assert render("{{ messages[0].content }}") == "Hello"


def test_generation_marks_nothing_in_a_prompt():
    template = "{% for m in messages %}{% generation %}{{ m.content }}{% set x = 1 %}{% endgeneration %}[{{ x }}]{% endfor %}"
    assert render(template) == "Hello[]"


def test_a_lone_surrogate_passes_through_and_what_is_no_json_is_refused():
    assert render("{{ messages[0].content }}", [{"role": "user", "content": "a\ud800"}]) == "a\ud800"
    assert "JSON" in refusal("{{ tools }}", tools=object())


def test_messages_beyond_the_limit_are_refused_by_their_size():
    assert "the limit is 33554432" in refusal("x", [{"role": "user", "content": "x" * (32 << 20)}])


def test_close_ends_the_process_and_a_later_render_starts_another():
    renderer = ChatRenderer()
    ask = lambda: renderer.render("{{ 1 }}", HELLO, bos_token=None, eos_token=None)  # noqa: E731
    assert ask() == "1"
    first = renderer._process
    assert first is not None
    assert first.poll() is None
    renderer.close()
    assert first.returncode is not None
    assert ask() == "1"
    second = renderer._process
    assert second is not None
    os.kill(second.pid, 9)  # as the kernel does when memory is short
    second.wait()
    assert ask() == "1"
    renderer.close()


def test_a_process_that_ends_again_and_again_is_a_refusal_with_its_status(monkeypatch: pytest.MonkeyPatch):
    renderer = ChatRenderer()
    monkeypatch.setattr("sys.executable", "/bin/false")
    with pytest.raises(InvalidRequest, match="the process that renders it ended with status 1"):
        renderer.render("{{ 1 }}", HELLO, bos_token=None, eos_token=None)
    monkeypatch.undo()
    assert renderer.render("{{ 1 }}", HELLO, bos_token=None, eos_token=None) == "1"
    renderer.close()


def test_without_file_descriptors_the_reason_is_told_and_a_later_call_is_answered():
    renderer = ChatRenderer()
    limits = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (0, limits[1]))
    try:
        with pytest.raises(NoRenderer, match="chat templates cannot be started: Too many open files"):
            renderer.render("x", [{"role": "user", "content": "y"}], bos_token=None, eos_token=None)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, limits)
    assert renderer.render("x", [{"role": "user", "content": "y"}], bos_token=None, eos_token=None) == "x"
    renderer.close()
