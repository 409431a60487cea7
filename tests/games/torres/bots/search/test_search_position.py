"""The search position agrees with `decide` and `evolve` to the bit, and its value with the slow one."""

import random

import pytest
from msgspec.structs import replace

from tests.at_length import at_length
from tests.games.torres.random_games import random_states
from torres3d.games.torres.bots.search.evaluation import Evaluator, blocks_after, shares_of, worth
from torres3d.games.torres.bots.search.evaluation_weights import Objective, weights
from torres3d.games.torres.bots.search.search_position import BUILD, MOVE, Fan, Position, Stride, TurnScene
from torres3d.games.torres.rules.commands import AddKnight, Build, Move, Play
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.ending import turns_left, ways_to_end
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State


def turns_of(seed: int) -> list[State]:
    states = [state for state in random_states(seed) if state.stage == "turn"]
    return random.Random(seed).sample(states, 25)


def flat(fans: list[Fan]) -> list[tuple[Stride, Position]]:
    """The strides of all fans and the positions they lead to, each once in its fan."""
    for fan in fans:
        assert fan.owns
        assert len(set(fan.owns)) == len(fan.owns)
    return [(fan.stride(own), fan.position(own)) for fan in fans for own in fan.owns]


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(12))
def test_every_step_leads_where_the_rules_lead(seed: int) -> None:
    for state in turns_of(seed):
        scene = TurnScene(state)
        start = scene.start()
        assert scene.state_of(start) == state
        steps = flat(scene.steps(start) + scene.card_steps(start, scene.cards))
        commands = set()
        for step, position in steps:
            [command] = scene.commands(start, step, position)
            commands.add(command)
            after = apply(state, command)
            assert scene.state_of(position) == after
            assert TurnScene(after).start() == position
        expected = {command for command in legal(state) if isinstance(command, AddKnight | Move | Play)}
        assert {command for command in commands if not isinstance(command, Build)} == expected
        squares = {command.at for command in legal(state) if isinstance(command, Build)}
        assert {command.at for command in commands if isinstance(command, Build)} == squares


def walked(scene: TurnScene, start: Position, most: int) -> dict[Position, int]:
    """Where one knight can go, moved or first added, step by step: the positions (AP aside), and the least AP."""
    found: dict[Position, int] = {}

    def go_on(position: Position, walker: int | None) -> None:
        for step, following in flat(scene.steps(position)):
            spent = start.ap - following.ap
            if not isinstance(step, tuple) or step[0] == BUILD or spent > most:
                continue
            kind, source, target = step
            reached = following._replace(ap=0)
            if (walker is None or (kind == MOVE and source == walker)) and spent < found.get(reached, most + 1):
                found[reached] = spent
                go_on(following, target)

    go_on(start, None)
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seed", [0, 3, 5, *at_length(1, 2, 4)])
def test_a_journey_is_what_its_steps_one_by_one_come_to(seed: int) -> None:
    journeys = 0
    for state in turns_of(seed):
        scene = TurnScene(state)
        start = scene.start()
        for most in (2, 3, 5):
            expected = walked(scene, start, most)
            for step, position in flat(scene.journeys(start, most)):
                journeys += 1
                after = state
                for command in scene.commands(start, step, position):
                    after = apply(after, command)
                assert scene.state_of(position) == after
                assert expected.pop(position._replace(ap=0)) == start.ap - position.ap
            # What is left are single steps, and ways that lead back to the start.
            single = {position._replace(ap=0) for _, position in flat(scene.steps(start))} | {start._replace(ap=0)}
            assert set(expected) <= single
    assert journeys > 50


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_value_is_the_slow_one(seed: int) -> None:
    known = replace(weights(), aim=Objective(0.1, 0.7, (3.0, 5.0)))
    for state in turns_of(seed)[:12]:
        scene = TurnScene(state)
        judge = Evaluator(scene, known)
        shares = shares_of(state, scene.seat, known)
        start = scene.start()
        for _, position in flat(scene.steps(start))[::7] + flat(scene.card_steps(start, scene.cards))[::29]:
            reached = scene.state_of(position)
            assert scene.seat == state.actor
            # Only the blocks of the stacks are counted as after the turn's end.
            slow = worth(reached, scene.seat, known, shares)
            now = sum(position.stacks)
            after = blocks_after(position.stacks, position.stack, turns_left(state))
            assert judge.standing(position) == pytest.approx(slow + judge.w_blocks * (after - now))


@pytest.mark.parametrize("seed", range(6))
def test_the_blocks_after_the_turn_are_those_of_the_rules(seed: int) -> None:
    for state in turns_of(seed):
        assert state.actor is not None
        if not turns_left(state):
            continue
        counts = {sum(apply(replace(state, ap=0), ending).stacks[state.actor]) for ending in ways_to_end(state)}
        assert blocks_after(state.stacks[state.actor], state.stack, turns_left(state)) == max(counts)
