"""Several processes may compute a model. The others follow process 0: they have a runner and no engine, and process 0 plans for all."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from functools import partial
from importlib.metadata import version

import jax
import jaxlib

from xlaengine.config import EngineConfig, Settings
from xlaengine.device.name import device_name
from xlaengine.opening import ModelFiles
from xlaengine.ops import native
from xlaengine.ops.chosen import ops_for
from xlaengine.processes import LOST, End, Follower, Leader, await_end, words_to_standard_error
from xlaengine.processes import join as join_processes
from xlaengine.runner import Runner
from xlaengine.runner.leading import Ended, FollowingRunner
from xlaengine.sources.gguf_header import forget_header

log = logging.getLogger(__name__)


OF_ONE_PROCESS = frozenset({"model", "tokenizer", "coordinator", "num_processes", "process_id", "memory_check", "progress"})
"""The settings that may differ between processes. Each names the files and process 0 in its own way, and `processes.join` has compared
``num_processes``."""


class Differs(Exception):
    """A process differs from process 0. The message is the rest of a sentence, with the names and both values."""


@dataclass(frozen=True)
class Opening:
    """Process 0 sends this to its followers when it opens an engine.

    Attributes:
        config: the engine's.
        traits: by name, a text for each thing that must be the same in all processes; otherwise their graphs or bits would differ.
    """

    config: EngineConfig
    traits: Mapping[str, str]


@dataclass(frozen=True)
class Greeting:
    """Process 0 sends this to its followers when all have joined.

    Attributes:
        settings: by name, a text for each setting that must be the same in all processes.
    """

    settings: Mapping[str, str]


def join(settings: Settings) -> Leader | Follower | None:
    """Waits for the other processes, if the settings are those of one process of several; otherwise returns None. The first call tells the
    followers the settings, which `follow` compares.

    Raises:
        ValueError: the settings name no coordinator. Other errors are those of `processes.join`.
    """
    if not settings.is_one_of_several:
        return None
    if settings.coordinator is None:
        raise ValueError("num_processes and process_id need the coordinator: host and port of process 0")
    processes = join_processes(settings.coordinator, settings.num_processes, settings.process_id)
    if isinstance(processes, Leader):
        processes.greet(Greeting(_compared(settings)))
    return processes


def announce(leader: Leader, files: ModelFiles, config: EngineConfig) -> None:
    """Tells the followers about the engine that process 0 opens, so that they begin to read the model."""
    leader.tell(Opening(config, _traits(files, config)))


def follow(follower: Follower, settings: Settings) -> int:
    """Follows process 0 until it ends, and returns its exit status. If process 0 has failed, or a signal has stopped it, a warning says so.
    If this process fails, all processes end with a message.

    Args:
        settings: only ``model``, ``tokenizer`` and ``progress`` are used; the others are compared with those of process 0.
    """
    try:
        return _ended(_follow(follower, settings))
    except Differs as error:
        follower.fail(f"cannot follow process 0: {error}")
    except jax.errors.JaxRuntimeError as error:
        await_end()
        follower.fail(_in_words(error))
    except Ended as ended:
        return _ended(ended.end)
    except BaseException as error:
        follower.fail(_in_words(error))


def _follow(follower: Follower, settings: Settings) -> End:
    files, runner, opening = None, None, None
    while not isinstance(told := follower.hear(), End):
        if isinstance(told, Greeting):
            _require_same(_compared(settings), told.settings)
        elif isinstance(told, Opening):
            native.begin()
            files = ModelFiles(settings.model, settings.tokenizer, settings.progress)
            opening = told
            _prepare(files, opening)
            follower.ready()
        elif told == "construct":
            assert files is not None
            assert opening is not None
            with words_to_standard_error():
                runner = files.runner(opening.config, kind=partial(FollowingRunner, follower))
            files = None  # the weights are on the devices
        else:
            assert runner is not None
            obey(runner, told)
    return told


def _ended(end: End) -> int:
    if end.was_stopped:
        log.warning("process 0 was stopped by a signal. %s", LOST)
    elif end.failed:
        log.warning("process 0 has failed, and its messages say why. %s", LOST)
    return end.status


def _prepare(files: ModelFiles, opening: Opening) -> None:
    native.missing()  # finds the kernels, which ``identity`` names
    _require_same(_traits(files, opening.config), opening.traits)
    files.weights(opening.config)
    files.speculation(opening.config)
    forget_header()


def _require_same(here: Mapping[str, str], in_process_0: Mapping[str, str]) -> None:
    """Raises `Differs` if a value differs."""
    if other := [name for name, value in in_process_0.items() if here.get(name) != value]:
        raise Differs("; ".join(f"{name} is {here.get(name)}, and in process 0 it is {in_process_0[name]}" for name in other))


def obey(runner: Runner, told: object) -> None:
    """Executes an order of process 0: ``reset``, ``close``, or a plan, which is launched."""
    match told:
        case "reset":
            runner.reset()
        case "close":
            runner.close()
        case plan:
            runner.dispatch(plan)  # type: ignore[arg-type]  # its flight is dropped: process 0 reads its own


def _traits(files: ModelFiles, config: EngineConfig) -> dict[str, str]:
    """`Opening.traits` of this process."""
    speculation = files.speculation(config)
    return {
        "xlaengine": version("xlaengine"),
        "the fingerprint of the model": files.source.fingerprint,
        "the fingerprint of the drafter": str(speculation and speculation.fingerprint),
        "device": device_name(),
        "kernels": ops_for(config).identity(),
        "jax": f"{jax.__version__} with jaxlib {jaxlib.version.__version__}",
        "the number of its devices": str(jax.local_device_count()),
    }


def _compared(settings: Settings) -> dict[str, str]:
    """`Greeting.settings` of this process. A drafter's files are compared when an engine is opened, as the model's are."""
    values = {name: value for name, value in settings.as_arguments().items() if name not in OF_ONE_PROCESS}
    if (speculative := settings.speculative) is not None:
        values["speculative_config"] = {name: value for name, value in asdict(speculative).items() if name != "model"}
    return {name: repr(value) for name, value in values.items()}


def _in_words(error: BaseException) -> str:
    return f"failed: {type(error).__name__}: {(str(error).strip().splitlines() or [''])[0]}"
