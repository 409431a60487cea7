"""Motions on a page: how the things on the table get where a step of the game puts them, on one clock for the step.

The acts of the table (`torres3d.games.turm_bauer.scene.motion`) say how long everything takes.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise

from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells, Colour
from torres3d.games.turm_bauer.rules.evolve import evolve
from torres3d.games.turm_bauer.rules.lattice.walking import way
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.export.page_falls import Samples, fall_samples, put_back_samples
from torres3d.games.turm_bauer.scene.export.page_table import die_rotation, rounded_place, things_on
from torres3d.games.turm_bauer.scene.export.part_rotations import rotation_of, shape_in
from torres3d.games.turm_bauer.scene.interaction.walk_path_points import columns_of, way_points
from torres3d.games.turm_bauer.scene.layout import die_place, layout_of, let_go_at, posed
from torres3d.games.turm_bauer.scene.measures import sides
from torres3d.games.turm_bauer.scene.motion.acts import (
    BLOCK,
    LAST_TURN,
    RING,
    THROW,
    rolled,
    stretch_seconds,
    thrown_from,
)
from torres3d.games.turm_bauer.scene.motion.choreography import LetGo, resting
from torres3d.games.turm_bauer.scene.motion.release_acts import BRINGING, DROP, LANDED, LIFT
from torres3d.games.turm_bauer.scene.physics.ruins import Let, shown_layout
from torres3d.games.turm_bauer.scene.scene_graph import Key
from torres3d.games.turm_bauer.scene.transforms import Transform, interpolate, interpolate_in_air
from torres3d.scene.export.page.part_travels import Sample, Travel, Travels, thinned
from torres3d.scene.export.page.placed_parts import PlacedPart
from torres3d.scene.export.page.rotations import after, headed, rounded
from torres3d.scene.motion_curves import ease_in_out, heading_of
from torres3d.scene.shapes.axis_conventions import Point

SAMPLES = 12
"""Samples of a short motion."""
DIE_SAMPLES, DIE_KEYS, DIE_CLOSE = 30, 10, 0.08
"""Samples and keys of a throw, and how close the keys come to it: nobody looks at a rolling die for long."""
Curve = Callable[[float], tuple[Transform, float]]
"""The place and rotation of a part, and its scale, after a share of a motion."""


def travels_of(before: State, happened: Sequence[tuple[e.Event, State]], emblems: Mapping[Colour, int]) -> Travels:
    """The travels of a step: ``happened`` are its events, each with the state after it (none for what was taken back).
    ``emblems`` are those of the colours. Parts are those that `layout_parts` gives for the `shown_layout` of the states
    before and after."""
    recorder = _Recorder(before, emblems)
    state = before
    for event, then in happened:
        recorder.record(event, state)
        state = then
    return recorder.travels(state)


class _Recorder:
    """Tracks of everything that moves in a step, on one clock in seconds."""

    def __init__(self, before: State, emblems: Mapping[Colour, int]) -> None:
        self._emblems = emblems
        self._things = things_on(shown_layout(before), emblems)
        self._tracks: Samples = {}
        self._styles: dict[Key, str] = {}
        self._now = 0.0

    def record(self, event: e.Event, state: State) -> None:
        """Let an event happen in a state."""
        match event:
            case e.RingUsed():
                number = state.set_of(event.colour).rings - 1
                self._carry(("ring", event.colour, number), event, state, 0.9, RING)
            case e.BlockBoxed():
                self._carry(("block", event.colour, event.block), event, state, 1.2, BLOCK)
            case e.BlockBuilt() | e.BlockSlipped() | e.TowerCollapsed():
                self._let_go(event, state)
            case e.FigureMoved():
                self._walk(event, state)
            case e.TurnBegan():
                self._throw(event, state)
            case _:
                pass

    def travels(self, state: State) -> Travels:
        """Everything that travelled, by what it has become in this state."""
        parts = things_on(shown_layout(state), self._emblems)
        seconds = self._now
        return Travels(
            round(seconds, 2),
            tuple(
                _travel(parts[key], self._things.get(key), self._styles[key], track, seconds)
                for key, track in self._tracks.items()
                if key in parts
            ),
        )

    # one event

    def _carry(self, key: Key, event: e.Event, state: State, rise: float, seconds: float) -> None:
        """Through the air to where it is after an event."""
        (start, scale), end = self._at(key), things_on(layout_of(evolve(state, event)), self._emblems)[key]
        self._fly(key, seconds, lambda share: (interpolate_in_air(start, _put(end), share, rise), scale))
        self._give_way(event, state, seconds)
        self._now += seconds

    def _fly(self, key: Key, seconds: float, curve: Curve, style: str = "slide") -> None:
        """Along a curve, slow at both ends."""
        self._style(key, style)
        for number in range(SAMPLES + 1):
            share = number / SAMPLES
            lies, scale = curve(ease_in_out(share))
            self._add(key, share * seconds, lies, scale)

    def _let_go(self, event: LetGo, state: State) -> None:
        key: Key = ("block", event.colour, event.block)
        hand = let_go_at(event.cells, event.hand)
        (start, small), over, landed = self._at(key), _block(event.cells, hand, LIFT), _block(event.cells, hand)
        end = _block(event.cells, posed(event.pose, event.cells)) if isinstance(event, e.BlockBuilt) else landed

        def brought(share: float) -> tuple[Transform, float]:
            scale = small + (1.0 - small) * min(share * 1.8, 1.0)
            return interpolate_in_air(start, over, share, 0.7), scale

        self._fly(key, BRINGING, brought, "drop")
        self._now += BRINGING
        for number in range(SAMPLES + 1):
            share = number / SAMPLES
            if share < LANDED:
                lies = interpolate(over, landed, (share / LANDED) ** 2)
            else:
                lies = interpolate(landed, end, _settled(share, LANDED))
            self._add(key, share * DROP, lies)
        if isinstance(event, e.BlockBuilt):
            self._give_way(event, state, DROP, LANDED)
        self._now += DROP
        if event.fell:
            let = (event.colour, event.block, event.cells, event.hand)
            self._fall(key, state, resting(event) if isinstance(event, e.BlockBuilt) else let, event)

    def _give_way(self, event: e.Event, state: State, seconds: float, since: float = 0.0) -> None:
        """Let everything else that an event shifts a little get there, from a share of these ``seconds`` on: what a
        block touches, with figures (T-7.4, T-7.7), and what lies in the box."""
        one, other = (things_on(layout_of(each), self._emblems) for each in (state, evolve(state, event)))
        for key, part in one.items():
            then = other.get(key)
            if then is None or then == part or self._moves(key):
                continue
            start = self._at(key)[0]
            self._style(key, "slide")
            for number in range(SAMPLES + 1):
                share = since + (1.0 - since) * number / SAMPLES
                self._add(key, share * seconds, interpolate(start, _put(then), _settled(share, since)), part.scale)

    def _fall(self, new: Key, state: State, let: Let, event: LetGo) -> None:
        collapse = isinstance(event, e.TowerCollapsed)
        seconds, found = fall_samples(state, let, event.fell, collapse)
        self._add_all(found, seconds)
        if not collapse:
            lie: dict[Key, Transform] = {key: (samples[-1][1], samples[-1][2]) for key, samples in found.items()}
            homes = {key: _put(self._things[key]) for key in lie}
            seconds, found = put_back_samples(lie, new, homes)
            self._add_all(found, seconds)

    def _add_all(self, found: Samples, seconds: float) -> None:
        for key, samples in found.items():
            self._style(key, "fall")
            for now, place, rotation, scale in samples:
                self._add(key, now, (place, rotation), scale)
        self._now += seconds

    def _walk(self, event: e.FigureMoved, state: State) -> None:
        """Field by field."""
        key: Key = ("figure", event.colour)
        (start, turn), _ = self._at(key)
        end = layout_of(evolve(state, event)).figure_of(event.colour)
        places = way(state, event.colour, event.to, event.ring) or (event.source, event.to)
        points = way_points(places, start, end.place, columns_of(state))
        self._style(key, "walk")
        self._add(key, 0.0, (start, turn))
        for one, other in pairwise(points):
            self._now += stretch_seconds(one, other)
            turn = headed(heading_of(one, other)) if one[:2] != other[:2] else turn
            self._add(key, 0.0, (other, turn))
        self._now += LAST_TURN
        self._add(key, 0.0, (end.place, headed(end.heading)))

    def _throw(self, event: e.TurnBegan, state: State) -> None:
        side = sides(len(state.sets))[[each.colour for each in state.sets].index(event.colour)]
        for number, value in enumerate(event.dice):
            key: Key = ("die", number)
            self._things.pop(key, None)  # those of the turn before are taken away
            self._style(key, "roll")
            start, (end, heading) = thrown_from(number, side), die_place(number, side)
            for sample in range(DIE_SAMPLES + 1):
                share = sample / DIE_SAMPLES
                place, turn = rolled(number, start, end, heading, share)
                self._add(key, share * THROW, (place, after(die_rotation(value), rotation_of(turn))))
        self._now += THROW

    # tracks

    def _at(self, key: Key) -> tuple[Transform, float]:
        """Where a thing is now, and its scale."""
        if key in self._tracks:
            _, place, rotation, scale = self._tracks[key][-1]
            return (place, rotation), scale
        part = self._things[key]
        return _put(part), part.scale

    def _moves(self, key: Key) -> bool:
        """Whether something is on its way now."""
        return key in self._tracks and self._tracks[key][-1][0] > self._now

    def _style(self, key: Key, style: str) -> None:
        """What a thing does in this step: the last of it counts, but a fall before anything."""
        if self._styles.get(key) != "fall":
            self._styles[key] = style

    def _add(self, key: Key, later: float, lies: Transform, scale: float = 1.0) -> None:
        """Where a thing is so many seconds later."""
        track = self._tracks.setdefault(key, [])
        if track and track[-1][0] == self._now + later:
            track.pop()
        track.append((self._now + later, *lies, scale))


def _block(cells: Cells, pose: tuple[Point, float], lift: float = 0.0) -> Transform:
    """The place and rotation of the part of a block in this pose."""
    (x, y, z), yaw = pose
    return (x, y, z + lift), after(shape_in(cells)[1], headed(yaw))


def _put(part: PlacedPart) -> Transform:
    return part.place, part.rotation


def _settled(share: float, since: float) -> float:
    """How far something has come to rest after a share of the time, that moves since another one."""
    return 1.0 - (1.0 - (share - since) / (1.0 - since)) ** 3


def _travel(part: PlacedPart, source: PlacedPart | None, style: str, track: list[Sample], seconds: float) -> Travel:
    """The travel of a thing from its track. It begins and ends exactly where the thing is before and after."""
    first, last = track[0], track[-1]
    start = (first[0], first[1], first[2], first[3]) if source is None else (first[0], *_put(source), source.scale)
    whole = [start, *track[1:-1], (last[0], *_put(part), part.scale)]
    if style == "roll":
        whole = thinned(whole, DIE_KEYS, DIE_CLOSE)
    elif style != "walk":
        whole = thinned(whole)
    keys = tuple(
        (round(now / seconds, 4), rounded_place(place), rounded(rotation)) for now, place, rotation, _ in whole
    )
    if all(scale == part.scale for *_, scale in whole):
        return Travel(part, source, style, keys)
    return Travel(
        part, source, style, keys, tuple((key[0], round(sample[3], 3)) for key, sample in zip(keys, whole, strict=True))
    )
