"""The options of a command in several processes, before any has joined."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.cli.running import status


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["--process-id", "1"], "num_processes and process_id need the coordinator"),
        (["--num-processes", "2"], "num_processes and process_id need the coordinator"),
        (
            ["--coordinator", "[::1]:29500", "--num-processes", "2", "--process-id", "1"],
            "coordinator is '[::1]:29500': give the host and port",
        ),
        (
            ["--ray", "local", "--coordinator", "h:1", "--num-processes", "2", "--process-id", "1"],
            "--ray has workers on a cluster, and --coordinator processes",
        ),
        (["--coordinator", "nowhere", "--num-processes", "2", "--process-id", "1"], "coordinator is 'nowhere': give the host and port"),
    ],
)
def test_what_cannot_join_is_wrong_usage(
    options: list[str], words: str, files: SimpleNamespace, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status(*files.options, *options) == 2
    assert words in capsys.readouterr().err
    assert not files.output.exists()
