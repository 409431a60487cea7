"""Results of mutation tests in a file, and what is known of those that no test finds."""

import json
from pathlib import Path

FOLDER = Path(__file__).parent
EXPLAINED = FOLDER / "explained.tsv"
"""Mutants that no test can or need find: file, id and the reason, parted by tabs."""


Ends = dict[tuple[str, str], str]
"""What became of mutants, by file and id: ``killed``, ``late`` (tests did not end), or ``survived``."""


def results_file(game: str) -> Path:
    return FOLDER / f"{game}.jsonl"


def read_results(file: Path) -> Ends:
    """The results; the last one of a mutant counts."""
    found: Ends = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        code, end, ids = json.loads(line)
        found.update(((code, each), end) for each in ids)
    return found


def add_result(file: Path, code: str, identity: str, end: str) -> None:
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps([code, end, [identity]]) + "\n")


def write_results(file: Path, results: Ends) -> None:
    """All results anew, a line for each file of code and end."""
    lines: dict[tuple[str, str], list[str]] = {}
    for (code, identity), end in sorted(results.items()):
        lines.setdefault((code, end), []).append(identity)
    file.write_text("".join(f"{json.dumps([*key, ids])}\n" for key, ids in sorted(lines.items())), "utf-8")


def explained() -> dict[tuple[str, str], str]:
    """The reasons by file and id."""
    if not EXPLAINED.exists():
        return {}
    rows = (line.split("\t") for line in EXPLAINED.read_text("utf-8").splitlines() if line)
    return {(file, identity): reason for file, identity, reason in rows}
