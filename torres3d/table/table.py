"""The table: the one class the program talks to. It shows states, plays events, knows what lies under the pointer.

It draws into a buffer, and only when something changed: call `Table.step` once a round, and draw a frame of the
program when it (or `Table.needs_redraw`) says so.
"""

from collections.abc import Iterable, Sequence
from pathlib import Path

from direct.showbase.ShowBase import ShowBase
from panda3d.core import MouseWatcher

from torres3d.rules.events import Event
from torres3d.rules.squares import Square
from torres3d.rules.state import State
from torres3d.table.baking.baking import Baking
from torres3d.table.motion.choreography import acts_of
from torres3d.table.motion.performer import Performer
from torres3d.table.motion.props import Props
from torres3d.table.overlays.overlays import Overlays
from torres3d.table.render.buffers import is_software
from torres3d.table.render.layer import TableLayer
from torres3d.table.render.light import Light
from torres3d.table.render.patches import Points
from torres3d.table.render.quality import LEVELS, STAGES, Quality, QualityName, Stage, at_stage, choose_quality
from torres3d.table.render.shading import glass_shader, solid_shaders
from torres3d.table.set.arrangement import Layout, layout_of
from torres3d.table.set.assets import Assets, load_assets
from torres3d.table.set.changes import shadowed
from torres3d.table.set.measures import KNIGHT_HEIGHT, centre
from torres3d.table.set.scene import HAZE, Scene
from torres3d.table.set.seat_looks import USUAL, SeatLook, looks_for
from torres3d.table.set.sky import AROUND_BOARD, filled
from torres3d.table.shapes.labels import Labels, pin
from torres3d.table.shapes.space import Point, corners_of
from torres3d.table.shapes.tones import Colour
from torres3d.table.touch.camera import Camera
from torres3d.table.touch.cursor import Cursor
from torres3d.table.touch.ghosts import Ghosts
from torres3d.table.touch.letters import Letters
from torres3d.table.touch.marks import TO_CHOOSE, MarkKind, Marks
from torres3d.table.touch.picking import Pick, Picker
from torres3d.table.touch.presets import torres_views, towering
from torres3d.table.touch.trails import Trails
from torres3d.table.touch.viewpoint import Viewpoint

CLOSE = 16.0
"""Squares: from farther away the whole board is in the picture, and the camera has nothing to follow."""
OVER_HEAD = KNIGHT_HEIGHT + 0.22
"""Above the top of a tower with a piece."""
MARKED = 0.4
"""Half the width of a marked part of a square."""


class Table:
    """The 3D table in the window of ``base``. ``assets`` is the folder of assets (or what was read from it)."""

    def __init__(
        self,
        base: ShowBase,
        assets: Path | Assets,
        looks: Sequence[SeatLook] = USUAL,
        quality: QualityName = "medium",
    ) -> None:
        self._base = base
        self.assets = assets if isinstance(assets, Assets) else load_assets(assets)
        self._looks = tuple(looks)
        self.scene = Scene(self.assets, coarse=is_software(base.win))
        self._rim = self.assets.rim
        self.surface = TableLayer(base, self.scene.root, self._draw_for)
        self.light = Light(base.graphics_engine, base.win, self.scene.root, AROUND_BOARD)
        self.baking = Baking(base, self.scene.root, AROUND_BOARD, self.scene.box)
        self.camera = Camera(self.surface.width, self.surface.height, torres_views(self._rim))
        self.marks = Marks(self.scene.over, self._mark_changed)
        self.cursor = Cursor(self.scene.over, self._mark_changed)
        self.labels = Labels(
            self.surface.labels,
            self.assets.numerals,
            self.camera.pixel,
            self._hidden,
            self._label_changed,
            self.camera.room_pixels,
            self.assets.symbols,
        )
        self.labels.fit(self.surface.height)
        self.overlays = Overlays(self.scene, self.labels, self.marks, self.redraw, self._lay_marks)
        self.ghosts = Ghosts(self.scene, self.labels, self._mark_changed)
        self.trails = Trails(self.scene.over, self.labels, lambda: self._looks, self._mark_changed)
        self.letters = Letters(self.scene, self.labels, lambda: self.cursor.square)
        self._relabelled = False
        self._whole_frame = False
        """Whether the last frame drew all of the picture as in motion."""
        props = Props(self.scene, self.overlays.open_towers, self.labels, self._rim, self.assets.track)
        self._performer = Performer(props, acts_of, self._apply, self.camera.focus)
        self._quality: Quality = LEVELS[quality]
        self._glass_shader = glass_shader()
        self._state: State | None = None
        self._lying = self.camera.lying
        self._picker: Picker | None = None
        self._seen: Viewpoint | None = None
        base.cam.node().set_active(False)
        self.set_quality(quality)

    # what is shown

    @property
    def state(self) -> State | None:
        """The state that is shown, or played to."""
        return self._state

    def show(self, state: State, looks: Sequence[SeatLook] | None = None) -> None:
        """Show a state at once, of seats with other ``looks`` if given; what was still playing is dropped."""
        self._performer.forget()
        self._state = state
        self._apply(state) if looks is None else self.set_looks(looks)

    def set_looks(self, looks: Sequence[SeatLook]) -> None:
        """The seats' colours and emblems."""
        self._looks = tuple(looks)
        self.scene.layout = None
        if self._state is not None:
            self._apply(self._state)
        self.ghosts.recolour()
        self.trails.recolour()

    def _apply(self, state: State) -> None:
        layout: Layout = layout_of(state, self._looks, self.assets.track, self._rim, self._lying)
        self.camera.stand(towering(layout.heights, state.pieces))
        self.scene.apply(layout, self._looks, frozenset())
        self._picker = Picker(layout)
        self.light.set_filled(filled(layout.heights, self.scene.blobs()))
        self._lay_marks()
        self.overlays.update(state, looks_for(state.players, self._looks))

    def _lay_marks(self) -> None:
        """Marks, ghosts and cursor lie on top of the towers, or on the ground where there is a map."""
        layout = self.scene.layout
        heights = bytes(64) if layout is None or self.overlays.flat else layout.heights
        for over in (self.marks, self.cursor, self.ghosts):
            over.set_heights(heights)

    # motion

    @property
    def animating(self) -> bool:
        """Whether events are still being played."""
        return self._performer.busy

    @property
    def speed(self) -> float:
        """How fast pieces move, 1 is usual."""
        return self._performer.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._performer.speed = speed

    @property
    def animate(self) -> bool:
        """Whether pieces move at all; else the table shows the outcome at once."""
        return self._performer.animate

    @animate.setter
    def animate(self, animate: bool) -> None:
        self._performer.animate = animate
        if not animate:
            self._performer.skip()

    def play(self, before: State, happened: Sequence[tuple[Event, State]]) -> None:
        """Queue what happened after ``before``: events, each with the state after it. When it has played, the table
        looks as if the last of these states had been shown."""
        self._state = happened[-1][1] if happened else before
        self._performer.play(before, happened)

    @property
    def spare(self) -> float:
        """Seconds of the last `step` after which nothing was left to play: what is played next may go on from there."""
        return self._performer.spare

    def skip(self) -> None:
        """Show at once what everything that still plays leads to."""
        self._performer.skip()

    # redrawing

    @property
    def needs_redraw(self) -> bool:
        """Whether the program's next frame would show something new of the table."""
        changed = self.surface.waiting or self._relabelled or self.scene.changes.any
        return changed or self._performer.busy or self.camera.view != self.camera.goal

    def step(self, seconds: float) -> bool:
        """Go on by so much time; True when a frame has to be drawn for it. Call once before each frame."""
        if self._performer.step(seconds):
            self.scene.changes.moved(self.scene.moving, self.scene.layout, self._rim.ground)
        self._take_changes()
        self.camera.step(seconds)
        self._lay_beside()
        self.letters.step()
        if self.camera.view != self._seen:
            view = self._seen = self.camera.view
            self.surface.look(view.eye, view.heading, view.pitch)
            self.scene.set_eye(view.eye)
            self.overlays.turn(view)
            self.labels.follow()
        self.surface.baked = self.baking.fresh
        self.surface.arrange(seconds)
        self.light.drawn.arrange()
        self.baking.arrange(rests=self.surface.resting and not self.surface.refining)
        needed, self._relabelled = self.surface.waiting or self.baking.waiting or self._relabelled, False
        self._whole_frame = self.surface.moved
        return needed

    def _lay_beside(self) -> None:
        """Lay the reserves to the sides of the board that the camera sees left and right, once nothing moves."""
        if self._lying != self.camera.lying and not self._performer.busy:
            self._lying = self.camera.lying
            if self._state is not None:
                self._apply(self._state)

    def settle(self) -> None:
        """Draw frames until the picture is as good as it gets; for pictures, not for a window in use."""
        going_on = True
        while going_on:
            self.step(1.0)
            self._base.graphics_engine.render_frame()
            to_bake = self.surface.resting and self.baking.wanted
            going_on = self.needs_redraw or self.surface.refining or to_bake

    def redraw(self) -> None:
        """Draw the table anew in the next frame, whatever changed."""
        self.scene.changes.everything = True

    def _take_changes(self) -> None:
        """Have what changed in the scene drawn anew, with its shadows."""
        changes = self.scene.changes
        if changes.any:
            self.baking.spoil()
        if changes.everything:
            self.surface.redraw()
            self.light.drawn.draw()
        else:
            self.surface.redraw_around([shadowed(points, self._rim.ground) for points in changes.solid])
            self.surface.redraw_around(changes.light)
            self.light.redraw_around((*changes.solid, *changes.moving))
        changes.clear()

    def _label_changed(self) -> None:
        self._relabelled = True

    def _mark_changed(self, places: Sequence[Points]) -> None:
        if self._state is not None:
            self.labels.set("selected", [pin(place) for place in self._selected_pieces()])
        self.surface.redraw_around(places)

    def _selected_pieces(self) -> list[Point]:
        """Over the heads of the pieces that are selected."""
        assert self._state is not None
        squares = [square for square in self.marks.get("selected") if self._state.pieces >> square & 1]
        return [(x, y, z + OVER_HEAD) for x, y, z in map(self.top_of, squares)]

    # picture

    @property
    def quality(self) -> QualityName:
        """The present quality level."""
        return self._quality.name

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""
        self._quality = quality = LEVELS[name]
        self._drawn = {stage: at_stage(quality, stage, is_software(self._base.win)) for stage in STAGES}
        self._shaders = {stage: solid_shaders(drawn, AROUND_BOARD) for stage, drawn in self._drawn.items()}
        self.light.set_size(quality.shadow_size)
        self.surface.set_quality(quality)
        self.surface.set_background(*HAZE)
        self.baking.set_quality(quality, is_software(self._base.win), self.surface.pixels)
        self._draw_for(self.surface.stage)
        self._seen = None
        self.redraw()

    def _draw_for(self, stage: Stage) -> None:
        """Draw as such pictures are drawn from now on."""
        self.scene.set_shaders(self._shaders[stage], self._glass_shader)
        self.assets.set_filters(self._drawn[stage], is_software(self._base.win))

    def frame_took(self, seconds: float) -> None:
        """The last frame took so long: pictures in motion get coarser when that was too long, and finer again."""
        if self._whole_frame:
            self.surface.took(seconds)

    def choose_quality(self, longest: float = 0.1) -> QualityName:
        """Find and set the best quality whose frames take at most so many seconds (or else the lowest)."""
        return choose_quality(self._base, self, longest)

    def resize(self, width: int, height: int) -> None:
        """The window has another size, in pixels."""
        self.surface.resize(width, height, self._quality)
        self.surface.set_background(*HAZE)
        self.camera.resize(width, height)
        self.labels.fit(height)
        self._seen = None
        self.redraw()

    # pointer

    def pick(self, x: float, y: float) -> Pick | None:
        """What lies under a pixel of the window (from its top left corner); None for nothing."""
        if self._picker is None:
            return None
        ray = self.camera.ray(x, y)
        return self._picker.pick_flat(ray) if self.overlays.flat else self._picker.pick(ray)

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None when it is outside of the window."""
        if not watcher.has_mouse():
            return None
        place = watcher.get_mouse()
        return (place.x + 1) / 2 * self.surface.width, (1 - place.y) / 2 * self.surface.height

    def pixel_of(self, square: Square, above: float = 0.0) -> tuple[float, float] | None:
        """The pixel where the top of a square's tower appears, ``above`` it by so much; None behind the eye."""
        x, y, z = self.top_of(square)
        seen = self.camera.pixel((x, y, z + above))
        return None if seen is None else (seen[0], seen[1])

    def scale_labels(self, scale: float) -> None:
        """Make what is written over the table larger or smaller, 1 is the usual size."""
        self.labels.rescale(scale)

    def marked_places(self) -> list[tuple[float, float, float, float]]:
        """Where the squares appear that can be chosen now: left, top, right and bottom in pixels."""
        chosen = frozenset[Square]().union(*(self.marks.get(kind) for kind in TO_CHOOSE))
        edges = (self.camera.edges(corners_of(self.top_of(square), MARKED)) for square in chosen)
        return [one for one in edges if one is not None]

    def top_of(self, square: Square) -> Point:
        """The middle of the top of a square's tower."""
        if self._state is None or self.overlays.flat:
            return centre(square)
        return centre(square, self._state.board.heights[square])

    def _hidden(self, place: Point) -> bool:
        return self._picker is not None and not self.overlays.flat and self._picker.hides(self.camera.view.eye, place)

    def focus(self, square: Square) -> None:
        """Follow what happens on a square, gently."""
        if self.camera.goal.distance < CLOSE:
            self.camera.focus(self.top_of(square))

    def set_level_colours(self, colours: Sequence[Colour]) -> None:
        """The colours of level 0, 1, 2, … for the overlay."""
        self.overlays.set_levels(colours)

    def set_roof_colours(self, colours: Sequence[Colour]) -> None:
        """The paving of roofs on level 1, 2, …"""
        self.scene.set_roof_colours(colours)
        self.redraw()

    @property
    def plain_stone(self) -> bool:
        """Whether towers are of one stone: no paving by level, and each tower for itself."""
        return self.scene.plain

    @plain_stone.setter
    def plain_stone(self, plain: bool) -> None:
        if plain != self.scene.plain:
            self.scene.set_plain(plain)
            self.redraw()

    def mark(self, kind: MarkKind, squares: Iterable[Square]) -> None:
        """Mark these squares and no others with a kind of `torres3d.table.touch.marks`."""
        self.marks.set(kind, squares)

    def set_shown(self, shown: bool) -> None:
        """Whether the table is the one in the window; one that is not, is not stepped either."""
        self.surface.set_shown(shown)
        if shown:
            self._seen = None
            self.redraw()
        else:
            self.light.drawn.rest()
            self.baking.rest()

    def close(self) -> None:
        """Give everything back to the window."""
        self.light.close()
        self.baking.close()
        self.surface.close()
