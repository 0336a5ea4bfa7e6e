"""The verdict of a rehearsal, and files that keep verdicts: the same graphs and weights on the same machine need no second rehearsal."""

from __future__ import annotations

import hashlib
import os
import warnings
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import jax
import jaxlib
import msgspec

from xlaengine.config import EngineConfig
from xlaengine.device.table import AS_WRITTEN, OF_PLATFORM
from xlaengine.ops.chosen import ops_for
from xlaengine.runner.agreement import decode_agrees, prefill_agrees, rehearsed_widths
from xlaengine.runner.compiler import Built
from xlaengine.runner.placement import Placement
from xlaengine.runner.rehearsal import Rehearsal
from xlaengine.sources.whole import write_whole

_HERE = Path(__file__).parent
_CODE = [
    (_HERE / name).read_text(encoding="utf-8")
    for name in ("agreement.py", "batches.py", "rehearsal.py", "runner.py", "saving.py", "verdict.py")
]
"""The text of these files at import. The files may change later."""


@dataclass(frozen=True)
class Verdict:
    """
    Attributes:
        prefill_is_exact: as `Runner.prefill_is_exact`.
        decode_is_exact: as `Runner.decode_is_exact`.
        widths: as `rehearsed_widths` gives them.
        places_agree: a row has the same bits at every place of the widest decode graph.
        speculated: as `Rehearsal.speculated` gives it.
    """

    prefill_is_exact: bool
    decode_is_exact: bool
    widths: tuple[int, ...]
    places_agree: bool
    speculated: tuple[tuple[int, ...], ...] = ()

    def fits(self, config: EngineConfig) -> bool:
        """Whether a rehearsal with this config can give this verdict. A damaged file may hold any numbers."""
        if config.speculative is None:
            return _is_part(self.widths, config.decode_widths) and not self.speculated
        if len(self.speculated) != 2:
            return False
        places, counts = self.speculated
        fits = _is_part(self.widths, config.decode_widths) and _is_part(counts, config.speculative.counts)
        return fits and (not places or _is_part(places, config.step_places))

    def warn(self) -> None:
        if not self.places_agree:
            warnings.warn("on this platform a row's bits depend on its place in the batch: streams depend on the schedule", stacklevel=3)


@dataclass(frozen=True)
class KeptVerdicts:
    """
    Attributes:
        directory: has a file for each verdict, and may be deleted at any time.
        weights: fingerprints of all weights.
    """

    directory: Path
    weights: tuple[str | None, ...]

    def verdict(
        self, config: EngineConfig, built: Mapping[str, Built], ask: Callable[[], Verdict], placement: Placement, code: str = ""
    ) -> Verdict:
        """Returns the kept verdict, or rehearses by ``ask`` and keeps the verdict. Accelerators always rehearse, because their libraries
        choose algorithms by measured time.

        Args:
            code: more source text of the rehearsal, from another room.
        """
        if not placement.is_host:
            return ask()
        place = self.directory / f"{self._key(config, built, code)}.json"
        known = _read(place)
        if known is None or not known.fits(config):
            known = ask()
            _write(place, known)
        return known

    def _key(self, config: EngineConfig, built: Mapping[str, Built], code: str) -> str:
        """Digest of everything that the bits may depend on: graphs, kernels, weights, compiler, machine, and the code of the rehearsal."""
        about = [
            # without the settings that no rehearsal depends on
            repr(replace(config, seed=0, depth=1, log_interval=0, probe_every=0, scheduling_policy="fcfs")),
            *(f"{name} {each.code}" for name, each in sorted(built.items())),
            repr((AS_WRITTEN, OF_PLATFORM)),
            *map(str, self.weights),
            jax.__version__,
            jaxlib.version.__version__,
            *(os.environ.get(name, "") for name in ("XLA_FLAGS", "PJRT_NPROC", "NPROC")),
            str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
            ops_for(config).identity(),
            *_CODE,
            code,
        ]
        return hashlib.sha256("\0".join(about).encode()).hexdigest()


def verdict_of(rehearsal: Rehearsal, *, of_prefill: bool) -> Verdict:
    """Makes all comparisons.

    Args:
        of_prefill: whether the engine may use KV of one prefill graph in place of another's.
    """
    prefill_is_exact = of_prefill and prefill_agrees(rehearsal)
    decode_is_exact = prefill_is_exact and decode_agrees(rehearsal)
    widths, places_agree = rehearsed_widths(rehearsal)
    return Verdict(prefill_is_exact, decode_is_exact, widths, places_agree, rehearsal.speculated())


def _is_part(found: tuple[int, ...], of: tuple[int, ...]) -> bool:
    """Whether ``found`` is ``of``, perhaps without some of its numbers, but with the last one."""
    return found[-1:] == of[-1:] and found == tuple(number for number in of if number in found)


def _read(place: Path) -> Verdict | None:
    try:
        return msgspec.json.decode(place.read_bytes(), type=Verdict) if place.is_file() else None  # reading a FIFO would never end
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return None


def _write(place: Path, verdict: Verdict) -> None:
    """If the file cannot be written, the next start rehearses again."""
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        write_whole(place, msgspec.json.encode(verdict))
