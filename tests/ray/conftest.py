"""The fake engine's files, for refusals that need no cluster."""

from tests.cli.conftest import files as files
