"""Refusals of walks of figures (T-6)."""

from torres3d.games.turm_bauer.rules.commands import WalkRing
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import building_of
from torres3d.games.turm_bauer.rules.lattice.walking import Stroll
from torres3d.games.turm_bauer.rules.places import TABLE, Colour, Place
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.state import State


def check_walk(state: State, colour: Colour, to: Place, ring: WalkRing | None) -> None:
    """Raise `IllegalCommand` unless the colour's figure may walk there with this ring, or with none.

    A ring that is not needed is refused, too (T-4.7).
    """
    if to == state.set_of(colour).figure:
        refuse("stands_there")
    building = building_of(state)
    if to != TABLE:
        if not building.is_field(to):
            refuse("no_field", at=to)
        for other in state.sets:
            if other.figure == to:
                refuse("figure_there", at=to, colour=other.colour)
        paint = building.paint(to)
        if paint is not None and paint != colour and ring != "pass":
            refuse("other_colour", at=to, colour=paint)
    if ring is not None and _leads(state, colour, to, None):
        refuse("ring_not_needed", ring=ring)
    if not _leads(state, colour, to, ring):
        refuse("no_steps_there", at=to, ring=ring)


def _leads(state: State, colour: Colour, to: Place, ring: WalkRing | None) -> bool:
    walk = Stroll(state, colour, ring)
    return bool(walk.reached() & walk.floor.spots_at(to))
