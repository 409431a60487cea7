"""Words for flaws of a position: squares and players by their names."""

from collections.abc import Sequence

from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.words.names import card_name
from torres3d.i18n.texts import Translate


def flaw_text(flaw: Flaw, names: Sequence[str], say: Translate) -> str:
    """A flaw of a position as a sentence; ``names`` are the players' by seat."""
    squares = [NAMES[square] for square in flaw.squares]
    values: dict[str, object] = {
        "name": _name(flaw.seat, names),
        "other": _name(flaw.other, names),
        "square": squares[0] if squares else "",
        "squares": ", ".join(squares),
        "card": card_name(flaw.card, say) if flaw.card is not None else "",
        "pool": "common" if flaw.seat is None else "own",
        "found": flaw.found,
        "wanted": flaw.wanted,
    }
    return say(f"flaw-{flaw.id}", **values)


def _name(seat: Seat | None, names: Sequence[str]) -> str:
    return names[seat] if seat is not None else ""
