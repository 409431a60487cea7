"""What the program writes it can read: every record, from any input that it accepts, is the same when it is read."""

import contextlib
import random
from collections.abc import Callable, Sequence
from itertools import combinations
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from tests.app.games import ACTIONS, WINDOW_GAMES
from tests.at_length import at_length
from tests.bots.ended_games import KIND
from tests.engine.log_lines import lines_of, write_lines
from tests.games.kits import KITS, kit_of
from tests.games.torres.studies.positions import by_chance
from tests.trust.whole_logs import LOGS, TURM_LOGS
from torres3d.app.menus.setup.setup_screen import write_setup
from torres3d.app.screens.lesson import chapter_list_and_progress_file as lesson_navigation
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.window import key_bindings
from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.base.faults import Fault
from torres3d.bots.arena.results_file import Result, Results
from torres3d.bots.human_player_strengths import PlayerStrengths
from torres3d.bots.rated_games import read_strength
from torres3d.engine.given_game_names import GameNames, normalise_name
from torres3d.engine.kit import Progress
from torres3d.engine.log_replay import load_log, salvage
from torres3d.engine.log_writer import log_bytes, write_new
from torres3d.engine.logged_game import Game
from torres3d.engine.puzzles.puzzle_file import GRADES
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.saved_game_index import Index
from torres3d.engine.saved_games_folder import SHELF_FOLDER, Shelf
from torres3d.engine.studies.study_file import COMMENT, NAME
from torres3d.games.torres.app.menus import setup_screen
from torres3d.games.torres.app.menus.setup_screen import to_draft
from torres3d.games.torres.bots.arena.arena_game import Heading
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.kit.editions import editions
from torres3d.games.torres.kit.game_notation import game_text, read_game
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.puzzles.puzzle import puzzles_text, read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.torres.studies.study import PlayedStudy
from torres3d.games.torres.studies.study_file import StudyFolder, read_study
from torres3d.games.turm_bauer.kit.game_notation import game_text as turm_game_text
from torres3d.games.turm_bauer.kit.game_notation import read_game as read_turm_game
from torres3d.hud.kit.theme import COLOURS
from torres3d.i18n.texts import language_ids

WHEN = "2026-01-31T20:15:00Z"
ENDED = Progress(200, (3, 4), (200, 150), (0,))
"""How far a game is that somebody has won."""
ELO = {"easy": 730, "medium": 1340, "hard": 1850}
FINISHED = [
    *sorted((LOGS / "version-1").glob("*.torres")), *sorted((LOGS / "version-2").glob("*.torres")),
    *sorted(TURM_LOGS.glob("*-whole.turm")),
]  # fmt: skip
RATED = [log for log in FINISHED if log.suffix == ".torres"]
ODD = st.sampled_from(
    ("", " ", "\x00", "\x1b[2J", "\u2028", "\x85", "\ufeff", "'", '"', "\\", "{", "#", "- a: b", "☃" * 50)
)
TEXTS = (
    st.text(max_size=12)
    | ODD
    | st.text(min_size=60, max_size=80)
    | st.builds(str.__mul__, st.text(min_size=1, max_size=3), st.sampled_from((64, 65, 300)))
)
"""Texts as somebody may type them, or another program may write them."""
NAMES = st.text(min_size=1, max_size=40) | st.sampled_from(
    ("Ana", "\x85", "Zoë \u2028 \x85", "محمد", "x" * 40, "\x00", "null", "- a")
)
PATIENT = [HealthCheck.too_slow, HealthCheck.data_too_large]
Check = Callable[[st.DataObject, Path], None]


def accepted_log(data: st.DataObject, folder: Path, logs: Sequence[Path] = FINISHED) -> Path | None:
    """A log as another program may have written it, one of these with other names and bots, perhaps cut off; None where
    it is refused."""
    log = data.draw(st.sampled_from(logs))
    lines = lines_of(log)
    lines[0]["game"] = data.draw(TEXTS)
    for seat, player in enumerate(lines[0]["setup"]["players"]):
        player["name"] = data.draw(NAMES)
        player["bot"] = data.draw(st.sampled_from(("easy", "medium", "nobody", None))) if seat else None
    if data.draw(st.integers(0, 3)) == 3:
        del lines[data.draw(st.integers(1, len(lines))) :]
    file = write_lines(folder / f"game{log.suffix}", lines)
    try:
        load_log(kit_of(file), file)
    except Fault:
        return None
    return file


def a_game(data: st.DataObject, folder: Path) -> None:
    """A log that is gone on with, its copies and its form as text."""
    file = accepted_log(data, folder)
    if file is None:
        return
    kit: Any = kit_of(file)
    game: Any = Game.open(kit, file)
    with contextlib.suppress(Exception):
        game.undo()
    while data.draw(st.booleans()) and game.can_redo():
        game.redo()
    game.close()
    history: Any = load_log(kit, file)[1]
    assert history.states == game.history.states
    assert [step.command for step in history.steps] == [step.command for step in game.history.steps]
    copy = folder / f"copy{file.suffix}"
    assert salvage(kit, file, copy) == history.n
    assert load_log(kit, copy)[1].states == history.states
    anew = folder / f"anew{file.suffix}"
    write_new(anew, log_bytes(history, WHEN))
    assert load_log(kit, anew)[1].states == history.states
    to_text, from_text = (game_text, read_game) if file.suffix == ".torres" else (turm_game_text, read_turm_game)
    read = from_text(to_text(history))
    assert read.state == history.state
    assert read.header.setup == history.header.setup


def an_index(data: st.DataObject, folder: Path) -> None:
    """What the list of games keeps of a log."""
    file = accepted_log(data, folder)
    if file is None:
        return
    (known,) = Shelf(KITS, folder).games()
    index = Index(folder / SHELF_FOLDER / "index.json")
    assert index.whole
    assert known.facts == index.entries[file.name].facts
    assert 1 <= len(known.facts.game) <= 64, "LOG.md"


def a_rating(data: st.DataObject, folder: Path) -> None:
    """The rating after a game, and the reason why one does not count."""
    file = accepted_log(data, folder, RATED)
    if file is None:
        return
    kit: Any = kit_of(file)
    history: Any = load_log(kit, file)[1]
    header = history.header
    strengths = PlayerStrengths(folder, KIND, dict, ELO.get)
    assert strengths.count("before", (Player("Ana", "red", None), Player("A", "blue", "easy")), ENDED, WHEN)
    over = kit.progress(history.state, history.n)
    counts = over.over and strengths.would_count(header.id, header.setup.players)
    if data.draw(st.booleans()):
        assert strengths.count(header.id, header.setup.players, over, WHEN) == counts
        noted = counts
    else:
        strengths.take_out(header.id, "hint")
        noted = True
    read = read_strength(strengths.file, KIND)
    assert read.faults == ()
    assert 1 <= len(header.id) <= 64, "LOG.md"
    assert read.played[0].game == "before"
    assert {*read.out, *(played.game for played in read.played[1:])} == ({header.id} if noted else set())
    again = PlayerStrengths(folder, KIND, dict, ELO.get)
    assert (again.persons(), again.fault) == (strengths.persons(), None)


def a_study(data: st.DataObject, folder: Path) -> None:
    """A study that is named, commented and played on."""
    begun = by_chance(data.draw(st.integers(0, 400)), data.draw(st.integers(0, 20)))
    players = tuple(replace(player, name=data.draw(NAMES)) for player in begun.setup.players)
    setup = replace(begun.setup, players=players)
    try:
        options_of(setup)
    except Fault:
        return
    name = f"Study of {', '.join(player.name for player in players)}, {data.draw(TEXTS)}"
    faults: list[Fault] = []
    book = OpenStudy(PlayedStudy(replace(begun, setup=setup, name=name)), StudyFolder(folder), faults.append)
    book.keep()
    file = book.file
    assert file is not None
    assert read_study(file).study == replace(book.study, name=normalise_name(name, NAME))
    book.rename(data.draw(TEXTS))
    book.node = data.draw(st.integers(0, len(begun.moves)))
    book.comment(data.draw(TEXTS) * data.draw(st.sampled_from((1, 200))))
    book.keep()
    assert faults == []
    assert replace(read_study(file).study, name="") == replace(book.study, name="")
    assert len(book.study.comment) <= COMMENT
    (listed,) = StudyFolder(folder).all()
    assert listed.fault is None


def some_settings(data: st.DataObject, folder: Path) -> None:
    """Settings as the screens change them."""
    found = user_settings.Settings()
    each = {
        "language": st.sampled_from(language_ids(paths.config() / "locale")),
        "quality": st.sampled_from(("auto", "low", "medium", "high", "ultra")),
        "games_folder": TEXTS, "game": TEXTS, "palette": TEXTS, "recap": TEXTS, "letters": TEXTS,
        **dict.fromkeys(user_settings.SLIDERS, st.floats().map(str)),
        **dict.fromkeys(user_settings.SWITCHES, st.sampled_from(("true", "false"))),
    }  # fmt: skip
    for _ in range(data.draw(st.integers(1, 4))):
        key = data.draw(st.sampled_from(sorted(each)))
        with contextlib.suppress(msgspec.ValidationError):
            found = user_settings.changed(found, key, data.draw(each[key]))
    user_settings.save(found, folder / "settings.yaml")
    assert user_settings.read(folder / "settings.yaml") == found


def some_keys(data: st.DataObject, folder: Path) -> None:
    """The player's own keys."""
    usual = WINDOW_GAMES.usual_keys()
    actions = data.draw(st.lists(st.sampled_from(sorted(usual)), unique=True, max_size=4))
    turned = zip(actions, actions[1:] + actions[:1], strict=True)
    swapped = {**usual, **{action: usual[other] for action, other in turned}}
    for action in data.draw(st.lists(st.sampled_from(sorted(usual)), max_size=2)):
        swapped.pop(action, None)
    if any(ACTIONS.clash(one, other) and swapped[one] == swapped[other] for one, other in combinations(swapped, 2)):
        return  # the page of keys takes one of them away
    key_bindings.save(usual, swapped, ACTIONS, folder / "keys.yaml")
    assert key_bindings.load(usual, ACTIONS, folder / "keys.yaml") == (swapped, None)


def a_setup(data: st.DataObject, folder: Path) -> None:
    """The set-up that is remembered."""
    colours = data.draw(st.permutations(COLOURS))
    count = data.draw(st.integers(2, 4))
    levels = BOTS.level_ids()
    players = tuple(
        Player(data.draw(NAMES), colour, data.draw(st.none() | st.sampled_from(levels))) for colour in colours[:count]
    )
    setup = Setup(data.draw(st.sampled_from(sorted(editions()))), data.draw(st.sampled_from(MODES)), {}, players)
    try:
        options_of(setup)
    except Fault:
        return
    write_setup(folder / "setup.yaml", setup)
    assert setup_screen.read(folder / "setup.yaml", editions(), levels) == to_draft(setup)


def some_titles(data: st.DataObject, folder: Path) -> None:
    """Names of games."""
    given_ = data.draw(st.dictionaries(TEXTS, TEXTS, max_size=3))
    titles = GameNames(folder / "names.json")
    for log, title in given_.items():
        titles.set_name(log, title)
    wanted = {log: normalise_name(title) for log, title in given_.items() if normalise_name(title)}
    assert GameNames(folder / "names.json").all() == wanted


def what_was_learnt(data: st.DataObject, folder: Path) -> None:
    """How far somebody is in the lessons."""
    steps = st.text("abcdefghijklmnopqrstuvwxyz_0123456789", min_size=1, max_size=60)
    learnt = lesson_navigation.LessonsDone(
        data.draw(steps), tuple(data.draw(st.lists(steps, max_size=5, unique=True))), data.draw(st.booleans())
    )
    lesson_navigation.save(learnt, folder / "lessons.yaml")
    assert lesson_navigation.load(folder / "lessons.yaml") == learnt


def puzzles_and_tries(data: st.DataObject, folder: Path) -> None:
    """Puzzles of somebody else's file, and what was tried of them."""
    known = read_puzzles(paths.config() / "games/torres/puzzles.jsonl").puzzles
    chosen = [
        replace(puzzle, id=data.draw(TEXTS))
        for puzzle in data.draw(st.lists(st.sampled_from(known), min_size=1, max_size=3))
    ]
    file = folder / "some.jsonl"
    file.write_bytes(puzzles_text(chosen))
    accepted = read_puzzles(file).puzzles
    file.write_bytes(puzzles_text(accepted))
    assert read_puzzles(file).puzzles == accepted
    record = PuzzleRecord(folder / "tried.jsonl")
    for puzzle in accepted:
        how = data.draw(st.sampled_from(("solved", "failed", "shown")))
        record.add(Tried(puzzle.id, data.draw(st.sampled_from(GRADES)), how, WHEN))
    again = PuzzleRecord(folder / "tried.jsonl")
    assert again.first_tries == record.first_tries
    assert {tried.id for tried in again.first_tries} == {puzzle.id for puzzle in accepted}
    assert again.fault is None


def results_of_an_arena(data: st.DataObject, folder: Path) -> None:
    """What an arena keeps of its games."""
    levels = tuple(data.draw(st.lists(NAMES, min_size=2, max_size=4)))
    seats = len(levels)
    seed = data.draw(st.integers(0, 2**63 - 1))
    heading = Heading("torres-arena", levels, "rio-grande-1999", "basic", seed)
    results = Results(heading, folder / "out.jsonl")
    rng = random.Random(seed)
    for number in range(data.draw(st.integers(0, 3))):
        scores = tuple(rng.randrange(400) for _ in range(seats))
        results.add(Result(number, levels, seed, scores, (0,), (rng.random(),) * seats, (rng.random(),) * seats))
    assert Results(heading, folder / "out.jsonl").done == results.done


KINDS: list[tuple[Check, int, int]] = [
    (a_game, 8, 500),
    (an_index, 8, 500),
    (a_rating, 25, 1500),
    (a_study, 20, 1500),
    (some_settings, 20, 2000),
    (some_keys, 15, 1000),
    (a_setup, 40, 2000),
    (some_titles, 25, 2000),
    (what_was_learnt, 10, 1000),
    (puzzles_and_tries, 15, 1000),
    (results_of_an_arena, 20, 1500),
]
"""Every kind of record: how it is written and read again, how often in the short run and in the long one."""


def written_again(check: Check, examples: int) -> None:
    """Write and read so many records, each in a folder of its own."""

    @settings(max_examples=examples, deadline=None, suppress_health_check=PATIENT, database=None)
    @given(data=st.data())
    def any_input(data: st.DataObject) -> None:
        with TemporaryDirectory() as made:
            check(data, Path(made).resolve())

    any_input()


@pytest.mark.slow
@pytest.mark.parametrize(("check", "few", "_many"), KINDS, ids=[check.__name__ for check, _, _ in KINDS])
def test_what_is_written_is_read_again(check: Check, few: int, _many: int) -> None:
    written_again(check, few)


@pytest.mark.parametrize(("check", "_few", "many"), at_length(*KINDS), ids=[check.__name__ for check, _, _ in KINDS])
def test_thousands_that_are_written_are_read_again(check: Check, _few: int, many: int) -> None:
    written_again(check, many)
