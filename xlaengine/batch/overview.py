"""What a job knows of its input before a model is loaded: one pass over all lines."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import BinaryIO

from xlaengine.batch.lines import BatchRequest, parse, read_lines
from xlaengine.batch.shard import WHOLE, Shard
from xlaengine.batch.source import Hashed


@dataclass
class Overview:
    """What one pass over the input finds.

    Attributes:
        sha256: digest of the bytes.
        size: of the file, in bytes.
        lines: number of the last line that is not blank; 0 if there is none.
        requests: the number of lines that are not blank.
        own: the number of those lines that are in the shard. All other attributes are of the whole input, so that all shards of an input
            have the same graphs.
        valid: the number of lines that `parse` accepts. The engine may refuse some of them later.
        first_sampled: which of the lines that are not blank, counted from 1, is the first valid one that is not greedy; None if all are.
        max_logprobs: the most alternatives that a valid line asks for; None if no line asks for log-probabilities.
        prompt_logprobs: whether a valid line asks for log-probabilities of its prompt.
        models: the number of valid lines that ask for a model, by its name.
        chats: whether a valid line has messages.
        first_text: number of the first valid line whose prompt is text or messages; None if all are token ids.
    """

    sha256: str = ""
    size: int = 0
    lines: int = 0
    requests: int = 0
    own: int = 0
    valid: int = 0
    first_sampled: int | None = None
    max_logprobs: int | None = None
    prompt_logprobs: bool = False
    models: Counter[str] = field(default_factory=Counter)
    chats: bool = False
    first_text: int | None = None

    def count(self, line: BatchRequest) -> None:
        """Adds a valid line."""
        self.valid += 1
        if self.first_sampled is None and not line.params.greedy:
            self.first_sampled = self.requests
        counts = (self.max_logprobs, line.params.logprobs, line.params.prompt_logprobs)
        self.max_logprobs = max((count for count in counts if count is not None), default=None)
        self.prompt_logprobs |= line.params.prompt_logprobs is not None
        if line.model is not None:
            self.models[line.model] += 1
        self.chats |= line.messages is not None
        if self.first_text is None and not isinstance(line.prompt, list):
            self.first_text = line.line


def look_over(file: BinaryIO, shard: Shard = WHOLE) -> Overview:
    """Reads the whole input once, and goes back to its beginning. ``shard``: the lines that count as ``own``."""
    file.seek(0)
    hashed, found = Hashed(file), Overview()
    for raw in read_lines(hashed):
        found.lines, found.requests, found.own = raw.number, found.requests + 1, found.own + shard.has(raw.number)
        line = parse(raw)
        if isinstance(line, BatchRequest):
            found.count(line)
    found.sha256, found.size = hashed.sha256, file.tell()
    file.seek(0)
    return found
