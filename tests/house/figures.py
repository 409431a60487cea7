"""Measures the house: prints the table of figures, or draws twenty files to be guessed from their paths.

python -m tests.house.figures                          the table, and how each row is counted
python -m tests.house.figures --draw [--seed N]        twenty paths for each seed (1, 2 and 3)
python -m tests.house.figures --draw --open            the same with the first line of each docstring

``names_guessed.tsv`` keeps such a trial: what agents that had seen no file wrote, and how two others graded it.
"""

import argparse
import ast
import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path, PurePosixPath

from tests.house.places import ROOT

GAMES = ("torres", "turm_bauer")
REGISTERED = "torres3d.games.registered"
ALLOWED = {REGISTERED, "torres3d.play", "torres3d.play_turm"}
"""The modules that may name games: the list of them, and the front doors that have been public since 0.1."""
NAME_OF_A_GAME = re.compile(r"(?i)torres(?![ _-]?3d)|turm|bauer")
PREFIX = re.compile(r"^(turm|any)_")
BEFORE_AND_GOAL = (
    ("80, with 280 imports", "1"),
    ("34,700 of 85,500", "< 1,000"),
    ("Torres 48, Turm Bauer 36", "1 and 1"),
    ("28 of 107", "0"),
    ("578", "about 200"),
    ("53", "2"),
    ("105", "0"),
    ("85,500", "no more"),
)
"""For each row: the figure of the house laid out by layers, and what is wanted."""
SEEDS = (1, 2, 3)
DRAWN = 20


def game_of(module: str) -> str | None:
    """The game that a module is part of by its path; none for a generic one."""
    parts = module.split(".")
    return parts[2] if parts[1:2] == ["games"] and len(parts) > 2 and parts[2] in GAMES else None


@dataclass
class House:
    """The modules of ``torres3d`` with their imports."""

    root: Path = ROOT

    @cached_property
    def files(self) -> dict[str, Path]:
        """The file of each module; a package's is its ``__init__``."""
        return {
            ".".join(file.relative_to(self.root).with_suffix("").parts).removesuffix(".__init__"): file
            for file in sorted((self.root / "torres3d").rglob("*.py"))
        }

    @cached_property
    def trees(self) -> dict[str, ast.Module]:
        """The parsed text of each module."""
        return {module: ast.parse(file.read_text("utf-8")) for module, file in self.files.items()}

    @cached_property
    def imports(self) -> dict[str, set[str]]:
        """The modules of ``torres3d`` that each module imports itself, inside functions and for types too."""
        return {module: set(self._imported(tree)) - {module} for module, tree in self.trees.items()}

    def _imported(self, tree: ast.Module) -> Iterator[str]:
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                yield from (alias.name for alias in node.names if alias.name in self.files)
            elif isinstance(node, ast.ImportFrom) and node.module in self.files:
                for alias in node.names:
                    name = f"{node.module}.{alias.name}"
                    yield name if name in self.files else node.module

    @cached_property
    def lines(self) -> dict[str, int]:
        """How many lines each module has."""
        return {module: len(file.read_text("utf-8").splitlines()) for module, file in self.files.items()}

    def reaching(self, game: str, beyond: frozenset[str] = frozenset()) -> set[str]:
        """The modules of a game and those that import one, however indirectly; not through those of ``beyond``."""
        found = {module for module in self.files if game_of(module) == game}
        left = list(found)
        while left:
            module = left.pop()
            if module not in beyond:
                new = self.importers[module] - found
                found |= new
                left.extend(new)
        return found

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """The modules that import each module themselves."""
        found: dict[str, set[str]] = {module: set() for module in self.files}
        for module, names in self.imports.items():
            for name in names:
                found[name].add(module)
        return found

    @cached_property
    def generic(self) -> list[str]:
        """The modules outside games, without those that may name one."""
        return [module for module in self.files if not game_of(module) and module not in ALLOWED]

    @cached_property
    def tied(self) -> dict[str, set[str]]:
        """The games that each generic module reaches other than by the list of games; none that reaches none."""
        reaching = {game: self.reaching(game, frozenset({REGISTERED})) for game in GAMES}
        found = {module: {game for game in GAMES if module in reaching[game]} for module in self.generic}
        return {module: games for module, games in found.items() if games}

    def importing(self) -> tuple[int, int]:
        """Generic modules that import a game themselves, and how many such imports there are."""
        counts = [sum(1 for name in self.imports[module] if game_of(name)) for module in self.generic]
        return sum(1 for count in counts if count), sum(counts)

    def lines_with_both(self, beyond: frozenset[str]) -> int:
        """Lines of all modules that reach both games."""
        both = set.intersection(*(self.reaching(game, beyond) for game in GAMES))
        return sum(self.lines[module] for module in both)

    def folders_of(self, game: str) -> int:
        """Its own folder, and each folder elsewhere that holds a module tied to this game alone."""
        return 1 + len({self.files[module].parent for module, games in self.tied.items() if games == {game}})

    def mixed_folders(self) -> list[str]:
        """Folders with modules tied to a game beside modules that are not."""
        tied, free = set(), set()
        for module in self.generic:
            if self.files[module].name != "__init__.py":
                (tied if module in self.tied else free).add(self.files[module].parent)
        return sorted(folder.relative_to(self.root).as_posix() for folder in tied & free)

    def room_of(self, module: str, inside_games: bool = False) -> PurePosixPath:
        """The room of a module: its folder, or the second one below ``torres3d`` if that is deeper.

        A game is one room; ``inside_games`` tells its own rooms apart.
        """
        folder = self.files[module].relative_to(self.root).parent
        return PurePosixPath(*folder.parts[: 4 if inside_games and game_of(module) else 3])

    def pairs_of_rooms(self, inside_games: bool = False) -> int:
        """Ordered pairs of rooms of which one has an import of the other."""
        room = partial(self.room_of, inside_games=inside_games)
        pairs = {(room(module), room(name)) for module, names in self.imports.items() for name in names}
        return sum(1 for one, other in pairs if one != other)

    def naming(self) -> list[str]:
        """Files outside the games that name a game in code or import one, and those that list packages."""
        doors = ALLOWED - {REGISTERED}
        named = [
            self.files[module].relative_to(self.root).as_posix()
            for module, tree in self.trees.items()
            if not game_of(module) and module not in doors and (self._imports_game(module) or names_a_game(tree))
        ]
        return [*named, "pyproject.toml"]

    def _imports_game(self, module: str) -> bool:
        return any(game_of(name) for name in self.imports[module])

    def prefixed(self) -> list[str]:
        """Files and folders whose name begins with ``turm_`` or ``any_``; a game's own folder is its name."""
        found = set()
        for top in ("torres3d", "tests", "config", "assets"):
            for path in (self.root / top).rglob("*"):
                if PREFIX.match(path.name) and path.name not in GAMES and "__pycache__" not in path.parts:
                    found.add(path.relative_to(self.root).as_posix())
        return sorted(found)

    def draw(self, seed: int) -> list[Path]:
        """Files at random, no ``__init__`` among them; the same for the same seed and tree."""
        files = [file for file in self.files.values() if file.name != "__init__.py"]
        return random.Random(seed).sample(files, DRAWN)


def names_a_game(tree: ast.Module) -> bool:
    """Whether an identifier or a text of the code names a game; docstrings, imports and the program's name do not."""
    passed = set(docstrings(tree))
    for node in ast.walk(tree):
        match node:
            case ast.Constant(value=str(text)) if id(node) not in passed:
                named = text
            case ast.Name(id=named) | ast.Attribute(attr=named) | ast.arg(arg=named) | ast.keyword(arg=str(named)):
                pass
            case ast.FunctionDef(name=named) | ast.ClassDef(name=named):
                pass
            case _:
                continue
        if NAME_OF_A_GAME.search(named):
            return True
    return False


def docstrings(tree: ast.Module) -> Iterator[int]:
    """The ids of all texts that are statements of their own."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            yield id(node.value)


def table(house: House) -> Iterator[tuple[str, str, str]]:
    """The rows: what is counted, the figure, how it is counted."""
    files, imports = house.importing()
    yield (
        "files outside a game that import a game",
        f"{files}, with {imports} imports",
        (
            "modules outside torres3d/games/GAME that import one inside, counted once for each module they import;"
            f" allowed and left out: {', '.join(sorted(ALLOWED))}"
        ),
    )
    yield (
        "lines that can only be understood with both games in mind",
        f"{house.lines_with_both(frozenset({REGISTERED})):,} of {sum(house.lines.values()):,}",
        (
            "all lines of modules that import both games' packages, however indirectly. Whoever takes GAMES from"
            " games/registered.py knows values of the type Game and no game, so imports are not followed through it;"
            f" followed through it too: {house.lines_with_both(frozenset()):,}"
        ),
    )
    yield (
        "folders a game lies in",
        ", ".join(f"{game} {house.folders_of(game)}" for game in GAMES),
        "its own folder, and each folder elsewhere in torres3d/ with a module that reaches this game and no other",
    )
    mixed = house.mixed_folders()
    yield (
        "folders that mix generic and game files",
        f"{len(mixed)} of {len({file.parent for file in house.files.values()})}",
        "folders outside games with a module that reaches a game beside one that does not: "
        + (", ".join(mixed) or "none"),
    )
    yield (
        "pairs of rooms (two levels deep) with an import",
        str(house.pairs_of_rooms()),
        (
            "ordered pairs; a room is the first two folders below torres3d/, so a game is one;"
            f" with each room of a game by itself: {house.pairs_of_rooms(inside_games=True)}"
        ),
    )
    naming = house.naming()
    yield (
        "existing files a third game touches",
        str(len(naming)),
        (
            "files outside the games that import one or name one in code (identifiers and texts, docstrings left out),"
            f" and pyproject.toml for its packages: {', '.join(naming)}"
        ),
    )
    prefixed = house.prefixed()
    yield (
        "prefixes turm_, any_ on file names",
        str(len(prefixed)),
        "files and folders of torres3d/, tests/, config/ and assets/: " + (", ".join(prefixed) or "none"),
    )
    yield "lines of torres3d/", f"{sum(house.lines.values()):,}", "all lines of all its Python files"


def show_draw(house: House, seeds: list[int], opened: bool) -> None:
    """Print the files that are drawn, for each seed."""
    for seed in seeds:
        print(f"seed {seed}")
        for number, file in enumerate(house.draw(seed), 1):
            print(f"{number:4} {PurePosixPath(file.relative_to(house.root))}")
            if opened:
                text = ast.get_docstring(ast.parse(file.read_text("utf-8"))) or "(no docstring)"
                print(f"     {text.splitlines()[0]}")


def main() -> None:
    """Print the table, or what is drawn."""
    parser = argparse.ArgumentParser(description="Measure the house.")
    parser.add_argument("--draw", action="store_true", help="draw twenty files for each seed")
    parser.add_argument("--open", action="store_true", help="print their docstrings too")
    parser.add_argument("--seed", type=int, action="append", help="a seed in place of 1, 2 and 3")
    given = parser.parse_args()
    house = House()
    if given.draw:
        show_draw(house, given.seed or list(SEEDS), given.open)
        return
    for (name, figure, how), (before, goal) in zip(table(house), BEFORE_AND_GOAL, strict=True):
        print(f"{name}: {figure}  (before: {before}; goal: {goal})\n    {how}")


if __name__ == "__main__":
    main()
