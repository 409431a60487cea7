"""What the end of a turn would lose: AP, and blocks, as far as something could still be done with them."""

import random

import pytest

from tests.games.torres.recorded_games import EXAMPLES
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.input.end_turn_loss import EndTurnLoss, least_loss_end, loss, lost_blocks, saving_cards
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.decide import apply, decide
from torres3d.games.torres.rules.events import TurnEnded
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State


def turns(count: int = 120) -> list[State]:
    """Moments of turns out of whole games."""
    states = [
        step.before
        for file in sorted(EXAMPLES.glob("*.torres"))
        for step in load_log(TORRES, file)[1].standing_steps()
        if step.before.stage == "turn"
    ]
    return random.Random(7).sample(states, count)


def ways(state: State) -> list[c.EndTurn]:
    """All ways to end the turn."""
    return [command for command in legal(state) if isinstance(command, c.EndTurn)]


def test_what_is_told_is_what_the_turns_end_loses() -> None:
    told = 0
    for state in turns():
        commands = legal(state)
        for ending in ways(state):
            ended = next(event for event in decide(state, ending) if isinstance(event, TurnEnded))
            lost = loss(state, commands, ending)
            assert lost in (
                EndTurnLoss(),
                EndTurnLoss(ended.unspent, ended.lost),
                EndTurnLoss(ended.unspent, 0),
                EndTurnLoss(0, ended.lost),
            )
            if ended.unspent > 1:
                assert lost.ap == ended.unspent, "an AP can always be scored with"
            told += bool(lost)
    assert told


def test_one_ap_and_no_block_is_no_loss() -> None:
    for state in turns():
        if state.ap <= 1:
            for ending in ways(state):
                if not lost_blocks(state, ending):
                    assert not loss(state, legal(state), ending)


def test_blocks_count_where_one_can_be_placed() -> None:
    seen = set()
    for state in turns(200):
        commands = legal(state)
        placeable = any(isinstance(command, c.Build) for command in commands)
        for ending in ways(state):
            blocks = lost_blocks(state, ending)
            if blocks and placeable:
                assert loss(state, commands, ending).blocks == blocks
                seen.add("placeable")
            if blocks and not state.ap and not state.hands[state.actor or 0]:
                assert loss(state, commands, ending) == EndTurnLoss(), "nothing can be done with them"
                seen.add("not placeable")
    assert seen == {"placeable", "not placeable"}


def test_blocks_count_where_a_card_brings_the_ap_to_place_them() -> None:
    for state in turns(900):
        hand = state.hands[state.actor or 0]
        if state.ap or state.played or not {"six", "seven"} & set(hand):
            continue
        card = "six" if "six" in hand else "seven"
        builds = any(isinstance(each, c.Build) for each in legal(apply(state, c.Play(card))))  # type: ignore[arg-type]  # a card's id
        endings = [ending for ending in ways(state) if lost_blocks(state, ending)]
        if builds and endings:
            assert loss(state, legal(state), endings[0]).blocks == lost_blocks(state, endings[0])
            return
    raise AssertionError("no such moment was found")


def test_the_gentlest_end_loses_the_fewest_blocks() -> None:
    for state in turns():
        found = ways(state)
        assert lost_blocks(state, least_loss_end(state, found)) == min(lost_blocks(state, ending) for ending in found)


@pytest.mark.slow
def test_with_no_ap_a_block_counts_only_where_cards_are_named_that_save_one() -> None:
    asked = 0
    for state in turns(900):
        commands = legal(state)
        if state.ap:
            assert saving_cards(state, commands) == ()
            continue
        saving = set(saving_cards(state, commands))
        assert bool(loss(state, commands, least_loss_end(state, ways(state)))) <= bool(saving)
        asked += bool(saving)
        plays = [command for command in commands if isinstance(command, c.Play)]
        if lost_blocks(state, least_loss_end(state, ways(state))):
            assert saving == {play.card for play in plays if fewer_lost(state, play)}
    assert asked


def fewer_lost(state: State, play: c.Play) -> bool:
    """Whether with this card, and a block placed after it, a turn's end loses fewer blocks than now."""
    now = lost_blocks(state, least_loss_end(state, ways(state)))
    after = apply(state, play)
    built = [apply(after, command) for command in legal(after) if isinstance(command, c.Build)]
    return any(lost_blocks(each, least_loss_end(each, ways(each))) < now for each in (after, *built))
