"""The code that is mutated, and the tests that are asked about it."""

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tests.house.places import PACKAGE, ROOT
from tests.mutation.mutants import Mutant, mutants
from tests.mutation.results import Ends, Key

OF_BOTH = ("tests/games/test_golden.py", "tests/games/test_front_doors.py")
OF_BULLET = ("agreement", "bullet_judge", "kept_verdicts")
TORRES, TURM = PACKAGE / "games" / "torres", PACKAGE / "games" / "turm_bauer"
OF_GAMES = ("rules", "perft", "kit", "studies", "puzzles", "words", "test_play.py")
"""Tests of a game that are asked about its rules."""


class Subject(NamedTuple):
    """Files and folders of code, without what ``but`` names, and paths of tests; those of ``first`` find most."""

    code: tuple[Path, ...]
    but: tuple[Path, ...]
    tests: tuple[str, ...]
    first: str = "no test"

    def files(self) -> list[Path]:
        """The files to mutate, in order of their names."""
        found = {file for path in self.code for file in (path.rglob("*.py") if path.is_dir() else (path,))}
        return sorted(
            file
            for file in found
            if file.name != "__init__.py" and not any(file.is_relative_to(path) for path in self.but)
        )

    def mutants(self) -> Iterator[tuple[Path, Mutant]]:
        """All mutants with the files of their code."""
        for file in self.files():
            for mutant in mutants(file.read_text("utf-8")):
                yield file, mutant

    def by_key(self) -> dict[Key, tuple[Path, Mutant]]:
        """All mutants by their keys in files of results."""
        return {(file.relative_to(ROOT).as_posix(), mutant.id): (file, mutant) for file, mutant in self.mutants()}


SUBJECTS = {
    "torres": Subject((TORRES / "rules",), (), (*(f"tests/games/torres/{name}" for name in OF_GAMES), *OF_BOTH)),
    "turm": Subject(
        (TURM / "rules",),
        (TURM / "rules" / "judging",),
        (*(f"tests/games/turm_bauer/{name}" for name in OF_GAMES), *OF_BOTH),
    ),
    # The verdicts of both judges. How a fall looks (`tumble.py`, `ruins.py`) decides nothing.
    "judge": Subject(
        (
            TURM / "rules" / "judging",
            TURM / "scene" / "physics" / "block_pile.py",
            TURM / "scene" / "physics" / "bullet_judge.py",
        ),
        (),
        (
            *("tests/games/turm_bauer/rules", "tests/games/turm_bauer/puzzles"),
            *(f"tests/games/turm_bauer/scene/physics/test_{name}.py" for name in OF_BULLET),
        ),
        "/test_kept_",
    ),
}


def here(subject: Subject, results: Ends) -> Ends:
    """The results without those of code that is gone."""
    keys = subject.by_key().keys()
    return {key: end for key, end in results.items() if key in keys}
