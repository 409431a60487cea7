"""Every kind of file that the program changes: changes, one after another, and how what is there is read again."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace
from PIL import Image

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.bots.arena.test_arena import HEADING, result
from tests.bots.ended_games import KIND
from tests.games.kits import KITS, kit_of
from tests.games.torres.mistakes import BETTER
from tests.games.torres.mistakes import puzzle as mistake
from tests.games.torres.studies.positions import by_chance
from tests.trust.random_play import GAMES, AnyGame, new_game, steps
from tests.trust.whole_logs import TORRES_LOG
from torres3d.app.menus.setup.setup_screen import write_setup
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.window import key_bindings
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.base.atomic_write import remove_leftovers
from torres3d.bots.arena.results_file import Result, Results
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.bots.rated_games import RatedGame, Rival
from torres3d.engine.given_game_names import GameNames
from torres3d.engine.log_replay import load_log, salvage
from torres3d.engine.logged_game import Game
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.saved_game_index import Index
from torres3d.engine.saved_games_folder import SHELF_FOLDER, Shelf
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.bots.puzzles.mistake_puzzle import OwnPuzzles
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import Player, Setup
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.studies.study_file import StudyFolder, read_study, study_bytes, write_study
from torres3d.terminal.output_files import write_output

WHEN = "2026-01-31T20:15:00Z"
LOST: Any = "lost"
"""What is read of an index that cannot be used, which does no harm."""

Change = Callable[[], object]


@dataclass(frozen=True)
class Kind:
    """A kind of file. ``begin``: what lies in a folder before, and the changes to it; each can be tried again when it
    failed. ``read``: what the program's own readers find in a folder; they may find no fault. ``go_on``: what can
    still be done there."""

    name: str
    begin: Callable[[Path, int], list[Change]]
    read: Callable[[Path], object]
    go_on: Callable[[Path], object] = lambda home: None
    may_be_lost: bool = False
    """Whether it may be lost, or be as it was at any time before."""


# logs


def play(name: str, home: Path, seed: int) -> list[Change]:
    """Begin a game on the shelf, and give commands."""
    played: AnyGame = new_game(name, None, seed)
    for _ in zip(range(COMMANDS), steps(name, played, seed), strict=False):
        pass
    games: list[AnyGame] = []

    def begin() -> None:
        games.append(new_game(name, home / "games" / f"game.{name}", seed))

    def give(command: Any) -> None:
        games[0].submit(command)

    def close() -> None:
        games[0].close()

    return [begin, *(partial(give, step.command) for step in played.history.standing_steps()), close]


COMMANDS = 10
"""Commands of a game."""


def read_games(home: Path) -> object:
    shelf = Shelf(KITS, home / "games")
    assert not any(game.faulty for game in shelf.games()), "a game of the shelf has a fault"
    histories = [(game.log, load_log(kit_of(game.file), game.file)[1]) for game in shelf.listed()]
    return [(log, history.states, [step.command for step in history.steps]) for log, history in histories]


def play_on(home: Path) -> None:
    """Each game goes on with one more command."""
    for saved in Shelf(KITS, home / "games").games():
        kit = kit_of(saved.file)
        game = Game.open(kit, saved.file)
        game.submit(kit.legal(game.state)[0]) if kit is TORRES else next(steps("turm", game, 1))
        game.close()
        assert load_log(kit, saved.file)[1].states == game.history.states


# files that are written anew


def change_settings(home: Path, seed: int) -> list[Change]:
    usual = user_settings.load(paths.config())[0]
    different = [msgspec.structs.replace(usual, sound_volume=0.1 * n, window=(1024 + seed, 640)) for n in range(3)]
    return [partial(user_settings.save, each, home / "own" / "settings.yaml") for each in different]


def read_settings(home: Path) -> object:
    settings, fault = user_settings.load(paths.config(), home / "own" / "settings.yaml")
    assert fault is None
    return settings


def change_keys(home: Path, seed: int) -> list[Change]:
    usual = WINDOW_GAMES.usual_keys()
    names = list(usual)
    different = [{**usual, names[seed % 5 + n]: f"f{9 + n}"} for n in range(3)]
    return [partial(key_bindings.save, usual, each, ACTIONS, home / "own" / "keys.yaml") for each in different]


def read_keys(home: Path) -> object:
    own, fault = key_bindings.load(WINDOW_GAMES.usual_keys(), ACTIONS, home / "own" / "keys.yaml")
    assert fault is None
    return own


def change_setup(home: Path, seed: int) -> list[Change]:
    file = home / "own" / setup_screen.FILE
    setups = [
        Setup("rio-grande-1999", "basic", {}, (Player(f"Ana {seed + n}", "red", None), Player("B", "blue", None)))
        for n in range(3)
    ]
    return [partial(write_setup, file, each) for each in setups]


def read_setup(home: Path) -> object:
    file = home / "own" / setup_screen.FILE
    return setup_screen.read(file, editions(), ()) if file.exists() else None


def learn(home: Path, seed: int) -> list[Change]:
    done = [lesson_navigation.LessonsDone(f"step {seed + n}", tuple("abc"[:n])) for n in range(1, 4)]
    return [partial(lesson_navigation.save, each, home / "own" / lesson_navigation.FILE) for each in done]


def give_names(home: Path, seed: int) -> list[Change]:
    titles = GameNames(home / "games" / SHELF_FOLDER / "names.json")
    return [partial(titles.set_name, f"{n}.torres", f"Sunday {seed + n}") for n in range(3)]


def count_games(home: Path, seed: int) -> list[Change]:
    strengths = strengths_of(home)
    played = [
        RatedGame(f"{seed:016x}{n:016x}", "Ana", WHEN, 2, 1, 140 + n, (Rival("easy", 120, 1.0),)) for n in range(4)
    ]
    changes: list[Change] = [partial(strengths.remember, [each]) for each in played]
    return [*changes, partial(strengths.take_out, "g", "hint"), partial(strengths.take_earlier, ())]


def strengths_of(home: Path) -> PlayerStrengths:
    return PlayerStrengths(home / "own", KIND, dict, {"easy": 730}.get)


def read_strengths(home: Path) -> object:
    strengths = strengths_of(home)
    found = strengths.strength_of("ana").played, strengths.why_out("g"), strengths.searched
    assert strengths.fault is None
    return found


def try_puzzles(home: Path, seed: int) -> list[Change]:
    record = PuzzleRecord(home / "own" / "puzzles.jsonl")
    return [partial(record.add, Tried(f"{seed + n:08x}", GRADES[n], "solved", WHEN)) for n in range(len(GRADES))]


def read_tried(home: Path) -> object:
    record = PuzzleRecord(home / "own" / "puzzles.jsonl")
    found = record.first_tries
    assert record.fault is None
    return found


def keep_mistakes(home: Path, seed: int) -> list[Change]:
    kept = OwnPuzzles(home / "own" / "mistakes.jsonl")
    one, *others = (replace(mistake(at), id=f"{seed:08x}-{at}") for at in BETTER)
    return [
        partial(kept.add, one), *(partial(kept.add, each) for each in others), partial(kept.remove, one),
        partial(kept.put_back, one, 1),
    ]  # fmt: skip


def read_mistakes(home: Path) -> object:
    kept = OwnPuzzles(home / "own" / "mistakes.jsonl")
    found = kept.puzzles
    assert kept.fault is None
    return found


def write_studies(home: Path, seed: int) -> list[Change]:
    folder = StudyFolder(home / "games" / "studies")
    written = [by_chance(seed + n, 20) for n in range(3)]
    first, other = (folder.folder / name for name in ("one.study", "other.study"))
    deleted: list[Any] = []
    return [
        *(partial(write_study, each, first) for each in written),
        partial(write_study, written[0], other),
        lambda: deleted.append(folder.delete(other)),
        lambda: folder.restore(deleted[0]),
    ]


def read_studies(home: Path) -> object:
    listed = StudyFolder(home / "games" / "studies").all()
    assert not any(study.fault for study in listed)
    return {study.file.name: study_bytes(read_study(study.file).study) for study in listed}


# files that are moved, copied, made of others


def delete_games(home: Path, seed: int) -> list[Change]:
    shelf = Shelf(KITS, home / "games")
    file = shelf.import_file(TORRES_LOG)
    deleted: list[Any] = []
    return [
        lambda: deleted.append(shelf.remove(file)),
        lambda: shelf.trash.restore(deleted[-1]),
        lambda: deleted.append(shelf.remove(file)),
        lambda: shelf.trash.erase(deleted[-1]),
    ]


def read_deleted(home: Path) -> object:
    shelf = Shelf(KITS, home / "games")
    kept, gone = shelf.games(), [deleted.was.name for deleted in shelf.trash.all()]
    assert not any(game.faulty for game in kept)
    # A cut in the midst of a move may leave a game in both places: nothing is lost.
    return [game.log for game in kept], [name for name in gone if name not in {game.log for game in kept}]


def copy_games(home: Path, seed: int) -> list[Change]:
    folder, shelf = home / "given", Shelf(KITS, home / "games")
    folder.mkdir()
    picture = Image.radial_gradient("L").crop((seed, 0, 64 + seed, 64))
    return [
        partial(shelf.export_copy, TORRES_LOG, folder / "copy.torres"),
        partial(salvage, TORRES, TORRES_LOG, folder / "saved.torres"),
        partial(shelf.import_file, TORRES_LOG),
        partial(write_output, "picture", folder / "one.png", picture.save),
        partial(write_output, "picture", folder / "one.png", picture.rotate(90).save),
    ]


def read_copies(home: Path) -> object:
    logs = sorted([*(home / "given").glob("*.torres"), *(home / "games").glob("*.torres")])
    pictures = sorted((home / "given").glob("[!.]*.png"))
    return [(log.name, load_log(TORRES, log)[1].n) for log in logs], [Image.open(file).tobytes() for file in pictures]


def look_at_games(home: Path, seed: int) -> list[Change]:
    shelf = Shelf(KITS, home / "games")
    shelf.import_file(TORRES_LOG)
    file = home / "games" / "another.torres"
    return [shelf.games, partial(shelf.export_copy, TORRES_LOG, file), shelf.games]


def read_index(home: Path) -> object:
    index = Index(home / "games" / SHELF_FOLDER / "index.json")
    assert not any(game.faulty for game in Shelf(KITS, home / "games").games())
    return sorted(index.entries) if index.whole else LOST


def hold_arena(home: Path, seed: int) -> list[Change]:
    file = home / "results.jsonl"
    held: list[Results[Result]] = []

    def begin() -> None:
        held.append(Results(HEADING, file))

    def add(number: int) -> None:
        held[0].add(result(number, (150, 140)))

    return [begin, *(partial(add, seed + n) for n in range(3))]


def read_results(home: Path) -> object:
    file = home / "results.jsonl"
    return dict(Results(HEADING, file).done) if file.exists() else {}


KINDS = [
    *(Kind(f"logs of {name}", partial(play, name), read_games, play_on) for name in GAMES),
    Kind("studies", write_studies, read_studies),
    Kind("settings", change_settings, read_settings),
    Kind("keys", change_keys, read_keys),
    Kind("the set-up", change_setup, read_setup),
    Kind("names", give_names, lambda home: GameNames(home / "games" / SHELF_FOLDER / "names.json").all()),
    Kind("strengths", count_games, read_strengths),
    Kind("the puzzles' record", try_puzzles, read_tried),
    Kind("puzzles of one's own", keep_mistakes, read_mistakes),
    Kind("the lessons' progress", learn, lambda home: lesson_navigation.load(home / "own" / lesson_navigation.FILE)),
    Kind("the trash", delete_games, read_deleted),
    Kind("copies and exports", copy_games, read_copies),
    Kind("the index", look_at_games, read_index, may_be_lost=True),
    Kind("results of arenas", hold_arena, read_results),
]
"""All of them."""


def swept(home: Path) -> list[Path]:
    """The part files that are left when the program has swept its folders."""
    folders = [home, *(path for path in home.rglob("*") if path.is_dir())]
    remove_leftovers(*folders)
    return parts(home)


def parts(home: Path) -> list[Path]:
    """The part files that lie there; of today's program and of earlier ones."""
    return [path for path in home.rglob(".*") if path.suffix != ".lock" and path.name != SHELF_FOLDER]
