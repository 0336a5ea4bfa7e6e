"""`LLM`: the notebook-facing face. A model's files in, completions out; no event loop, no server."""

from __future__ import annotations

import itertools
import resource
import time
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal, NoReturn

import jax

from xlaengine import native
from xlaengine.config import EngineConfig, SchedulingPolicy, SpeculativeConfig
from xlaengine.config.vllm_arguments import refuse_dtype, refuse_unknown
from xlaengine.defaults import (
    chosen_dtype,
    chosen_layout,
    chosen_max_model_len,
    chosen_prefill_tokens,
    chosen_speculative,
    chosen_tokenizer,
)
from xlaengine.engine import Engine
from xlaengine.engine.profile import STEPS, Profile
from xlaengine.engine.turns import Turns
from xlaengine.host.arguments import as_conversations, as_params, as_prompts, is_conversation
from xlaengine.host.intake import Messages, Prompt
from xlaengine.host.outputs import OutputBook
from xlaengine.host.waiting import look_ahead
from xlaengine.models.checkpoint import load, load_config
from xlaengine.planning import Shapes, require_room
from xlaengine.protocol import Event, Progress, Request, RequestOutput, SamplingParams
from xlaengine.runner import Runner
from xlaengine.runner.drafter import abstract_drafter, drafter_fingerprint, open_drafter
from xlaengine.runner.graph_cache import cached_in
from xlaengine.runner.verdict import KeptVerdicts
from xlaengine.sources import cache_dir, resolve
from xlaengine.sources.gguf_header import forget_header


class LLM:
    """A model, loaded and compiled, that generates for many prompts at once.

    Several threads may call it: their requests share the slots, and each call gives what it would have given alone. `engine` is for one
    thread at a time. A forked child cannot use its parent's.

    Args:
        model: None for the default model, a Hugging Face directory, a ``.gguf`` file, a converted checkpoint, or a Hub id.
        tokenizer: a directory or ``.gguf`` file to take the tokenizer from instead of the model's own.
        dtype: ``auto`` is float32 on CPU and the checkpoint's dtype elsewhere.
        seed: requests without a seed get one derived from this and their id.
        max_num_seqs: B, how many streams run at once.
        max_model_len: S, the most prompt plus output tokens of one request.
        max_num_batched_tokens: most padded prompt tokens that are prefilled between two steps of the streams that run: fewer keep those
            streams going, more bring new ones in sooner. No stream depends on it.
        max_logprobs: most alternatives a request may ask for; 0 leaves the log-probability graphs out.
        prompt_logprobs: whether requests may ask for those of their prompts too; it takes a graph more for each of a prompt's.
        depth: most steps in flight at once; 1 waits for each step's tokens before the next is launched.
        scheduling_policy: who of those that wait gets a slot: ``lof``, longest output first (by ``max_tokens``), or ``fcfs``, first come,
            first served, as requests of `stream` and `run_stream` wait in any case. No stream depends on it.
        log_interval: log a line every so many steps (logger ``xlaengine``, level INFO); 0 never.
        probe: whether `Engine.probe` can be asked; it takes a graph more for each decode width.
        probe_every: probe every so many steps; 0 never. What differs is logged as an error and counted.
        enable_prefix_caching: prompts that begin as others in the slots copy what those have computed; no stream depends on it.
        snapshots: how many copies of slots can be kept on the device; 0 leaves their graphs out.
        speculative_config: who proposes tokens ahead, as vLLM spells it: ``{"method": "draft", "model": …, "num_speculative_tokens": 4}``
            (`config.spelling`). None does not.
        memory_check: refuse what is estimated to need more memory than there is, before the weights are loaded.
        progress: called with ``fetch``, ``check``, ``load`` (bytes), these with ``-drafter`` appended, ``build`` (native kernels, where
            they are compiled), and ``compile <graph>`` (graphs), as they go on.
        unknown: refused: arguments of vLLM's are named with what there is instead.

    Raises:
        TypeError: an argument that there is not.
        SourceError, CheckpointError, UnsupportedModel: the model or the drafter cannot be found, read or run (all are ValueErrors).
        ValueError: settings that no engine can be built with, or for which there is not enough memory.
    """

    def __init__(
        self,
        model: str | None = None,
        *,
        tokenizer: str | None = None,
        dtype: Literal["auto", "float32", "bfloat16"] = "auto",
        seed: int = 0,
        max_num_seqs: int = 8,
        max_model_len: int | None = None,
        max_num_batched_tokens: int = EngineConfig.prefill_tokens_per_step,
        max_logprobs: int = 20,
        prompt_logprobs: bool = False,
        depth: int = 2,
        scheduling_policy: SchedulingPolicy = "lof",
        log_interval: int = 0,
        probe: bool = False,
        probe_every: int = 0,
        enable_prefix_caching: bool = True,
        snapshots: int = 0,
        speculative_config: SpeculativeConfig | Mapping[str, Any] | None = None,
        memory_check: bool = True,
        progress: Progress | None = None,
        **unknown: Any,
    ):
        refuse_unknown(unknown, tuple(LLM.__init__.__kwdefaults__ or ()))
        refuse_dtype(dtype)
        self._progress = progress or (lambda phase, done, total: None)
        self._seconds: dict[str, float] = {}
        native.begin()
        with self._timed("fetch"):
            source = resolve(model, progress=self._progress)
        self.source = source
        self.model_name, self.model_fingerprint = source.name, source.fingerprint
        facts = load_config(source)
        with self._timed("build"):
            layout = chosen_layout(chosen_dtype(facts, dtype), self._progress)
        self.config = EngineConfig(
            max_num_seqs=max_num_seqs,
            max_model_len=chosen_max_model_len(facts, max_model_len),
            prefill_tokens_per_step=chosen_prefill_tokens(max_num_batched_tokens),
            dtype=chosen_dtype(facts, dtype),
            depth=depth,
            scheduling_policy=scheduling_policy,
            max_logprobs=min(max_logprobs, facts.vocab),
            prompt_logprobs=prompt_logprobs,
            **layout,
            seed=seed,
            log_interval=log_interval,
            probe=probe or probe_every > 0,
            probe_every=probe_every,
            enable_prefix_caching=enable_prefix_caching,
            snapshots=snapshots,
            speculative=chosen_speculative(speculative_config),
        )
        if memory_check:
            require_room(Shapes(facts, self.config, abstract_drafter(self.config, facts, self._of_drafter)))
        with self._timed("load"):
            self.tokenizer = chosen_tokenizer(source if tokenizer is None else Path(tokenizer), facts)
            weights = load(source, self.config.dtype, kernels=self.config.kernels, progress=self._progress)[1]
            drafter = open_drafter(self.config, facts, self._of_drafter, tokenizer=self.tokenizer)
            forget_header()
        with self._timed("compile"), cached_in(cache_dir() / "compiled"):
            kept = KeptVerdicts(cache_dir() / "rehearsed", (source.fingerprint, drafter_fingerprint(self.config)))
            self.engine = Engine(Runner(facts, weights, self.config, self._on_graph, drafter, kept), self.tokenizer)
        self._turns, self._closed = Turns(), False
        self._book = OutputBook(self.tokenizer)
        self._inboxes: dict[str, deque[RequestOutput]] = {}
        self._undelivered: deque[Event] = deque()
        self._left: deque[set[str]] = deque()

    def _of_drafter(self, phase: str, done: int, total: int | None) -> None:
        self._progress(f"{phase}-drafter", done, total)

    def _on_graph(self, name: str, done: int, total: int) -> None:
        self._progress(f"compile {name}", done, total)

    @contextmanager
    def _timed(self, phase: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self._seconds[phase] = time.perf_counter() - start

    @property
    def capacity(self) -> int:
        """Most prompt plus output tokens of one request."""
        return self.config.max_model_len

    @property
    def verify_is_exact(self) -> bool:
        """Whether a pass over proposals gives, here, the bits that one token a step gives: if not, speculation may change any stream."""
        return self.engine.runner.verify_is_exact

    @property
    def vocab_size(self) -> int:
        return self.engine.model.vocab

    def make_request(self, request_id: str, prompt: Prompt | None, messages: Messages | None, params: SamplingParams) -> Request:
        """A complete request: tokenized, its ``max_tokens`` and ``seed`` filled in, checked against this engine.

        Exactly one of ``prompt`` (text or token ids) and ``messages`` is given. Nothing is queued.

        Raises:
            InvalidRequest: it could not be served; the message holds the numbers.
        """
        return self.engine.intake.make(request_id, prompt, messages, params)

    def run(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        """Finished outputs in the order they finish.

        ``requests`` is pulled as slots free, `host.waiting.look_ahead` requests ahead, so it may be endless or write elsewhere as it goes.
        Closing the iterator cancels what has not finished. Several runs may be open at once and share the slots.
        """
        return self._serve(requests, self.config.scheduling_policy, every_token=False)

    def run_stream(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        """Like `run`, an output with everything so far after each token, and first come, first served."""
        return self._serve(requests, "fcfs", every_token=True)

    def _serve(self, requests: Iterable[Request], policy: SchedulingPolicy, *, every_token: bool) -> Iterator[RequestOutput]:
        """Each turn is a step of the engine for all runs. Between turns requests are pulled and outputs given, for which a caller may take
        its time, or wait for another thread's run."""
        source, inbox, mine = iter(requests), deque[RequestOutput](), set[str]()
        try:
            while True:
                with self._turn():
                    room = look_ahead(policy, self.config.max_num_seqs) - self.engine.scheduler.queued
                fresh = list(itertools.islice(source, max(room, 0 if mine else 1)))
                with self._turn():
                    self._require_open(mine)
                    self._submit(fresh, policy, inbox, mine, every_token=every_token)
                    if not mine:
                        return
                    if not (fresh or inbox or self.engine.can_go_on):
                        self._deliver()  # last events that a step has left which failed in another run
                        if not inbox:
                            raise RuntimeError(
                                f"{len(mine)} requests of this run cannot go on: they are paused, or their events were taken elsewhere"
                            )
                    self.engine.advance()
                    self._deliver()
                while inbox:
                    if inbox[0].finished:
                        mine.remove(inbox[0].request_id)
                    yield inbox.popleft()
        finally:
            self._leave(mine)

    def _submit(
        self, fresh: list[Request], policy: SchedulingPolicy, inbox: deque[RequestOutput], mine: set[str], *, every_token: bool
    ) -> None:
        for request in fresh:
            self.engine.submit(request, scheduling_policy=policy)
            self.engine.take((request.request_id,))  # what an earlier request of this id has left
            self._book.open(request, every_token=every_token)
            self._inboxes[request.request_id] = inbox
            mine.add(request.request_id)

    def _require_open(self, mine: set[str]) -> None:
        if self._closed:
            raise RuntimeError("this LLM is closed" + (f", and {len(mine)} requests of this run had not ended" if mine else ""))

    @contextmanager
    def _turn(self) -> Iterator[None]:
        try:
            with self._turns.one():
                yield
        finally:
            self._settle()

    def _leave(self, mine: set[str]) -> None:
        """A run has ended: what has not is cancelled, by this thread or by the one whose turn it is. The garbage collector may close a run
        anywhere, so that nothing here waits."""
        self._left.append(mine)
        self._settle()

    def _settle(self) -> None:
        """After each turn: runs that were left in it."""
        while self._left and not self._turns.is_forked and self._turns.take_if_free():
            try:
                self._drop_left()
            finally:
                self._turns.pass_on()

    def _drop_left(self) -> None:
        while self._left:
            for request_id in self._left.popleft():
                self.engine.cancel(request_id)
                self.engine.take((request_id,))  # nothing is left to hear of it
                self._book.close(request_id)
                self._inboxes.pop(request_id, None)

    def _deliver(self) -> None:
        """Each event into the inbox of the run that its request belongs to, whichever run took the step."""
        self._drop_left()
        self._undelivered += self.engine.take(self._inboxes)
        while self._undelivered:
            event = self._undelivered.popleft()
            output = self._book.apply(event)
            if output is None:
                continue
            self._inboxes[event.request_id].append(output)
            if output.finished:
                del self._inboxes[event.request_id]

    def generate(
        self, prompts: Prompt | Sequence[Prompt], sampling_params: SamplingParams | Sequence[SamplingParams] | None = None
    ) -> list[RequestOutput]:
        """Complete each prompt (a text, or a list of token ids); outputs in the prompts' order.

        Raises:
            InvalidRequest: one of them cannot be served; nothing has run then.
        """
        return self._in_order(self._requests(as_prompts(prompts), sampling_params, SamplingParams(), chat=False))

    def chat(
        self, messages: Messages | Sequence[Messages], sampling_params: SamplingParams | Sequence[SamplingParams] | None = None
    ) -> list[RequestOutput]:
        """Answer one conversation (a list of messages) or several; without ``sampling_params`` up to the capacity."""
        return self._in_order(self._requests(as_conversations(messages), sampling_params, SamplingParams(max_tokens=None), chat=True))

    def stream(self, prompt: Prompt | Messages, sampling_params: SamplingParams | None = None) -> Iterator[RequestOutput]:
        """One prompt or conversation; an output with everything so far after each token."""
        requests = self._requests([prompt], sampling_params, SamplingParams(max_tokens=None), chat=is_conversation(prompt))
        return self.run_stream(requests)

    def _requests(self, prompts: list[Any], params: Any, default: SamplingParams, *, chat: bool) -> list[Request]:
        each = as_params(params, len(prompts), default)
        drafts = [(None, p, s) if chat else (p, None, s) for p, s in zip(prompts, each, strict=True)]
        with self._turn():
            return self.engine.intake.number(drafts, taken=self.engine.scheduler.live)

    def _in_order(self, requests: list[Request]) -> list[RequestOutput]:
        finished = {output.request_id: output for output in self.run(requests)}
        return [finished[request.request_id] for request in requests]

    def metrics(self) -> dict[str, Any]:
        """Counters and times since the start, and the settings that they are of, as plain data; docs/metrics.md says what each is."""
        with self._turn():
            counters = self.engine.metrics()
        seconds = self._seconds | {"generate": counters.pop("generate_seconds")}
        peak = (jax.devices()[0].memory_stats() or {}).get("peak_bytes_in_use")
        host = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024  # kilobytes on Linux
        return counters | {"settings": self._settings(), "seconds": seconds, "peak_device_bytes": peak, "peak_host_bytes": host}

    def _settings(self) -> dict[str, Any]:
        """What speed and memory go by, under the names of this class's arguments; of defaults, what was chosen."""
        config = self.engine.config  # which may have been changed on the way
        same = ("max_num_seqs", "max_model_len", "dtype", "kernels", "depth", "scheduling_policy", "enable_prefix_caching")
        return {
            "model": self.model_name,
            **{name: getattr(config, name) for name in same},
            "max_num_batched_tokens": config.prefill_tokens_per_step,
            "speculative_config": config.speculative and asdict(config.speculative),
        }

    @contextmanager
    def profile(self, directory: str | Path, steps: int = STEPS) -> Iterator[Profile]:
        """Profile what runs inside the block, ``steps`` steps of it at most, and write it for trace viewers, below ``directory``.

        Raises:
            ValueError, OSError, RuntimeError: as `Profile` does, or one of this LLM is under way. Nothing is profiled then.
        """
        if self.engine.profile is not None:
            raise RuntimeError("this LLM is being profiled: one profile at a time")
        profile = self.engine.profile = Profile(Path(directory), steps, self.engine.runner, self.engine.stats)
        try:
            yield profile
        finally:
            self.engine.profile = None
            profile.finish()

    def reset(self) -> None:
        """End everything that is live, and empty the state. The executables stay: running again compiles nothing.

        Runs that are open hear of the end of their requests (``abort``), and go on with those they have not asked for yet.
        """
        with self._turn():
            self.engine.reset()
            self._deliver()

    def close(self) -> None:
        """Free the device's memory. The LLM cannot be used afterwards; closing twice is fine. Runs of other threads end with an error.

        In a fork it does nothing: the memory is the parent's.
        """
        if not self._turns.is_forked:
            with self._turn():
                self._closed = True
                self.engine.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError("an LLM can be neither copied nor pickled: its graphs and its memory are this process's. Load one in each process")

    def __enter__(self) -> LLM:
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
