"""Ways to play a golden game: each chooses one of the legal commands, with nothing but a seeded source of chance."""

import random
from collections.abc import Callable

from tests.games.torres.lively_choices import by_kind, height_of, lively
from torres3d.games.torres.bots.registry import BOTS
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.seat_view import view
from torres3d.games.torres.rules.squares import INDEX, NAMES
from torres3d.games.torres.rules.state import State

Policy = Callable[[State, list[c.Command], random.Random], c.Command]


def eager(*wanted: str) -> Policy:
    """Gives the first of these kinds that is legal, otherwise plays lively; of an offer it keeps ``extra``."""

    def policy(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
        kinds = by_kind(commands)
        for kind in wanted:
            if kind in kinds:
                return rng.choice(kinds[kind])
        keeps = [keep for keep in kinds.get("Keep", ()) if keep.card == "extra"]
        return rng.choice(keeps) if keeps else lively(state, commands, rng)

    return policy


def modest(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
    """Plays lively with two knights, no more."""
    own = state.knights[state.actor].bit_count() if state.actor is not None else 0
    fewer = [command for command in commands if not isinstance(command, c.AddKnight)]
    return lively(state, fewer if own > 1 else commands, rng)


def penniless(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
    """Goes down to the ground and never earns a point."""
    kinds = by_kind(commands)
    down = [m for m in kinds.get("Move", ()) if height_of(state, m.from_) and not height_of(state, m.to)]
    if down:
        return rng.choice(down)
    quiet = [command for name in ("Buy", "EndTurn", "Build") for command in kinds.get(name, ())]
    return rng.choice(quiet or commands)


def crowding(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
    """Puts a knight on every castle, so that the king has nowhere to go; builds nothing."""
    kinds = by_kind(commands)
    free = [name for name in NAMES if height_of(state, name) and not state.pieces >> INDEX[name] & 1]
    if state.stage != "turn" or not free:
        return rng.choice(kinds.get("EndTurn", commands))

    def way(name: str) -> int:
        return min(abs(ord(name[0]) - ord(to[0])) + abs(int(name[1]) - int(to[1])) for to in free)

    nearer = [m for m in kinds.get("Move", ()) if not height_of(state, m.from_) and way(m.to) < way(m.from_)]
    if nearer:
        return min(nearer, key=lambda move: (way(move.to), move.from_))
    on_ground = [own for own in NAMES if state.knights[state.actor] >> INDEX[own] & 1 and not height_of(state, own)]
    if kinds.get("AddKnight") and not on_ground:
        return min(kinds["AddKnight"], key=lambda add: way(add.at))
    return rng.choice(kinds["EndTurn"])


def bots(level: str) -> Policy:
    """The bots of a level, one for each seat; they remember their plans, so a game needs a policy of its own."""
    players: dict[int, object] = {}

    def policy(state: State, commands: list[c.Command], rng: random.Random) -> c.Command:
        seat = state.actor
        assert seat is not None
        if seat not in players:
            players[seat] = BOTS.make_bot(level, rng.getrandbits(32))
        return players[seat].choose(view(state, seat))

    return policy
