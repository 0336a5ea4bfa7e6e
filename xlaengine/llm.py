"""`LLM`: the Python interface."""

from __future__ import annotations

import itertools
import resource
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any, NoReturn

from xlaengine.config import Settings, settings_as_arguments
from xlaengine.control.intake import Messages, Prompt
from xlaengine.defaults import engine_config, warn_of_quantization
from xlaengine.device.name import device_name
from xlaengine.engine import Engine
from xlaengine.engine.arguments import as_conversations, as_params, as_prompts, is_conversation, require_folder, require_one
from xlaengine.engine.runs import Run, Runs
from xlaengine.following import announce, follow, join
from xlaengine.observe.profile import STEPS, Profile
from xlaengine.opening import ModelFiles
from xlaengine.ops import native
from xlaengine.planning import WAY_PAST, require_memory
from xlaengine.processes import Follower
from xlaengine.runner import Runner
from xlaengine.runner.leading import LeadingRunner
from xlaengine.runner.placement import Placement
from xlaengine.sources.gguf_header import forget_header
from xlaengine.types import Request, RequestOutput, SamplingParams


class LLM:
    """A model, loaded and compiled, that generates for many prompts at once.

    Threads may share it: each call returns what it would return alone. Only one thread at a time may use ``engine``. A forked process
    cannot use its parent's LLM.

    With ``coordinator`` several processes compute the model. Process 0 uses its LLM like any other. In each other process the constructor
    follows process 0 until that ends, and then raises SystemExit with the same status.

    Its arguments are the fields of `Settings`, the model first (`help(LLM.__init__)`). Other arguments of vLLM are refused with a hint.

    Raises:
        TypeError: an unknown argument.
        SourceError, CheckpointError, UnsupportedModel: the model or the drafter cannot be found, read or run (all are ValueErrors).
        ValueError: no engine can be built with these settings, or there is not enough memory for it.
    """

    @settings_as_arguments(Settings)
    def __init__(self, settings: Settings):
        self._seconds: dict[str, float] = {}
        processes = join(settings)
        if isinstance(processes, Follower):
            raise SystemExit(follow(processes, settings))
        native.begin()
        with self._timed("fetch"):
            files = ModelFiles(settings.model, settings.tokenizer, settings.progress)
        self.source = files.source
        self.model_name, self.model_fingerprint = files.source.name, files.source.fingerprint
        facts = files.facts  # read here, so that "build" times the kernels alone
        with self._timed("build"):
            self.config = engine_config(settings, facts, settings.progress)
            Placement(self.config.tensor_parallel_size)  # refuses too many devices before weights are read
        warn_of_quantization(settings)
        if settings.memory_check:
            require_memory(files.shapes(self.config), way_past=WAY_PAST)
        if processes is not None:
            announce(processes, files, self.config)
        with self._timed("load"):
            self.tokenizer = files.tokenizer
            files.weights(self.config)
            files.speculation(self.config)
            forget_header()
        with self._timed("compile"):
            kind = Runner if processes is None else partial(LeadingRunner, processes)
            runner = files.runner(self.config, kind=kind, keeps_verdict=processes is None)
            self.engine = Engine(runner, self.tokenizer, settings.chat_date)
        self._runs = Runs(self.engine)

    @contextmanager
    def _timed(self, phase: str) -> Iterator[None]:
        start = time.perf_counter()
        yield
        self._seconds[phase] = time.perf_counter() - start

    @property
    def capacity(self) -> int:
        """The most tokens of one request, prompt and output together."""
        return self.config.max_model_len

    @property
    def speculation_is_exact(self) -> bool:
        """Whether steps over proposals have given the bits of plain steps in rehearsal. If not, speculation may change any stream."""
        return self.engine.runner.places_are_exact

    @property
    def device_name(self) -> str:
        """The device's name; for a CPU also a digest of its features. Only devices with equal names are promised to give equal bits."""
        return device_name()

    @property
    def vocab_size(self) -> int:
        return self.engine.model.vocab

    def make_request(
        self, request_id: str, prompt: Prompt | None, messages: Messages | None, params: SamplingParams, *, clip: bool = False
    ) -> Request:
        """A complete request: tokenized, with ``max_tokens`` and ``seed``, checked against this engine and not queued.

        Args:
            prompt, messages: one is given, and the other is None.
            clip: lower ``max_tokens`` to what the prompt leaves of ``max_model_len``.

        Raises:
            InvalidRequest: it cannot be served. RuntimeError: this LLM is closed.
        """
        self._runs.require_open()
        return self.engine.intake.make(request_id, prompt, messages, params, clip=clip)

    def open_run(self, *, every_token: bool = False) -> Run:
        """A run that its caller drives step by step. With ``every_token`` its requests are served first come, first served. Raises
        RuntimeError if this LLM is closed."""
        self._runs.require_open()
        return Run(self._runs, "fcfs" if every_token else self.config.scheduling_policy, every_token=every_token)

    def run(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        """Yields the output of each request when it has finished. Errors are those of `Run.step`.

        At most `control.waiting.look_ahead` requests are read ahead of the slots, so ``requests`` may be endless. Closing the iterator
        cancels unfinished requests. Several runs may be open at once; they share the slots.
        """
        return self._serve(requests, every_token=False)

    def run_stream(self, requests: Iterable[Request]) -> Iterator[RequestOutput]:
        """Like `run`, but yields an output with everything so far after each token. Requests are served first come, first served."""
        return self._serve(requests, every_token=True)

    def _serve(self, requests: Iterable[Request], *, every_token: bool) -> Iterator[RequestOutput]:
        source = iter(requests)
        with self.open_run(every_token=every_token) as run:
            while (fresh := list(itertools.islice(source, run.wanted()))) or run.is_live:
                yield from run.step(fresh)

    def generate(
        self, prompts: Prompt | Sequence[Prompt], sampling_params: SamplingParams | Sequence[SamplingParams] | None = None
    ) -> list[RequestOutput]:
        """Complete each prompt (a text, or a list of token ids). Outputs are in the order of the prompts.

        Raises:
            InvalidRequest: a prompt or its parameters cannot be served; nothing was run.
        """
        return self._in_order(self._requests(as_prompts(prompts), sampling_params, SamplingParams(), chat=False))

    def chat(
        self, messages: Messages | Sequence[Messages], sampling_params: SamplingParams | Sequence[SamplingParams] | None = None
    ) -> list[RequestOutput]:
        """Answer one conversation (a list of messages) or several. Without ``sampling_params`` an answer may fill the `capacity`."""
        return self._in_order(self._requests(as_conversations(messages), sampling_params, SamplingParams(max_tokens=None), chat=True))

    def stream(self, prompt: Prompt | Messages, sampling_params: SamplingParams | None = None) -> Iterator[RequestOutput]:
        """Complete one prompt, or answer one conversation. Yields an output with everything so far after each token."""
        require_one(prompt)
        requests = self._requests([prompt], sampling_params, SamplingParams(max_tokens=None), chat=is_conversation(prompt))
        return self.run_stream(requests)

    def _requests(self, prompts: list[Any], params: Any, default: SamplingParams, *, chat: bool) -> list[Request]:
        self._runs.require_open()
        each = as_params(params, len(prompts), default)
        asked = [(None, p, s) if chat else (p, None, s) for p, s in zip(prompts, each, strict=True)]
        return self._runs.in_turn(lambda: self.engine.intake.number(asked, taken=self.engine.scheduler.live))

    def _in_order(self, requests: list[Request]) -> list[RequestOutput]:
        finished = {output.request_id: output for output in self.run(requests)}
        return [finished[request.request_id] for request in requests]

    def metrics(self) -> dict[str, Any]:
        """Counters and times since the start, and settings, as plain data (docs/metrics.md)."""
        counters = self._runs.in_turn(self.engine.metrics)
        seconds = self._seconds | {"generate": counters.pop("generate_seconds")}
        peak = self.engine.runner.placement.peak_bytes()
        host = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024  # kilobytes on Linux
        return counters | {"settings": self._settings(), "seconds": seconds, "peak_device_bytes": peak, "peak_host_bytes": host}

    def _settings(self) -> dict[str, Any]:
        """Settings that speed and memory depend on, with the defaults that were chosen."""
        config = self.engine.config  # with changes by `Engine.reconfigure`
        same = ("max_num_seqs", "max_model_len", "tensor_parallel_size", "dtype", "weights_dtype", "quantization", "kernels", "depth")
        same += ("scheduling_policy", "enable_prefix_caching")
        return {
            "model": self.model_name,
            **{name: getattr(config, name) for name in same},
            "short_slots": ",".join(f"{count}x{tokens}" for count, tokens in config.short_slots) or None,
            "kv_cache_dtype": config.kv_dtype,
            "max_num_batched_tokens": config.prefill_tokens_per_step,
            "speculative_config": config.speculative and asdict(config.speculative),
        }

    @contextmanager
    def profile(self, directory: str | Path, steps: int = STEPS) -> Iterator[Profile]:
        """Profile up to ``steps`` steps inside the block, and write the profile below ``directory``.

        Raises:
            TypeError: ``directory`` is not a path, or ``steps`` is not an integer.
            RuntimeError: this LLM is closed, or is being profiled.
            ProfileError: the profile cannot be written; raised at the end of the block. Other errors are those of `Profile`.
        """
        folder = require_folder(directory)
        self._runs.in_turn(self._runs.require_open)
        if self.engine.profile is not None:
            raise RuntimeError("this LLM is being profiled: one profile at a time")
        profile = self.engine.profile = Profile(folder, steps, self.engine.runner, self.engine.stats)
        try:
            yield profile
        finally:
            self.engine.profile = None
            profile.finish()
        if profile.error is not None:
            raise profile.error

    def reset(self) -> None:
        """End all live requests (``abort``) and empty the state. Compiled graphs stay, and open runs may go on with new requests."""
        self._runs.in_turn(self.engine.reset)

    def close(self) -> None:
        """Free the device's memory. Runs of other threads end with an error. In a fork it does nothing: the memory is the parent's."""
        if not self._runs.turns.owner.is_forked:
            self._runs.in_turn(self._close)

    def _close(self) -> None:
        self._runs.is_closed = True
        self.engine.close()

    def __reduce__(self) -> NoReturn:
        raise TypeError(
            "an LLM can be neither copied nor pickled: its graphs and its memory belong to this process. Load one in each process"
        )

    def __enter__(self) -> LLM:
        self._runs.require_open()
        return self

    def __exit__(self, *exc: object) -> None:
        self.close()
