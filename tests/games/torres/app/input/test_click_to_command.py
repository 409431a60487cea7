"""Selection: every legal command can be reached by clicks, and every other click says why."""

import random

import pytest

from tests.games.torres.random_games import game, new_game, played
from torres3d.games.torres.app.input.click_to_command import (
    NOTHING,
    Advised,
    Click,
    Commanded,
    FarMove,
    OnCard,
    OnReserve,
    OnSquare,
    OnStack,
    Refused,
    Selected,
    Selection,
    after,
    click,
    sources,
    targets,
)
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Found, Move, PlaceKing, PlaceKnight, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.squares import INDEX, square_list
from torres3d.games.torres.rules.state import State


def clicks_for(command: Command) -> list[Click] | None:
    """The clicks a player makes for a command; None for those given by a button or dialog."""
    if isinstance(command, Found | PlaceKnight | PlaceKing):
        return [OnSquare(INDEX[command.at])]
    if isinstance(command, Move):
        return [OnSquare(INDEX[command.from_]), OnSquare(INDEX[command.to])]
    if isinstance(command, AddKnight):
        return [OnReserve(), OnSquare(INDEX[command.at])]
    if isinstance(command, Build):
        return [OnStack(command.stack), OnSquare(INDEX[command.at])]
    if isinstance(command, Play):
        chosen: list[Click] = [OnCard(command.card)]
        if isinstance(command.from_, str) and isinstance(command.to, str):
            return [*chosen, OnSquare(INDEX[command.from_]), OnSquare(INDEX[command.to])]
        if isinstance(command.stack, int) and isinstance(command.at, str):
            return [*chosen, OnSquare(INDEX[command.at]), OnStack(command.stack)]
        return [*chosen, OnSquare(INDEX[command.at])] if isinstance(command.at, str) else chosen
    return None


def run(state: State, clicks: list[Click]) -> Command | None:
    """The command that the clicks give, None if they end without one."""
    commands = legal(state)
    selection = NOTHING
    for at in clicks:
        outcome = click(state, commands, selection, at)
        if isinstance(outcome, Commanded):
            return outcome.command
        if not isinstance(outcome, Selected):
            return None
        selection = outcome.selection
    return None


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_every_legal_command_can_be_clicked(seed: int) -> None:
    rng = random.Random(seed)
    for step in game(seed):
        state, commands = step.before, step.legal
        for command in rng.sample(commands, min(len(commands), 12)):
            clicks = clicks_for(command)
            if clicks is not None:
                assert run(state, clicks) == command


@pytest.mark.parametrize("seed", range(6))
def test_a_click_gives_only_legal_commands(seed: int) -> None:
    rng = random.Random(seed)
    for step in game(seed):
        state, commands = step.before, step.legal
        selection = NOTHING
        for _ in range(4):
            at = rng.choice([OnSquare(rng.randrange(64)), OnStack(rng.randrange(4)), OnReserve(), OnCard("shift")])
            outcome = click(state, commands, selection, at)
            if isinstance(outcome, Commanded):
                assert outcome.command in commands
            elif isinstance(outcome, FarMove):
                assert outcome.moves[0] in commands
            elif isinstance(outcome, Selected):
                selection = outcome.selection
                marked = targets(commands, selection)
                for square, possible in marked.items():
                    assert all(command in commands for command in possible)
                    if selection.kind in ("knight", "stack", "reserve"):
                        assert click(state, commands, selection, OnSquare(square)) == Commanded(possible[0])
            else:
                assert isinstance(outcome, Refused | Advised)


@pytest.mark.parametrize("seed", range(4))
def test_sources_lead_to_targets(seed: int) -> None:
    for step in game(seed):
        state, commands = step.before, step.legal
        if state.stage != "turn" or state.actor is None:
            continue
        movable = sources(commands, NOTHING)
        own = set(square_list(state.knights[state.actor]))
        assert movable <= own
        for square in own:
            reached = targets(commands, Selection("knight", square=square))
            assert bool(reached) == (square in movable)


def test_illegal_click_gives_the_rules_reason() -> None:
    state = first_turn()
    own = square_list(state.knights[0])[0]
    other = square_list(state.knights[1])[0]
    commands = legal(state)
    chosen = click(state, commands, NOTHING, OnSquare(own))
    assert chosen == Selected(Selection("knight", square=own))
    refused = click(state, commands, Selection("knight", square=own), OnSquare(other))
    assert isinstance(refused, Refused)
    assert refused.error.reason == "square_taken"


@pytest.mark.parametrize("chosen", [Selection("stack", stack=1), Selection("reserve")], ids=["block", "new knight"])
def test_a_tower_in_the_way_does_not_change_what_clicks_do(chosen: Selection) -> None:
    """Who clicks on the knight itself means it."""
    state = first_turn()
    own = square_list(state.knights[0])[0]
    assert click(state, legal(state), chosen, OnSquare(own)) == Selected(Selection("knight", square=own))
    refused = click(state, legal(state), chosen, OnSquare(own, tower=True))
    assert isinstance(refused, Refused)
    assert refused.error.reason == "square_taken"


def test_same_knight_again_lets_it_go() -> None:
    state = first_turn()
    own = square_list(state.knights[0])[0]
    outcome = click(state, legal(state), Selection("knight", square=own), OnSquare(own))
    assert outcome == Selected(NOTHING)


def test_square_without_choice_advises() -> None:
    state = first_turn()
    empty = next(s for s in range(64) if not state.pieces >> s & 1)
    assert click(state, legal(state), NOTHING, OnSquare(empty)) == Advised("advise-choose-first")


def test_builder_goes_on_building_until_the_stack_is_empty() -> None:
    state = first_turn()
    selection = Selection("stack", stack=1)
    for blocks_left in (2, 1, 0):
        build = next(c for c in legal(state) if isinstance(c, Build) and c.stack == 1)
        state = apply(state, build)
        selection = after(state, legal(state), selection, build)
        assert state.stacks[0][1] == blocks_left
        assert selection == (Selection("stack", stack=1) if blocks_left else NOTHING)


def test_second_stack_in_a_turn_is_refused() -> None:
    state = first_turn()
    state = apply(state, next(c for c in legal(state) if isinstance(c, Build) and c.stack == 1))
    refused = click(state, legal(state), NOTHING, OnStack(0))
    assert isinstance(refused, Refused)
    assert refused.error.reason == "other_stack_used"


def first_turn() -> State:
    """A two-player game at the beginning of seat 0's first turn."""
    return next(step.before for step in played(new_game(), random.Random(5)) if step.before.stage == "turn")
