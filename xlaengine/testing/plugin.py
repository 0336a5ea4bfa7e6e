"""The public name of the pytest plugin, which pytest loads as an entry point."""

from xlaengine.check.plugin import (
    pytest_addoption,
    pytest_configure,
    pytest_runtest_protocol,
    pytest_runtest_setup,
    xlaengine_model,
    xlaengine_reference,
)

__all__ = [
    "pytest_addoption",
    "pytest_configure",
    "pytest_runtest_protocol",
    "pytest_runtest_setup",
    "xlaengine_model",
    "xlaengine_reference",
]
