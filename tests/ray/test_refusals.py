"""What is refused before a cluster is asked for anything."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.cli.running import status

pytest.importorskip("ray.data", reason="Ray Data is not installed: pip install 'xlaengine[ray]'", exc_type=ImportError)

from xlaengine.ray.cluster import LOCAL

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


@pytest.mark.parametrize(("option", "value"), [("--trace", "t.json"), ("--verify-reference", "all"), ("--probe-every", "4")])
def test_what_looks_into_one_engine_is_refused(files: SimpleNamespace, capsys: pytest.CaptureFixture[str], option: str, value: str) -> None:
    assert status(*files.options, "--ray", LOCAL, option, value) == 2
    assert f"error: {option} looks into one engine" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("address", "message"), [("ray://host:1", "an address for Ray's client"), ("127.0.0.1:1", "there is no Ray cluster")]
)
def test_an_address_without_a_cluster_is_status_2(
    files: SimpleNamespace, capsys: pytest.CaptureFixture[str], address: str, message: str
) -> None:
    assert status(*files.options, "--ray", address) == 2
    assert message in capsys.readouterr().err
    assert not files.output.exists()
