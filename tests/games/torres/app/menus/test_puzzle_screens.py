"""From the menu to the puzzles and through them, by mouse and by keys; what is kept of it, and what goes wrong."""

from datetime import date
from pathlib import Path
from typing import get_args

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.app.study.prompts import shown_prompt
from tests.games.torres.puzzles.test_puzzle_file import PUZZLE
from torres3d.app.menus.puzzles import base_puzzle_screens, puzzle_book
from torres3d.app.menus.puzzles.puzzle_rating import rating
from torres3d.engine.puzzles.puzzle_choice import of_the_day
from torres3d.engine.puzzles.puzzle_tries import Tried
from torres3d.engine.puzzles.return_schedule import How
from torres3d.games.torres.app.menus.puzzle_screens import PuzzleScreens
from torres3d.games.torres.app.study.puzzle_screen import PuzzleScreen
from torres3d.games.torres.puzzles.puzzle import Puzzle, puzzles_text, solution_of
from torres3d.games.torres.puzzles.puzzle_tries import PuzzleRecord
from torres3d.hud.models.page_models import MenuModel, RulesModel
from torres3d.hud.models.puzzle_history_models import HistoryModel
from torres3d.hud.models.puzzle_list_models import PuzzlesModel


def set_today(monkeypatch: pytest.MonkeyPatch, day: date) -> None:
    for module in (base_puzzle_screens, puzzle_book):
        monkeypatch.setattr(module, "today", lambda: day)


def page(player: Driver) -> PuzzlesModel:
    shown = player.program.hud.model.screen
    assert isinstance(shown, PuzzlesModel)
    return shown


def screen(player: Driver) -> PuzzleScreen:
    top = player.program.services.screens.top
    assert isinstance(top, PuzzleScreen)
    return top


def solve(player: Driver) -> None:
    """Give the solution of the puzzle on the screen."""
    solving = screen(player)
    for command in solution_of(solving.puzzle):
        solving.session.give(command, solving.session.game.n)
        player.program.key("skip")
        player.rounds(3)
    for _ in range(6):
        player.program.key("skip")
        player.rounds(3)


@pytest.mark.slow
def test_puzzles_of_a_grade_one_after_another(player: Driver, tmp_path: Path) -> None:
    player.rounds(3)
    player.spot("puzzles")
    player.rounds(3)
    rows = page(player).rows
    assert [row.grade for row in rows] == [1, 2, 3]
    assert all(row.of > 0 and row.tried == 0 for row in rows)
    assert page(player).rating is None
    player.spot("puzzles:2")
    player.rounds(5)
    first = screen(player).puzzle
    assert first.grade == 2
    solve(player)
    assert screen(player).solved
    player.spot("prompt:next")
    player.rounds(5)
    second = screen(player).puzzle
    assert (second.grade, second.id != first.id) == (2, True)
    hand_in_too_early(player)
    player.spot("prompt")
    player.rounds(3)
    row = page(player).rows[1]
    assert (row.solved, row.tried) == (1, 2)
    assert page(player).rating is not None
    kept = PuzzleRecord(tmp_path / "puzzles.jsonl")
    assert [(one.id, one.how) for one in kept.first_tries] == [(first.id, "solved"), (second.id, "failed")]


@pytest.mark.slow
def test_the_rules_open_over_a_puzzle_and_close_to_it(player: Driver) -> None:
    player.rounds(3)
    player.spot("puzzles")
    player.spot("puzzles:fitting")
    player.rounds(12)
    solving = screen(player)
    player.key("f2")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, RulesModel)
    player.key("escape")
    player.rounds(3)
    assert screen(player) is solving


def hand_in_too_early(player: Driver) -> None:
    for _ in range(2):
        player.key("control-enter")
        player.rounds(14)


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_each_result_tells_the_rating_and_the_next_one_is_near_it(player: Driver, by: str) -> None:
    say, record = player.program.services.say, player.torres_menus.puzzles.record
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    hands.spot("puzzles")
    hands.rounds(3)
    hands.spot("puzzles:fitting")
    hands.rounds(5)
    grades = []
    for _ in range(5):
        grades.append(screen(player).puzzle.grade)
        before = rating(record.first_tries)
        solve(player)
        after = rating(record.first_tries)
        assert after is not None
        first = say("puzzle-rating-first", rating=str(round(after.mean)))
        gained = round(after.mean) - round(before.mean) if before else 0
        told = say("puzzle-rating-change", change=f"+{gained}", rating=str(round(after.mean))) if before else first
        assert told in shown_prompt(player).text
        hands.spot("prompt:next")
        hands.rounds(5)
    assert grades[0] == 1
    assert grades == sorted(grades)
    assert grades[-1] == 3, "who solves all of them gets harder ones"
    failing = screen(player).puzzle
    hand_in_too_early(player)
    told = shown_prompt(player).text
    assert "Rating −" in told
    assert say("puzzle-comes-back", days=1) in told
    hands.spot("prompt:next")
    hands.rounds(5)
    assert screen(player).puzzle != failing


@pytest.mark.slow
def test_a_failed_puzzle_comes_back_the_next_day_and_does_not_count_again(
    player: Driver, monkeypatch: pytest.MonkeyPatch
) -> None:
    say, record = player.program.services.say, player.torres_menus.puzzles.record
    failed = player.torres_menus.puzzles.puzzles[40]
    record.add(Tried(failed.id, failed.grade, "failed", "2026-01-01T12:00:00Z"))
    set_today(monkeypatch, date(2026, 1, 1))
    player.torres_menus.puzzles.open()
    player.rounds(3)
    assert page(player).back == 0
    set_today(monkeypatch, date(2026, 1, 2))
    monkeypatch.setattr(puzzle_book, "timestamp", lambda: "2026-01-02T12:00:00Z")
    player.torres_menus.puzzles.open()
    player.rounds(3)
    assert page(player).back == 1
    player.spot("puzzles:fitting")
    player.rounds(5)
    assert screen(player).puzzle == failed
    known = rating(record.first_tries)
    solve(player)
    text = shown_prompt(player).text
    assert say("puzzle-comes-back", days=3) in text
    assert "ating" not in text
    assert rating(record.first_tries) == known
    assert [(tried.id, tried.how) for tried in record.tries] == [(failed.id, "failed"), (failed.id, "solved")]


def history(player: Driver) -> HistoryModel:
    shown = player.program.hud.model.screen
    assert isinstance(shown, HistoryModel)
    return shown


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_what_was_tried_is_listed_newest_first_and_opens_again(
    player: Driver, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    set_today(monkeypatch, date(2026, 3, 10))
    puzzles, record = player.torres_menus.puzzles.puzzles, player.torres_menus.puzzles.record
    for number, puzzle in enumerate(puzzles[:23]):
        how = get_args(How)[number % 3]
        record.add(Tried(puzzle.id, puzzle.grade, how, f"2026-02-{1 + number:02}T12:00:00Z", number == 21))
    record.add(Tried("gone", 1, "solved", "no time"))
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    hands.spot("puzzles")
    hands.rounds(3)
    hands.spot("history")
    hands.rounds(3)
    shown = history(player)
    assert (shown.first, shown.tried, len(shown.rows)) == (0, 24, 10)
    assert (shown.rows[0].id, shown.rows[0].when, shown.rows[0].known) == ("gone", "", False)
    assert [row.id for row in shown.rows[1:]] == [puzzle.id for puzzle in puzzles[22:13:-1]]
    assert [row.how for row in shown.rows[1:4]] == ["failed", "hinted", "shown"]
    assert "2026" in shown.rows[1].when
    for _ in range(4):
        hands.spot("tries:next")
        hands.rounds(3)
    assert [row.id for row in history(player).rows] == [puzzle.id for puzzle in puzzles[3::-1]]
    hands.spot("try:3")
    hands.rounds(5)
    assert screen(player).puzzle == puzzles[0]
    hands.spot("prompt")
    hands.rounds(3)
    assert history(player).first == 20, "back where it was"
    hands.spot("back")
    hands.rounds(3)
    assert page(player).rows


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_calendar_of_the_puzzles_of_the_day(player: Driver, monkeypatch: pytest.MonkeyPatch, by: str) -> None:
    set_today(monkeypatch, date(2026, 3, 10))
    puzzles, record = player.torres_menus.puzzles.puzzles, player.torres_menus.puzzles.record
    results: list[tuple[int, How, int]] = [(3, "solved", 3), (5, "failed", 5), (7, "solved", 6)]
    for day, how, at in results:
        puzzle = of_the_day(puzzles, date(2026, 3, day))
        record.add(Tried(puzzle.id, puzzle.grade, how, f"2026-03-0{at}T12:00:00Z"))
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    player.torres_menus.puzzles.open()
    hands.rounds(3)
    hands.spot("history")
    hands.rounds(3)
    shown = history(player)
    assert (shown.year, shown.month, shown.lead, len(shown.days)) == (2026, 3, 6, 31), "a Sunday was the first"
    assert {cell.day: cell.how for cell in shown.days if cell.how} == {3: "solved", 5: "failed"}, "on its day only"
    assert [cell.day for cell in shown.days if cell.today] == [10]
    assert [cell.day for cell in shown.days if cell.future] == list(range(11, 32))
    hands.spot("month:next")
    hands.rounds(3)
    assert history(player).month == 3, "what comes is not told"
    hands.spot("month:prev")
    hands.rounds(3)
    assert (history(player).month, history(player).lead, len(history(player).days)) == (2, 6, 28)
    hands.spot("day:14")
    hands.rounds(5)
    assert screen(player).puzzle == of_the_day(puzzles, date(2026, 2, 14))


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_puzzles_of_a_theme(player: Driver, by: str) -> None:
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    hands.spot("puzzles")
    hands.rounds(3)
    before = page(player).rows
    hands.spot("theme:king")
    hands.rounds(3)
    assert page(player).theme == "king"
    assert all(0 < row.of < every.of for row, every in zip(page(player).rows, before, strict=True))
    hands.spot("puzzles:2")
    for _ in range(2):
        hands.rounds(5)
        assert screen(player).puzzle.grade == 2
        assert "king" in screen(player).puzzle.themes
        solve(player)
        hands.spot("prompt:next")
    hands.rounds(5)
    hands.spot("prompt")
    hands.rounds(3)
    assert page(player).rows[1].solved == 2
    hands.spot("theme:")
    hands.rounds(3)
    assert [row.of for row in page(player).rows] == [row.of for row in before]


@pytest.mark.slow
def test_with_a_hint_it_is_worth_half(player: Driver, tmp_path: Path) -> None:
    record = player.torres_menus.puzzles.record
    player.torres_menus.puzzles.open()
    player.rounds(3)
    player.spot("puzzles:2")
    for _ in range(2):
        player.rounds(14)
        player.key("h")
    player.rounds(4)
    solve(player)
    (kept,) = PuzzleRecord(tmp_path / "puzzles.jsonl").tries
    assert (kept.how, kept.hinted) == ("solved", True)
    whole, none = (rating([replace(kept, hinted=False, how=how)]) for how in ("solved", "failed"))
    half = rating(record.first_tries)
    assert whole is not None
    assert half is not None
    assert none is not None
    assert none.mean + 50 < half.mean < whole.mean - 50


@pytest.mark.slow
def test_the_puzzle_of_the_day_by_keys(player: Driver) -> None:
    player.rounds(3)
    player.torres_menus.puzzles.open()
    player.rounds(3)
    player.key("enter")
    player.rounds(5)
    today = screen(player).puzzle
    solve(player)
    player.key("escape")
    player.rounds(3)
    assert page(player).today == "solved"
    player.key("enter")
    player.rounds(5)
    assert screen(player).puzzle == today
    player.key("escape")
    player.rounds(3)
    player.key("escape")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "said"), [(None, "no such file"), (b"nothing of the kind", "first line"), (b"", "first line")]
)
def test_puzzles_that_cannot_be_read_are_told(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, data: bytes | None, said: str
) -> None:
    file = tmp_path / "other.jsonl"
    if data is not None:
        file.write_bytes(data)
    monkeypatch.setattr(PuzzleScreens, "shipped", str(file))
    player.torres_menus.puzzles.open()
    player.rounds(3)
    assert said in page(player).fault
    player.spot("back")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
@pytest.mark.parametrize(("damaged", "said"), [([], ""), ([b"{}"], "One line"), ([b"{}", b"\xff", b"[1"], "3 lines")])
def test_lines_that_cannot_be_read_are_told_and_the_others_played(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, damaged: list[bytes], said: str
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(puzzles_text([PUZZLE]) + b"".join(line + b"\n" for line in damaged))
    monkeypatch.setattr(PuzzleScreens, "shipped", str(file))
    player.torres_menus.puzzles.open()
    player.rounds(3)
    unread = page(player).unread
    assert unread.startswith(said)
    assert ("line 3" in unread, "id" in unread) == (bool(damaged), bool(damaged)), "the first one, and why"
    player.spot("puzzles:2")
    player.rounds(5)
    assert screen(player).puzzle == PUZZLE


def test_a_file_without_any_line_that_can_be_read_says_so(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "other.jsonl"
    file.write_bytes(puzzles_text([]) + b"{}\n")
    monkeypatch.setattr(PuzzleScreens, "shipped", str(file))
    player.torres_menus.puzzles.open()
    player.rounds(3)
    assert page(player).fault.startswith("One line")


def test_a_puzzle_whose_position_cannot_be_read_is_refused(
    player: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "other.jsonl"
    bad = Puzzle("bad", PUZZLE.edition, "basic", 2, "moment: 9.9\n", 20, "+a1/0", 2)
    file.write_bytes(puzzles_text([bad]))
    monkeypatch.setattr(PuzzleScreens, "shipped", str(file))
    player.torres_menus.puzzles.open()
    player.rounds(3)
    player.spot("puzzles:2")
    player.rounds(3)
    assert "bad" in player.program.hud.toast
    assert page(player).rows[1].of == 1


@pytest.mark.slow
def test_what_cannot_be_kept_is_told(player: Driver, tmp_path: Path) -> None:
    (tmp_path / "no folder").touch()
    player.torres_menus.puzzles.book.record = PuzzleRecord(tmp_path / "no folder" / "puzzles.jsonl")
    player.torres_menus.puzzles.open()
    player.rounds(3)
    player.spot("puzzles:1")
    player.rounds(5)
    player.spot("prompt:solution")
    player.rounds(30)
    player.spot("prompt:solution")
    player.rounds(3)
    assert "puzzles.jsonl" in player.program.hud.toast
    assert player.torres_menus.puzzles.record.first_try(screen(player).puzzle.id) is not None
