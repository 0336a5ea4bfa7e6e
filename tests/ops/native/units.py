"""The kernels' C++ unit tests (``cc/kernels_test.cc``): a static executable without XLA, for this machine or another, or with sanitizers.

python -m tests.ops.native.units                  for this machine
python -m tests.ops.native.units --sanitize       under the address and the undefined behaviour sanitizer
python -m tests.ops.native.units --target TARGET  x86-64-v3, x86-64-v4, x86-64-v4-vnni or aarch64
"""

from __future__ import annotations

import argparse
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from xlaengine.ops.native.compiling import TARGETS, compiler, has_ziglang, target_here

SOURCE = Path(__file__).with_name("cc") / "kernels_test.cc"
HEADERS = Path(__file__).parents[3] / "xlaengine" / "ops" / "native" / "src"
FLAGS = ("-std=c++17", "-O2", "-g1", "-ffp-contract=off", "-pthread")
SANITIZE = ("-fsanitize=address,undefined", "-fno-sanitize-recover=all")
X86 = {target.name: target.features for target in TARGETS if target.machine == "x86_64"}
"""Targets, with the features that a CPU's ``flags`` must have to run them."""

AARCH64 = "aarch64"
QEMU = ("qemu-aarch64-static", "qemu-aarch64")


def flags_of(target: str) -> tuple[str, ...]:
    return next(each.flags for each in TARGETS if each.name == target)


def cannot_run(target: str) -> str | None:
    """Returns why the unit tests of a target do not run here; None if they do."""
    if target in X86:
        return lacks(target)
    if not has_ziglang():
        return "there is no ziglang to compile for aarch64: pip install 'xlaengine[native]'"
    return None if platform.machine() == AARCH64 or _qemu() else "there is no qemu-user to run what is compiled for aarch64"


def lacks(target: str) -> str | None:
    """Returns why this CPU cannot run code for one of `X86`; None if it can."""
    if platform.machine() != "x86_64":
        return f"a {platform.machine()} runs no {target}"
    info = Path("/proc/cpuinfo")
    found = set(info.read_text(encoding="utf-8").split()) if info.exists() else set()
    missing = sorted(X86[target] - found)
    return f"this CPU lacks {', '.join(missing)} of {target}" if missing else None


def run(folder: Path, target: str | None = None, extra: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """Compiles the unit tests into ``folder`` and runs them.

    Raises:
        subprocess.CalledProcessError: they do not compile.
    """
    executable = folder / f"kernels-test-{target}"
    if target == AARCH64:
        begin = [sys.executable, "-m", "ziglang", "c++", "-target", "aarch64-linux-musl", "-static"]
        runner = [] if platform.machine() == AARCH64 else [_qemu()]
    else:
        here = target_here()
        flags = flags_of(target) if target is not None else here.flags if here is not None else ()
        begin, runner = [*compiler(), *flags, *(() if extra else ("-static",))], []
    command = [*begin, *FLAGS, *extra, f"-I{HEADERS}", str(SOURCE), "-o", str(executable)]
    print(shlex.join(command), flush=True)
    subprocess.run(command, check=True)
    return subprocess.run([*runner, str(executable)], capture_output=True, text=True, check=False)


def _qemu() -> str:
    return next((found for name in QEMU if (found := shutil.which(name))), "")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--sanitize", action="store_const", const=SANITIZE, dest="extra", default=())
    options.add_argument("--target", choices=[*X86, AARCH64])
    chosen = options.parse_args()
    if chosen.target and (reason := cannot_run(chosen.target)):
        print(reason)
        return 2
    with tempfile.TemporaryDirectory() as folder:
        done = run(Path(folder), chosen.target, chosen.extra)
    print(done.stdout + done.stderr, end="")
    return done.returncode


if __name__ == "__main__":
    sys.exit(main())
