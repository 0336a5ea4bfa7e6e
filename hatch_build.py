"""Puts the compiled kernels into a wheel, and tags it for their platform.

By default the wheel is for the machine that builds it, so that ``pip install .`` needs no compiler later. The machine's own g++ or clang++
takes some seconds. If there is none that knows the targets, ``ziglang`` is added to the build environment (a download of 90 MB).
``XLAENGINE_WHEEL=x86_64`` or ``aarch64`` builds the wheel of that platform on any machine, with ziglang; ``any`` builds one without
kernels.
"""

from __future__ import annotations

import importlib.util
import os
import platform
import sys
import tempfile
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ZIGLANG = "ziglang>=0.13,<0.18"


def _compiling(root: str) -> ModuleType:
    path = Path(root) / "xlaengine" / "ops" / "native" / "compiling.py"
    spec = importlib.util.spec_from_file_location("xlaengine_compiling", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclass looks up annotations there
    spec.loader.exec_module(module)
    return module


class KernelsHook(BuildHookInterface):
    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        self.compiling = _compiling(self.root)
        return [ZIGLANG] if self._targets() and self._own_compiler() is None else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compiles the kernels, except for an editable install: there they are compiled at the first start."""
        self.compiling = _compiling(self.root)
        targets = self._targets()
        if version == "editable" or not targets:
            return
        self.folder = tempfile.TemporaryDirectory()
        libraries = self.compiling.compile_all(self._own_compiler() or self.compiling.zig(), targets, Path(self.folder.name))
        build_data["force_include"] |= {str(library): f"xlaengine/ops/native/lib/{library.name}" for library in libraries}
        build_data["pure_python"] = False
        major, minor = self.compiling.GLIBC
        build_data["tag"] = f"py3-none-manylinux_{major}_{minor}_{targets[0].machine}"

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "folder"):
            self.folder.cleanup()

    def _wanted(self) -> str:
        """Returns the machine that the wheel is for; ``any`` on request, or if this machine has no kernels or an older libc."""
        if wanted := os.environ.get("XLAENGINE_WHEEL"):
            if wanted != "any" and not self.compiling.targets_of(wanted):
                raise ValueError(f"XLAENGINE_WHEEL={wanted}: it may be x86_64, aarch64 or any")
            return wanted
        libc, version = platform.libc_ver()
        enough = libc == "glibc" and tuple(map(int, version.split(".")[:2])) >= self.compiling.GLIBC
        return platform.machine() if sys.platform == "linux" and enough else "any"

    def _targets(self) -> list[Any]:
        return self.compiling.targets_of(self._wanted())

    def _own_compiler(self) -> list[str] | None:
        """Returns this machine's compiler, if the wheel is for this machine and the compiler knows the targets."""
        if self._wanted() != platform.machine() or os.environ.get("XLAENGINE_WHEEL"):
            return None
        try:
            command = self.compiling.compiler()
        except self.compiling.CompilerError:
            return None
        return command if self.compiling.compiles(command, self._targets()) else None
