"""Mutation tests: ``python -m tests.mutation.run torres turm judge --minutes 60``; goes on where it stopped.

Without ``--minutes`` it only reports. First come mutants that are new or whose code has changed, then unexplained
survivors, then ``--sample`` of those that were killed, to see whether tests still find them.
"""

import argparse
import os
import random
import sys
import time
from collections.abc import Sequence

from tests.mutation.results import Ends, explained, read_results, results_file, write_results
from tests.mutation.subjects import SUBJECTS, Subject, here
from tests.mutation.trial import Job, Trial, described
from tests.mutation.whole import WholeMutants

MOST = 0.03
"""Share of mutants that may survive without an explanation."""


def jobs(subject: Subject, results: Ends, sample: int = 0, quick: bool = False, within: str = "") -> list[Job]:
    """The mutants to try, in this order; of those that were killed another ``sample`` each time.

    ``quick`` leaves out those that the quickest tests have not found: they need all others.
    """
    reasons = explained()
    wanted = [(key, *found) for key, found in subject.by_key().items() if within in key[0]]
    new = [(*each, False) for each in wanted if each[0] not in results]
    left = [each for each in wanted if results.get(each[0]) in ("open", "survived") and each[0] not in reasons]
    killed = [each for each in wanted if results.get(each[0]) in ("killed", "late")]
    again = [(*each, True) for each in random.sample(killed, min(sample, len(killed)))]
    return [*new, *again, *(() if quick else ((*each, True) for each in left))]


def try_mutants(name: str, asked: Sequence[Job], until: float, processes: int) -> None:
    """Try mutants in a process of its own, as the program may be loaded only once."""
    sys.stdout.flush()
    wholes = [WholeMutants() for _ in range(processes)]
    child = os.fork()
    if child == 0:
        code = 1
        try:
            Trial(SUBJECTS[name], asked, results_file(name), until, wholes).run()
            code = 0
        finally:
            sys.stdout.flush()
            os._exit(code)
    _, status = os.waitpid(child, 0)
    for whole in wholes:
        whole.close()
    if status != 0:
        sys.exit(f"{name}: the tests could not be run")


def report(subject: str) -> bool:
    """Tell what became of the mutants; whether few enough survive. Results of code that is gone are dropped."""
    keys = SUBJECTS[subject].by_key()
    found = here(SUBJECTS[subject], read_results(results_file(subject)))
    write_results(results_file(subject), found)
    reasons = explained()
    survivors = [key for key, end in found.items() if end in ("survived", "open")]
    unexplained = [key for key in survivors if key not in reasons]
    for key in sorted(unexplained, key=lambda key: (key[0], keys[key][1].line)):
        print(f"{found[key]} {described(key, keys[key][1])}")
    share = len(unexplained) / max(len(found), 1)
    print(
        f"{subject}: {len(keys)} mutants, {len(found)} tried, {len(found) - len(survivors)} killed, "
        f"{len(survivors)} survived, {len(survivors) - len(unexplained)} of them explained, "
        f"{len(unexplained)} unexplained ({100 * share:.1f} %)"
    )
    return share <= MOST


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("subjects", nargs="+", choices=SUBJECTS)
    parser.add_argument("--minutes", type=float, default=0.0, help="for how long to try mutants, in all")
    parser.add_argument("--processes", type=int, default=1, help="how many to try at a time")
    parser.add_argument("--sample", type=int, default=0, help="how many killed ones to try again")
    parser.add_argument("--quick", action="store_true", help="leave what the quickest tests do not find")
    parser.add_argument("--within", default="", help="only files whose path contains this")
    asked = parser.parse_args()
    begun = time.monotonic()
    for number, name in enumerate(asked.subjects if asked.minutes > 0 else (), 1):
        until = begun + 60 * asked.minutes * number / len(asked.subjects)
        for quick in (True,) if asked.quick else (True, False):
            # The tests are measured first, which takes minutes.
            if time.monotonic() > until:
                break
            found = here(SUBJECTS[name], read_results(results_file(name)))
            write_results(results_file(name), found)
            if to_try := jobs(SUBJECTS[name], found, asked.sample if quick else 0, quick, asked.within):
                try_mutants(name, to_try, until, asked.processes)
    few = [report(subject) for subject in asked.subjects]
    sys.exit(0 if all(few) else 1)


if __name__ == "__main__":
    main()
