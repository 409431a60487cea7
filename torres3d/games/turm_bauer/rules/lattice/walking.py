"""Walks of figures (T-6), with and without a ring (T-4.7), and the refusals of others."""

from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Colour, Place
from torres3d.games.turm_bauer.rules.commands import WalkRing
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.lattice.occupied_cells import Building, building_of
from torres3d.games.turm_bauer.rules.lattice.walkable_fields import Floor, floor_of
from torres3d.games.turm_bauer.rules.refusals import refuse
from torres3d.games.turm_bauer.rules.state import ColourSet, State


def check_walk(state: State, colour: Colour, to: Place, ring: WalkRing | None) -> None:
    """Raise `IllegalCommand` unless the figure may walk there, with a ring that is needed or with none (T-4.7)."""
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
            opens = ring is None and state.may_use_ring and _leads(state, colour, to, "pass")
            refuse("other_colour", at=to, colour=paint, ring="pass" if opens else None)
    if ring is not None and _leads(state, colour, to, None):
        refuse("ring_not_needed", ring=ring)
    if not _leads(state, colour, to, ring):
        refuse("no_steps_there", at=to, ring=ring)


def _leads(state: State, colour: Colour, to: Place, ring: WalkRing | None) -> bool:
    walk = Stroll(state, colour, ring)
    return bool(walk.reached() & walk.floor.spots_at(to))


def figures_on(floor: Floor, sets: tuple[ColourSet, ...], but: Colour | None = None) -> CellSet:
    """The spots of figures on the building, except that of one colour."""
    found = 0
    for each in sets:
        if each.figure != TABLE and each.colour != but:
            found |= floor.spots_at(each.figure)
    return found


def fit_to_tread(building: Building, floor: Floor, colour: Colour) -> CellSet:
    """The spots on neutral, dark brown and own-colour fields, and the table (T-6.1, T-6.2)."""
    found = floor.spots
    for other, painted in building.painted.items():
        if other != colour:
            found &= ~(painted << floor.frame.layer)
    return found


class Stroll:
    """Ground for the walk of one figure: ``ways`` are the spots it may cross, ``ends`` those it may stop on."""

    def __init__(self, state: State, colour: Colour, ring: WalkRing | None) -> None:
        building = building_of(state)
        self.floor = floor_of(building)
        self.start = self.floor.spots_at(state.set_of(colour).figure)
        self.leaping = ring == "leap"
        others = figures_on(self.floor, state.sets, colour)
        if ring == "pass":
            self.ways = self.floor.spots
        else:
            self.ways = fit_to_tread(building, self.floor, colour) & ~others
        self.ends = self.ways & ~others & ~self.start

    def reached(self) -> CellSet:
        found = self._filled(self.start)
        if self.leaping:
            found |= self._filled(self.floor.leaps(found) & self.ways)
        return found & self.ends

    def _filled(self, spots: CellSet) -> CellSet:
        found = front = spots
        while front:
            front = self.floor.steps(front) & self.ways & ~found
            found |= front
        return found

    def fronts(self, end: CellSet) -> list[tuple[CellSet, CellSet]]:
        """The spots first reached with each number of steps, without and with the leap done; empty if never ``end``."""
        found = [(self.start, 0)]
        seen, seen_leapt = self.start, 0
        while True:
            front, leapt = found[-1]
            if (front | leapt) & end:
                return found
            if not front | leapt:
                return []
            leaps = self.floor.leaps(front) if self.leaping else 0
            after = (self.floor.steps(leapt) | leaps) & self.ways & ~seen_leapt
            before = self.floor.steps(front) & self.ways & ~seen
            seen |= before
            seen_leapt |= after
            found.append((before, after))

    def path_to(self, fronts: list[tuple[CellSet, CellSet]], end: CellSet) -> list[CellSet]:
        """The spots of a shortest path from the figure's to ``end``, traced back: steps lead both ways."""
        spots, leapt = end, bool(fronts[-1][1] & end)
        way = [end]
        for front, front_leapt in reversed(fronts[:-1]):
            stepped = self.floor.steps(spots) & (front_leapt if leapt else front)
            if not stepped:
                leapt = False
                stepped = self.floor.leaps(spots) & front
            spots = self.floor.table if stepped & self.floor.table else stepped & -stepped
            way.append(spots)
        return way[::-1]


def reachable(state: State, colour: Colour, ring: WalkRing | None = None) -> frozenset[Place]:
    """The places where the colour's figure may end its walk, with this ring or with none, needed or not.

    The place where it stands is not among them (T-6.8).
    """
    walk = Stroll(state, colour, ring)
    return frozenset(walk.floor.places(walk.reached()))


def way(state: State, colour: Colour, to: Place, ring: WalkRing | None = None) -> tuple[Place, ...]:
    """A shortest path of the figure to a `reachable` place, from its own on; empty where there is none."""
    walk = Stroll(state, colour, ring)
    if to != TABLE and not building_of(state).is_field(to):
        return ()
    end = walk.floor.spots_at(to) & walk.ends
    fronts = walk.fronts(end) if end else []
    return tuple(walk.floor.places(spots)[0] for spots in walk.path_to(fronts, end)) if fronts else ()
