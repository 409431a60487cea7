"""The table of Turm Bauer: it shows states, plays events and finds what is under the pointer."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

import numpy as np
from direct.showbase.ShowBase import ShowBase

from torres3d.engine.kit import Seat
from torres3d.games.turm_bauer.rules.cell_and_column_names import CORNERSTONE, TABLE, Cell, Colour, Place
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.state import BuiltBlock, State
from torres3d.games.turm_bauer.scene.assets import Assets, load_assets
from torres3d.games.turm_bauer.scene.boxes_to_redraw import darkened, shadowed
from torres3d.games.turm_bauer.scene.daylight_and_occlusion import (
    AROUND_TOWER,
    HAZE,
    MORNING,
    morning_over,
    tower_filled,
)
from torres3d.games.turm_bauer.scene.interaction.block_ghost import LIFT, BlockGhost, HeldBlock
from torres3d.games.turm_bauer.scene.interaction.block_lines import Highlights
from torres3d.games.turm_bauer.scene.interaction.camera_views import Views
from torres3d.games.turm_bauer.scene.interaction.field_marks import PLACES_TO_CHOOSE, PlaceMarks
from torres3d.games.turm_bauer.scene.interaction.field_outline import FieldOutline
from torres3d.games.turm_bauer.scene.interaction.hidden_figure import HiddenFigure
from torres3d.games.turm_bauer.scene.interaction.numbered_places import NumberedPlaces
from torres3d.games.turm_bauer.scene.interaction.owner_letters import Letters
from torres3d.games.turm_bauer.scene.interaction.picking import Pick, Picker
from torres3d.games.turm_bauer.scene.interaction.walk_path_points import columns_of, way_points
from torres3d.games.turm_bauer.scene.layout import FIGURE_OUT, carried_point
from torres3d.games.turm_bauer.scene.light_baking import FloorBaking
from torres3d.games.turm_bauer.scene.lying_things import lying_around
from torres3d.games.turm_bauer.scene.measures import FIGURE_HEIGHT, FIGURE_RADIUS, field, middle, sides
from torres3d.games.turm_bauer.scene.motion.camera_follow import CameraFollow
from torres3d.games.turm_bauer.scene.motion.choreography import acts_of, calm_acts
from torres3d.games.turm_bauer.scene.motion.pieces_for_motion import Props
from torres3d.games.turm_bauer.scene.overlays.active_overlays import Overlays
from torres3d.games.turm_bauer.scene.physics.ruins import shown_layout, without_building
from torres3d.games.turm_bauer.scene.scene_graph import Scene
from torres3d.games.turm_bauer.scene.surroundings import FLOOR_CARDS
from torres3d.scene.base_table import MARK_HALF, BaseTable
from torres3d.scene.camera.framing import quarter
from torres3d.scene.celebration import Banners
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, SeatLook
from torres3d.scene.dust import Dust
from torres3d.scene.motion_acts import Act, Performer
from torres3d.scene.render.changed_regions import Points
from torres3d.scene.render.quality import QualityName
from torres3d.scene.shapes.axis_conventions import Point, corners_of

NEAR, FAR = 1.5, 240.0
"""Near and far plane of the camera, in cubes: the room is far away."""
NEAREST_SIDES = (0, 1, 3, 2)
"""Quarter turns of a view to all four sides, the nearest first."""


class Table(BaseTable[State, Event]):
    """The 3D table in the window of ``base``. ``assets`` is the assets folder, or what was read from it; ``looks`` are
    those of the colours, by name."""

    scene: Scene
    assets: Assets
    baking: FloorBaking
    overlays: Overlays
    letters: Letters
    _looks: dict[Colour, SeatLook]

    def __init__(
        self,
        base: ShowBase,
        assets: Path | Assets,
        looks: Mapping[Colour, SeatLook] | None = None,
        quality: QualityName = "medium",
    ) -> None:
        self._looks = dict(looks or {})
        self._animate = True
        self._picker: Picker | None = None
        self._blocks: dict[Cell, BuiltBlock] = {}
        read = assets if isinstance(assets, Assets) else load_assets(assets)
        scene = Scene(read)
        super().__init__(base, scene, read, Views(), AROUND_TOWER, MORNING, HAZE)
        self.sight = CameraFollow(self.camera)
        self.surface.lens.set_near_far(NEAR, FAR)
        self.baking = FloorBaking(base, scene.root, FLOOR_CARDS, AROUND_TOWER, MORNING)
        scene.dress_floor(self.baking.textures)
        self.letters = Letters(scene, self.labels)
        over = scene.over
        self.ghost = BlockGhost(scene, self._building, self._mark_changed)
        self.hand = HeldBlock(scene, self._building, self._mark_changed)
        self.marks = PlaceMarks(over, self.top_of, self._points_of, self.labels, self._mark_changed)
        self.numbered = NumberedPlaces(over, self.labels, self._mark_changed)
        self.own_figure = HiddenFigure(scene, self._mark_changed)
        """The figure that is to walk, seen through what hides it."""
        self.outline = FieldOutline(over, self.top_of, self._mark_changed)
        self.lights = Highlights(over, self.top_of, self._block_at, self._mark_changed)
        self.overlays = Overlays(scene, self.labels, self.top_of)
        self.heard: Callable[[str], None] = lambda name: None
        """Called with the name of each sound as it is played."""
        dust = Dust(over, lambda: self.camera.view, self._mark_changed)
        banners = Banners(over, self.camera, self._mark_changed)
        props = Props(scene, dust, banners, self.hand, self.sight.step_back)
        self._performer = Performer(props, self._acts_of, self._apply, self.camera.focus, self._hear)
        self.set_quality(quality)

    # what is shown

    def set_looks(self, looks: Mapping[Colour, SeatLook]) -> None:
        super().set_looks(dict(looks))
        self.ghost.redraw()

    def looks(self, state: State) -> Mapping[Colour, SeatLook]:
        """The looks of a state's colours: those given, and default ones for the others."""
        return {
            each.colour: self._looks.get(each.colour, DEFAULT_LOOKS[n % len(DEFAULT_LOOKS)])
            for n, each in enumerate(state.sets)
        }

    def sit_down(self, seat: Seat, shared: bool) -> None:
        """The supply of somebody's first colour lies before him."""
        colours = [each.seat for each in self._state.sets] if self._state is not None else []
        if seat in colours:
            self.camera.side = quarter(sides(len(colours))[colours.index(seat)].heading)

    def alike(self, one: State, other: State) -> bool:
        return not self.overlays.active and shown_layout(one) == shown_layout(other)

    def _apply(self, state: State) -> None:
        layout = shown_layout(state)
        standing = state if state.ruin is None else without_building(state)
        self.sight.stand(layout)
        self.scene.apply(layout, self.looks(state))
        self._blocks = {cell: block for block in standing.blocks for cell in block.cells}
        self._picker = Picker(standing, lying_around(layout))
        self.marks.redraw()
        self.outline.show(None)
        self.overlays.update(standing, self.looks(state))
        cells = [*CORNERSTONE, *layout.filled]
        self.light.set_filled(tower_filled(cells, [figure.place for figure in layout.figures]))
        if self.light.cover(morning_over(1 + max(z for _, _, z in cells))):
            self.scene.changes.everything = True

    # motion

    @property
    def animate(self) -> bool:
        """Whether pieces move. If not, things fade in front of a still camera, too, or change at once."""
        return self._animate

    @animate.setter
    def animate(self, animate: bool) -> None:
        self._animate = animate
        if not animate:
            self._performer.skip()

    def play(self, before: State, happened: Sequence[tuple[Event, State]]) -> None:
        """See `BaseTable.play`; in front of a still camera, changes fade."""
        self._performer.animate = self._animate or self.camera.still
        super().play(before, happened)

    def _acts_of(self, event: Event, state: State) -> Sequence[Act[Props]]:
        return acts_of(event, state) if self._animate else calm_acts(event, state)

    def _hear(self, name: str) -> None:
        self.heard(name)

    # redrawing

    def _moved(self) -> None:
        self.scene.changes.moves(self.scene.moving, self.scene.ghostly)

    def _draw_changes(self) -> None:
        changes = self.scene.changes
        tower = np.array([middle(cell) for cell in (*CORNERSTONE, *self._blocks)])
        for points in (*changes.solid, *changes.moving):
            self.surface.redraw_around([points, *shadowed(points, tower)])
        self.surface.redraw_around([darkened(points) for points in changes.solid])
        self.light.redraw_around((*changes.solid, *changes.moving))

    def _mark_changed(self, places: Sequence[Points]) -> None:
        self.surface.redraw_around(places)

    # pointer

    def pick(self, x: float, y: float) -> Pick | None:
        if self._picker is None or self._state is None:
            return None
        marked = frozenset(self._to_choose()) if self._state.stage == "move" else frozenset()
        return self._picker.pick(self.camera.ray(x, y), marked)

    def top_of(self, place: Place) -> Point:
        """The middle of a field in its current pose; for the table: where the figure of the acting colour stands on
        it."""
        if place != TABLE:
            block = self._blocks.get(place)
            if block is not None:
                return carried_point(field(place), block)
            x, y, z = field(place)
            return x, y, z + (LIFT if self.ghost.fills(place) else 0.0)
        acting = None if self._state is None else self._state.acting
        if self._state is None or acting is None:
            return (0.0, -FIGURE_OUT, 0.0)
        return sides(len(self._state.sets))[self._state.sets.index(acting)].place(0.0, FIGURE_OUT)

    def _points_of(self, way: Sequence[Place]) -> Sequence[Point]:
        columns = frozenset[tuple[int, int]]() if self._state is None else columns_of(self._state)
        return way_points(way, self.top_of(way[0]), self.top_of(way[-1]), columns)

    def _to_choose(self) -> Iterable[Place]:
        return frozenset[Place]().union(*(self.marks.get(kind) for kind in PLACES_TO_CHOOSE))

    def show_places_to_choose(self) -> None:
        """Have the marks of all places that can be chosen in sight."""
        marks = (corners_of(self.top_of(place), MARK_HALF) for place in self._to_choose())
        self.camera.bring_in([corner for corners in marks for corner in corners])

    def face(self, places: Sequence[Point]) -> None:
        """Turn to the side that shows most of these places, if most of them are hidden now and the camera may
        move by itself."""
        camera, picker = self.camera, self._picker
        if picker is None or not camera.follow:
            return
        eyes = {quarters: camera.goal.turned(quarters).eye for quarters in NEAREST_SIDES}
        hidden = {turn: sum(picker.hides(eye, place) for place in places) for turn, eye in eyes.items()}
        best = min(NEAREST_SIDES, key=lambda turn: hidden[turn])
        if hidden[0] > len(places) / 2 and hidden[best] < hidden[0]:
            camera.turn_quarters(best)

    def _asked_about(self) -> Iterable[Place]:
        """The part that is pointed at, and those of a block that is tried."""
        pointed = () if self.outline.cell is None else (self.outline.cell,)
        return (*pointed, *(() if self.ghost.shown is None else self.ghost.shown[1]))

    def marked_places(self) -> list[tuple[float, float, float, float]]:
        """See `BaseTable.marked_places`; while there are any, also the figures on the tower, and the one that acts."""
        found = super().marked_places()
        if not found or self._state is None or self._state.ruin is not None:
            return found
        acting = self._state.acting
        for each in self._state.sets:
            if each.figure != TABLE or each == acting:
                x, y, z = self.top_of(each.figure)
                ends = ((x, y, z), (x, y, z + FIGURE_HEIGHT))
                edges = self.camera.edges([corner for end in ends for corner in corners_of(end, FIGURE_RADIUS)])
                found += [] if edges is None else [edges]
        return found

    def extent_of(self, place: Place) -> tuple[float, float, float, float] | None:
        """Bounds of a part, from below to its field."""
        x, y, z = self.top_of(place)
        return self.camera.edges([*corners_of((x, y, z), 0.5), *corners_of((x, y, z - 1.0), 0.5)])

    def focus(self, place: Place) -> None:
        self.camera.focus(self.top_of(place))

    def _hidden(self, place: Point) -> bool:
        return self._picker is not None and self._picker.hides(self.camera.view.eye, place)

    def _block_at(self, cell: Cell) -> BuiltBlock | None:
        return self._blocks.get(cell)

    def _building(self) -> Sequence[Cell]:
        return (*CORNERSTONE, *self._blocks)
