"""The table of Turm Bauer: the one class the program talks to. It shows states, plays events, knows what is pointed at.

As Torres' table it draws into a buffer, and only when something changed: call `TurmTable.step` once a round, and draw
a frame of the program when it (or `TurmTable.needs_redraw`) says so.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import numpy as np
from direct.showbase.ShowBase import ShowBase
from panda3d.core import MouseWatcher

from torres3d.table.motion.acts import Act
from torres3d.table.motion.performer import Performer
from torres3d.table.render.buffers import is_software
from torres3d.table.render.layer import TableLayer
from torres3d.table.render.light import Light
from torres3d.table.render.patches import Points
from torres3d.table.render.quality import LEVELS, STAGES, Quality, QualityName, Stage, at_stage, choose_quality
from torres3d.table.render.shading import glass_shader, solid_shaders
from torres3d.table.set.seat_looks import USUAL, SeatLook
from torres3d.table.shapes.labels import Labels
from torres3d.table.shapes.space import Point, corners_of
from torres3d.table.touch.camera import Camera
from torres3d.table.touch.viewpoint import Viewpoint
from torres3d.table.turm.baking.floor_baking import FloorBaking
from torres3d.table.turm.motion.dust import Dust
from torres3d.table.turm.motion.turm_choreography import calm_acts, turm_acts
from torres3d.table.turm.motion.turm_props import TurmProps
from torres3d.table.turm.overlays.turm_overlaying import TurmOverlays
from torres3d.table.turm.set.sides import sides
from torres3d.table.turm.set.surroundings import FLOOR_CARDS
from torres3d.table.turm.set.turm_assets import TurmAssets, load_turm_assets
from torres3d.table.turm.set.turm_changes import darkened, shadowed
from torres3d.table.turm.set.turm_layout import FIGURE_OUT, carried, turm_layout
from torres3d.table.turm.set.turm_measures import field, middle
from torres3d.table.turm.set.turm_scene import TurmScene
from torres3d.table.turm.set.turm_sky import AROUND_TOWER, HAZE, MORNING, tower_filled
from torres3d.table.turm.touch.block_ghost import BlockGhost
from torres3d.table.turm.touch.held_block import HeldBlock
from torres3d.table.turm.touch.lights import Lights
from torres3d.table.turm.touch.lying_around import lying_around
from torres3d.table.turm.touch.place_marks import PLACES_TO_CHOOSE, PlaceMarks
from torres3d.table.turm.touch.turm_letters import TurmLetters
from torres3d.table.turm.touch.turm_picking import TurmPick, TurmPicker
from torres3d.table.turm.touch.turm_views import TurmViews, turm_towering
from torres3d.table.turm.touch.ways_over_table import columns_of, way_points
from torres3d.turm.events import Event
from torres3d.turm.places import CORNERSTONE, TABLE, Cell, Colour, Place
from torres3d.turm.state import BuiltBlock, State

NEAR, FAR = 1.5, 240.0
"""What the camera sees, in cubes from it: the room is far away."""

FARTHER = 1.14
"""So much farther away is the camera while all of the tower comes down."""
MARKED = 0.4
"""Half the width of a marked part of a field."""


class TurmTable:
    """The 3D table of Turm Bauer in the window of ``base``. ``assets`` is the folder of assets (or what was read from
    it), ``looks`` how the colours look, by name."""

    def __init__(
        self,
        base: ShowBase,
        assets: Path | TurmAssets,
        looks: Mapping[Colour, SeatLook] | None = None,
        quality: QualityName = "medium",
    ) -> None:
        self._base = base
        self.assets = assets if isinstance(assets, TurmAssets) else load_turm_assets(assets)
        self._looks = dict(looks or {})
        self.scene = TurmScene(self.assets)
        self.surface = TableLayer(base, self.scene.root, self._draw_for)
        self.surface.lens.set_near_far(NEAR, FAR)
        self.light = Light(base.graphics_engine, base.win, self.scene.root, AROUND_TOWER, MORNING)
        self.baking = FloorBaking(base, self.scene.root, FLOOR_CARDS, AROUND_TOWER, MORNING)
        self.scene.dress_floor(self.baking.textures)
        self.camera = Camera(self.surface.width, self.surface.height, TurmViews())
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
        self.letters = TurmLetters(self.scene, self.labels)
        self.plain_stone = False
        """Nothing here is of stone; the program sets it for every table."""
        over = self.scene.over
        self.ghost = BlockGhost(self.scene, self._building, self._mark_changed)
        self.hand = HeldBlock(self.scene, self._building, self._mark_changed)
        self.marks = PlaceMarks(over, self.top_of, self._points_of, self._mark_changed)
        self.lights = Lights(over, self.top_of, self._mark_changed)
        self.overlays = TurmOverlays(self.scene, self.labels, self.top_of)
        self.heard: Callable[[str], None] = lambda name: None
        """Is told the name of each sound of what plays when it is heard."""
        dust = Dust(over, lambda: self.camera.view, self._mark_changed)
        props = TurmProps(self.scene, dust, self.hand, self._step_back)
        self._performer = Performer(props, self._acts_of, self._apply, self.camera.focus, self._hear)
        self._animate = True
        self._picker: TurmPicker | None = None
        self._blocks: dict[Cell, BuiltBlock] = {}
        self._before_fall: Viewpoint | None = None
        self._relabelled = False
        self._whole_frame = False
        self._quality: Quality = LEVELS[quality]
        self._glass_shader = glass_shader()
        self._state: State | None = None
        self._seen: Viewpoint | None = None
        base.cam.node().set_active(False)
        self.set_quality(quality)

    # what is shown

    @property
    def state(self) -> State | None:
        """The state that is shown, or played to."""
        return self._state

    def show(self, state: State, looks: Mapping[Colour, SeatLook] | None = None) -> None:
        """Show a state at once, of colours with other ``looks`` if given; what was still playing is dropped."""
        self._performer.forget()
        self._state = state
        self._apply(state) if looks is None else self.set_looks(looks)

    def set_looks(self, looks: Mapping[Colour, SeatLook]) -> None:
        """The colours' colours and emblems."""
        self._looks = dict(looks)
        if self._state is not None:
            self._apply(self._state)
        self.ghost.redraw()

    def looks(self, state: State) -> Mapping[Colour, SeatLook]:
        """How the colours of a state look: as given, and usual ones for those that nobody gave looks."""
        return {each.colour: self._looks.get(each.colour, USUAL[n % len(USUAL)]) for n, each in enumerate(state.sets)}

    def _apply(self, state: State) -> None:
        layout = turm_layout(state)
        self.camera.stand(turm_towering(layout))
        self.scene.apply(layout, self.looks(state))
        self._blocks = {cell: block for block in state.blocks for cell in block.cells}
        self._picker = TurmPicker(state, lying_around(layout))
        self.marks.redraw()
        self.overlays.update(state, self.looks(state))
        cells = [*CORNERSTONE, *(cell for block in layout.built for cell in block.cells)]
        self.light.set_filled(tower_filled(cells, [figure.place for figure in layout.figures]))

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
        """Whether pieces move; else what changes fades where the camera is still as well, or is shown at once."""
        return self._animate

    @animate.setter
    def animate(self, animate: bool) -> None:
        self._animate = animate
        if not animate:
            self._performer.skip()

    @property
    def spare(self) -> float:
        """Seconds of the last `step` after which nothing was left to play: what is played next may go on from there."""
        return self._performer.spare

    def play(self, before: State, happened: Sequence[tuple[Event, State]]) -> None:
        """Queue what happened after ``before``: events, each with the state after it. When it has played, the table
        looks as if the last of these states had been shown."""
        self._state = happened[-1][1] if happened else before
        self._performer.animate = self._animate or self.camera.still
        self._performer.play(before, happened)

    def skip(self) -> None:
        """Show at once what everything that still plays leads to."""
        self._performer.skip()

    def _acts_of(self, event: Event, state: State) -> Sequence[Act[TurmProps]]:
        return turm_acts(event, state) if self._animate else calm_acts(event, state)

    def _hear(self, name: str) -> None:
        self.heard(name)

    def _step_back(self, back: bool) -> None:
        """Show more of the table while all of the tower comes down, and then what was seen before, unless the hand has
        moved the camera meanwhile."""
        camera = self.camera
        if back and camera.follow and self._before_fall is None:
            self._before_fall = camera.goal
            camera.ease_to(camera.goal.zoomed(FARTHER))
        elif not back and self._before_fall is not None:
            before, self._before_fall = self._before_fall, None
            if camera.goal == before.zoomed(FARTHER):
                camera.ease_to(before)

    # redrawing

    @property
    def needs_redraw(self) -> bool:
        """Whether the program's next frame would show something new of the table."""
        changed = self.surface.waiting or self._relabelled or self.scene.changes.any
        return changed or self.animating or self.camera.view != self.camera.goal

    def step(self, seconds: float) -> bool:
        """Go on by so much time; True when a frame has to be drawn for it. Call once before each frame."""
        if self._performer.step(seconds):
            self.scene.changes.moves(self.scene.moving, self.scene.ghostly)
        self._take_changes()
        self.camera.step(seconds)
        self.letters.step()
        if self.camera.view != self._seen:
            view = self._seen = self.camera.view
            self.surface.look(view.eye, view.heading, view.pitch)
            self.scene.set_eye(view.eye)
            self.labels.follow()
        self.surface.baked = self.baking.fresh
        self.surface.arrange(seconds)
        self.light.drawn.arrange()
        self.baking.arrange(rests=self.surface.resting and not self.surface.refining)
        needed, self._relabelled = self.surface.waiting or self.baking.waiting or self._relabelled, False
        self._whole_frame = self.surface.moved
        return needed

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
            tower = np.array([middle(cell) for cell in (*CORNERSTONE, *self._blocks)])
            for points in (*changes.solid, *changes.moving):
                self.surface.redraw_around([points, *shadowed(points, tower)])
            self.surface.redraw_around([darkened(points) for points in changes.solid])
            self.light.redraw_around((*changes.solid, *changes.moving))
        changes.clear()

    def _mark_changed(self, places: Sequence[Points]) -> None:
        self.surface.redraw_around(places)

    def _label_changed(self) -> None:
        self._relabelled = True

    # picture

    @property
    def quality(self) -> QualityName:
        """The present quality level."""
        return self._quality.name

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""
        self._quality = quality = LEVELS[name]
        self._drawn = {stage: at_stage(quality, stage, is_software(self._base.win)) for stage in STAGES}
        self._shaders = {stage: solid_shaders(drawn, AROUND_TOWER, MORNING) for stage, drawn in self._drawn.items()}
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

    def set_shown(self, shown: bool) -> None:
        """Whether the table is the one in the window; one that is not, is not stepped either."""
        self.surface.set_shown(shown)
        if shown:
            self._seen = None
            self.redraw()
        else:
            self.light.drawn.rest()
            self.baking.rest()

    # pointer

    def pick(self, x: float, y: float) -> TurmPick | None:
        """What lies under a pixel of the window (from its top left corner); None for nothing."""
        return None if self._picker is None else self._picker.pick(self.camera.ray(x, y))

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None when it is outside of the window."""
        if not watcher.has_mouse():
            return None
        place = watcher.get_mouse()
        return (place.x + 1) / 2 * self.surface.width, (1 - place.y) / 2 * self.surface.height

    def top_of(self, place: Place) -> Point:
        """The middle of a field where it lies now; of the table: where the figure of the colour to act stands on it."""
        if place != TABLE:
            block = self._blocks.get(place)
            return field(place) if block is None else carried(field(place), block)
        acting = None if self._state is None else self._state.acting
        if self._state is None or acting is None:
            return (0.0, -FIGURE_OUT, 0.0)
        return sides(len(self._state.sets))[self._state.sets.index(acting)].place(0.0, FIGURE_OUT)

    def _points_of(self, way: Sequence[Place]) -> Sequence[Point]:
        """A figure's way as points."""
        columns = frozenset[tuple[int, int]]() if self._state is None else columns_of(self._state)
        return way_points(way, self.top_of(way[0]), self.top_of(way[-1]), columns)

    def pixel_of(self, place: Place, above: float = 0.0) -> tuple[float, float] | None:
        """The pixel where a field's middle appears, ``above`` it by so much; None behind the eye."""
        x, y, z = self.top_of(place)
        seen = self.camera.pixel((x, y, z + above))
        return None if seen is None else (seen[0], seen[1])

    def scale_labels(self, scale: float) -> None:
        """Make what is written over the table larger or smaller, 1 is the usual size."""
        self.labels.rescale(scale)

    def marked_places(self) -> list[tuple[float, float, float, float]]:
        """Where what can be chosen appears: left, top, right and bottom in pixels."""
        chosen = frozenset[Place]().union(*(self.marks.get(kind) for kind in PLACES_TO_CHOOSE))
        edges = (self.camera.edges(corners_of(self.top_of(place), MARKED)) for place in chosen)
        return [one for one in edges if one is not None]

    def focus(self, place: Place) -> None:
        """Follow what happens on a field, gently."""
        self.camera.focus(self.top_of(place))

    def _hidden(self, place: Point) -> bool:
        """Whether something stands before a place."""
        return self._picker is not None and self._picker.hides(self.camera.view.eye, place)

    def _building(self) -> Sequence[Cell]:
        return (*CORNERSTONE, *self._blocks)

    def close(self) -> None:
        """Give everything back to the window."""
        self.light.close()
        self.baking.close()
        self.surface.close()
