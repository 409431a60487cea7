"""Moves of several steps: the cheapest way to a far square, in words."""

from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, Walk, far_walks, walks
from torres3d.games.torres.rules.commands import Command, Move
from torres3d.games.torres.rules.kinds import Seat
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.squares import INDEX, NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.i18n.texts import Translate


def far_move(state: State, actor: Seat, command: Command) -> Walk:
    """The way that a move to a far square means, even if it costs more AP than there are; empty if there is none."""
    if not isinstance(command, Move) or not walks_now(state, actor, INDEX[command.from_]):
        return ()
    return walks(state, INDEX[command.from_], MAX_AP).get(INDEX[command.to], ())


def walks_now(state: State, actor: Seat, square: Square) -> bool:
    """Whether a knight of the actor stands on a square and may walk."""
    return state.stage == "turn" and bool(state.knights[actor] >> square & 1)


def way_words(walk: Walk, say: Translate) -> str:
    """A way and its cost."""
    way = ", ".join((walk[0].from_, *(move.to for move in walk)))
    return say("text-way", way=way, ap=STEP_COST * len(walk))


def farther_lines(state: State, actor: Seat, rest: str, say: Translate) -> list[str]:
    """The far squares that a knight on this square can be sent to; no lines if there are none."""
    square = INDEX.get(rest)
    if square is None or not walks_now(state, actor, square):
        return []
    far = far_walks(state, square)
    found = [say("text-far", square=NAMES[at], ap=STEP_COST * len(walk)) for at, walk in sorted(far.items())]
    return [say("text-farther", squares=", ".join(found))] if found else []
