"""Figures of the player to act, in words: where they stand, how high they can walk, what is left."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.cell_and_column_names import Place, level_of
from torres3d.games.turm_bauer.rules.lattice.walking import reachable
from torres3d.games.turm_bauer.rules.legal import WALK_RINGS
from torres3d.games.turm_bauer.rules.state import ColourSet, State
from torres3d.games.turm_bauer.words.names import actor_name, place_name, ring_name, short_place_name
from torres3d.i18n.texts import Translate


def figure_lines(state: State, names: Sequence[str], say: Translate) -> list[str]:
    """The lines of each of the player's colours: place, blocks, rings; the highest fields without and with a ring."""
    lines: list[str] = []
    for each in state.sets:
        if each.seat == state.actor:
            lines.append(_standing(each, names, say))
            lines += _walks(state, each, say)
    return lines


def _standing(each: ColourSet, names: Sequence[str], say: Translate) -> str:
    return say(
        "text-own-figure",
        name=actor_name(names, each.seat, each.colour, say),
        place=place_name(each.figure, say),
        blocks=len(each.supply),
        rings=say("turm-rings", rings=each.rings),
    )


def _walks(state: State, each: ColourSet, say: Translate) -> list[str]:
    """The highest fields the figure can walk to if it is higher than it stands, and what a ring adds."""
    plain = reachable(state, each.colour)
    reached = max([level_of(each.figure), *map(level_of, plain)])
    if reached > level_of(each.figure):
        lines = [say("text-walks-up", level=reached, places=_highest(plain, reached, say))]
    else:
        lines = [say("text-no-higher")]
    for ring in WALK_RINGS if each.rings else ():
        further = reachable(state, each.colour, ring) - plain
        level = max(map(level_of, further), default=0)
        if level > reached:
            what = say("text-level", level=level, parts=_highest(further, level, say))
            lines.append(say("text-walk-ring", ring=ring_name(ring, say), id=ring, what=what))
    return lines


def _highest(places: frozenset[Place], level: int, say: Translate) -> str:
    return ", ".join(sorted(short_place_name(place, say) for place in places if level_of(place) == level))
