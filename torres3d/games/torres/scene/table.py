"""The table of Torres: it shows states, plays events and finds what is under the pointer."""

from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

from direct.showbase.ShowBase import ShowBase

from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.squares import Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.assets import Assets, load_assets
from torres3d.games.torres.scene.boxes_to_redraw import shadowed
from torres3d.games.torres.scene.interaction.camera_views import towering, views
from torres3d.games.torres.scene.interaction.ghosts import Ghosts
from torres3d.games.torres.scene.interaction.marks import TO_CHOOSE, Cursor, MarkKind, Marks, TowerOutline
from torres3d.games.torres.scene.interaction.owner_letters import Letters
from torres3d.games.torres.scene.interaction.picking import Pick, Picker
from torres3d.games.torres.scene.interaction.trails import Trails
from torres3d.games.torres.scene.layout import Layout, layout_of, pile_top
from torres3d.games.torres.scene.light_baking import Baking
from torres3d.games.torres.scene.measures import BLOCK_SIDE, KNIGHT_HEIGHT, centre
from torres3d.games.torres.scene.motion.choreography import acts_of
from torres3d.games.torres.scene.motion.pieces_for_motion import Props
from torres3d.games.torres.scene.overlays.active_overlays import Overlays
from torres3d.games.torres.scene.scene_graph import HAZE, Scene
from torres3d.games.torres.scene.sky_occlusion import AROUND_BOARD, filled
from torres3d.games.torres.scene.track_and_reserve_layout import SIDES, Seating
from torres3d.scene.base_table import BaseTable
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.colours_and_emblems import DEFAULT_LOOKS, SeatLook, looks_for
from torres3d.scene.motion_acts import Performer
from torres3d.scene.render.changed_regions import Points
from torres3d.scene.render.quality import QualityName, Stage
from torres3d.scene.render.render_targets import is_software
from torres3d.scene.shapes.axis_conventions import Point, corners_of
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.daylight import EVENING
from torres3d.scene.shapes.labels import pin

FOLLOW_DISTANCE = 16.0
"""Distance in squares beyond which the whole board is in the picture and the camera follows nothing."""
OVER_HEAD = KNIGHT_HEIGHT + 0.22
"""Height of a point above a tower's top that is over the head of a piece."""
OVER_PILE = 0.2
"""The same above a stack beside the board."""


class Table(BaseTable[State, Event]):
    """The 3D table in the window of ``base``. ``assets`` is the assets folder, or what was read from it."""

    scene: Scene
    assets: Assets
    baking: Baking
    overlays: Overlays
    letters: Letters
    _looks: tuple[SeatLook, ...]

    def __init__(
        self,
        base: ShowBase,
        assets: Path | Assets,
        looks: Sequence[SeatLook] = DEFAULT_LOOKS,
        quality: QualityName = "medium",
    ) -> None:
        self._looks = tuple(looks)
        self.near: Seat = 0
        """The seat of who looks: the tray before him."""
        self.hatched = True
        """Whether pieces behind towers are visible through them; each position that is shown begins so."""
        self._picker: Picker | None = None
        read = assets if isinstance(assets, Assets) else load_assets(assets)
        self._rim = read.rim
        scene = Scene(read, coarse=is_software(base.win))
        super().__init__(base, scene, read, views(self._rim), AROUND_BOARD, EVENING, HAZE)
        self.baking = Baking(base, scene.root, AROUND_BOARD, scene.box)
        self.marks = Marks(scene.over, self._mark_changed)
        self.cursor = Cursor(scene.over, self._mark_changed)
        self.outline = TowerOutline(scene.over, self._mark_changed)
        self.overlays = Overlays(scene, self.labels, self.marks, self.redraw, self._lay_marks)
        self.ghosts = Ghosts(scene, self.labels, self._mark_changed)
        self.trails = Trails(scene.over, self.labels, lambda: self._looks, self._mark_changed)
        self.letters = Letters(scene, self.labels, lambda: self.cursor.square)
        self.heard: Callable[[str], None] = lambda name: None
        """Called with the names of the sounds of what moves."""
        props = Props(
            scene,
            self.overlays.open_towers,
            self.labels,
            self._rim,
            read.track,
            self.camera,
            self.surface.redraw_around,
        )
        self._performer = Performer(props, acts_of, self._apply, self.camera.focus, self._hear)
        self._seating = Seating(self.camera.lying, 0, self.camera.across)
        self.set_quality(quality)

    # what is shown

    def set_looks(self, looks: Sequence[SeatLook]) -> None:
        self.scene.layout = None
        super().set_looks(tuple(looks))
        self.ghosts.recolour()
        self.trails.recolour()

    def show(self, state: State, looks: Sequence[SeatLook] | None = None) -> None:
        self.hatched = True
        super().show(state, looks)

    def _apply(self, state: State) -> None:
        layout = self._layout(state)
        self.camera.note_towers(towering(layout.heights, state.pieces))
        self.scene.apply(layout, self._looks, frozenset())
        self._picker = Picker(layout)
        self.light.set_filled(filled(layout.heights, self.scene.blobs()))
        self._lay_marks()
        self.overlays.update(state, looks_for(state.players, self._looks))

    def alike(self, one: State, other: State) -> bool:
        return not self.overlays.active and self._layout(one) == self._layout(other)

    def sit_down(self, seat: Seat, shared: bool) -> None:
        self.near = seat
        players = self._state.players if self._state is not None else 0
        self.camera.side = SIDES[players][seat] if shared and players else 0

    def _draw_for(self, stage: Stage) -> None:
        # Coarse pictures in motion have no time for what is hidden.
        self.scene.hidden.set_shown(self.hatched and (stage != "moving" or not self.surface.coarse_models))
        super()._draw_for(stage)

    def _hear(self, name: str) -> None:
        self.heard(name)

    def _layout(self, state: State) -> Layout:
        return layout_of(state, self._looks, self.assets.track, self._rim, self._seating)

    def _lay_marks(self) -> None:
        """Put marks, ghosts and cursor on top of the towers, or on the ground of a map."""
        layout = self.scene.layout
        heights = bytes(64) if layout is None or self.overlays.flat else layout.heights
        for over in (self.marks, self.cursor, self.outline, self.ghosts):
            over.set_heights(heights)

    # redrawing

    def _moved(self) -> None:
        self.scene.changes.moved(self.scene.moving, self.scene.layout, self._rim.ground)

    def _turned(self, view: Viewpoint) -> None:
        self.overlays.turn(view)

    def _follow(self) -> None:
        """Outline what is pointed at. Once nothing moves, lay the reserves where they belong as the camera sees the
        table."""
        self.outline.show(self._pointed())
        seating = Seating(self.camera.lying, self.near, self.camera.across)
        if seating != self._seating and not self._performer.busy:
            self._seating = seating
            if self._state is not None:
                self._apply(self._state)

    def _draw_changes(self) -> None:
        changes = self.scene.changes
        self.surface.redraw_around([shadowed(points, self._rim.ground) for points in changes.solid])
        self.surface.redraw_around(changes.light)
        self.light.redraw_around((*changes.solid, *changes.moving))

    def _mark_changed(self, places: Sequence[Points]) -> None:
        if self._state is not None:
            self.labels.set("selected", [pin(place) for place in self._selected_pieces()])
        self.surface.redraw_around(places)

    def _selected_pieces(self) -> list[Point]:
        """Points over the heads of the selected pieces."""
        assert self._state is not None
        squares = [square for square in self.marks.get("selected") if self._state.pieces >> square & 1]
        return [(x, y, z + OVER_HEAD) for x, y, z in map(self.top_of, squares)]

    # pointer

    def pick(self, x: float, y: float) -> Pick | None:
        if self._picker is None:
            return None
        ray = self.camera.ray(x, y)
        return self._picker.pick_flat(ray) if self.overlays.flat else self._picker.pick(ray)

    def _to_choose(self) -> Iterable[Square]:
        return frozenset[Square]().union(*(self.marks.get(kind) for kind in TO_CHOOSE))

    def _asked_about(self) -> Iterable[Square]:
        return self.marks.get("lesson") | self._pointed()

    def _pointed(self) -> frozenset[Square]:
        """The squares under pointer and cursor."""
        pointed = None if self.letters.pointed is None else self.letters.pointed.square
        return frozenset(square for square in (pointed, self.cursor.square) if square is not None)

    def extent_of(self, square: Square) -> tuple[float, float, float, float] | None:
        """Bounds of the tower on a square, from its foot up to the head of a piece on it."""
        state, top = self._state, self.top_of(square)
        high = KNIGHT_HEIGHT if state is not None and state.pieces >> square & 1 else 0.0
        x, y, z = top
        places = [*corners_of(centre(square), BLOCK_SIDE / 2), *corners_of(top, BLOCK_SIDE / 2), (x, y, z + high)]
        return self.camera.edges(places)

    def top_of(self, square: Square) -> Point:
        if self._state is None or self.overlays.flat:
            return centre(square)
        return centre(square, self._state.board.heights[square])

    def _hidden(self, place: Point) -> bool:
        return self._picker is not None and not self.overlays.flat and self._picker.hides(self.camera.view.eye, place)

    def focus(self, square: Square, led: bool = False) -> None:
        if self.camera.goal.distance < FOLLOW_DISTANCE:
            self.camera.focus(self.top_of(square), led)

    def set_level_colours(self, colours: Sequence[Colour]) -> None:
        self.overlays.set_levels(colours)

    def set_roof_colours(self, colours: Sequence[Colour]) -> None:
        """Set the paving of roofs on level 1, 2, …"""
        self.scene.set_roof_colours(colours)
        self.redraw()

    @property
    def plain_stone(self) -> bool:
        return self.scene.plain

    @plain_stone.setter
    def plain_stone(self, plain: bool) -> None:
        if plain != self.scene.plain:
            self.scene.set_plain(plain)
            self.redraw()

    def point_out(self, stack: tuple[Seat, int] | None) -> None:
        """Pin a player's stack, which is about to lose a block, or none."""
        piles = () if self.scene.layout is None else self.scene.layout.piles
        columns = [pile.column for pile in piles if (pile.seat, pile.index) == stack]
        self.labels.set("planned", [pin((column.x, column.y, pile_top(column) + OVER_PILE)) for column in columns])

    def mark(self, kind: MarkKind, squares: Iterable[Square]) -> None:
        self.marks.set(kind, squares)
