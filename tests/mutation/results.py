"""Results of mutation tests in a file, and what is known of those that no test finds."""

import json
from pathlib import Path
from typing import Literal, get_args

FOLDER = Path(__file__).parent
EXPLAINED = FOLDER / "explained.tsv"
"""Mutants that no test can or need find: file, id and the reason, parted by tabs."""

Key = tuple[str, str]
"""A mutant by its file, as a path in the project, and its id."""
End = Literal["killed", "late", "open", "survived"]
"""What became of a mutant: a test failed, did not end (``late``), none of the quickest failed (``open``), or none."""
Ends = dict[Key, End]


def results_file(subject: str) -> Path:
    return FOLDER / f"{subject}.jsonl"


def read_results(file: Path) -> Ends:
    """The results; the last one of a mutant counts."""
    found: Ends = {}
    for line in file.read_text("utf-8").splitlines() if file.exists() else ():
        code, end, ids = json.loads(line)
        assert end in get_args(End)
        found.update(((code, each), end) for each in ids)
    return found


def add_result(file: Path, key: Key, end: End) -> None:
    """Note a result at the end of a file: in one piece, as several processes may do so."""
    with file.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps([key[0], end, [key[1]]]) + "\n")


def write_results(file: Path, results: Ends) -> None:
    """All results anew, a line for each file of code and end."""
    lines: dict[tuple[str, str], list[str]] = {}
    for (code, identity), end in sorted(results.items()):
        lines.setdefault((code, end), []).append(identity)
    file.write_text("".join(f"{json.dumps([*key, ids])}\n" for key, ids in sorted(lines.items())), "utf-8")


def explained(file: Path = EXPLAINED) -> dict[Key, str]:
    """The reasons by file and id."""
    if not file.exists():
        return {}
    rows = (line.split("\t") for line in file.read_text("utf-8").splitlines() if line)
    return {(code, identity): reason for code, identity, reason in rows}
