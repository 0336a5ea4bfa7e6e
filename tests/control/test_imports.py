"""The host's rooms, and those that are told of it, are plain Python: none of their modules loads jax, directly or through another."""

from __future__ import annotations

import subprocess
import sys

IMPORT_EACH = """
import importlib, pkgutil, sys
names = ["xlaengine.config", "xlaengine.types"]
for room in ("control", "text", "sources", "observe.trace", "observe.report", "batch"):
    package = importlib.import_module("xlaengine." + room)
    names += [found.name for found in pkgutil.walk_packages(package.__path__, package.__name__ + ".")]
for name in names:
    importlib.import_module(name)
    assert "jax" not in sys.modules, name + " imports jax"
print(len(names))
"""


def test_no_host_module_loads_jax() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_EACH], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 15  # the walk found the rooms
