"""Every kind of file that the program reads and somebody else may have written: good ones, and how it is read."""

import contextlib
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.app.games import ACTIONS
from tests.bots.ended_games import KIND
from tests.games.kits import KITS, kit_of
from tests.games.torres.mistakes import BETTER
from tests.games.torres.mistakes import puzzle as mistake
from tests.games.torres.studies.positions import by_chance
from tests.trust.mutations import indexed, resummed
from tests.trust.whole_logs import LOGS, TURM_LOGS
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import key_bindings
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.base.notation_reader import NotationFault
from torres3d.bots.bot_files import read_levels
from torres3d.bots.rated_games import Kept, RatedGame, Rival, read_strength, write_strength
from torres3d.bots.registry import share_files
from torres3d.engine.given_game_names import GameNames
from torres3d.engine.log_replay import replay_file
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.saved_game_index import Index
from torres3d.engine.saved_games_folder import SHELF_FOLDER, Shelf
from torres3d.games.registered import GAMES
from torres3d.games.torres.app.lessons.lesson_steps_and_games import read_lessons
from torres3d.games.torres.bots.levels import Level as TorresLevel
from torres3d.games.torres.bots.puzzles.mistake_puzzle import OwnPuzzles, SearchedGame, better_of, state_of
from torres3d.games.torres.bots.search.evaluation_weights import read_weights
from torres3d.games.torres.kit.editions import read_edition
from torres3d.games.torres.puzzles.puzzle import read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.torres.studies.study_file import read_study, study_bytes
from torres3d.games.turm_bauer.bots.difficulty_levels import Level as TurmLevel
from torres3d.games.turm_bauer.rules.judging.physics_numbers import physics
from torres3d.hud.kit.theme import palettes
from torres3d.i18n.texts import Texts

WHEN = "2026-01-31T20:15:00Z"
OWN_BOTS = b"programs:\n  theirs:\n    title: Theirs\n    games: [torres]\n    command: [cat]\n"
NAMES = b'{"2026-01-31-201500.torres": "Sunday", "b.turm": "with \\"Ana\\""}'
LEARNT = b"at: first\ndone: [a, b]\nasked: true\n"

Seeds = Callable[[Path], list[bytes]]


@dataclass(frozen=True)
class Kind:
    """A kind of file: its name, how good ones are come by (given an empty folder), how it is read (which raises
    `Fault` alone), how many megabytes of it are wanted of a hundred, what is done to a damaged one in the end."""

    name: str
    seeds: Seeds
    use: Callable[[Path], object]
    megabytes: int
    finish: Callable[[bytes], bytes] = bytes


# good ones


def config(*patterns: str) -> Seeds:
    """Files of the program's own."""
    return lambda _: [file.read_bytes() for pattern in patterns for file in sorted(paths.config().glob(pattern))]


def logs(pattern: str, folder: Path = LOGS) -> Seeds:
    """Logs of the tests."""
    return lambda _: [file.read_bytes() for file in sorted(folder.glob(pattern))]


def some_studies(_: Path) -> list[bytes]:
    return [study_bytes(by_chance(number)) for number in range(6)]


def some_puzzles(_: Path) -> list[bytes]:
    lines = (paths.config() / "games/torres/puzzles.jsonl").read_bytes().split(b"\n")
    return [b"\n".join([lines[0], *lines[start : start + 9]]) for start in (1, 100, 200)]


def a_record(folder: Path) -> list[bytes]:
    record = PuzzleRecord(folder / "tried.jsonl")
    for number in range(9):
        record.add(Tried(f"{number:08x}", GRADES[number % len(GRADES)], "solved", WHEN))
    return [record.file.read_bytes()]


def own_puzzles(folder: Path) -> list[bytes]:
    made = OwnPuzzles(folder / "mistakes.jsonl")
    made.add(*map(mistake, BETTER), SearchedGame("test", len(BETTER)))
    return [made.file.read_bytes()]


def a_strength(folder: Path) -> list[bytes]:
    file = folder / "strength.jsonl"
    rivals = (Rival("easy", 120, 1.0), Rival("hard", 560, 0.0))
    write_strength(
        file, KIND, Kept(tuple(RatedGame(f"{n:032x}", "Ana", WHEN, 3, 2, 140 + n, rivals) for n in range(9)))
    )
    return [file.read_bytes()]


def an_index(folder: Path) -> list[bytes]:
    for log in (*LOGS.glob("version-2/*.torres"), *TURM_LOGS.glob("2p*.turm")):
        shutil.copy(log, folder)
    Shelf(KITS, folder).games()
    return [file.read_bytes() for file in sorted((folder / SHELF_FOLDER).iterdir()) if file.is_file()]


def these(*files: bytes) -> Seeds:
    """Files as they stand."""
    return lambda _: list(files)


# how they are read


def use_log(file: Path) -> None:
    """A log on the shelf: its row, and its game."""
    list(Shelf(KITS, file.parent).games())
    _, history, fault = replay_file(kit_of(file), file)
    assert history.n < len(history.states)
    if fault is not None:
        raise fault


def use_language(file: Path) -> None:
    """A file of a language: its faults and texts are said."""
    locale = file.parent / "locale"
    if not locale.exists():
        shutil.copytree(paths.config() / "locale" / "en", locale / "en")
        (locale / "xx").mkdir()
    shutil.copy(file, locale / "xx")
    texts = Texts(locale, "xx")
    assert all(str(fault) for fault in texts.faults)
    assert all(texts(key, given="x", count=3, name="Ana") for key in ("menu-new", "wrong-sum", "fault-more", "nothing"))
    assert isinstance(texts.letters, frozenset)


def use_edition(file: Path) -> None:
    """An edition: its options in every game."""
    edition = read_edition(file)
    for mode in MODES:
        for players in (2, 3, 4):
            edition.options(mode, players)


def use_titles(file: Path) -> None:
    """Names of games: each is a text."""
    assert all(isinstance(title, str) for title in GameNames(file).all().values())


def use_record(file: Path) -> None:
    """What puzzles somebody has tried."""
    assert all(tried.id for tried in PuzzleRecord(file).first_tries)


def use_own_puzzles(file: Path) -> None:
    """Puzzles from one's own games: each that is read can be opened, or says why not."""
    for puzzle in OwnPuzzles(file).puzzles:
        with contextlib.suppress(NotationFault):
            better_of(puzzle)
            state_of(puzzle)


def use_lessons(file: Path) -> None:
    """Lessons, read as the program's own are."""
    assert read_lessons(file.parent, file.name).chapters


def use_index(file: Path) -> None:
    """The index of a shelf."""
    assert all(noted.size is not None for noted in Index(file).entries.values())


KINDS = [
    Kind("game.torres", logs("version-*/*.torres"), use_log, 15),
    Kind("game.turm", logs("*.turm", TURM_LOGS), use_log, 14),
    Kind("sums.torres", logs("version-*/*.torres"), use_log, 12, resummed),
    Kind("sums.turm", logs("*.turm", TURM_LOGS), use_log, 10, resummed),
    Kind("app.ftl", config("locale/*/*.ftl", "games/*/*/*/*.ftl"), use_language, 10),
    Kind("some.study", some_studies, read_study, 5),
    Kind("puzzles.jsonl", some_puzzles, read_puzzles, 5),
    Kind("tried.jsonl", a_record, use_record, 1),
    Kind("mistakes.jsonl", own_puzzles, use_own_puzzles, 1),
    Kind("strength.jsonl", a_strength, lambda file: read_strength(file, KIND), 1),
    Kind("index", an_index, use_index, 2, indexed),
    Kind("names.json", these(NAMES), use_titles, 1),
    Kind("keys.yaml", config("keys.yaml", "games/*/keys.yaml"), lambda file: key_bindings.read(file, ACTIONS), 3),
    Kind("settings.yaml", config("settings.yaml"), user_settings.read, 3),
    Kind("palettes.yaml", config("palettes.yaml"), palettes.__wrapped__, 2),  # without what it keeps
    Kind("edition.yaml", config("games/torres/editions/*.yaml"), use_edition, 4),
    Kind("bots.yaml", config("games/torres/bots.yaml"), lambda file: read_levels(file, TorresLevel), 3),
    Kind("own-bots.yaml", these(OWN_BOTS), lambda file: share_files(GAMES).read_further(file), 1),
    Kind("bots-turm.yaml", config("games/turm_bauer/bots.yaml"), lambda file: read_levels(file, TurmLevel), 2),
    Kind("bots-weights.json", config("games/torres/weights.json"), read_weights, 1),
    Kind("physics.yaml", config("games/turm_bauer/physics.yaml"), physics.__wrapped__, 1),
    Kind("lessons.yaml", config("games/*/lessons.yaml"), use_lessons, 2),
    Kind("learnt.yaml", these(LEARNT), lesson_navigation.load, 1),
]
"""All of them."""
