"""Puzzles, studies and replays of Turm Bauer by text: their words, their files, and what cannot be."""

from pathlib import Path

import pytest

from tests.games.torres.commands.text.speaking import LANGUAGES, Answer, Speaker, texts
from torres3d.base import paths
from torres3d.engine.log_replay import load_log
from torres3d.games.turm_bauer.commands.text.puzzles import GamePuzzles
from torres3d.games.turm_bauer.commands.text.replay_conversation import ReplayConversation
from torres3d.games.turm_bauer.commands.text.studies import GameStudies
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.puzzles.puzzle import Puzzle, places_of, read_puzzles, solution_of
from torres3d.games.turm_bauer.puzzles.puzzle_tries import FILE, PuzzleRecord
from torres3d.terminal.puzzle_page import PuzzlePage
from torres3d.terminal.study_page import StudyPage

EXAMPLE = Path(__file__).parents[2] / "examples" / "005-2p-collapseat.turm"


def first_of(kind: str) -> Puzzle:
    """The first easy puzzle of a kind."""
    found = read_puzzles(paths.config() / "games/turm_bauer/puzzles.jsonl").puzzles
    return next(puzzle for puzzle in found if puzzle.kind == kind and puzzle.grade == 1)


def puzzles(folder: Path, answers: list[Answer], language: str = "en") -> Speaker:
    """The page of puzzles with these answers; what is tried is kept in the folder."""
    speaker, say = Speaker(), texts(language)
    speaker.answers = iter(answers)
    PuzzlePage(GamePuzzles(folder, True), speaker, say, False).run()
    return speaker


def studies(folder: Path, answers: list[Answer]) -> Speaker:
    """The page of studies with these answers."""
    speaker = Speaker()
    speaker.answers = iter(answers)
    StudyPage(GameStudies(folder), speaker, texts(), False).run()
    return speaker


def replay(answers: list[Answer], folder: Path, language: str = "en") -> Speaker:
    """A replay with these answers."""
    speaker = Speaker()
    speaker.answers = iter(answers)
    ReplayConversation(load_log(TURM, EXAMPLE)[1], EXAMPLE, folder, speaker, texts(language)).run()
    return speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_climb_is_solved_by_its_solution_and_recorded(tmp_path: Path, language: str) -> None:
    puzzle = first_of("height")
    block, walk = puzzle.solution.split()
    heard = puzzles(tmp_path, ["theme height", "easy", block, "yes", walk, "hint", "list", "quit"], language)
    (tried,) = PuzzleRecord(tmp_path / FILE).tries
    assert (tried.id, tried.how, tried.hinted) == (puzzle.id, "solved", False)
    assert heard.heard(texts(language)("turm-puzzle-height-solved", level=puzzle.level))


def test_the_place_where_a_block_stands_is_chosen_by_its_number(tmp_path: Path) -> None:
    puzzle = first_of("stands")
    right = places_of(puzzle).index(solution_of(puzzle)[0]) + 1  # type: ignore[arg-type]
    wrong = right % len(places_of(puzzle)) + 1
    heard = puzzles(tmp_path, ["theme stands", "easy", str(wrong), "yes", "undo", str(right), "yes", "quit"])
    assert [tried.how for tried in PuzzleRecord(tmp_path / FILE).tries] == ["failed"]
    assert heard.heard("Something falls here.")
    assert heard.heard("Solved: it stands.")
    assert not heard.heard("tries")


def test_nothing_tells_what_a_puzzle_asks(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["theme stands", "easy", "what 1", "^", "steady", "9", "stay", "legal", "quit"])
    assert not heard.heard("risk about")
    assert not heard.heard("something falls ")
    for words in ("are not told in a puzzle", "“steady” means nothing", "no list with a number 9"):
        assert heard.heard(words), words


def test_hint_and_solution_are_asked_for_twice(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["theme height", "easy", "hint", "hint", "solution", "solution", "undo", "reset", "quit"])
    for words in (
        "costs half",
        "First step: ",
        "Type solution again",
        "solution:",
        "Taken back: walk",
        "Everything is taken back",
    ):
        assert heard.heard(words), words
    assert [tried.how for tried in PuzzleRecord(tmp_path / FILE).tries] == ["shown"]


def test_a_walk_that_ends_too_low_is_asked_for_twice(tmp_path: Path) -> None:
    puzzle = first_of("height")
    block = puzzle.solution.split()[0]
    heard = puzzles(tmp_path, ["theme height", "easy", block, "yes", "stay", "stay", "4l m10", "legal", "quit"])
    assert heard.heard("Stay again to hand it in.")
    assert heard.heard("The turn is over. undo takes back the last step")
    assert [tried.how for tried in PuzzleRecord(tmp_path / FILE).tries] == ["failed"]


def test_a_study_has_lines_dice_and_text(tmp_path: Path) -> None:
    file = tmp_path / "study.txt"
    heard = studies(
        tmp_path,
        [
            "new 3",
            "dice 9",
            "dice 2 5",
            "dice 3 3",
            "stairs",
            "1",
            "yes",
            ">",
            "dice 1 1",
            "undo",
            "undo",
            "dice 4 4",
            "first",
            "lines",
            "next",
            f"text {file}",
            "list",
            f"import {file}",
            "quit",
        ],
    )
    for words in (
        "Which dice?",
        "throws 2 and 5",
        "throws 3 and 3",
        "Variation 1",
        "Several lines go on",
        "written as text",
    ):
        assert heard.heard(words), words
    assert len(GameStudies(tmp_path).folder.all()) == 2


def test_a_position_as_text_becomes_a_study(tmp_path: Path) -> None:
    heard = studies(
        tmp_path,
        [
            "paste",
            "players 2",
            "dice 3 9",
            ".",
            "paste",
            ".",
            "paste",
            "players 2",
            "dice 3 3",
            "turn 1",
            "begins red",
            ".",
            "position",
            "quit",
        ],
    )
    assert heard.heard("Found: dice 3 9")
    assert heard.heard("begins red")
    assert len(GameStudies(tmp_path).folder.all()) == 1


def test_a_replay_goes_by_commands_and_turns(tmp_path: Path) -> None:
    heard = replay(
        [
            "",
            "next turn",
            "fields",
            "row 10",
            "column m",
            "turn 5",
            "turns",
            "2",
            "step 3",
            "next 2",
            "4l m10",
            "^",
            "mistakes",
            "study",
            "dice 1 1",
            "list",
            "last",
            "me",
            "quit",
        ],
        tmp_path,
    )
    steps = load_log(TURM, EXAMPLE)[1].standing_steps()
    at = [int(each.partition(" ")[0]) for each in heard.asked if each[0].isdecimal()]
    assert (at[0], at[1], at[2], at[-1], len(steps)) == (0, 1, 2, len(steps), len(steps))
    assert not any("~" in line for line in heard.everything), "figures of the judge are not for the ear"
    for words in ("in a replay nothing is done", "Type analyse first.", "Back in the replay.", "The game is over here"):
        assert heard.heard(words), words


def test_rows_and_columns_of_the_tower_are_named_as_in_its_picture(tmp_path: Path) -> None:
    heard = replay(["step 2", "row 10", "column m", "row 99", "row x", "column 10", "column m10", "quit"], tmp_path)
    told = [line.partition(":")[0] for line in heard.everything]
    row, column = told.index("m10"), told.index("m9")
    assert told[row : row + 2] == ["m10", "n10"]
    assert told[column : column + 3] == ["m9", "m10", "m11"]
    for words in ("Nothing is there.", "Which row?", "Which column? Type column", "north: m11"):
        assert heard.heard(words), words


@pytest.mark.long
def test_the_mistakes_of_a_game_are_gone_through(tmp_path: Path) -> None:
    heard = replay(["analyse", "next mistake", "next mistake", "back mistake", "1", "quit"], tmp_path)
    at = [int(each.partition(" ")[0]) for each in heard.asked]
    assert at[1] == 0 < at[2] < at[3]
    assert at[4] == at[2]
    assert heard.heard("A mistake follows: ")
