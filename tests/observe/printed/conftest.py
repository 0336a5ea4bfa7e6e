"""A graph whose program tests spoil, and what prints it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from xlaengine.device.table import Graph
from xlaengine.observe.printed.graphs import Printed, print_graph
from xlaengine.observe.printed.tables import ENGINE, PrintedTable

PLAIN = PrintedTable("", ENGINE)
Program = Callable[[Any, Any, Any], tuple[Any, Any]]


@pytest.fixture(scope="module")
def admit() -> Graph:
    """The graph whose program the tests spoil: it takes and returns the state, and compiles fast."""
    return next(graph for graph in PLAIN.graphs if graph.name == "admit")


def reprint(graph: Graph, program: Program) -> Printed:
    """The graph with another program in its place."""
    return print_graph(replace(graph, program=program), PLAIN.sizes)
