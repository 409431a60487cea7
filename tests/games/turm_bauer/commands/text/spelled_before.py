"""The shortest lines that text play of Turm Bauer took when a line was one choice. Frozen, to compare with."""

from collections.abc import Sequence

from tests.terminal.keystrokes import shortest
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, spot_name
from torres3d.games.turm_bauer.rules.command_notation import choice_text, place_text
from torres3d.games.turm_bauer.rules.commands import Choice, Move, Placement
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State

LISTED = 30


def lines_before(state: State, choice: Choice, fishing: bool = False) -> tuple[str, ...]:
    """The fewest keystrokes in which a choice could be typed by somebody who names the block and its column.

    With ``fishing`` also by numbers from lists of other blocks and columns, which have to be heard first.
    """
    found = shortest([*_begun(state, choice, fishing), *_at(state, choice)])
    if isinstance(choice, Placement):
        return (*found, "y")
    asked = isinstance(choice, Move) and choice.ring is not None and "!" not in found[0]
    return (*found, "y") if asked else found


def _begun(state: State, choice: Choice, fishing: bool) -> list[tuple[str, ...]]:
    """The beginnings of a choice that meant it alone, or listed it."""
    own, ways = choice_text(choice), list[tuple[str, ...]]()
    named = own.partition("/")[0] if "/" in own else own
    least = 1 if fishing else len(named)
    written = _offered(state, "!" in own)
    for length in range(least, len(own) + 1):
        begun = own[:length]
        met = [each for each in written if choice_text(each) == begun] or [
            each for each in written if choice_text(each).startswith(begun)
        ]
        ways += _lines(begun, choice, met)
    return ways


def _at(state: State, choice: Choice) -> list[tuple[str, ...]]:
    """The column or the field of a walk alone."""
    if not isinstance(choice, Move) or choice.to == TABLE:
        return [("table",)] if isinstance(choice, Move) else []
    plain = [each for each in legal(state) if isinstance(each, Move) and each.ring is None and each.to != TABLE]
    column = spot_name(choice.to[:2])
    beside = [each for each in plain if each.to != TABLE and spot_name(each.to[:2]) == column]
    return [*_lines(column, choice, beside), *_lines(place_text(choice.to), choice, [choice])]


def _lines(text: str, choice: Choice, met: Sequence[Choice]) -> list[tuple[str, ...]]:
    if list(met) == [choice]:
        return [(text,)]
    builds = sum(isinstance(each, Placement) for each in met)
    if choice in met and builds <= LISTED and list(met).index(choice) < LISTED:
        return [(text, str(list(met).index(choice) + 1))]
    return []


def _offered(state: State, ring: bool) -> list[Choice]:
    """Choices without a ring came first, unless the text named one."""
    return [each for each in legal(state) if ring or getattr(each, "ring", None) is None]
