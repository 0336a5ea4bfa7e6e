"""What a wheel holds, and which platform it says it is for."""

from __future__ import annotations

import importlib.util
import platform
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest

from xlaengine.ops.native import compiling, trial

ROOT = Path(__file__).parents[1]

linux_x86 = pytest.mark.skipif((sys.platform, platform.machine()) != ("linux", "x86_64"), reason="of a Linux machine with x86-64")


@pytest.fixture
def hook(monkeypatch: pytest.MonkeyPatch) -> Any:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "_compiling", lambda root: compiling)
    monkeypatch.setattr(module.platform, "libc_ver", lambda: ("glibc", "2.36"))
    monkeypatch.delenv("XLAENGINE_WHEEL", raising=False)
    return module.KernelsHook(str(ROOT), {}, None, None, "", "wheel")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], list[str]]]:
    """With which compiler which targets were compiled."""
    calls: list[tuple[list[str], list[str]]] = []

    def compile_all(command: list[str], targets: list[compiling.Target], folder: Path) -> list[Path]:
        calls.append((command, [target.name for target in targets]))
        return [folder / target.file_name for target in targets]

    monkeypatch.setattr(compiling, "compile_all", compile_all)
    monkeypatch.setattr(compiling, "compiler", lambda: ["c++"])
    monkeypatch.setattr(compiling, "compiles", lambda command, targets: True)
    return calls


def built(hook: Any, version: str = "standard") -> dict[str, Any]:
    data: dict[str, Any] = {"force_include": {}}
    hook.initialize(version, data)
    hook.finalize(version, data, "")
    return data


@linux_x86
def test_a_wheel_has_the_kernels_of_the_machine_that_builds_it_by_its_own_compiler(hook: Any, compiled: list[Any]) -> None:
    assert hook.dependencies() == []
    data = built(hook)
    assert compiled == [(["c++"], ["x86-64-v4-vnni", "x86-64-v4", "x86-64-v3"])]
    assert data["tag"] == "py3-none-manylinux_2_27_x86_64"
    assert data["pure_python"] is False
    assert sorted(data["force_include"].values()) == [f"xlaengine/ops/native/lib/kernels-x86-64-v{v}.so" for v in ("3", "4-vnni", "4")]


@linux_x86
def test_ziglang_comes_in_where_there_is_no_compiler_that_knows_the_targets(
    hook: Any, compiled: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(compiling, "compiles", lambda command, targets: False)
    (needed,) = hook.dependencies()
    assert needed.startswith("ziglang")
    built(hook)
    assert compiled == [(compiling.zig(), ["x86-64-v4-vnni", "x86-64-v4", "x86-64-v3"])]


def test_a_wheel_for_another_platform_is_compiled_by_ziglang(hook: Any, compiled: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XLAENGINE_WHEEL", "aarch64")
    (needed,) = hook.dependencies()
    assert needed.startswith("ziglang")
    assert built(hook)["tag"] == "py3-none-manylinux_2_27_aarch64"
    assert compiled == [(compiling.zig(), ["aarch64"])]


@pytest.mark.parametrize("libc", [("", ""), ("glibc", "2.17")])
def test_where_the_tag_would_not_fit_the_wheel_is_one_for_any_platform_without_kernels(
    libc: tuple[str, str], hook: Any, compiled: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(platform, "libc_ver", lambda: libc)
    assert hook.dependencies() == []
    assert built(hook) == {"force_include": {}}
    assert compiled == []


def test_one_for_any_platform_may_be_asked_for_and_others_than_there_are_may_not(
    hook: Any, compiled: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XLAENGINE_WHEEL", "any")
    assert built(hook) == {"force_include": {}}
    monkeypatch.setenv("XLAENGINE_WHEEL", "riscv64")
    with pytest.raises(ValueError, match="XLAENGINE_WHEEL=riscv64: it may be x86_64, aarch64 or any"):
        hook.dependencies()


def test_an_editable_install_compiles_nothing(hook: Any, compiled: list[Any]) -> None:
    assert built(hook, "editable") == {"force_include": {}}
    assert compiled == []


@pytest.mark.slow
def test_a_library_depends_on_no_other_and_on_no_version_of_a_symbol(tmp_path: Path) -> None:
    """So the glibc that a wheel is tagged for is jaxlib's floor, not the building machine's."""
    target = compiling.target_here()
    try:
        command = compiling.compiler()
    except compiling.CompilerError as reason:
        pytest.skip(str(reason))
    if target is None:
        pytest.skip("there are no kernels for this CPU")
    compiling.compile_library(command, target, tmp_path / "kernels.so")
    found = (tmp_path / "kernels.so").read_bytes()
    assert b"malloc" in found
    assert [name for name in (b"GLIBC", b"libc.so", b"libstdc++", b"libgcc", b"libm.so") if name in found] == []


@pytest.mark.slow
@pytest.mark.parametrize("machine", ["x86_64", "aarch64"])
def test_ziglang_compiles_the_wheel_of_each_platform(machine: str, tmp_path: Path) -> None:
    if not compiling.has_ziglang():
        pytest.skip("there is no ziglang: pip install '.[native]'")
    code = "import hatchling.build, sys; hatchling.build.build_wheel(sys.argv[1])"
    command = [sys.executable, "-c", code, str(tmp_path)]
    subprocess.run(command, cwd=ROOT, env={"XLAENGINE_WHEEL": machine, "HOME": str(tmp_path), "PATH": ""}, check=True)
    (wheel,) = tmp_path.glob(f"*-py3-none-manylinux_2_27_{machine}.whl")
    with zipfile.ZipFile(wheel) as file:
        libraries = sorted(name for name in file.namelist() if name.endswith(".so"))
        assert libraries == sorted(f"xlaengine/ops/native/lib/{target.file_name}" for target in compiling.targets_of(machine))
        here = compiling.target_here()
        if here is not None and here.machine == machine:
            assert trial.failure(Path(file.extract(f"xlaengine/ops/native/lib/{here.file_name}", tmp_path))) is None
