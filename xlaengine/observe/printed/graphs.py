"""Prints a graph for review: its StableHLO text, and the facts that a diff must show.

Graphs are lowered and compiled, but never run, so printing needs no weights and no device memory.
"""

from __future__ import annotations

import math
import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import jax
from jax.stages import Traced

from xlaengine.device.table import Graph, compiled, own_settings
from xlaengine.observe.printed.hlo import writes
from xlaengine.observe.printed.tables import PrintedTable, StateSizes, printed_tables

HEAVY_OPS = (
    *("dot_general", "convolution", "scatter", "gather", "dynamic_slice", "dynamic_update_slice", "sort", "top_k"),
    *("while", "case", "rng", "rng_bit_generator", "infeed", "outfeed", "send", "recv"),
)
"""Ops that are counted in the text; the body of a loop counts once. Custom calls are counted too, by target."""

UNOPTIMISED = {"xla_backend_optimization_level": 0}
"""Compiler options. XLA decides on buffers and in-place writes before LLVM gets a module, so LLVM need not optimise it."""

_OP = re.compile(r"(?<!#)\b(?:stablehlo|chlo)\.(?:custom_call @([\w.$]+)|(\w+))")
_HOST = re.compile(r"callback|infeed|outfeed|send|recv|host", re.IGNORECASE)
_ARGUMENTS, _RESULTS = ("weights", "state", "batch"), ("state", "out")


@dataclass(frozen=True)
class Printed:
    """A graph, lowered and compiled.

    Attributes:
        text: StableHLO; None if it is not written.
        entry: its facts in the manifest, in JSON's types:

            - read_only: the graph returns no state.
            - arguments, results: path -> ``dtype[shape]``.
            - donated, donated_bytes: paths of the donated arguments, and their size.
            - aliased_bytes: bytes that the compiled module writes in place of an argument. If they are fewer than donated_bytes, a donation
              was lost.
            - kv_copies: the number of instructions of the compiled module that write an array as large as a cell's, but not in place
              (`StateSizes.is_cell`); 0 without a state.
            - vocab_copies: the same for arrays as large as the state's tables over the vocabulary.
            - ops: the numbers of `HEAVY_OPS` and of custom calls. host_calls: the number of those that call the host.
            - lowers_for_cuda: whether it can be lowered for CUDA without a card. ops_cuda: the ops of this lowering.
        temporary_bytes: the bytes of temporaries of the executable for a CPU.
    """

    name: str
    text: str | None
    entry: dict[str, Any]
    temporary_bytes: int

    @property
    def file_name(self) -> str:
        return self.name.replace("/", "-").replace("[", "_").replace("]", "") + ".mlir"


def print_tables(progress: Callable[[int, int], object] = lambda done, total: None) -> tuple[Printed, ...]:
    """Prints every graph of `printed_tables`, in their order, without the tables that cannot be compiled here (`PrintedTable.missing`).

    Args:
        progress: called with the number of printed graphs and the number of all graphs.
    """
    asked = [(table, graph) for table in printed_tables() if table.missing is None for graph in table.graphs]
    printed = []
    progress(0, len(asked))
    with ThreadPoolExecutor(os.cpu_count()) as threads:  # XLA releases Python's lock while it compiles
        for one in threads.map(lambda pair: _print_listed(*pair), asked):
            printed.append(one)
            progress(len(printed), len(asked))
    return tuple(printed)


def _print_listed(table: PrintedTable, graph: Graph) -> Printed:
    one = print_graph(graph, table.sizes)
    return replace(one, name=table.name_of(graph), text=one.text if graph.name.startswith(table.written) else None)


@own_settings()
def print_graph(graph: Graph, sizes: StateSizes) -> Printed:
    """Lowers a graph for CPU and for CUDA, and compiles it for CPU.

    Raises:
        Exception: any error of tracing, lowering or compiling the program.
    """
    with jax.default_device(jax.local_devices(backend="cpu")[0]):  # so that the text is the same on a machine with a GPU
        traced = graph.trace()
        lowered = traced.lower()
        executable = compiled(lowered, "cpu", UNOPTIMISED)
    text, arguments = lowered.as_text(), jax.tree_util.tree_leaves_with_path(lowered.args_info[0])
    donated = [(path, leaf) for path, leaf in arguments if leaf.donated]
    results = {_path(path, _RESULTS): _shape(leaf) for path, leaf in jax.tree_util.tree_leaves_with_path(lowered.out_info)}
    ops, on_cuda = op_counts(text), _ops_on_cuda(traced)

    hlo, memory = executable.as_text() or "", executable.memory_analysis()

    def copies(counts: Callable[[int], bool]) -> int:
        return 0 if graph.state is None else writes(hlo, counts)

    entry = {
        "read_only": not any(path.startswith("state") for path in results),
        "arguments": {_path(path, _ARGUMENTS): _shape(leaf) for path, leaf in arguments},
        "results": results,
        "donated": [_path(path, _ARGUMENTS) for path, _ in donated],
        "donated_bytes": sum(math.prod(leaf.shape) * leaf.dtype.itemsize for _, leaf in donated),
        "aliased_bytes": getattr(memory, "alias_size_in_bytes", 0),
        "kv_copies": copies(sizes.is_cell),
        "vocab_copies": copies(lambda elements: elements == sizes.vocab_table),
        "ops": ops,
        "lowers_for_cuda": on_cuda is not None,
        "ops_cuda": on_cuda or {},
        "host_calls": sum(count for op, count in ops.items() if _HOST.search(op)),
    }
    return Printed(graph.name, text, entry, getattr(memory, "temp_size_in_bytes", 0))


def _ops_on_cuda(traced: Traced) -> dict[str, int] | None:
    """Counts the ops of the lowering for CUDA. None if the lowering needs a card, for a callback or cuDNN: jax raises these errors then."""
    try:
        return op_counts(traced.lower(lowering_platforms=("cuda",)).as_text())
    except (NotImplementedError, ValueError):
        return None


def broken_promises(printed: Iterable[Printed]) -> list[str]:
    """Returns a sentence for each fault that no graph may have. The checked-in manifest does not excuse it."""
    return [f"{one.name}: {fault}" for one in printed for fault in _faults(one.entry)]


def _faults(entry: dict[str, Any]) -> list[str]:
    state = [path for path in entry["arguments"] if path.startswith("state")]
    kept = [path for path in state if path not in entry["donated"]]
    faults = []
    if kept and not entry["read_only"]:
        faults.append(f"returns a state, but does not donate {', '.join(kept)}")
    if entry["donated"] and entry["read_only"]:
        faults.append(f"donates {', '.join(entry['donated'])}, but returns no state")
    if entry["aliased_bytes"] != entry["donated_bytes"]:
        faults.append(f"donates {entry['donated_bytes']} bytes, of which only {entry['aliased_bytes']} are written in place")
    if entry["kv_copies"]:
        faults.append(f"writes {entry['kv_copies']} arrays as large as a cell's, but not in place")
    if entry["vocab_copies"]:
        faults.append(f"writes {entry['vocab_copies']} arrays as large as a table over slots and vocabulary, but not in place")
    if entry["host_calls"]:
        faults.append(f"calls the host {entry['host_calls']} times")
    return faults


def op_counts(text: str) -> dict[str, int]:
    """Counts the heavy ops of a StableHLO module, and its custom calls as ``custom_call @target``, sorted by name."""
    counts = Counter(f"custom_call @{target}" if target else op for target, op in _OP.findall(text))
    return {op: counts[op] for op in sorted(counts) if op in HEAVY_OPS or op.startswith("custom_call")}


def _path(path: Sequence[Any], roots: Sequence[str]) -> str:
    """Returns a path such as ``state.slots.pos`` for a leaf of the positional arguments or of the result."""
    return f"{roots[path[0].idx]}.{jax.tree_util.keystr(tuple(path[1:]), simple=True, separator='.')}".rstrip(".")


def _shape(leaf: Any) -> str:
    return f"{leaf.dtype.name}[{','.join(map(str, leaf.shape))}]"
