"""Apply each mutant to a copy of the tree and run the test that must fail there: ``python -m tests.mutants``.

Exit status: 0 every mutant was killed; 1 one survived, or its test proves nothing; 2 the list does not fit the source, or a listed test
fails without any mutant.
"""

from __future__ import annotations

import argparse
import math
import os
import random
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from tests.effort import COMPILED
from tests.mutants.catalogue import ROOT, BadCatalogue, Mutant, load, require_sound
from tests.mutants.running import Result, baseline, copied_tree, not_collected, run_test, run_verify


def main(arguments: Sequence[str] | None = None) -> int:
    options = _parser().parse_args(arguments)
    try:
        mutants = load()
        require_sound(mutants)
        chosen = _chosen(mutants, options.only)
    except BadCatalogue as error:
        print(error, file=sys.stderr)
        return 2
    if options.list:
        for mutant in chosen:
            print(f"{mutant.name:36} {mutant.room:12} {mutant.verify:20} {mutant.test}")
        print(f"{len(chosen)} of {len(mutants)} mutants")
        return 0
    if options.check:
        return 0 if _collected(ROOT, chosen) else 2
    began = time.monotonic()
    until = began + 60 * options.minutes if options.minutes is not None else float("inf")
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        # JAX finds a graph by its text: what is compiled for one mutant serves each that leaves the graph as it is.
        os.environ.setdefault(COMPILED, str(Path(scratch) / "compiled"))
        tree = Path(scratch) / "tree"
        tree.mkdir()
        copied_tree(ROOT, tree)
        if options.verify:
            alive = _run([m for m in chosen if m.verify != "not run"], tree, run_verify, options, until)
        elif until < began or (_collected(tree, chosen) and _green(tree, chosen, options.jobs)):
            alive = _run(chosen, tree, run_test, options, until)
        else:
            return 2
    print(f"{time.monotonic() - began:.0f} s in all")
    return 1 if alive else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", action="append", metavar="NAME", help="this mutant, or those of this room; again for more")
    parser.add_argument("--list", action="store_true", help="name the mutants and run nothing")
    parser.add_argument("--check", action="store_true", help="compare the listed tests with those that pytest collects, and run nothing")
    parser.add_argument("--verify", action="store_true", help="run xlaengine verify instead of the tests")
    parser.add_argument("--jobs", type=int, default=2, help="how many run at once (default: %(default)s)")
    parser.add_argument("--minutes", type=float, metavar="N", help="begin none after N minutes, and say how many were not tried")
    parser.add_argument("--output", action="store_true", help="show the output of each command that does not kill its mutant")
    return parser


def _chosen(mutants: Sequence[Mutant], names: Sequence[str] | None) -> list[Mutant]:
    if unknown := set(names or ()) - {mutant.name for mutant in mutants} - {mutant.room for mutant in mutants}:
        raise BadCatalogue(f"there is no mutant or room {', '.join(sorted(unknown))}")
    chosen = [mutant for mutant in mutants if not names or mutant.name in names or mutant.room in names]
    for reason in sorted({mutant.lacks for mutant in chosen if mutant.lacks}):
        lacking = [mutant.name for mutant in chosen if mutant.lacks == reason]
        print(f"{len(lacking)} left out, because {reason}: {', '.join(lacking)}", file=sys.stderr)
    return [mutant for mutant in chosen if not mutant.lacks]


def _collected(tree: Path, mutants: Sequence[Mutant]) -> bool:
    """Whether pytest collects all listed tests; it names the others, all at once."""
    wrong = not_collected(tree, sorted({mutant.test for mutant in mutants}))
    print("\n".join(wrong), file=sys.stderr, end="\n" if wrong else "")
    return not wrong


def _green(tree: Path, mutants: Sequence[Mutant], jobs: int) -> bool:
    """Whether all listed tests pass in the tree as it is."""
    tests = sorted({mutant.test for mutant in mutants})
    began = time.monotonic()
    wrong, output = baseline(tree, tests, jobs)
    print(f"{len(tests)} tests without a mutant: {'NOT green' if wrong else 'green'}, {time.monotonic() - began:.0f} s", flush=True)
    if wrong:
        print("\n".join([*wrong, output]), file=sys.stderr)
    return not wrong


def _run(
    mutants: Sequence[Mutant], tree: Path, run: Callable[[Path, Mutant], Result], options: argparse.Namespace, until: float
) -> list[Result]:
    """Those that were not killed. None begins after ``until``, by `time.monotonic`."""
    alive, tried = [], 0
    with ThreadPoolExecutor(options.jobs) as pool:
        for future in as_completed([pool.submit(_begun, run, tree, mutant, until) for mutant in _spread(mutants, until)]):
            result = future.result()
            if result is None:
                continue
            tried += 1
            wanted = f" (wanted: {result.mutant.verify})" if options.verify and result.outcome != "killed" else ""
            about = f"{result.seconds:5.0f} s  {result.outcome:14} {result.mutant.name}: {result.told}{wanted}"
            print(f"{tried:3}/{len(mutants)}  {about}", flush=True)
            if result.outcome != "killed":
                alive.append(result)
                if options.output:
                    print(result.output)
    print(
        f"{tried - len(alive)} of {tried} mutants killed" + (f", {len(mutants) - tried} not tried: no time" if tried < len(mutants) else "")
    )
    for result in alive:
        print(f"NOT KILLED {result.mutant.name}: {result.outcome}: {result.told}; {result.mutant.why}")
    return alive


def _begun(run: Callable[[Path, Mutant], Result], tree: Path, mutant: Mutant, until: float) -> Result | None:
    return run(tree, mutant) if time.monotonic() < until else None


def _spread(mutants: Sequence[Mutant], until: float) -> list[Mutant]:
    """With a limit, in an order in which every room comes up early; else as listed."""
    return random.Random(0).sample(mutants, len(mutants)) if math.isfinite(until) else list(mutants)


if __name__ == "__main__":
    sys.exit(main())
