"""The manifest beside an output file: what the output was made from. A run is resumed only with the same inputs and settings."""

from __future__ import annotations

import errno
import hashlib
import stat
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Literal

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.files import write_json
from xlaengine.batch.interface import Job
from xlaengine.batch.overview import Overview
from xlaengine.batch.service import Facts
from xlaengine.batch.shard import WHOLE
from xlaengine.config import SpeculativeConfig
from xlaengine.sources import at_hand, from_hub
from xlaengine.types.words import listed_shortly

FORMAT = 1
MANIFEST = ".manifest.json"
"""The end of a manifest's name, after the name of its output."""
MISSING: Mapping[str, Any] = {"enable_return_routed_experts": False, "short_slots": []}
"""Keys of `Manifest.fixed` that earlier versions did not write, with the value that runs of those versions had. Any other key had None."""
SAME_AS: Mapping[str, str] = {"kv_cache_dtype": "dtype"}
"""Keys of `Manifest.fixed` that earlier versions did not write, each with another key: runs of those versions had its value for both."""
IF_SHOWN = ("chat_date",)
"""Keys of `Manifest.fixed` that a run writes only if a line may depend on them."""
_RENAMED = {"mtp", "medusa"}
"""Two names of one method of speculation, heads on the last hidden state: earlier versions wrote ``mtp``, this one writes ``medusa``. Now
``mtp`` is another method, but the drafter's fingerprint, which is compared too, differs between the two."""
_OF_SETTINGS = ("max_num_seqs", "seed", "dtype", "kv_cache_dtype", "quantization", "max_model_len", "enable_return_routed_experts")
"""Settings that an engine uses as they are given. So they can be compared before it exists."""
_DIGESTS = {
    "input_sha256": "the input file",
    "model_fingerprint": "what is in the files of the model {}",
    "tokenizer": "the tokenizer",
    "drafter_fingerprint": "the drafter",
}
"""Entries that are digests, with their names in messages."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """What an output was made from, as JSON holds it.

    Attributes:
        fixed: what determines the output: digest of the input, fingerprint of the model, settings. A resumed run must have the same.
        recorded: versions and names of the run that began the output. A change causes a warning, not a refusal: a crash is often cured by
            an update.
        also: the same of each later run, and of each run whose lines were merged into the output, that has other versions or names.
            Empty in earlier versions.
        input_bytes: size of the input, with which ``--extend`` finds out that lines were only appended. None in earlier versions.
        input_requests: the number of the input's lines that are not blank. None in earlier versions.
        own_requests: the number of those lines that are in the shard. None in earlier versions.
        output_sha256: digest of the output in hexadecimal; None until a run has completed it.
        input_changed: the input changed while a run read it, so that finished lines may be of either version.
    """

    fixed: dict[str, Any]
    recorded: dict[str, str]
    also: list[dict[str, str]] = []
    input_bytes: int | None = None
    input_requests: int | None = None
    own_requests: int | None = None
    output_sha256: str | None = None
    input_changed: bool = False
    format: int = FORMAT

    @property
    def runs(self) -> list[dict[str, str]]:
        """`recorded` and `also`."""
        return [self.recorded, *self.also]

    def was(self, key: str) -> Any:
        """Returns the value of ``key`` in ``fixed``. If an earlier version did not write the key, it is the value that its run had."""
        earlier = self.fixed.get(SAME_AS.get(key, ""), MISSING.get(key))
        return self.fixed.get(key, earlier)


def joined(manifest: Manifest, others: Iterable[Mapping[str, str]]) -> Manifest:
    """Returns ``manifest`` with the entries `recorded` of other runs in `also`, unless they are there."""
    also = list(manifest.also)
    also += (dict(other) for other in others if other not in (manifest.recorded, *also))
    return msgspec.structs.replace(manifest, also=also)


def agreed(manifest: Manifest, other: Manifest) -> Manifest:
    """Returns ``manifest`` with the entries `IF_SHOWN` of ``other`` that it lacks: no line of its run depends on them."""
    shown = {key: other.fixed[key] for key in IF_SHOWN if key in other.fixed}
    return msgspec.structs.replace(manifest, fixed=shown | manifest.fixed)


def of_longer_input(manifest: Manifest, overview: Overview, speculative: SpeculativeConfig | None) -> Manifest:
    """Returns ``manifest`` for its own input with appended lines. If its own lines are all greedy, they do not depend on how proposals are
    drawn, and appended lines may. Then ``speculative``, the settings of this run, take the place of the earlier run's."""
    fixed, own = {**manifest.fixed, "input_sha256": overview.sha256}, manifest.input_requests
    if fixed.get("speculative") is None and own is not None and (overview.first_sampled is None or overview.first_sampled > own):
        fixed |= _proposing(speculative, overview, exact=True)
    return msgspec.structs.replace(manifest, fixed=fixed, **counts(overview))


def alike(key: str, one: Any, other: Any) -> bool:
    """Returns whether two values of ``key`` in `Manifest.fixed` mean the same. Versions may spell one value differently."""
    if key == "speculative" and one and other:
        if {one["method"], other["method"]} == _RENAMED:
            one = {**one, "method": other["method"]}
        one, other = {"exact": other.get("exact"), **one}, {"exact": one.get("exact"), **other}  # earlier versions did not write it
    return one == other


def known_before_loading(job: Job, overview: Overview) -> dict[str, Any]:
    """Returns the entries of `Manifest.fixed` that need no loaded model. Of those `IF_SHOWN`, the ones that are given."""
    settings = job.settings
    given = {name: getattr(settings, name) for name in _OF_SETTINGS}
    given["short_slots"] = [list(each) for each in settings.parsed_short_slots] or None  # as JSON has it
    given["model_fingerprint"] = _settled_fingerprint(settings.model_name)
    if (drafting := _shaping(settings.speculative, overview, exact=True)) is not None:
        given["speculative"] = _without_path(drafting)
        given["drafter_fingerprint"] = drafting.model and _settled_fingerprint(drafting.model, drafter=drafting.method != "draft")
    given |= {name: getattr(settings, name) for name in IF_SHOWN}
    known = {name: value for name, value in given.items() if value not in (None, "auto")}
    return known | {"input_sha256": overview.sha256, "served_model_name": job.served_model_name, "shard": _shard(job)}


def make_manifest(job: Job, overview: Overview, facts: Facts) -> Manifest:
    """Makes the manifest of a run. ``facts``: those of its loaded engine."""
    fixed = {
        "input_sha256": overview.sha256,
        "model_fingerprint": facts.model_fingerprint,
        "served_model_name": job.served_model_name,
        "shard": _shard(job),
        "tokenizer": facts.tokenizer,
        **facts.shaping,
        **_proposing(job.settings.speculative, overview, exact=facts.speculation_is_exact),
    }
    if overview.chats and facts.shows_date:
        fixed["chat_date"] = job.settings.chat_date
    plain = msgspec.json.decode(msgspec.json.encode(fixed))  # JSON's own types, as they will be read back
    return Manifest(fixed=plain, recorded={"model": job.settings.model_name, **facts.recorded}, **counts(overview))


def counts(overview: Overview) -> dict[str, Any]:
    """Returns the fields of `Manifest` for the size of the input."""
    return {"input_bytes": overview.size, "input_requests": overview.requests, "own_requests": overview.own}


def _shard(job: Job) -> str | None:
    return None if job.shard == WHOLE else str(job.shard)


def fingerprint_at_hand(model: str, *, drafter: bool = False) -> str | None:
    """Returns the fingerprint of a model's files; None if they are not on this machine. ``drafter`` as in `resolve`."""
    source = at_hand(model, drafter=drafter)
    return None if source is None else source.fingerprint


def _settled_fingerprint(model: str, *, drafter: bool = False) -> str | None:
    """Returns what `fingerprint_at_hand` does, but None for a model on the Hub: the loader may fetch other files than those at hand."""
    return None if from_hub(model) else fingerprint_at_hand(model, drafter=drafter)


def _shaping(speculative: SpeculativeConfig | None, overview: Overview, *, exact: bool) -> SpeculativeConfig | None:
    """Returns the speculative settings if tokens depend on them, otherwise None: then a resumed run may change them.

    Tokens depend on them if lines are sampled and proposals are drawn, or if verification is not ``exact``.
    """
    if speculative is None or (exact and not (speculative.draws and overview.first_sampled)):
        return None
    return speculative


def _proposing(speculative: SpeculativeConfig | None, overview: Overview, *, exact: bool) -> dict[str, Any]:
    """Returns the entries of `Manifest.fixed` that say how tokens are proposed. ``exact``: as for `_shaping`."""
    if (drafting := _shaping(speculative, overview, exact=exact)) is None:
        return {"speculative": None, "drafter_fingerprint": None}
    found = drafting.model and fingerprint_at_hand(drafting.model, drafter=drafting.method != "draft")
    return {"speculative": {**_without_path(drafting), "exact": exact}, "drafter_fingerprint": found}


def _without_path(speculative: SpeculativeConfig) -> dict[str, Any]:
    """Returns the settings without the drafter's path: its fingerprint identifies the drafter."""
    return {name: value for name, value in asdict(speculative).items() if name != "model"}


def differences(recorded: Mapping[str, Sequence[Mapping[str, str]]]) -> Iterator[str]:
    """Yields a sentence for each entry of `Manifest.recorded`, such as the version of jax, that is not the same everywhere.

    Args:
        recorded: the entries of each run of an output, by the output's name for messages.
    """
    runs = [(where, entries) for where, of_output in recorded.items() for entries in of_output]
    for name in sorted(set().union(*(entries for _, entries in runs))):
        values = dict[str, dict[str, None]]()  # for each value the names of its outputs, in order and each once
        for where, entries in runs:
            values.setdefault(entries.get(name, "unknown"), {})[where] = None
        if len(values) > 1:
            listed = ", ".join(f"{value} ({listed_shortly(list(names))})" for value, names in sorted(values.items()))
            yield f"{name} differs: {listed}; equal bits are promised between like machines only"


def manifest_path(output: Path) -> Path:
    """Returns the path of an output's manifest, which need not exist."""
    return output.with_name(output.name + MANIFEST)


def write_manifest(output: Path, manifest: Manifest) -> None:
    """Writes the manifest of an output, and syncs it to disk. Raises RunError. A run does so before the first byte of the output."""
    write_json(manifest_path(output), "manifest", manifest)


class _Format(msgspec.Struct):
    """The one entry that a manifest of any format has."""

    format: int = FORMAT


class _OtherFormat(Exception):
    """A manifest has another format. The message says which."""


def _decoded(path: Path) -> Manifest:
    """Reads a manifest.

    Raises:
        OSError: it cannot be read, or is not a regular file: reading a pipe would wait for its writer.
        _OtherFormat: it has another format.
        msgspec.DecodeError, UnicodeDecodeError: it is not a manifest.
    """
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "it is not a regular file")
    data = path.read_bytes()
    if (written := msgspec.json.decode(data, type=_Format).format) != FORMAT:
        raise _OtherFormat(f"{path.name} has format {written}, this version writes {FORMAT}")
    return msgspec.json.decode(data, type=Manifest)


def refuse_foreign(output: Path) -> None:
    """Raises UsageError if a file that is not a manifest, or one of another format, has the name of a new output's manifest: this run would
    replace it."""
    path = manifest_path(output)
    advice = f"the manifest of {output.name} would replace it: move it, or name another output"
    try:
        _decoded(path)
    except FileNotFoundError:
        return
    except OSError as error:
        raise UsageError(f"the manifest {path} cannot be written: {error.strerror}") from None
    except _OtherFormat as error:
        raise UsageError(f"{error}, and {advice}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise UsageError(f"{path} is not a manifest, and {advice}") from None


def found_beside(output: Path, manifest: Manifest) -> Literal["own", "foreign", "none"]:
    """Returns what stands beside ``output``. ``manifest`` is that of this run.

    A manifest of another run or of another format is ``foreign``. So is what cannot be read, because it may be one. If the manifest is
    missing, or the file there is not a manifest, nothing is lost if this run writes its own again: ``none``.
    """
    try:
        there = _decoded(manifest_path(output))
    except (FileNotFoundError, msgspec.DecodeError, UnicodeDecodeError):
        return "none"
    except (OSError, _OtherFormat):
        return "foreign"
    return "own" if is_manifest_of(manifest, there) else "foreign"


def refuse_mixed(output: Path, manifest: Manifest, purpose: str) -> None:
    """Raises UsageError if lines of ``output`` may be of two versions of the input. ``purpose``: as in `read_manifest`."""
    if manifest.input_changed:
        raise UsageError(
            f"cannot {purpose} {output}: the input changed while a run read it, and finished lines may be of either version: "
            "name another output"
        )


def digest_of(path: Path) -> str:
    """Returns the SHA-256 of a file, in hexadecimal."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def is_manifest_of(manifest: Manifest, there: Manifest) -> bool:
    """Returns whether ``there`` is ``manifest``, apart from what a run adds at its end."""
    return msgspec.structs.replace(there, output_sha256=manifest.output_sha256, input_changed=manifest.input_changed) == manifest


def read_manifest(output: Path, purpose: str = "resume") -> Manifest:
    """Reads the manifest of an output. ``purpose``: what the caller wants to do with the output, for the message.

    Raises:
        UsageError: the manifest is missing or cannot be read, or has another format.
    """
    path = manifest_path(output)
    try:
        manifest = _decoded(path)
    except FileNotFoundError:
        raise UsageError(f"cannot {purpose} {output}: {path.name} is missing, so it is not known what made it") from None
    except _OtherFormat as error:
        raise UsageError(f"cannot {purpose} {output}: {error}") from None
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as e:
        raise UsageError(f"cannot {purpose} {output}: {path.name} cannot be read: {e}") from None
    return manifest


def refuse_changes(output: Path, manifest: Manifest, now: Mapping[str, Any], model: str) -> None:
    """Raises UsageError if entries of ``now`` differ from those in the manifest's ``fixed``; the message has them all.

    Args:
        now: entries of this run's `Manifest.fixed`, all or some.
        model: the model's name in this run, for the message.
    """
    free = set(IF_SHOWN) - manifest.fixed.keys()
    changed = {
        key: (manifest.was(key), value) for key, value in now.items() if key not in free and not alike(key, manifest.was(key), value)
    }
    models = manifest.recorded.get("model", "unknown"), model
    if phrases := [_phrase(key, was, value, models) for key, (was, value) in changed.items()]:
        raise UsageError(f"cannot resume {output}: {'; '.join(phrases)}. Give the same, or another output file")


def _phrase(key: str, was: Any, now: Any, models: tuple[str, str]) -> str:
    if key == "model_fingerprint" and models[0] != models[1]:
        return f"the model was {models[0]} and is now {models[1]}"
    if key in _DIGESTS:
        return f"{_DIGESTS[key].format(models[1])} changed (its digest was {_short(was)} and is now {_short(now)})"
    return f"{key} was {was!r} and is now {now!r}"


def _short(digest: str | None) -> str:
    return "none" if digest is None else digest[:12]
