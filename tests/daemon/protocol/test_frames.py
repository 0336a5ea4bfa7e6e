"""Frames as bytes: golden ones, and streams of them torn anywhere."""

from __future__ import annotations

import io
import struct

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.protocol.frames import (
    CONTINUES,
    DONE,
    ERROR,
    EXPERTS,
    INT32_MAX,
    LOGPROBS,
    TAG,
    TERMINALS,
    BadFrame,
    ExpertsFrame,
    Frame,
    FrameReader,
    LogprobsFrame,
    encode,
    encode_experts,
    encode_logprobs,
)
from xlaengine.types import MAX_LOGPROBS, TokenLogprobs

GOLDEN = [
    (None, 0, "00000000"),
    (None, 258, "02010000"),
    (None, DONE, "ffffffff"),
    (4, 258, "feffffff 04000000 02010000"),
    (4, CONTINUES, "feffffff 04000000 fcffffff"),
    (4, DONE, "feffffff 04000000 ffffffff"),
    (4, ERROR, "feffffff 04000000 fdffffff"),
    (0, DONE, "feffffff 00000000 ffffffff"),
    (INT32_MAX, INT32_MAX, "feffffff ffffff7f ffffff7f"),
]

TOKENS = st.integers(0, INT32_MAX)
TAGGED = st.builds(Frame, TOKENS, TOKENS | st.sampled_from(sorted(TERMINALS)))


@pytest.mark.parametrize(("request_id", "value", "golden"), GOLDEN)
def test_a_frame_is_these_bytes_and_they_are_this_frame(request_id: int | None, value: int, golden: str) -> None:
    data = bytes.fromhex(golden)
    assert encode(request_id, value) == data
    if request_id is not None:
        assert FrameReader().feed(data) == [Frame(request_id, value)]


@given(st.data(), st.lists(TAGGED))
def test_a_stream_torn_anywhere_gives_the_same_frames(data: st.DataObject, frames: list[Frame]) -> None:
    stream = b"".join(encode(*frame) for frame in frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)))))
    reader, got = FrameReader(), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += reader.feed(stream[start:end])
        assert reader.is_torn == (end % 12 != 0)
    assert got == frames


LOGPROB = st.floats(width=32, max_value=0, allow_nan=False)
WITH_LOGPROBS = st.builds(
    LogprobsFrame,
    st.integers(1, INT32_MAX),
    st.builds(TokenLogprobs, TOKENS, LOGPROB, TOKENS, st.lists(st.tuples(TOKENS, LOGPROB), max_size=MAX_LOGPROBS).map(tuple)),
)


@given(st.data(), st.lists(TAGGED | WITH_LOGPROBS))
def test_frames_of_log_probabilities_among_others_torn_anywhere_are_the_same(
    data: st.DataObject, frames: list[Frame | LogprobsFrame]
) -> None:
    pieces = [encode_logprobs(*frame) if isinstance(frame, LogprobsFrame) else encode(*frame) for frame in frames]
    stream, ends = b"".join(pieces), {sum(map(len, pieces[:i])) for i in range(len(pieces) + 1)}
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)))))
    reader, got = FrameReader(), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += reader.feed(stream[start:end])
        assert reader.is_torn == (end not in ends)
    assert got == frames


@pytest.mark.parametrize("dtype", [np.uint8, np.uint16])
def test_a_frame_of_experts_torn_anywhere_is_the_same_array(dtype: type[np.integer]) -> None:
    experts = np.arange(30, dtype=dtype).reshape(5, 3, 2)
    stream = encode(4, 7) + encode_experts(4, experts) + encode(4, DONE)
    for size in (1, 7, 12, 128, len(stream)):
        reader = FrameReader()
        before, found, after = [frame for at in range(0, len(stream), size) for frame in reader.feed(stream[at : at + size])]
        assert (before, after, reader.is_torn) == (Frame(4, 7), Frame(4, DONE), False)
        assert isinstance(found, ExpertsFrame)
        assert (found.request_id, found.experts.dtype) == (4, dtype)
        np.testing.assert_array_equal(found.experts, experts)


def test_experts_are_never_read_as_python_objects() -> None:
    np.save(file := io.BytesIO(), np.array([{}], object), allow_pickle=True)
    data = file.getvalue()
    with pytest.raises(BadFrame, match="in experts of request 4"):
        FrameReader().feed(struct.pack("<3i", EXPERTS, 4, len(data)) + data)


@pytest.mark.parametrize(
    "numbers",
    [
        (DONE, 4, 17),
        (17, 18, 19),
        (TAG, -1, 17),
        (TAG, 4, TAG),
        (TAG, 4, -5),
        (LOGPROBS, 0, 1),
        (LOGPROBS, 4, 0),
        (LOGPROBS, 4, -1),
        (LOGPROBS, 4, MAX_LOGPROBS + 2),
        (LOGPROBS, 4, 1, -7, 1, 0),
        (EXPERTS, 0, 4, 5),
        (EXPERTS, 4, 0),
        (EXPERTS, 4, -1),
        (EXPERTS, 4, 4, 5),
    ],
)
def test_bytes_that_are_no_frames_are_refused_with_numbers(numbers: tuple[int, ...]) -> None:
    with pytest.raises(BadFrame, match="|".join(map(str, numbers))):
        FrameReader().feed(struct.pack(f"<{len(numbers)}i", *numbers))


@pytest.mark.parametrize("frame", [(4, 2**31), (2**31, 1), (None, -(2**31) - 1)])
def test_a_number_beyond_int32_is_never_written(frame: tuple[int | None, int]) -> None:
    with pytest.raises(struct.error):
        encode(*frame)
