"""Puzzles, studies and replays of Torres by text: their words, their files, and what cannot be."""

from pathlib import Path

import pytest

from tests.games.torres.commands.text.speaking import LANGUAGES, Answer, Speaker, persons, texts, to_first_turn
from tests.games.torres.mistakes import logged
from tests.games.torres.mistakes import puzzle as puzzle_of_mistake
from torres3d.base import paths
from torres3d.engine.history import part_of
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.menus.mistake_book import MistakeBook
from torres3d.games.torres.commands.text.board_words import board_lines
from torres3d.games.torres.commands.text.puzzles import GamePuzzles
from torres3d.games.torres.commands.text.replay_conversation import ReplayConversation
from torres3d.games.torres.commands.text.studies import GameStudies
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.puzzles.puzzle import Puzzle, read_puzzles
from torres3d.games.torres.puzzles.puzzle_tries import FILE, PuzzleRecord
from torres3d.games.torres.rules.legal import legal
from torres3d.terminal.puzzle_page import PuzzlePage
from torres3d.terminal.study_page import StudyPage

NAMES_THERE = ("line\u2028sep", "tab\there", "Otto", "Jürgen")
EXAMPLE = Path(__file__).parents[2] / "examples" / "008-rio-grande-1999-basic-4p.torres"


def first_of_grade(grade: int) -> Puzzle:
    """The first puzzle that a new user gets of a grade."""
    found = read_puzzles(paths.config() / "games/torres/puzzles.jsonl").puzzles
    return next(puzzle for puzzle in found if puzzle.grade == grade)


def puzzles(folder: Path, answers: list[Answer], target: bool = True, language: str = "en") -> Speaker:
    """The page of puzzles with these answers; what is tried is kept in the folder."""
    speaker, say = Speaker(), texts(language)
    speaker.answers = iter(answers)
    PuzzlePage(GamePuzzles(folder, folder / "games", target, say), speaker, say, False).run()
    return speaker


def studies(folder: Path, answers: list[Answer], language: str = "en") -> Speaker:
    """The page of studies with these answers."""
    speaker, say = Speaker(), texts(language)
    speaker.answers = iter(answers)
    StudyPage(GameStudies(folder), speaker, say, False).run()
    return speaker


def replay(history: TorresHistory, answers: list[Answer], folder: Path, language: str = "en") -> Speaker:
    """A replay with these answers."""
    speaker = Speaker()
    speaker.answers = iter(answers)
    ReplayConversation(history, EXAMPLE, folder, speaker, texts(language)).run()
    return speaker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_puzzle_is_solved_by_its_solution_and_recorded(tmp_path: Path, language: str) -> None:
    puzzle = first_of_grade(1)
    heard = puzzles(tmp_path, ["easy", puzzle.solution, "list", "history", "quit"], language=language)
    (tried,) = PuzzleRecord(tmp_path / FILE).tries
    assert (tried.id, tried.grade, tried.how, tried.hinted) == (puzzle.id, 1, "solved", False)
    assert heard.heard(texts(language)("puzzle-solved", points=puzzle.points))
    assert heard.heard(texts(language)("puzzles-how-solved"))


def test_a_hint_is_asked_for_twice_and_is_worth_half(tmp_path: Path) -> None:
    puzzle = first_of_grade(1)
    heard = puzzles(tmp_path, ["easy", "hint", "board", "quit"])
    assert heard.heard("costs half of what this puzzle is worth")
    assert not heard.heard("First step")
    heard = puzzles(tmp_path, ["easy", "hint", "hint", puzzle.solution, "quit"])
    assert heard.heard("First step")
    assert heard.heard("Solved with a hint")
    assert [tried.hinted for tried in PuzzleRecord(tmp_path / FILE).tries] == [True]


def test_the_end_of_a_turn_with_too_few_points_is_asked_for_twice(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["easy", "end", "quit"])
    assert heard.heard("End the turn again to hand it in.")
    assert not PuzzleRecord(tmp_path / FILE).tries
    heard = puzzles(tmp_path, ["easy", "end", "end", "quit"])
    assert heard.heard("This puzzle comes back tomorrow.")
    assert [tried.how for tried in PuzzleRecord(tmp_path / FILE).tries] == ["failed"]


def test_a_solution_is_a_list_with_points_and_can_be_taken_back(tmp_path: Path) -> None:
    puzzle = first_of_grade(1)
    heard = puzzles(tmp_path, ["easy", "solution", "undo", "solution", "solution", "reset", "task", "next", "quit"])
    assert heard.heard("Type solution again to hear it.")
    assert heard.heard("Solution, from ")
    assert any(line.startswith("1. ") and line.rpartition(": ")[2][0] in "+−" for line in heard.everything)
    assert f"{puzzle.points} of {puzzle.points} points, " in " ".join(heard.asked)
    assert heard.everything.count("Everything is taken back.") == 1
    assert [tried.how for tried in PuzzleRecord(tmp_path / FILE).tries] == ["shown"]
    assert sum(line.startswith("Score ") for line in heard.everything) == 3, "the task, the task again, the next one"


def test_steps_are_lost_only_after_a_yes(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["easy", "marker", "list", "no", "next", "list", "yes", "quit"])
    assert sum("will be lost" in question for question in heard.asked) == 2
    assert heard.heard("The next puzzle comes once your first try is over.")


def test_the_target_is_told_only_where_the_settings_show_it(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["easy", "quit"], target=False)
    assert heard.heard("Score as much as you can")
    assert not any(" of " in question for question in heard.asked)


def test_what_is_not_on_the_page_of_puzzles_is_answered(tmp_path: Path) -> None:
    heard = puzzles(tmp_path, ["theme nothing", "theme king", "theme all", "9", "foo", "mistakes", "1", "search", ""])
    for words in (
        "no theme “nothing”",
        "theme King",
        "There is no 9 on the list",
        "“foo” means nothing",
        "No puzzles yet",
        "All your finished games have been searched.",
    ):
        assert heard.heard(words), words


def test_a_record_of_a_later_version_is_left_and_told(tmp_path: Path) -> None:
    record = tmp_path / FILE
    record.write_text('{"format":"torres-puzzles-tried","version":9}\n', "utf-8")
    heard = puzzles(tmp_path, ["easy", "end", "end", "quit"])
    assert heard.heard("puzzles.jsonl")
    assert record.read_text("utf-8") == '{"format":"torres-puzzles-tried","version":9}\n'


def test_a_study_is_a_tree_that_is_walked_commented_and_marked(tmp_path: Path) -> None:
    answers: list[Answer] = [
        "new",
        "nc3",
        "nf6",
        "mark !?",
        "comment a fine start",
        "back",
        "nc6",
        "lines",
        "1",
        "next",
        "2",
        "back 9",
        "last",
        "comment",
        "rename Mine",
        "file",
        "list",
        "quit",
    ]
    heard = studies(tmp_path, answers)
    for words in ("Mark !?: Interesting", "Comment: a fine start", "Variation 1", "Several lines go on", "called Mine"):
        assert heard.heard(words), words
    folder = GameStudies(tmp_path).folder
    (listed,) = folder.all()
    study = folder.files.read(listed.file).study
    words = [folder.files.word(move.command, study) for move in study.moves]
    assert (study.name, words, [move.mark for move in study.moves]) == ("Mine", ["Nc3", "Nf6", "Nc6"], ["", "!?", ""])


def test_a_line_is_deleted_and_made_the_main_one(tmp_path: Path) -> None:
    heard = studies(
        tmp_path,
        [
            "new",
            "nc3",
            "nf6",
            "back",
            "nc6",
            "main",
            "main",
            "first",
            "delete",
            "next",
            "delete",
            "no",
            "delete",
            "yes",
            "quit",
        ],
    )
    for words in (
        "main line now",
        "already the main line",
        "nothing to delete here",
        "The line is kept",
        "3 steps deleted",
    ):
        assert heard.heard(words), words


def test_a_study_goes_out_as_text_and_comes_back(tmp_path: Path) -> None:
    file = tmp_path / "study.txt"
    heard = studies(
        tmp_path, ["new", "nc3", f"text {file}", "text /nowhere/x.txt", "list", f"import {file}", "lines", "quit"]
    )
    assert heard.heard(f"written as text to {file}")
    assert heard.heard("cannot be written to /nowhere/x.txt")
    assert heard.heard("1. Player 1: Nc3")
    assert len(GameStudies(tmp_path).folder.all()) == 2


def test_a_faulty_study_or_text_is_told_and_opens_nothing(tmp_path: Path) -> None:
    folder = tmp_path / "studies"
    folder.mkdir()
    (folder / "bad.study").write_text('{"format":"torres3d-study","version":9}\n', "utf-8")
    (tmp_path / "bad.txt").write_text("format: torres3d-study\nnonsense\n", "utf-8")
    heard = studies(
        tmp_path,
        ["1", f"import {tmp_path / 'bad.txt'}", "import nothing.study", "new 7", "delete 5", "restore", "yes", "quit"],
    )
    for words in (
        "This is not a study",
        "nothing.study",
        "Type new 2",
        "a number from 1 to 1",
        "Nothing was deleted",
        "Nothing was asked",
    ):
        assert heard.heard(words), words
    assert heard.asked.count("Studies>") == len(heard.asked)


def test_a_replay_goes_by_commands_turns_and_years(tmp_path: Path) -> None:
    history = load_log(TORRES, EXAMPLE)[1]
    heard = replay(
        history,
        [
            "",
            "next turn",
            "year 2",
            "turn 12",
            "step 40",
            "back",
            "back 3",
            "last",
            "next",
            "me",
            "first",
            "back",
            "quit",
        ],
        tmp_path,
    )
    last = len(history.standing_steps())
    at = [int(question.partition(" ")[0]) for question in heard.asked]
    assert (at[0], at[1], at[5], at[6], at[7], at[8], at[11]) == (0, 1, 40, 39, 36, last, 0)
    starts = [0]
    for turn in history.turns():
        starts.append(starts[-1] + len(turn.steps))
    assert at[4] == starts[11]
    for words in (
        "Year 2 begins",
        "Back to: ",
        "There is nothing after this.",
        "The game is over here",
        "This is the beginning.",
    ):
        assert heard.heard(words), words


def test_the_board_is_told_at_every_moment(tmp_path: Path) -> None:
    history = load_log(TORRES, EXAMPLE)[1]
    heard = replay(history, ["board", "step 30", "board", "quit"], tmp_path)
    there = "\n".join(board_lines(history.standing_steps()[29].after, NAMES_THERE, texts()))
    assert there in "\n".join(heard.everything)
    assert sum(line.startswith("Row 8") for line in heard.everything) == 2
    assert part_of(history, 30).state == history.standing_steps()[29].after


def test_what_cannot_be_in_a_replay_is_answered(tmp_path: Path) -> None:
    history = load_log(TORRES, EXAMPLE)[1]
    heard = replay(
        history,
        ["c4-d4", "99", "step 9999", "turn 0", "year 9", "next foo", "mistakes", "next mistake", "quit"],
        tmp_path,
    )
    for words in (
        "in a replay nothing is done",
        "no 99 on the last list",
        "step and a number from 0",
        "turn and a number from 1",
        "year and a number",
        "How far?",
        "Type analyse first.",
    ):
        assert heard.heard(words), words


def test_what_is_hidden_in_a_game_that_goes_on_stays_so(tmp_path: Path) -> None:
    game = to_first_turn(persons())
    heard = replay(game.history, ["last", "hand", "legal", "analyse", "study", "quit", "quit"], tmp_path)
    assert heard.everything.count("The game goes on, so that stays hidden.") == 2
    assert heard.heard("It can be analysed once it is over.")
    assert heard.heard("hidden cards and decks were drawn at random")
    assert heard.heard("Back in the replay.")
    assert legal(game.state)


def test_own_mistakes_are_practised(tmp_path: Path) -> None:
    MistakeBook(tmp_path, texts).puzzles.add(puzzle_of_mistake())
    heard = puzzles(tmp_path, ["mistakes", "1", "hint", "solution", "solution", "list", "quit"])
    assert heard.heard("points here. Find a better turn.")
    assert heard.heard("First step: ")
    assert heard.heard("The better turn, step by step:")
    assert (tmp_path / "mistakes-tried.jsonl").read_text("utf-8").count('"shown"') == 1


@pytest.mark.slow
def test_the_mistakes_of_a_game_are_gone_through(tmp_path: Path) -> None:
    file = logged(tmp_path)
    speaker = Speaker()
    speaker.answers = iter(
        ["next mistake", "analyse", "next mistake", "next mistake", "back mistake", "mistakes", "2", "quit"]
    )
    ReplayConversation(load_log(TORRES, file)[1], file, tmp_path, speaker, texts()).run()
    at = [int(question.partition(" ")[0]) for question in speaker.asked]
    assert at[1] == at[2] == 0 < at[3] < at[4]
    assert at[5] == at[3]
    told = [line for line in speaker.everything if line.startswith("A mistake follows: ")]
    assert told
    assert all("Ana" in line for line in told), "the bot's mistakes are not the player's"
    assert speaker.heard("Better: ")
