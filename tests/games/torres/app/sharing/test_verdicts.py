"""Analyses on pages: what each turn lost, in the window's words and three languages, and the better turn beside it."""

from functools import cache

import pytest

from tests.app.sharing.read_page import ReadPage
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.app.sharing.page_content import game_content, hiding
from torres3d.app.sharing.written_page import written_page
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.app_declaration import APP
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis, Reason, Stance, TurnReport
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory, as_command
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State


@cache
def game() -> TorresHistory:
    """A recorded game."""
    return load_log(TORRES, EXAMPLES / "015-romanian-variant-2p.torres")[1]


def turns() -> list[tuple[int, State, tuple[c.Command, ...]]]:
    """The turns of the game: the number of the first command, the state before it, the commands."""
    found: list[tuple[int, State, tuple[c.Command, ...]]] = []
    commands: list[c.Command] = []
    for step in game().standing_steps():
        if not commands and step.before.stage != "turn":
            continue
        if not commands:
            first, before = step.n, step.before
        commands.append(as_command(step.standing_command))
        if isinstance(step.command, EndTurn):
            found.append((first, before, tuple(commands)))
            commands = []
    return found


def end_at_once(before: State) -> tuple[c.Command, ...]:
    """A turn in which nothing is done but a step of the marker."""
    return (c.Score(), next(each for each in legal(before) if isinstance(each, EndTurn)))


@cache
def analysis() -> Analysis:
    """An analysis of the game that says: the third turn lost 8.4 points, the fifth a turning point, the others good."""
    reports = []
    for number, (first, before, commands) in enumerate(turns()):
        seat = before.actor
        assert seat is not None
        bad = number == 2
        reasons = (
            Reason("castle", seat, 9.2, 27, Stance(4, 3), Stance(4, 2)),
            Reason("hand", seat, -1.0, counts=(0, 1)),
        )
        reports.append(
            TurnReport(
                seat, before.phase, before.round, first, first + len(commands) - 1, commands, (101.4, 88.0), (0, 0),
                1.0, 9.4 if bad else 1.0, 8.4 if bad else 0.0, end_at_once(before) if bad else (), False,
                "height" if bad else None, reasons if bad else (), reasons[:1] if bad else (), 1.0,
            )
        )  # fmt: skip
    return Analysis(("a", "b"), ("red", "blue"), (90.0, 90.0), tuple(reports), (4,), (8.4, 0.0), (0, 0), (0,))


def content() -> bytes:
    """The file of the game's page with that analysis."""
    return written_page(APP, "torres", game_content(game()), "en", "standard", analysis())


@cache
def page() -> ReadPage:
    """That page."""
    return ReadPage(content())


def verdicts(language: str) -> dict[int, list[str]]:
    """What is said of each turn, by the number of its first command."""
    return {
        page().steps[turn["first"]]["n"]: [page().text(line, language) for line in turn["verdict"]]
        for turn in page().document["turns"]
        if turn.get("verdict")
    }


def test_a_turn_that_lost_says_what_and_why() -> None:
    third, fifth = turns()[2], turns()[4]
    said = verdicts("en")
    assert list(said) == [third[0], fifth[0]]
    lost, gains, gain, other, *reasons = said[third[0]]
    assert lost.endswith(": Missed a way up, 8 points lost.")
    assert gains == "Brings +9 now:"
    assert gain.startswith("+9: ")
    assert other == "What the better turn does differently:"
    assert [reason.split(":")[0] for reason in reasons] == ["+9", "−1"]
    assert said[fifth[0]] == ["Turning point: expected at the end are Łucja 101, del (Expert) 88."]


@pytest.mark.parametrize(("language", "lost"), [("de", "Weg nach oben verpasst"), ("ro", "Drum în sus ratat")])
def test_verdicts_are_in_all_languages(language: str, lost: str) -> None:
    said = verdicts(language)
    assert lost in said[turns()[2][0]][0]
    assert [len(lines) for lines in said.values()] == [len(lines) for lines in verdicts("en").values()]
    assert not any(line.startswith(("page-", "mistake-", "reason-")) for lines in said.values() for line in lines)


def test_the_better_turn_is_a_variation_beside_the_one_played() -> None:
    first, before, _ = turns()[2]
    branches = [step for step in range(len(page().steps)) if page().title(step)]
    assert [page().title(step) for step in branches] == ["The better turn"]
    assert not any(page().note(step) for step in range(len(page().steps)))
    begun = branches[0]
    played = next(number for number, step in enumerate(page().steps) if step["n"] == first)
    assert page().parent(begun) == page().parent(played)
    assert page().steps[begun]["turn"] == page().steps[played]["turn"]
    assert begun == len(game().standing_steps()) + 1, "after the whole game, so that links lead to the game"
    better = [*range(begun, len(page().steps))]
    assert [page().parent(number) for number in better[1:]] == better[:-1]
    assert len(better) == len(end_at_once(before))
    assert [page().steps[number]["n"] for number in better] == [game().n + 1 + each for each in range(len(better))]
    assert page().shown(begun).points[before.actor or 0] == before.scores[before.actor or 0] + 1
    assert page().document["start"] == len(game().standing_steps())


def test_the_game_itself_stays_as_it_is() -> None:
    plain = ReadPage(written_page(APP, "torres", game_content(game()), "en", "standard"))
    assert len(plain.steps) < len(page().steps)
    last = len(plain.steps) - 1
    assert page().shown(last).parts == plain.shown(last).parts
    assert page().told(last) == plain.told(last)


def test_an_analysis_needs_open_hands() -> None:
    with pytest.raises(ValueError, match="hands"):
        written_page(APP, "torres", hiding(game_content(game()), [0]), "en", "standard", analysis())
