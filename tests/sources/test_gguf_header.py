"""The header reader against the ``gguf`` package's own."""

from __future__ import annotations

import os

import numpy as np
import pytest
from gguf import GGUFReader, GGUFWriter
from gguf.constants import GGMLQuantizationType

from xlaengine.sources import SourceError
from xlaengine.sources.gguf_header import read_header


@pytest.fixture
def file(tmp_path):
    writer = GGUFWriter(tmp_path / "m.gguf", "llama")
    writer.add_uint8("a.u8", 200)
    writer.add_int16("a.i16", -300)
    writer.add_float32("a.f32", 0.1)
    writer.add_float64("a.f64", 0.1)
    writer.add_uint64("a.u64", 2**63)
    writer.add_bool("a.bool", True)
    writer.add_string("a.text", "größer\n")
    writer.add_array("a.strings", ["a", "", "ü" * 300])
    writer.add_array("a.ints", [1, -2, 3])
    writer.add_custom_alignment(64)
    writer.add_tensor("x", np.arange(6, dtype=np.float32).reshape(2, 3))
    writer.add_tensor("q", np.zeros((4, 34), np.uint8), raw_dtype=GGMLQuantizationType.Q8_0)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    return tmp_path / "m.gguf"


def test_metadata_and_tensors_equal_those_of_the_gguf_package(file):
    header, reader = read_header(file), GGUFReader(file)
    theirs = {name: field.contents() for name, field in reader.fields.items() if not name.startswith("GGUF.")}
    assert header.metadata == theirs
    assert {name: (t.shape, t.type, t.offset, t.nbytes) for name, t in header.tensors.items()} == {
        t.name: (tuple(t.shape.tolist()[::-1]), t.tensor_type, t.data_offset, t.n_bytes) for t in reader.tensors
    }


def test_a_file_cut_anywhere_is_refused(file):
    whole = file.read_bytes()
    end = max(tensor.offset + tensor.nbytes for tensor in read_header(file).tensors.values())
    for length in (*range(4, end, 7), end - 1):
        file.write_bytes(whole[:length])
        with pytest.raises(SourceError, match=f"{length} bytes"):
            read_header(file)


def test_a_file_of_another_kind_is_refused(tmp_path):
    for content in (b"", b"PK\x03\x04 and more"):
        (tmp_path / "m.gguf").write_bytes(content)
        with pytest.raises(SourceError, match="not a GGUF file"):
            read_header(tmp_path / "m.gguf")


def test_an_unknown_version_is_refused_with_its_number(file):
    content = bytearray(file.read_bytes())
    content[4:8] = (9).to_bytes(4, "little")
    file.write_bytes(content)
    with pytest.raises(SourceError, match="version 9"):
        read_header(file)


def changed(content: bytes, tensor: str, field: str, value: int) -> bytes:
    """The file with another axis, kind or offset in the record of a tensor."""
    at = content.index(len(tensor).to_bytes(8, "little") + tensor.encode()) + 8 + len(tensor) + 4
    axes = int.from_bytes(content[at - 4 : at], "little")
    place, size = {"axis": (at, 8), "kind": (at + 8 * axes, 4), "offset": (at + 8 * axes + 4, 8)}[field]
    return content[:place] + value.to_bytes(size, "little") + content[place + size :]


@pytest.mark.parametrize(
    ("tensor", "field", "value", "told"),
    [
        ("q", "offset", 72, "q has offset 72, and the tensors before it end at 64"),
        ("q", "offset", 0, "q has offset 0, and the tensors before it end at 64"),
        ("x", "offset", 64, "x has offset 64, and the tensors before it end at 0"),
        ("x", "axis", 300, "q has offset 64, and the tensors before it end at 2432"),
        ("q", "kind", 14, "q is stored as Q6_K, in blocks of 256, and its columns have 32 entries"),
        ("q", "kind", 4, "q is stored as type 4, which ggml does not have"),
    ],
)
def test_a_tensor_that_cannot_lie_where_its_record_says_is_refused(file, tensor, field, value, told):
    file.write_bytes(changed(file.read_bytes(), tensor, field, value))
    with pytest.raises(SourceError, match=rf"m\.gguf has no readable GGUF header \([0-9]+ bytes\): .*{told}"):
        read_header(file)


def test_a_value_of_an_unknown_type_is_refused_with_its_place(file):
    content, key = bytearray(file.read_bytes()), b"general.alignment"
    at = content.index(key) + len(key)
    content[at : at + 4] = (77).to_bytes(4, "little")
    file.write_bytes(content)
    with pytest.raises(SourceError, match=f"the type of a value at byte {at} is 77; the largest known is 12"):
        read_header(file)


def test_two_tensors_of_one_name_are_refused(file):
    content, record = file.read_bytes(), (1).to_bytes(8, "little")
    at = content.index(record + b"q")
    file.write_bytes(content[:at] + record + b"x" + content[at + 9 :])
    with pytest.raises(SourceError, match="2 tensors have 1 names"):
        read_header(file)


@pytest.mark.parametrize("alignment", [0, 3, 24])
def test_an_alignment_that_is_no_power_of_two_is_refused_with_its_number(file, alignment):
    content, key = file.read_bytes(), b"general.alignment" + (4).to_bytes(4, "little")
    at = content.index(key) + len(key)
    file.write_bytes(content[:at] + alignment.to_bytes(4, "little") + content[at + 4 :])
    with pytest.raises(SourceError, match=f"general.alignment is {alignment}, not a power of two"):
        read_header(file)


def test_arrays_nested_without_end_are_refused(tmp_path):
    header = b"GGUF" + (3).to_bytes(4, "little") + (0).to_bytes(8, "little") + (1).to_bytes(8, "little")
    array = (9).to_bytes(4, "little") + (1).to_bytes(8, "little")
    (tmp_path / "m.gguf").write_bytes(header + (1).to_bytes(8, "little") + b"a" + (9).to_bytes(4, "little") + array * 100_000)
    with pytest.raises(SourceError, match=r"m\.gguf has no readable GGUF header"):
        read_header(tmp_path / "m.gguf")


def test_a_header_is_read_once_and_anew_when_the_file_has_changed(file, monkeypatch):
    first = read_header(file)
    assert read_header(file) is first
    time = file.stat().st_mtime_ns
    file.write_bytes(file.read_bytes().replace(b"a.bool", b"b.bool"))
    os.utime(file, ns=(time, time + 1))
    assert "b.bool" in read_header(file).metadata
