"""Which statements of some files run: each of them is loaded with a note before it.

A note is one assignment, so tests take hardly longer than usual (with `sys.settrace` ten times as long).
"""

import ast
import builtins
from collections.abc import Collection
from functools import partial
from pathlib import Path
from types import CodeType

from tests.mutation.loading import load_with

NOTES = "__statements_run__"
"""The built-in name under which modules find the notes."""

Statement = tuple[Path, int]
"""A statement by its file and the line in which it begins."""


class Reach:
    """Notes of the statements that run in ``files``, which are loaded with notes from now on.

    Statements that follow each other, none with a body, share a note: they run together.
    """

    def __init__(self, files: Collection[Path]) -> None:
        self._blocks: list[list[Statement]] = []
        trees = {file: self._noted(file) for file in files}
        self._notes = [0] * len(self._blocks)
        setattr(builtins, NOTES, self._notes)
        load_with({file: partial(_compiled, tree, file) for file, tree in trees.items()})

    def take(self) -> frozenset[Statement]:
        """The statements that have run since this was last asked."""
        found = frozenset(each for number, ran in enumerate(self._notes) if ran for each in self._blocks[number])
        self._notes[:] = [0] * len(self._notes)
        return found

    def _noted(self, file: Path) -> ast.Module:
        tree = ast.parse(file.read_text("utf-8"))
        for node in list(ast.walk(tree)):
            for field, value in ast.iter_fields(node):
                if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                    setattr(node, field, self._with_notes(file, value))
        return ast.fix_missing_locations(tree)

    def _with_notes(self, file: Path, body: list[ast.stmt]) -> list[ast.stmt]:
        noted: list[ast.stmt] = []
        begins = True
        for statement in body:
            docstring = isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)
            if begins and not docstring:
                note = ast.parse(f"{NOTES}[{len(self._blocks)}] = 1").body[0]
                for node in ast.walk(note):
                    ast.copy_location(node, statement)
                noted.append(note)
                self._blocks.append([])
            if not docstring:
                self._blocks[-1].append((file, statement.lineno))
                begins = bool(getattr(statement, "body", None)) or isinstance(statement, ast.Match)
            noted.append(statement)
        return noted


def _compiled(tree: ast.Module, file: Path) -> CodeType:
    return compile(tree, str(file), "exec")
