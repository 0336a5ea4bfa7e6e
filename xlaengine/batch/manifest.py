"""The manifest beside an output file: what the output was made from. A run is resumed only with the same inputs and settings."""

from __future__ import annotations

import errno
import hashlib
import stat
from collections.abc import Iterator, Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

import msgspec

from xlaengine.batch.errors import UsageError
from xlaengine.batch.files import write_json
from xlaengine.batch.interface import Job
from xlaengine.batch.service import Facts
from xlaengine.batch.shard import WHOLE
from xlaengine.batch.source import Overview
from xlaengine.config import SpeculativeConfig
from xlaengine.sources import at_hand, from_hub

FORMAT = 1
MISSING: Mapping[str, Any] = {"enable_return_routed_experts": False, "short_slots": []}
"""By key of `Manifest.fixed`: the value in runs of versions that did not write the key. It is None for keys that are not named here."""
SAME_AS: Mapping[str, str] = {"kv_cache_dtype": "dtype"}
"""By key of `Manifest.fixed`: another key, whose value it had in runs of versions that did not write it."""
_RENAMED = {"mtp", "medusa"}
"""Names of a method of speculation: heads on the last hidden state were ``mtp`` in earlier versions. The drafter's fingerprint, which is
compared too, tells them from what ``mtp`` means now."""
_OF_SETTINGS = ("max_num_seqs", "seed", "dtype", "kv_cache_dtype", "quantization", "max_model_len", "enable_return_routed_experts")
"""Settings whose value, if it is given, is that of the engine."""
_DIGESTS = {
    "input_sha256": "the input file",
    "model_fingerprint": "what is in the files of the model {}",
    "tokenizer": "the tokenizer",
    "drafter_fingerprint": "the drafter",
}
"""Names of the entries that are digests, for messages."""


class Manifest(msgspec.Struct, frozen=True, kw_only=True):
    """
    Attributes:
        fixed: what determines the output: digest of the input, fingerprint of the model, settings. A resumed run must have the same.
        recorded: versions and names. A change causes a warning, not a refusal: a crash is often cured by an update.
        input_bytes: size of the input: one that only grew begins with this many unchanged bytes. None in manifests of earlier versions.
        input_requests: the number of the input's lines that are not blank; ``own_requests``: of those in the shard. None as above.
        output_sha256: digest of the complete output, from the end of the run that completed it.
    """

    fixed: dict[str, Any]
    recorded: dict[str, str]
    input_bytes: int | None = None
    input_requests: int | None = None
    own_requests: int | None = None
    output_sha256: str | None = None
    format: int = FORMAT

    def was(self, key: str) -> Any:
        """The value of ``fixed``; for a key that the version of that run did not write, what the value was then."""
        earlier = self.fixed.get(SAME_AS.get(key, ""), MISSING.get(key))
        return self.fixed.get(key, earlier)


def alike(key: str, one: Any, other: Any) -> bool:
    """Returns whether two values of ``key`` in `Manifest.fixed` mean the same, although versions may spell it differently."""
    if key == "speculative" and one and other and {one["method"], other["method"]} == _RENAMED:
        return dict(one) | {"method": other["method"]} == other
    return one == other


def known_before_loading(job: Job, overview: Overview) -> dict[str, Any]:
    """Returns the entries of `Manifest.fixed` that need no loaded model."""
    settings = job.settings
    given = {name: getattr(settings, name) for name in _OF_SETTINGS}
    given["short_slots"] = [list(each) for each in settings.shorter] or None  # as JSON has it
    given["model_fingerprint"] = _settled_fingerprint(settings.model_name)
    if (drafting := _shaping(settings.speculative, overview, exact=True)) is not None:
        given["speculative"] = _without_path(drafting)
        given["drafter_fingerprint"] = drafting.model and _settled_fingerprint(drafting.model, drafter=drafting.method != "draft")
    known = {name: value for name, value in given.items() if value not in (None, "auto")}
    return known | {"input_sha256": overview.sha256, "served_model_name": job.served_model_name, "shard": _shard(job)}


def make_manifest(job: Job, overview: Overview, facts: Facts) -> Manifest:
    """Makes the manifest of a run whose model is loaded."""
    drafting = _shaping(job.settings.speculative, overview, exact=facts.speculation_is_exact)
    fixed = {
        "input_sha256": overview.sha256,
        "model_fingerprint": facts.model_fingerprint,
        "served_model_name": job.served_model_name,
        "shard": _shard(job),
        "tokenizer": facts.tokenizer,
        **facts.shaping,
        "speculative": drafting and _without_path(drafting),
        "drafter_fingerprint": drafting and drafting.model and fingerprint_at_hand(drafting.model, drafter=drafting.method != "draft"),
    }
    plain = msgspec.json.decode(msgspec.json.encode(fixed))  # JSON's own types, as they will be read back
    return Manifest(fixed=plain, recorded={"model": job.settings.model_name, **facts.recorded}, **counts(overview))


def counts(overview: Overview) -> dict[str, Any]:
    """Returns what a manifest says of the size of its input."""
    return {"input_bytes": overview.size, "input_requests": overview.requests, "own_requests": overview.own}


def _shard(job: Job) -> str | None:
    return None if job.shard == WHOLE else str(job.shard)


def fingerprint_at_hand(model: str, *, drafter: bool = False) -> str | None:
    """Returns the fingerprint of a model's files; None if they are not on this machine. ``drafter`` as in `resolve`."""
    source = at_hand(model, drafter=drafter)
    return None if source is None else source.fingerprint


def _settled_fingerprint(model: str, *, drafter: bool = False) -> str | None:
    """Returns None for a model on the Hub too, because the loader may fetch other files."""
    return None if from_hub(model) else fingerprint_at_hand(model, drafter=drafter)


def _shaping(speculative: SpeculativeConfig | None, overview: Overview, *, exact: bool) -> SpeculativeConfig | None:
    """Returns the speculative settings if tokens depend on them: lines are sampled and proposals drawn, or verifying is not ``exact``.

    Otherwise a resumed run may change speculation, or turn it on or off.
    """
    if speculative is None or (exact and not (speculative.draws and overview.samples)):
        return None
    return speculative


def _without_path(speculative: SpeculativeConfig) -> dict[str, Any]:
    """Returns the settings without the drafter's path; its fingerprint identifies it."""
    return {name: value for name, value in asdict(speculative).items() if name != "model"}


def differences(recorded: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Yields a sentence for each entry of `Manifest.recorded`, such as the version of jax, that is not the same everywhere.

    Args:
        recorded: the entries of each run, by the run's name for messages. A value that several runs share is shown with the first one.
    """
    for name in sorted(set().union(*recorded.values())):
        values = {entries.get(name, "unknown"): where for where, entries in reversed(list(recorded.items()))}
        if len(values) > 1:
            listed = ", ".join(f"{value} ({where})" for value, where in sorted(values.items()))
            yield f"{name} differs: {listed}; equal bits are promised between like machines only"


def manifest_path(output: Path) -> Path:
    return output.with_name(output.name + ".manifest.json")


def write_manifest(output: Path, manifest: Manifest) -> None:
    """Writes the manifest, durably. Called before the first byte of output."""
    write_json(manifest_path(output), "manifest", manifest)


def _decoded(path: Path) -> Manifest:
    """Reads a manifest. Raises OSError also for a path that is not a regular file: reading a pipe would wait for its writer."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise OSError(errno.EINVAL, "it is not a regular file")
    return msgspec.json.decode(path.read_bytes(), type=Manifest)


def refuse_foreign(output: Path) -> None:
    """Raises UsageError if a file that is not a manifest stands where a new output's manifest goes. Writing would destroy it."""
    path = manifest_path(output)
    try:
        _decoded(path)
    except FileNotFoundError:
        return
    except OSError as error:
        raise UsageError(f"the manifest {path} cannot be written: {error.strerror}") from None
    except (msgspec.DecodeError, UnicodeDecodeError):
        advice = f"the manifest of {output.name} would replace it: move it, or name another output"
        raise UsageError(f"{path} is not a manifest, and {advice}") from None


def seal(output: Path, manifest: Manifest, digest: str | None) -> None:
    """Adds the digest of the complete output to its manifest. A manifest that is no longer this run's is left as it is, and so is one of an
    output that is not this run's alone (``digest`` is None)."""
    try:
        there = read_manifest(output)
    except UsageError:  # it is written again at the end of the run
        return
    if digest is not None and there == manifest:
        write_manifest(output, msgspec.structs.replace(manifest, output_sha256=digest))


def digest_of(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def is_manifest_of(manifest: Manifest, there: Manifest) -> bool:
    """Returns whether two manifests are of the same run, which may have completed its output in between."""
    return msgspec.structs.replace(there, output_sha256=manifest.output_sha256) == manifest


def read_manifest(output: Path, purpose: str = "resume") -> Manifest:
    """Raises UsageError if the manifest is missing or cannot be read."""
    path = manifest_path(output)
    try:
        manifest = _decoded(path)
    except FileNotFoundError:
        raise UsageError(f"cannot {purpose} {output}: {path.name} is missing, so it is not known what made it") from None
    except (OSError, msgspec.DecodeError) as e:
        raise UsageError(f"cannot {purpose} {output}: {path.name} cannot be read: {e}") from None
    if manifest.format != FORMAT:
        raise UsageError(f"cannot {purpose} {output}: {path.name} has format {manifest.format}, this version writes {FORMAT}")
    return manifest


def refuse_changes(output: Path, manifest: Manifest, now: Mapping[str, Any], model: str) -> None:
    """Raises UsageError with all entries of ``now`` that differ from the manifest's. ``model`` is this run's name of the model."""
    changed = {key: (manifest.was(key), value) for key, value in now.items() if not alike(key, manifest.was(key), value)}
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
