"""Outcome of a game: why it was won, in a line or two, and its progress."""

from collections.abc import Callable, Sequence

from torres3d.games.turm_bauer.rules.places import Seat, level_of, size_of
from torres3d.games.turm_bauer.rules.state import TURNS_A_COLOUR, State
from torres3d.games.turm_bauer.words.names import PAIRED
from torres3d.i18n.texts import Translate


def height_of(state: State, seat: Seat) -> int:
    """The sum of the levels of a player's figures (T-8.1, highest figure wins; T-11.3, sum with two players)."""
    return sum(level_of(each.figure) for each in state.sets if each.seat == seat)


def unused_parts(state: State, seat: Seat) -> int:
    """The parts of a player in the box; after a collapse also those in the supply (T-8.2 and T-8.5, fewest parts)."""
    left = [block for each in state.sets if each.seat == seat for block in each.box]
    if state.collapse is not None:
        left += [block for each in state.sets if each.seat == seat for block in each.supply]
    return sum(map(size_of, left))


def rings_left(state: State, seat: Seat) -> int:
    """The remaining rings of a player (T-8.3, most rings)."""
    return sum(each.rings for each in state.sets if each.seat == seat)


def why_won(state: State, names: Sequence[str], say: Translate) -> tuple[str, ...]:
    """The reasons why the winners of a finished game have won, line by line; empty before its end."""
    if not state.winners:
        return ()
    lines = [] if state.collapse is None else [say("turm-won-collapse", name=names[state.collapse])]
    rivals = [seat for seat in range(state.players) if seat != state.collapse]
    if len(rivals) > 1:
        lines.append(_decided_by(state, rivals, say))
    return tuple(lines)


def turn_words(turn: int, colours: int, say: Translate) -> str:
    """The progress of a game by the number of its turn (from 0), such as "round 3 of 12"."""
    return say("turm-progress", round=min(turn // colours + 1, TURNS_A_COLOUR), rounds=TURNS_A_COLOUR)


def _decided_by(state: State, rivals: Sequence[Seat], say: Translate) -> str:
    """The criterion between the winner and the other rivals: height, then parts, then rings, or none."""
    winner = state.winners[0]
    height = height_of(state, winner)
    level = _level_with(height, rivals, lambda seat: height_of(state, seat))
    if len(level) == 1:
        key = "turm-won-height-both" if state.players == PAIRED else "turm-won-height"
        return say(key, level=height)
    parts = unused_parts(state, winner)
    level = _level_with(parts, level, lambda seat: unused_parts(state, seat))
    if len(level) == 1:
        return say("turm-won-parts", parts=parts_words(parts, say))
    rings = rings_left(state, winner)
    level = _level_with(rings, level, lambda seat: rings_left(state, seat))
    return say("turm-won-rings", rings=rings) if len(level) == 1 else say("turm-won-shared")


def parts_words(parts: int, say: Translate) -> str:
    """A number of parts, such as "one part"."""
    return say("turm-parts", parts=parts)


def _level_with(value: int, seats: Sequence[Seat], of: Callable[[Seat], int]) -> list[Seat]:
    return [seat for seat in seats if of(seat) == value]
