"""FINDINGS.md and the pages of `spike/`: the index is short, its links lead somewhere, and the files that it names exist."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
INDEX = ROOT / "FINDINGS.md"
DETAILS = sorted((ROOT / "spike").glob("[0-9][0-9]_*.md"))
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", INDEX, *sorted((ROOT / "docs").glob("*.md")), *DETAILS]


def anchors(page: Path) -> set[str]:
    """The anchors of a page's headings, spelled as GitHub spells them."""
    headings = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def links(page: Path) -> list[tuple[Path, str]]:
    """The Markdown pages that ``page`` links to, each with its anchor or an empty string."""
    found = re.findall(r"\]\(([^)#:\s]*)(?:#([^)\s]+))?\)", page.read_text(encoding="utf-8"))
    return [(page.parent / path if path else page, anchor) for path, anchor in found if not path or path.endswith(".md")]


def rows() -> list[list[str]]:
    """The cells of each row of the index."""
    cells = [line.strip("|").split("|") for line in INDEX.read_text(encoding="utf-8").splitlines() if line.startswith("| ")]
    return [row for row in cells if row[0].strip() != "question"]


def test_the_index_has_at_most_200_lines():
    assert len(INDEX.read_text(encoding="utf-8").splitlines()) <= 200


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_a_page_and_a_heading(page):
    broken = [(target.name, anchor) for target, anchor in links(page) if not target.exists() or anchor not in {"", *anchors(target)}]
    assert broken == []


def test_every_row_has_six_cells_a_date_and_a_link_to_its_details():
    for row in rows():
        assert len(row) == 6, row
        assert re.fullmatch(r" 20\d\d-\d\d-\d\d ", row[3]), row
        assert re.fullmatch(r" \[\d\d\]\(spike/\d\d_\w+\.md(#[\w-]+)?\) ", row[5]), row


def test_files_that_a_finding_shaped_exist():
    named = {path for row in rows() for path in re.findall(r"`([^`()]*[/.][^`()]*)`", row[4])}
    assert named
    assert [path for path in sorted(named) if not (ROOT / path).exists()] == []


def test_every_page_of_details_is_in_the_index():
    linked = {target for target, _ in links(INDEX)}
    assert len(DETAILS) > 40
    assert [page.name for page in DETAILS if page not in linked] == []


def test_every_experiment_has_a_page():
    assert [path.name for path in sorted((ROOT / "spike").glob("[0-9][0-9]_*.py")) if path.with_suffix(".md") not in DETAILS] == []
