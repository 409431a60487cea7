"""A hint is a good turn as numbered ghosts, step by step: the next one strong, the others faint, what is done gone."""

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.play.seated import seat, seat_in_turn
from torres3d.games.torres.bots.hint_and_analysis_types import Hint, Reason, Stance
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.ghosts import GROUP
from torres3d.hud.panels.log_panel import LogPanel
from torres3d.hud.panels.prompt_line import PromptLine
from torres3d.hud.panels.reasons_panel import ReasonsPanel


def plan(state: State) -> list[c.Command]:
    """Two steps of one knight, a block, a step of the marker, the end."""
    commands: list[c.Command] = []
    at = None
    for kind in (c.Move, c.Move, c.Build, c.Score, c.EndTurn):
        found = [each for each in legal(state) if isinstance(each, kind)]
        if kind is c.Move:
            moves = [each for each in found if isinstance(each, c.Move)]
            start = moves[0].from_ if not commands else at
            move = next(each for each in moves if each.from_ == start and each.to not in [m.from_ for m in moves])
            found, at = [move], move.to
        commands.append(found[-1])
        state = apply(state, found[-1])
    return commands


def hinted(player: Driver) -> list[c.Command]:
    """A turn of a person with a hint on the table; the hint's steps."""
    seat_in_turn(player, (None, "easy"))
    steps = plan(player.game.session.state)
    player.game.controller.hints.begin(Hint(tuple(steps), (0.0, 0.0), 3))
    player.program.key("skip")
    player.rounds(2)
    return steps


def numbers(player: Driver) -> dict[str, int]:
    """The numbers on the table, with how large they are."""
    return {label.text: label.size for label in player.torres.table.labels.get(GROUP)}


@pytest.mark.slow
def test_the_steps_are_numbered_and_only_the_next_one_is_strong(player: Driver) -> None:
    hinted(player)
    found = numbers(player)
    assert set(found) == {"1", "2", "3"}
    assert found["1"] > found["2"] == found["3"]
    assert [step.faint for step in player.torres.table.ghosts.shown] == [False, True, True]


@pytest.mark.slow
def test_no_way_joins_one_step_to_another(player: Driver) -> None:
    steps = hinted(player)
    for step, command in zip(player.torres.table.ghosts.shown, steps, strict=False):
        for way in step.ways:
            assert isinstance(command, c.Move)
            assert (way[0][0], way[-1][0]) == (INDEX[command.from_], INDEX[command.to])
        assert len(step.ways) <= 1


@pytest.mark.slow
def test_what_is_done_disappears_and_rings_of_later_steps_do_not_stay(player: Driver) -> None:
    steps = hinted(player)
    table = player.torres.table
    for done, command in enumerate(steps[:3], 1):
        target = INDEX[command.to if isinstance(command, c.Move) else command.at]  # type: ignore[union-attr]  # a Build
        marked = {square for kind in ("target", "door", "build", "far", "source") for square in table.marks.get(kind)}
        assert marked == {target}, "the ring of the step to be made, and no other"
        player.spot("prompt:hint_step")
        player.rounds(3)
        player.wait()
        assert str(done) not in numbers(player)
        assert player.game.controller.selection.kind == "none"
    assert numbers(player) == {}


@pytest.mark.slow
def test_the_ghosts_go_when_the_hint_is_cancelled_or_the_turn_is_over(player: Driver) -> None:
    hinted(player)
    player.spot("prompt")
    player.rounds(2)
    table = player.torres.table
    assert table.ghosts.shown == ()
    assert numbers(player) == {}


@pytest.mark.slow
def test_a_hint_says_why(player: Driver) -> None:
    hinted(player)
    prompted = player.program.hud.rect_of(PromptLine)
    reasons = (
        Reason("castle", 0, 8.6, INDEX["c3"], Stance(6, 3), Stance(6, 2)),
        Reason("blocks", 0, -2.0, counts=(3, 5)),
    )
    hints = player.game.controller.hints
    gains = (Reason("castle", 0, 12.0, INDEX["c3"], Stance(6, 3), Stance(6, 1)),)
    hints.begin(Hint(hints.steps, (0.0, 0.0), 3, reasons, gains))
    player.program.key("skip")
    player.rounds(2)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    gained, why = prompt.why
    assert gained.lead == player.program.services.say("gain-lead", points="+12")
    assert [points for points, _ in gained.reasons] == ["+12"]
    assert [points for points, _ in why.reasons] == ["+9", "−2"]
    assert "c3" in why.reasons[0][1]
    assert player.program.hud.rect_of(PromptLine) == prompted, "reasons have a panel of their own"
    log, reasons_panel = player.program.hud.rect_of(LogPanel), player.program.hud.rect_of(ReasonsPanel)
    assert log is None
    assert reasons_panel is not None
    assert reasons_panel.h > 80, "five lines"
    player.spot("prompt:hint_step")
    player.rounds(3)
    after = player.program.hud.model.prompt
    assert after is not None
    assert after.why == prompt.why, "the reasons are those of the whole turn"


def test_where_the_king_goes_is_a_choice_and_no_turn(player: Driver) -> None:
    seat(player)
    player.wait()
    session = player.game.session
    while session.state.stage != "king":
        session.give(session.commands[0], session.game.n)
        player.wait()
    reasons = (Reason("king", 0, 6.0, counts=(5, 0)),)
    player.game.controller.hints.begin(Hint((session.commands[0],), (0.0, 0.0), 3, reasons))
    player.program.key("skip")
    player.rounds(2)
    prompt = player.program.hud.model.prompt
    assert prompt is not None
    (why,) = prompt.why
    assert [points for points, _ in why.reasons] == ["+6"]
    assert why.lead == player.program.services.say("hint-why-choice")
