"""Outcome of a game: why it was won, in a line or two, and its progress."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import Seat
from torres3d.games.turm_bauer.rules.ending import level_sum, rings_left, unused_parts
from torres3d.games.turm_bauer.rules.state import TURNS_A_COLOUR, State
from torres3d.games.turm_bauer.words.names import PAIRED
from torres3d.i18n.texts import Translate


def why_won(state: State, names: Sequence[str], say: Translate) -> tuple[str, ...]:
    """The reasons why the winners of a finished game have won, line by line; empty before its end."""
    if not state.winners:
        return ()
    lines = [] if state.collapse is None else [say("turm-won-collapse", name=names[state.collapse])]
    rivals = [seat for seat in range(state.players) if seat != state.collapse]
    if len(rivals) > 1:
        why = _decided_by(state, rivals, say)
        # Without a name, the reason would seem to belong to the player in the line above.
        of = ", ".join(names[seat] for seat in state.winners)
        lines.append(why if state.collapse is None else say("turm-won-of", name=of, why=why))
    return tuple(lines)


def turn_words(turn: int, colours: int, say: Translate) -> str:
    """The progress of a game by the number of its turn (from 0), such as "turn 29 of 48"."""
    turns = TURNS_A_COLOUR * colours
    return say("turm-progress", turn=min(turn + 1, turns), turns=turns)


def _decided_by(state: State, rivals: Sequence[Seat], say: Translate) -> str:
    """The criterion between the winner and the other rivals: height, then parts, then rings, or none."""
    winner = state.winners[0]
    height, parts, rings = level_sum(state, winner), unused_parts(state, winner), rings_left(state, winner)
    level = [seat for seat in rivals if level_sum(state, seat) == height]
    if len(level) == 1:
        key = "turm-won-height-both" if state.players == PAIRED else "turm-won-height"
        return say(key, level=height)
    level = [seat for seat in level if unused_parts(state, seat) == parts]
    if len(level) == 1:
        return say("turm-won-parts", parts=say("turm-parts", parts=parts))
    level = [seat for seat in level if rings_left(state, seat) == rings]
    return say("turm-won-rings", rings=rings) if len(level) == 1 else say("turm-won-shared")
