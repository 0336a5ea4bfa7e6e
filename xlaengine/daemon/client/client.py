"""A daemon of one's own, from Python: it starts with `Client`, and ends with it, however that ends."""

from __future__ import annotations

import itertools
import json
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from xlaengine.daemon.client.connection import Connection
from xlaengine.daemon.client.sender import flags
from xlaengine.daemon.client.stream import Stream
from xlaengine.daemon.protocol import commands

Prompt = Sequence[int] | str | os.PathLike[str]

COMMAND = (sys.executable, "-m", "xlaengine", "daemon")

_A_STR_IS_A_PATH = "; a str is the path of a prompt file, token ids go as a list"


class Client:
    """A daemon that serves this process alone.

    Streams of one client may be read by several threads, each stream by one. It ends with the ``with`` block, or with this process,
    even if that is killed.

    Args:
        model: as ``--model``; None for the default model.
        timeout: seconds to wait for one token or one answer. Where an answer does not come the daemon is killed.
        start_timeout: seconds for loading and compiling.
        progress: called with each line that the daemon says for people to read, as it comes: first of all how far its start is. It is
            called by the thread that reads the replies, so it must be quick and leave the client alone. What it raises is logged, and
            it is called no more. None is silent.
        command: what to run instead of ``python -m xlaengine daemon``.
        options: the command's own, by their names: ``cache_slots=2`` is ``--cache-slots 2``, ``text=True`` is ``--text``.

    Attributes:
        ready: what the daemon has said of itself: slots, max_model_len, vocab.

    Raises:
        DaemonError: it has ended instead of starting; the message holds its last words.
        TimeoutError: it took longer than ``start_timeout``.
    """

    def __init__(
        self,
        model: str | None = None,
        *,
        timeout: float = 600.0,
        start_timeout: float = 1800.0,
        progress: Callable[[str], object] | None = None,
        command: Sequence[str] = COMMAND,
        **options: str | float | bool | None,
    ):
        argv = [*command, "--stream-tagged", *(() if model is None else ("--model", model)), *flags(options)]
        self._ids = itertools.count(1)
        self._connection = Connection(argv, timeout, progress)
        try:
            self.ready = self._connection.ready(start_timeout)
        except BaseException:
            self.kill()
            raise

    # --- lines

    def start(
        self,
        prompt: Prompt,
        max_tokens: int,
        *,
        quantum: int = 0,
        slot: int | None = None,
        temperature: float = 0.0,
        top_k: int = 0,
        top_p: float = 1.0,
        min_p: float = 0.0,
        seed: int | None = None,
        min_tokens: int = 0,
        repetition_penalty: float = 1.0,
        presence_penalty: float = 0.0,
        frequency_penalty: float = 0.0,
        logit_bias: Mapping[int, float] | None = None,
        stop: str | Sequence[str] = (),
        stop_token_ids: Sequence[int] = (),
        ignore_eos: bool = False,
        logprobs: int | None = None,
    ) -> Stream:
        """Begin a request; with all slots taken it waits for one. If it is refused its stream says so.

        Args:
            prompt: token ids, or the path of a prompt file as the daemon sees it: a str is never the prompt itself.
            max_tokens: most tokens to generate.
            quantum: tokens until it is held, and waits for `Stream.continue_`; 0 runs to the end.
            slot: the only one it takes; None takes any.
            logprobs: alternatives to tell of beside each token, in `Stream.logprobs`; None tells nothing.
            temperature and what follows: as in `SamplingParams`, but greedy by default.

        Raises:
            Malformed: no line can say this; nothing was sent.
            DaemonError: the daemon has ended, or the client is closed.
        """
        command = commands.Start(
            request_id=next(self._ids),
            slot=slot,
            prompt=_prompt(prompt),
            max_tokens=max_tokens,
            quantum=quantum,
            temperature=temperature,
            top_k=top_k,
            top_p=top_p,
            min_p=min_p,
            seed=seed,
            min_tokens=min_tokens,
            repetition_penalty=repetition_penalty,
            presence_penalty=presence_penalty,
            frequency_penalty=frequency_penalty,
            logit_bias=tuple((logit_bias or {}).items()),
            stop=(stop,) if isinstance(stop, str) else tuple(stop),
            stop_token_ids=tuple(stop_token_ids),
            ignore_eos=ignore_eos,
            logprobs=logprobs,
        )
        if_no_file = _A_STR_IS_A_PATH if isinstance(prompt, str) else ""
        return Stream(self._connection, self._connection.begin(command), if_no_file)

    def ping(self) -> None:
        """Return once the daemon has answered."""
        self._connection.ask(commands.Ping())

    def stats(self) -> dict[str, Any]:
        """Its metrics."""
        return json.loads(self._connection.ask(commands.Stats()))

    def snapshot(self, name: str, slot: int | Stream) -> None:
        """Keep what a slot holds that no request owns; of a stream that has ended, what it has left in its slot.

        Raises:
            DaemonError: refused: the slot is owned, or holds something else by now.
        """
        if isinstance(slot, Stream):
            self._connection.ask(commands.Snapshot(name, *slot.place))
        else:
            self._connection.ask_of_slot(commands.Snapshot(name, slot))

    def restore(self, name: str, slot: int) -> None:
        """Put what was kept into a slot that no request owns; a request that starts there with this prefix goes on from it."""
        self._connection.ask_of_slot(commands.Restore(name, slot))

    def restore_chain(self, names: Sequence[str], prompt: Prompt, slot: int) -> None:
        """Put the longest of these that ``prompt`` begins with into a slot that no request owns."""
        self._connection.ask_of_slot(commands.RestoreChain(tuple(names), slot, _prompt(prompt)))

    def free_snapshot(self, name: str) -> None:
        self._connection.ask(commands.FreeSnapshot(name))

    def close(self, timeout: float = 30.0) -> int:
        """Let what runs finish, for ``timeout`` seconds at most, then end the daemon; its exit status. Closing twice is fine.

        Streams keep the tokens that have come. Requests that are held are cancelled.
        """
        return self._connection.close(timeout)

    def kill(self) -> None:
        """End the daemon at once."""
        self._connection.kill()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is None:
            self.close()
        else:
            self.close(timeout=0.0)


def _prompt(prompt: Prompt) -> commands.Prompt:
    is_path = isinstance(prompt, (str, os.PathLike))
    return commands.PromptFile(os.fspath(prompt)) if is_path else commands.PromptTokens(tuple(prompt))
