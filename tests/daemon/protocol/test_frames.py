"""Frames as bytes: golden ones, and streams of them torn anywhere."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from xlaengine.daemon.protocol.frames import CONTINUES, DONE, ERROR, INT32_MAX, TAG, TERMINALS, BadFrame, Frame, FrameReader, encode

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
UNTAGGED = st.builds(Frame, st.none(), TOKENS | st.just(DONE))


@pytest.mark.parametrize(("request_id", "value", "golden"), GOLDEN)
def test_a_frame_is_these_bytes_and_they_are_this_frame(request_id: int | None, value: int, golden: str) -> None:
    data = bytes.fromhex(golden)
    assert encode(request_id, value) == data
    assert FrameReader(tagged=request_id is not None).feed(data) == [Frame(request_id, value)]


@given(st.data(), st.booleans())
def test_a_stream_torn_anywhere_gives_the_same_frames(data: st.DataObject, tagged: bool) -> None:
    frames = data.draw(st.lists(TAGGED if tagged else UNTAGGED))
    stream = b"".join(encode(*frame) for frame in frames)
    cuts = sorted(data.draw(st.lists(st.integers(0, len(stream)))))
    reader, got = FrameReader(tagged), []
    for start, end in zip([0, *cuts], [*cuts, len(stream)], strict=True):
        got += reader.feed(stream[start:end])
        assert reader.is_torn == (end % (12 if tagged else 4) != 0)
    assert got == frames


@pytest.mark.parametrize(
    ("tagged", "numbers"),
    [
        (True, (DONE, 4, 17)),
        (True, (17, 18, 19)),
        (True, (TAG, -1, 17)),
        (True, (TAG, 4, TAG)),
        (True, (TAG, 4, -5)),
        (False, (TAG,)),
        (False, (ERROR,)),
        (False, (CONTINUES,)),
    ],
)
def test_what_no_daemon_writes_is_refused_with_its_numbers(tagged: bool, numbers: tuple[int, ...]) -> None:
    with pytest.raises(BadFrame, match="|".join(map(str, numbers))):
        FrameReader(tagged).feed(struct.pack(f"<{len(numbers)}i", *numbers))


@pytest.mark.parametrize("frame", [(4, 2**31), (2**31, 1), (None, -(2**31) - 1)])
def test_a_number_beyond_int32_is_never_written(frame: tuple[int | None, int]) -> None:
    with pytest.raises(struct.error):
        encode(*frame)
