"""Positions and set-ups that the tests of studies share, and studies by chance."""

import random
from typing import get_args

from torres3d.engine.studies.study import Mark, TriedMove, with_comment, with_mark, with_move
from torres3d.games.torres.kit.setup_and_options import Player, Setup, options_of
from torres3d.games.torres.rules.commands import Command, EndTurn
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.diagram import from_diagram
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.studies.study import Study

POSITION = """\
moment: 2.1
actor: B
ap: 3
scores: 31 28
stacks: 333 3233
used: 1
hand A: leap
hand B: climb diagonal
deck A: climb under extra doors diagonal six seven shift recall
deck B: under extra doors six seven shift recall leap
.   .   .   1   .   .   .   .
.   .   .   .   .   .   .   .
.   .   2A  1   .   1   .   .
.   .   1   .   .   .   .   1
1   .   .   B   .   .   .   .
.   .   3K  2B  .   1   .   .
.   .   1   .   .   .   .   .
.   .   .   .   1   .   .   .
"""
SETUP = Setup("rio-grande-1999", "basic", {}, (Player("Ana", "red", None), Player("Otto", "blue", None)))


def position() -> State:
    """The position above."""
    return from_diagram(POSITION, options_of(SETUP))


def study() -> Study:
    """An empty study of it."""
    return Study("An example", SETUP, position())


def by_chance(number: int, steps: int = 60) -> Study:
    """A study in which so many commands were tried at places drawn by ``number``, some of them commented or marked."""
    chance, marking = random.Random(number), random.Random(-number)
    found = study()
    states = [found.begun]
    for _ in range(steps):
        node = chance.choice([len(states) - 1, chance.randrange(len(states))])
        if states[node].actor is None:
            continue
        command = chance.choice(legal(states[node]))
        found, new = with_move(found, node, command)
        if new == len(states):
            states.append(apply(states[node], command))
        if chance.random() < 0.2:
            found = with_comment(found, new, f"number {new}: ä, 中 “x”\u2028\n{chance.random()}")
        if marking.random() < 0.2:
            found = with_mark(found, new, marking.choice(get_args(Mark)))
    return found


def of_turns(turns: int) -> Study:
    """A study of so many whole turns, in lines of all lengths."""
    chance, begun = random.Random(1), position()
    moves: list[TriedMove] = []
    states, ends, tried = [begun], [0], set[tuple[int, Command]]()
    while len(ends) <= turns:
        node = chance.choice(ends[-40:]) if chance.random() < 0.3 else len(states) - 1
        node = node if states[node].actor is not None else chance.choice(ends[:40])
        while states[node].actor is not None:
            options = legal(states[node])
            acts = [command for command in options if not isinstance(command, EndTurn)]
            command = chance.choice(acts if acts and chance.random() < 0.93 else options)
            if (node, command) in tried:
                break
            tried.add((node, command))
            moves.append(TriedMove(node, command))
            states.append(apply(states[node], command))
            node = len(moves)
            if isinstance(command, EndTurn):
                ends.append(node)
                break
    return Study("long", SETUP, begun, moves=tuple(moves))
