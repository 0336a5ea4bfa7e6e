"""Apply each mutant to a copy of the tree and run the test that must fail there: ``python -m tests.mutants``.

Exit status: 0 every mutant was killed; 1 one survived, or its test proves nothing; 2 the list does not fit the source, or a listed test
fails without any mutant.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from tests.mutants.catalogue import ROOT, BadCatalogue, Mutant, load, require_sound
from tests.mutants.running import Result, baseline, copied_tree, run_test, run_verify


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
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        tree = Path(scratch) / "tree"
        tree.mkdir()
        copied_tree(ROOT, tree)
        if options.verify:
            alive = _run([m for m in chosen if m.verify != "not run"], tree, run_verify, options)
        elif _green(tree, chosen, options.jobs):
            alive = _run(chosen, tree, run_test, options)
        else:
            return 2
    print(f"{time.monotonic() - began:.0f} s in all")
    return 1 if alive else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("--only", action="append", metavar="NAME", help="this mutant, or those of this room; again for more")
    parser.add_argument("--list", action="store_true", help="name the mutants and run nothing")
    parser.add_argument("--verify", action="store_true", help="run xlaengine verify instead of the tests")
    parser.add_argument("--jobs", type=int, default=2, help="how many run at once (default: %(default)s)")
    parser.add_argument("--output", action="store_true", help="show the output of each command that does not kill its mutant")
    return parser


def _chosen(mutants: Sequence[Mutant], names: Sequence[str] | None) -> list[Mutant]:
    if unknown := set(names or ()) - {mutant.name for mutant in mutants} - {mutant.room for mutant in mutants}:
        raise BadCatalogue(f"there is no mutant or room {', '.join(sorted(unknown))}")
    return [mutant for mutant in mutants if not names or mutant.name in names or mutant.room in names]


def _green(tree: Path, mutants: Sequence[Mutant], jobs: int) -> bool:
    """Whether all listed tests pass in the tree as it is."""
    tests = sorted({mutant.test for mutant in mutants})
    began = time.monotonic()
    wrong, output = baseline(tree, tests, jobs)
    print(f"{len(tests)} tests without a mutant: {'NOT green' if wrong else 'green'}, {time.monotonic() - began:.0f} s", flush=True)
    if wrong:
        print("\n".join([*wrong, output]), file=sys.stderr)
    return not wrong


def _run(mutants: Sequence[Mutant], tree: Path, run: Callable[[Path, Mutant], Result], options: argparse.Namespace) -> list[Result]:
    """Those that were not killed."""
    alive = []
    with ThreadPoolExecutor(options.jobs) as pool:
        for number, future in enumerate(as_completed([pool.submit(run, tree, mutant) for mutant in mutants]), start=1):
            result = future.result()
            wanted = f" (wanted: {result.mutant.verify})" if options.verify and result.outcome != "killed" else ""
            about = f"{result.seconds:5.0f} s  {result.outcome:14} {result.mutant.name}: {result.told}{wanted}"
            print(f"{number:3}/{len(mutants)}  {about}", flush=True)
            if result.outcome != "killed":
                alive.append(result)
                if options.output:
                    print(result.output)
    print(f"{len(mutants) - len(alive)} of {len(mutants)} mutants killed")
    for result in alive:
        print(f"NOT KILLED {result.mutant.name}: {result.outcome}: {result.told}; {result.mutant.why}")
    return alive


if __name__ == "__main__":
    sys.exit(main())
