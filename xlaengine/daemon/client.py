"""A daemon of one's own, from Python: it starts with `Client`, and ends with it, however that ends."""

from __future__ import annotations

import itertools
import json
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import IO, Any, Self

from xlaengine.daemon import commands
from xlaengine.daemon.books import Asked, Books, Heard
from xlaengine.daemon.commands import Command
from xlaengine.daemon.frames import CONTINUES, DONE, BadFrame, FrameReader
from xlaengine.daemon.grammar import line_of
from xlaengine.daemon.ready import PROTOCOL, Ready
from xlaengine.daemon.sending import DaemonError, Sender, flags

Prompt = Sequence[int] | str | os.PathLike[str]

COMMAND = (sys.executable, "-m", "xlaengine", "daemon")

TERM_SECONDS = 5.0
"""Between a request to end and the end of patience."""


class Stream:
    """The tokens of one request, as they come.

    Iterate for its token ids. The iteration ends with the request, and where its quantum is used up: then `is_held`, and after
    `continue_` there are more.

    Attributes:
        request_id: its id in frames and replies.
    """

    def __init__(self, client: Client, heard: Heard):
        self.request_id = heard.request_id
        self._client = client
        self._heard = heard

    @property
    def is_held(self) -> bool:
        """Whether its quantum is used up, and it waits for `continue_`."""
        return self._heard.is_held

    @property
    def is_finished(self) -> bool:
        """Whether it has ended, well or not. Tokens may still be there to take."""
        return self._heard.is_finished

    def __iter__(self) -> Iterator[int]:
        return self

    def __next__(self) -> int:
        """
        Raises:
            DaemonError: the request has failed; nobody here has cancelled it.
            TimeoutError: no token has come for as long as the client waits.
        """
        heard = self._heard
        self._client._wait(lambda: bool(heard.tokens) or heard.terminal is not None, f"a token of request {self.request_id}")
        if heard.tokens:
            return heard.tokens.popleft()
        if heard.terminal in (DONE, CONTINUES) or heard.cancelled:
            raise StopIteration
        raise DaemonError(self._client._reason(heard))

    def tokens(self) -> list[int]:
        """All that is to come, of the request or of its quantum."""
        return list(self)

    def continue_(self, tokens: int) -> Self:
        """Grant so many more tokens.

        Raises:
            DaemonError: it is not held, or no longer; the message says what it is.
        """
        self._client._continue(self._heard, tokens)
        return self

    def cancel(self) -> None:
        """End it now. What has come can still be taken; nothing more will. One that has ended stays as it is."""
        self._client._cancel(self._heard)


class Client:
    """A daemon that serves this process alone.

    Streams of one client may be read by several threads, each stream by one. It ends with the ``with`` block, or with this process,
    even if that is killed.

    Args:
        model: as ``--model``; None for the default model.
        timeout: seconds to wait for one token or one answer. Where an answer does not come the daemon is killed.
        start_timeout: seconds for loading and compiling.
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
        command: Sequence[str] = COMMAND,
        **options: str | float | bool | None,
    ):
        argv = [*command, "--stream-tagged", *(() if model is None else ("--model", model)), *flags(options)]
        # A session of its own: an interrupt meant for this program is no end to the daemon.
        pipe = subprocess.PIPE
        self._process = subprocess.Popen(argv, stdin=pipe, stdout=pipe, stderr=pipe, bufsize=0, start_new_session=True)
        self._sender = Sender(self._process.stdin)
        self._timeout = timeout
        self._ids = itertools.count(1)
        self._books = Books()
        self._changed = threading.Condition()
        self._hearing = threading.Thread(target=self._read_replies, args=(self._process.stderr,), daemon=True)
        self._taking = threading.Thread(target=self._read_frames, args=(self._process.stdout,), daemon=True)
        self._hearing.start()
        self._taking.start()
        try:
            self._wait(lambda: self._books.ready is not None, "the daemon to start", start_timeout)
            self.ready = self._checked(self._books.ready)
        except BaseException:
            self.kill()
            raise

    def _checked(self, ready: Ready | None) -> Ready:
        if ready is None:
            raise DaemonError(self._books.ended)
        if ready.protocol != PROTOCOL:
            raise DaemonError(f"the daemon speaks protocol {ready.protocol}, this client {PROTOCOL}")
        return ready

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
        seed: int | None = None,
        stop_token_ids: Sequence[int] = (),
        ignore_eos: bool = False,
    ) -> Stream:
        """Begin a request; with all slots taken it waits for one. If it is refused its stream says so.

        Args:
            prompt: token ids, or the path of a prompt file as the daemon sees it.
            max_tokens: most tokens to generate.
            quantum: tokens until it is held, and waits for `Stream.continue_`; 0 runs to the end.
            slot: the only one it takes; None takes any.

        Raises:
            grammar.Malformed: no line can say this; nothing was sent.
            DaemonError: the daemon has ended.
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
            seed=seed,
            stop_token_ids=tuple(stop_token_ids),
            ignore_eos=ignore_eos,
        )
        data = line_of(command)
        with self._sender.lock:
            with self._changed:
                self._require_running()
                heard = self._books.begin(command)
            self._sender.send(data + b"\n", self._timeout)
        return Stream(self, heard)

    def ping(self) -> None:
        """Return once the daemon has answered."""
        self._ask(commands.Ping())

    def stats(self) -> dict[str, Any]:
        """Its metrics."""
        return json.loads(self._ask(commands.Stats()))

    def snapshot(self, name: str, slot: int) -> None:
        """Keep what a slot holds that no request owns."""
        self._ask(commands.Snapshot(name, slot))

    def restore(self, name: str, slot: int) -> None:
        """Put what was kept into a slot that no request owns; a request that starts there with this prefix goes on from it."""
        self._ask(commands.Restore(name, slot))

    def restore_chain(self, names: Sequence[str], prompt: Prompt, slot: int) -> None:
        """Put the longest of these that ``prompt`` begins with into a slot that no request owns."""
        self._ask(commands.RestoreChain(tuple(names), slot, _prompt(prompt)))

    def free_snapshot(self, name: str) -> None:
        self._ask(commands.FreeSnapshot(name))

    def close(self, timeout: float = 30.0) -> int:
        """Let what runs finish, for ``timeout`` seconds at most, then end the daemon; its exit status. Closing twice is fine.

        Streams keep the tokens that have come. Requests that are held are cancelled.
        """
        self._sender.close()
        for ask, seconds in ((self._process.terminate, timeout), (self._process.kill, TERM_SECONDS)):
            try:
                self._process.wait(seconds)
                break
            except subprocess.TimeoutExpired:
                ask()
        return self._reap()

    def kill(self) -> None:
        """End the daemon at once."""
        self._process.kill()
        self._sender.close()
        self._reap()

    def _reap(self) -> int:
        status = self._process.wait()
        for reader, pipe in ((self._hearing, self._process.stderr), (self._taking, self._process.stdout)):
            reader.join(TERM_SECONDS)  # what the daemon has started and left behind could keep a pipe open
            if not reader.is_alive() and pipe is not None:
                pipe.close()
        return status

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        if kind is None:
            self.close()
        else:
            self.close(timeout=0.0)

    def _require_running(self) -> None:
        if self._books.ended is not None:
            raise DaemonError(self._books.ended)

    def _ask(self, *sent: Command) -> str:
        """What the daemon says to the first of these lines, behind ``ok`` and the keyword. They leave one directly after the other."""
        data = b"".join(line_of(each) + b"\n" for each in sent)
        with self._sender.lock:
            with self._changed:
                self._require_running()
                asked = self._books.ask(sent)[0]
            self._sender.send(data, self._timeout)
        return self._answer(asked)

    def _answer(self, asked: Asked) -> str:
        try:
            self._wait(lambda: asked.is_answered, f"the answer to {asked.keyword}")
        except TimeoutError:
            self._process.kill()
            raise
        if asked.reply is None or asked.terminal is None:
            raise DaemonError(self._books.ended)
        if asked.terminal != DONE:
            raise DaemonError(asked.reply)
        return asked.reply.removeprefix(f"ok {asked.keyword}").strip()

    def _continue(self, heard: Heard, tokens: int) -> None:
        command = commands.Continue(heard.request_id, tokens)
        line_of(command)
        with self._changed:
            if not heard.is_held:
                raise DaemonError(f"request {heard.request_id} is {'finished' if heard.is_finished else 'running'}, not held")
            heard.terminal = None
        self._ask(command, commands.Ping())  # an answer of the daemon's own comes only if it is refused; that of the PING tells

    def _cancel(self, heard: Heard) -> None:
        with self._changed:
            if heard.is_finished:
                return
            heard.cancelled = True
        try:
            self._ask(commands.Cancel(heard.request_id))
        except DaemonError:
            if not heard.is_finished:  # otherwise its end and the line have met
                raise

    # --- what comes

    def _wait(self, what: Callable[[], bool], name: str, timeout: float | None = None) -> None:
        """Until ``what`` is so, or the daemon has ended."""
        timeout = self._timeout if timeout is None else timeout
        with self._changed:
            if not self._changed.wait_for(lambda: what() or self._books.ended is not None, timeout):
                raise TimeoutError(f"waited {timeout:g} s for {name}")

    def _reason(self, heard: Heard) -> str:
        """Why a request has failed. The reply takes a way of its own, and may come after the frame."""
        with self._changed:
            self._changed.wait_for(lambda: heard.why is not None, min(self._timeout, TERM_SECONDS))
            return heard.why or f"request {heard.request_id} has failed, and the daemon did not say why"

    def _read_frames(self, pipe: IO[bytes]) -> None:
        reader, wrong = FrameReader(tagged=True), ""
        try:
            while data := pipe.read(1 << 16):
                frames = reader.feed(data)
                with self._changed:
                    for frame in frames:
                        self._books.take(frame)
                    self._changed.notify_all()
            wrong = ", within a frame" if reader.is_torn else ""
        except BadFrame as error:
            wrong = f": {error}"
            self._process.kill()
        status = self._process.wait()
        self._hearing.join(TERM_SECONDS)  # its last words
        with self._changed:
            self._books.end(f"the daemon has ended with status {status}{wrong}")
            self._changed.notify_all()

    def _read_replies(self, pipe: IO[bytes]) -> None:
        rest = b""
        while data := pipe.read(1 << 16):
            *lines, rest = (rest + data).split(b"\n")
            with self._changed:
                for line in lines:
                    try:
                        self._books.hear(line.decode(errors="replace"))
                    except ValueError as error:  # it calls itself ready as no daemon of ours does
                        self._books.end(f"the daemon says what cannot be read: {error}")
                        self._process.kill()
                self._changed.notify_all()


def _prompt(prompt: Prompt) -> commands.Prompt:
    is_path = isinstance(prompt, (str, os.PathLike))
    return commands.PromptFile(os.fspath(prompt)) if is_path else commands.PromptTokens(tuple(prompt))
