"""What the tests of this room share: the recorded models, and copies of them to spoil."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

FIXTURES = Path(__file__).parent.parent / "fixtures"


@pytest.fixture
def fixtures() -> Path:
    return FIXTURES


@pytest.fixture
def model_copy(tmp_path: Path):
    """``model_copy("llama3")`` is a copy of that recorded model that the test may change."""

    def copy(name: str) -> Path:
        return Path(shutil.copytree(FIXTURES / name, tmp_path / name, dirs_exist_ok=True))

    return copy
