"""A knight is sent to a far square: the cheapest way, walked in single steps, told with what it costs."""

import random

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.play.seated import press, seat_in_turn
from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.input.cheapest_knight_walks import walks
from torres3d.games.torres.app.input.click_to_command import (
    Commanded,
    FarMove,
    OnSquare,
    Refused,
    Selection,
    click,
    far_targets,
    targets,
)
from torres3d.games.torres.app.input.marks import marks_for
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX, square_list
from torres3d.games.torres.rules.state import State


def turns() -> list[State]:
    """Turns out of whole games."""
    states = [
        step.before
        for file in sorted(EXAMPLES.glob("*.torres"))
        for step in load_log(TORRES, file)[1].standing_steps()
        if step.before.stage == "turn" and step.before.ap > 1
    ]
    return random.Random(5).sample(states, 25)


def cheapest(state: State, knight: int) -> dict[int, int]:
    """By trying all: the fewest moves of a knight to every square, with the AP there are."""
    found = {knight: 0}
    edge = {knight: state}
    for cost in range(1, state.ap + 1):
        following: dict[int, State] = {}
        for at, there in edge.items():
            for command in legal(there):
                if isinstance(command, c.Move) and INDEX[command.from_] == at and INDEX[command.to] not in found:
                    found[INDEX[command.to]] = cost
                    following[INDEX[command.to]] = apply(there, command)
        edge = following
    del found[knight]
    return found


@pytest.mark.parametrize("state", turns(), ids=lambda state: f"phase{state.phase}-round{state.round}-ap{state.ap}")
def test_every_way_is_legal_and_the_cheapest(state: State) -> None:
    assert state.actor is not None
    for knight in square_list(state.knights[state.actor])[:2]:
        ways = walks(state, knight, state.ap)
        assert {square: len(way) for square, way in ways.items()} == cheapest(state, knight)
        for square, way in ways.items():
            now = state
            for move in way:
                now = apply(now, move)
            assert now.knights[state.actor] >> square & 1


def in_turn(player: Driver) -> tuple[int, int, FarMove]:
    """A knight, a far square it can be sent to, and the moves."""
    seat_in_turn(player)
    session = player.game.session
    knight = session.state.knights[0].bit_length() - 1
    chosen = Selection("knight", square=knight)
    far = far_targets(session.state, session.commands, chosen)
    target = max(far, key=lambda square: (len(far[square]), square))
    outcome = click(session.state, session.commands, chosen, OnSquare(target))
    assert isinstance(outcome, FarMove)
    return knight, target, outcome


@pytest.mark.slow
def test_a_far_square_is_shown_with_its_way_and_walked_in_single_steps(player: Driver) -> None:
    knight, target, sent = in_turn(player)
    session, table = player.game.session, player.torres.table
    player.square(knight)
    assert target in table.marks.get("far")
    place = player.seen(target)
    assert place is not None
    player.move(*place)
    player.rounds(2)
    tip = player.program.hud.model.tooltip
    assert tip is not None
    assert tip.lines[0] == f"Walk there in {len(sent.moves)} steps, {len(sent.moves)} AP"
    assert len(table.scene.ghostly.children) == 1, "the knight where it would stand"
    before = session.state
    player.click(*place)
    given = [step.command for step in session.game.history.steps[-len(sent.moves) :]]
    assert given == list(sent.moves)
    assert session.state.knights[0] >> target & 1
    player.wait()
    for left in range(len(sent.moves) - 1, -1, -1):
        press(player, "z")
        player.rounds(2)
        assert before.ap - session.state.ap == left, "one undo for each step"
    assert session.state is before


@pytest.mark.slow
def test_a_square_that_is_too_far_says_what_it_would_cost(player: Driver) -> None:
    knight, target, sent = in_turn(player)
    state = player.game.session.state
    for _ in range(state.ap - 1):
        state = apply(state, c.Score())
    outcome = click(state, legal(state), Selection("knight", square=knight), OnSquare(target))
    assert isinstance(outcome, Refused)
    assert outcome.error.values == {"needed": len(sent.moves), "left": 1}


@pytest.mark.slow
def test_a_single_step_stays_one_command(player: Driver) -> None:
    knight, _, _ = in_turn(player)
    session = player.game.session
    chosen = Selection("knight", square=knight)
    for square in targets(session.commands, chosen):
        assert isinstance(click(session.state, session.commands, chosen, OnSquare(square)), Commanded)
    assert not set(targets(session.commands, chosen)) & set(far_targets(session.state, session.commands, chosen))


@pytest.mark.parametrize("card", ["shift", "climb", "diagonal", "recall", "doors", "leap"])
def test_a_card_that_starts_with_a_piece_marks_the_pieces(card: str) -> None:
    seen = 0
    for file in sorted(EXAMPLES.glob("*.torres")):
        for step in Game.open(TORRES, file).history.standing_steps():
            state = step.before
            if state.stage != "turn" or state.actor is None or state.played or card not in state.hands[state.actor]:
                continue
            commands = legal(state)
            starts = {INDEX[p.from_] for p in commands if isinstance(p, c.Play) and p.card == card and p.from_}
            marks = marks_for(state, commands, Selection("card", card=card), None) if starts else {}  # type: ignore[arg-type]  # a card's id
            assert set(marks.get("source", ())) == starts
            seen += bool(starts)
        if seen > 5:
            return
    assert seen
