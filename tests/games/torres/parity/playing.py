"""What one of the two programs plays, as short marks: python -m tests.games.torres.parity.playing prints them as JSON.

Whoever compares two such outputs compares every command, every number of the states and every bit of the values.
"""

import json
import random
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256

from msgspec.structs import astuple

from tests.games.torres.perft.counting import by_engine
from tests.games.torres.perft.positions import PLACES
from tests.games.torres.random_games import game, new_game
from torres3d.base.compiled_modules import is_compiled
from torres3d.games.torres.bots.hint import best_turn
from torres3d.games.torres.bots.registry import ADVISER, BOTS
from torres3d.games.torres.bots.search.beam_search import Beam, Limits
from torres3d.games.torres.bots.search.evaluation import Evaluator, expected_points
from torres3d.games.torres.bots.search.evaluation_weights import weights
from torres3d.games.torres.bots.search.search_position import TurnScene
from torres3d.games.torres.rules import squares
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.decide import IllegalCommand, apply
from torres3d.games.torres.rules.legal import legal
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.state import State

RANDOM_GAMES = 24
SEARCHES = (Limits(3, cards=1), Limits(12, cards=3), Limits(6, depth=3))
GAMES = ((2, "medium", 1), (3, "novice", 2), (4, "easy", 3), (2, "greedy", 4))
"""Players, level and seed of whole games of bots."""
THINKERS = (("hard", 2, 5, 24), ("expert", 2, 6, 10))
"""Level, players, seed and commands of games of bots that answer replies."""
REFUSALS = 40


def random_games() -> Iterator[str]:
    """Random games of all editions and modes: what is legal, what happens, and the states."""
    for number in range(RANDOM_GAMES):
        for step in game(number):
            yield repr((step.legal, step.command, step.events, astuple(step.after)))


def refused() -> Iterator[str]:
    """What is refused, and why: commands of one state, given in another."""
    rng = random.Random(1)
    steps = [step for number in range(4) for step in game(number)]
    commands: list[Command] = [command for step in steps[::7] for command in step.legal]
    for step in rng.sample(steps, REFUSALS):
        for command in rng.sample(commands, REFUSALS):
            try:
                yield repr(astuple(apply(step.before, command)))
            except IllegalCommand as refusal:
                yield repr(refusal)


def searches() -> Iterator[str]:
    """Turns searched: the positions visited, the best ends, and every bit of their values."""
    for number in range(0, RANDOM_GAMES, 2):
        turns = [step.before for step in game(number) if step.before.stage == "turn"]
        for state in turns[5::30]:
            scene = TurnScene(state)
            for limits in SEARCHES:
                judge = Evaluator(scene, weights())
                outcome = Beam(scene, judge, limits).run(8)
                ends = [(value.hex(), node.commands(scene), node.position) for value, node in outcome.best]
                yield repr((outcome.visited, ends, [points.hex() for points in expected_points(state, weights())]))


def played(players: int, level: str, seed: int, most: int = 10_000) -> Iterator[str]:
    """A game of bots of one level: their commands."""
    state = new_game(players=players, seed=seed)
    bots = [BOTS.make_bot(level, seat) for seat in range(players)]
    while state.actor is not None and most:
        command = bots[state.actor].choose(view(state, state.actor))
        yield repr(command)
        state = apply(state, command)
        most -= 1
    yield repr(astuple(state))


def hinted() -> Iterator[str]:
    """A hint now and then."""
    states: list[State] = [step.before for step in game(3) if step.before.stage == "turn" and step.before.ap == 5]
    for state in states[::12]:
        assert state.actor is not None
        yield repr(best_turn(view(state, state.actor), ADVISER, 1))


def counted() -> Iterator[str]:
    """How many sequences of commands there are from some positions."""
    for name, place in PLACES.items():
        yield f"{name} {by_engine(place.state(), 2)} {len(legal(place.state()))}"


def mark(told: Iterable[str]) -> str:
    """How many there were, and what they come to."""
    whole, count = sha256(), 0
    for text in told:
        whole.update(text.encode())
        count += 1
    return f"{count} {whole.hexdigest()[:24]}"


def main() -> None:
    """Print all marks."""
    found = {"random games": mark(random_games()), "refusals": mark(refused()), "searches": mark(searches())}
    found |= {"hints": mark(hinted()), "counts": mark(counted())}
    found |= {f"{players} of {level}": mark(played(players, level, seed)) for players, level, seed in GAMES}
    found |= {f"{n} commands of {level}": mark(played(players, level, seed, n)) for level, players, seed, n in THINKERS}
    json.dump({"compiled": is_compiled(squares), "marks": found}, sys.stdout)


if __name__ == "__main__":
    main()
