from rich.console import Console

from xlaengine.check.judge import TOLERANCES, Report, Row
from xlaengine.cli.report import print_report


def test_requests_that_were_not_compared_are_told_with_the_reason() -> None:
    report = Report((Row("r0", 5),), TOLERANCES["float32"], 1.0)
    told = {}
    for skipped in (0, 3):
        console = Console(width=200)
        with console.capture() as capture:
            print_report(console, Report(report.rows, report.tolerance, 1.0, skipped))
        told[skipped] = capture.get()
        assert "1 exact, 0 near ties, 0 mismatches" in told[skipped]
    assert "not compared" not in told[0]
    assert "3 requests not compared: sampled with proposals judged by rejection" in told[3]
