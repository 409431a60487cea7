"""The search position agrees with `decide` and `evolve` to the bit, and its value with the slow one."""

import random

import pytest
from msgspec.structs import replace

from tests.bots.tables import random_states
from torres3d.bots.evaluation import Judge, blocks_after, worth
from torres3d.bots.position import Scene, command_of
from torres3d.bots.weights import weights
from torres3d.rules.commands import AddKnight, Build, Move, Play
from torres3d.rules.decide import apply
from torres3d.rules.ending import endings
from torres3d.rules.legal import legal
from torres3d.rules.state import State


def turns_of(seed: int) -> list[State]:
    states = [state for state in random_states(seed) if state.stage == "turn"]
    return random.Random(seed).sample(states, 25)


@pytest.mark.parametrize("seed", range(12))
def test_every_step_leads_where_the_rules_lead(seed: int) -> None:
    for state in turns_of(seed):
        scene = Scene(state)
        start = scene.start()
        assert scene.state_of(start) == state
        steps = [*scene.steps(start), *scene.card_steps(start, wide=True)]
        commands = set()
        for step, position in steps:
            command = command_of(step)
            commands.add(command)
            after = apply(state, command)
            assert scene.state_of(position) == after
            assert Scene(after).start() == position
        expected = {command for command in legal(state) if isinstance(command, AddKnight | Move | Play)}
        assert {command for command in commands if not isinstance(command, Build)} == expected
        squares = {command.at for command in legal(state) if isinstance(command, Build)}
        assert {command.at for command in commands if isinstance(command, Build)} == squares


@pytest.mark.parametrize("seed", range(12))
def test_the_fast_value_is_the_slow_one(seed: int) -> None:
    known = weights()
    for state in turns_of(seed)[:12]:
        scene = Scene(state)
        judge = Judge(scene, known)
        for _, position in scene.steps(scene.start())[::7] + scene.card_steps(scene.start(), wide=True)[::29]:
            reached = scene.state_of(position)
            assert scene.seat == state.actor
            # Only the blocks of the stacks are counted as after the turn's end.
            slow = worth(reached, scene.seat, known)
            now = sum(position.stacks)
            after = blocks_after(position.stacks, position.stack, state.turns_left)
            assert judge.standing(position) == pytest.approx(slow + judge.w_blocks * (after - now))


@pytest.mark.parametrize("seed", range(6))
def test_the_blocks_after_the_turn_are_those_of_the_rules(seed: int) -> None:
    for state in turns_of(seed):
        assert state.actor is not None
        if not state.turns_left:
            continue
        counts = {sum(apply(replace(state, ap=0), ending).stacks[state.actor]) for ending in endings(state)}
        assert blocks_after(state.stacks[state.actor], state.stack, state.turns_left) == max(counts)
