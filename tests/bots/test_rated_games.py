"""Which games count for whom, with which results; and who is the same person."""

from pathlib import Path

import pytest

from tests.bots.ended_games import finish, nearly_over, seats
from tests.house.places import ROOT
from torres3d.base import paths
from torres3d.bots.rated_games import RatedGame, Rival, person, records
from torres3d.engine.kit import Progress
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.i18n.player_level_and_key_names import default_names

ELO = {"easy": 730, "hard": 1850}
NUMBERED = default_names(paths.config() / "locale").numbers
COLLAPSES = {
    log: history
    for log in sorted((ROOT / "tests/games/turm_bauer").rglob("*.turm"))
    if (history := load_log(TURM, log)[1]).state.winners and history.state.collapse is not None
}
"""Games in which somebody brought the tower down."""


def over(scores: tuple[int, ...], winners: tuple[int, ...]) -> Progress:
    return Progress(200, (3, 4), scores, winners)


def found(players: tuple[tuple[str, str | None], ...], progress: Progress) -> tuple[RatedGame, ...]:
    return records("g", seats(*players), progress, "2026-01-01T10:00:00Z", ELO.get)


def test_each_bot_is_come_before_or_not() -> None:
    four = (("Ana", None), ("A", "easy"), ("B", "hard"), ("C", "easy"))
    (played,) = found(four, over((150, 120, 180, 150), (2,)))
    assert played.rivals == (Rival("easy", 730, 1.0), Rival("hard", 1850, 0.0), Rival("easy", 730, 0.5))
    assert (played.name, played.players, played.place, played.points) == ("Ana", 4, 2, 150)


def test_who_has_won_with_the_same_points_came_first() -> None:
    (played,) = found((("A", "easy"), ("Ana", None)), over((150, 150), (1,)))
    assert (played.rivals, played.place) == ((Rival("easy", 730, 1.0),), 1)


def test_a_loser_comes_last_whatever_the_points() -> None:
    four = (("Ana", None), ("A", "easy"), ("B", "hard"), ("C", "easy"))
    (lost,) = found(four, Progress(60, (9,), (15, 7, 12, 0), (2,), (0,)))
    assert (lost.place, lost.points) == (4, 15)
    assert [rival.result for rival in lost.rivals] == [0.0, 0.0, 0.0]
    (third,) = found(four, Progress(60, (9,), (7, 15, 12, 7), (2,), (1,)))
    assert third.place == 2
    assert [rival.result for rival in third.rivals] == [1.0, 0.0, 0.5]


@pytest.mark.parametrize("log", COLLAPSES, ids=lambda log: log.stem)
def test_who_brought_the_tower_down_comes_last_and_who_won_first(log: Path) -> None:
    state, n = COLLAPSES[log].state, COLLAPSES[log].n
    progress, everybody = TURM.progress(state, n), range(state.players)
    assert sum(progress.scores) == sum(level_of(each.figure) for each in state.sets)
    for seat in everybody:
        players = tuple(("Ana", None) if each == seat else (f"{each}", "easy") for each in everybody)
        (played,) = found(players, progress)
        assert played.points == progress.scores[seat]
        assert (seat == state.collapse) == (played.place == state.players)
        assert (seat in state.winners) == (played.place == 1)
        if seat == state.collapse:
            assert {rival.result for rival in played.rivals} == {0.0}


def test_some_tower_was_brought_down_by_who_stood_highest() -> None:
    found_so = [
        history for history in COLLAPSES.values() if (scores := TURM.progress(history.state, 0).scores)
        and history.state.collapse is not None and scores[history.state.collapse] == max(scores) > min(scores)
    ]  # fmt: skip
    assert found_so


def test_persons_are_not_compared_with_one_another() -> None:
    three = (("Ana", None), ("A", "easy"), ("Ben", None))
    ana, ben = found(three, over((100, 120, 140), (2,)))
    assert (ana.name, ana.rivals, ana.place) == ("Ana", (Rival("easy", 730, 0.0),), 3)
    assert (ben.name, ben.rivals, ben.place) == ("Ben", (Rival("easy", 730, 1.0),), 1)


@pytest.mark.parametrize(
    ("players", "progress"),
    [
        ((("Ana", None), ("Ben", None)), over((100, 120), (1,))),
        ((("A", "easy"), ("B", "hard")), over((100, 120), (1,))),
        ((("Ana", None), ("A", "random")), over((100, 120), (1,))),
        ((("Ana", None), ("A", "easy")), Progress(50, (1, 2), (10, 20), ())),
    ],
    ids=["persons only", "bots only", "a bot nobody has measured", "not over"],
)
def test_a_game_that_says_nothing(players: tuple[tuple[str, str | None], ...], progress: Progress) -> None:
    assert found(players, progress) == ()


def test_a_bot_nobody_has_measured_is_left_out_of_a_game_with_others() -> None:
    (played,) = found((("Ana", None), ("A", "random"), ("B", "hard")), over((100, 120, 90), (1,)))
    assert played.rivals == (Rival("hard", 1850, 1.0),)
    assert played.place == 2


def test_a_whole_game(tmp_path: Path) -> None:
    file = nearly_over(tmp_path / "g.torres", seats(("A", "easy"), ("B", "hard"), ("Ben", None), ("Ana", None)))
    finish(file)
    history = load_log(TORRES, file)[1]
    setup, state = history.header.setup, history.state
    both = records("g", setup.players, TORRES.progress(state, history.n), "2026-01-01T10:00:00Z", ELO.get)
    assert {played.name for played in both} == {"Ana", "Ben"}
    for played in both:
        seat = [player.name for player in setup.players].index(played.name)
        assert played.points == state.scores[seat]
        assert played.place == 1 + sum(points > played.points for points in state.scores)


def test_a_person_is_the_same_however_the_name_is_written() -> None:
    assert person("ANA", NUMBERED) == person(" ana", NUMBERED)
    assert person("S\u0327tefan", NUMBERED) == person("Ştefan", NUMBERED)
    assert person("Ana", NUMBERED) != person("Anna", NUMBERED)


def test_who_has_no_name_is_the_same_in_all_languages() -> None:
    assert person("Player 1", NUMBERED) == person("Spieler 1", NUMBERED) == "#1"
    assert person("Player 2", NUMBERED) == "#2"
