"""The base class of every game's table: a buffer that is drawn only after changes, with light, camera and motion.

Call `BaseTable.step` once a round, and draw a frame of the program when it (or `BaseTable.needs_redraw`) says so. The
table of a game decides its pieces, what the pointer finds, and how events are played.
"""

import time
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, TypeVar

from direct.showbase.ShowBase import ShowBase
from panda3d.core import MouseWatcher

from torres3d.engine.kit import Seat
from torres3d.scene.assets import BaseAssets
from torres3d.scene.baked_light_pictures import BakeQueue
from torres3d.scene.base_scene_graph import BaseSceneGraph
from torres3d.scene.camera.camera import Camera, TableViews
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.drawn_overlays import DrawnOverlays
from torres3d.scene.motion_acts import Performer
from torres3d.scene.owner_letters import BaseLetters, Lettered
from torres3d.scene.render.compiled_shaders import glass_shader, solid_shaders
from torres3d.scene.render.light_shader_inputs import Light
from torres3d.scene.render.occlusion_volume import Surroundings
from torres3d.scene.render.quality import LEVELS, QUALITIES, STAGES, QualityName, Stage, at_stage
from torres3d.scene.render.render_targets import is_software
from torres3d.scene.render.table_picture_buffer import TableLayer
from torres3d.scene.shapes.axis_conventions import Point, corners_of
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.daylight import Daylight
from torres3d.scene.shapes.labels import Labels

MARK_HALF = 0.4
"""Half the width of a mark on a square or field."""

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")


class NoOverlays:
    """The overlays of a table without any."""

    active: Collection[str] = ()

    def set(self, ids: Iterable[str]) -> None:
        """Draw none. Raises `KeyError` for an unknown id."""
        for name in ids:
            raise KeyError(name)

    def look_through(self, from_level: int) -> None:
        """Do nothing: no overlay makes towers transparent."""


class NoLetters:
    """The letters of a table without any."""

    shown: Lettered = "off"
    pointed: Any = None

    def step(self) -> None:
        """Update none."""


class BaseTable(ABC, Generic[StateT, EventT]):
    """A 3D table in the window of ``base``. ``around`` is the box of its occlusion volume, ``daylight`` its light,
    ``haze`` the colour of the distance.

    A subclass sets ``_looks`` and creates ``_performer``, and ``baking``, ``overlays`` and ``letters`` if it has any.
    It calls `set_quality` at the end of its own ``__init__``. The game chooses the types of places and looks.
    """

    baking: BakeQueue
    overlays: DrawnOverlays[Any, Any] | NoOverlays
    letters: BaseLetters[Any, Any] | NoLetters
    plain_stone: bool = False
    """Whether buildings have no coloured roofs. Games without stone ignore it."""
    _looks: Any
    _performer: Performer[StateT, EventT]

    def __init__(
        self,
        base: ShowBase,
        scene: BaseSceneGraph,
        assets: BaseAssets,
        views: TableViews,
        around: Surroundings,
        daylight: Daylight,
        haze: Colour,
    ) -> None:
        self._base = base
        self._around = around
        self._daylight = daylight
        self.haze = haze
        self.baking = BakeQueue(base, ())
        self.overlays, self.letters = NoOverlays(), NoLetters()
        self.scene = scene
        self.assets = assets
        self.surface = TableLayer(base, scene.root, self._draw_for)
        self.light = Light(base.graphics_engine, base.win, scene.root, around, daylight)
        self.camera = Camera(self.surface.width, self.surface.height, views)
        self.labels = Labels(
            self.surface.labels,
            assets.numerals,
            self.camera.pixel,
            self._hidden,
            self._label_changed,
            self.camera.room_pixels,
            assets.symbols,
        )
        self.labels.fit(self.surface.height)
        self._relabelled = False
        self._whole_frame = False
        """Whether the last frame drew the whole picture at the quality of motion."""
        self._glass_shader = glass_shader()
        self._state: StateT | None = None
        self._seen: Viewpoint | None = None
        base.cam.node().set_active(False)

    # what differs from game to game

    @abstractmethod
    def _apply(self, state: StateT) -> None:
        """Place everything as in this state."""

    @abstractmethod
    def top_of(self, place: Any, /) -> Point:
        """The middle of the top of whatever stands on a place."""

    def alike(self, one: StateT, other: StateT) -> bool:
        """Whether two states look the same, as far as a game can tell."""
        return one == other

    def sit_down(self, seat: Seat, shared: bool) -> None:
        """Somebody of a seat looks at the table; where it is ``shared`` with other people, it turns to him."""

    def _moved(self) -> None:
        """Report moving things to the scene's changes: everything, unless a game knows better."""
        self.scene.changes.everything = True

    def _draw_changes(self) -> None:
        """Redraw the changed parts of the picture, unless all of it is redrawn anyway."""

    def _hidden(self, place: Point) -> bool:
        """Whether something stands in front of a place."""
        return False

    def _to_choose(self) -> Iterable[Any]:
        """The places that can be chosen now."""
        return ()

    def _asked_about(self) -> Iterable[Any]:
        """The places that a lesson shows, and those under pointer and cursor."""
        return ()

    def _follow(self) -> None:
        """Update what follows the camera, before a frame is drawn."""

    def _turned(self, view: Viewpoint) -> None:
        """React to a new camera position."""

    # what is shown

    @property
    def state(self) -> StateT | None:
        """The state that is shown, or that the motion leads to."""
        return self._state

    def set_looks(self, looks: Any) -> None:
        """Set the colours and emblems of the pieces."""
        self._looks = looks
        if self._state is not None:
            self._apply(self._state)

    def show(self, state: StateT, looks: Any = None) -> None:
        """Show a state at once, with new ``looks`` if given. Events still in the queue are dropped."""
        self._performer.forget()
        self._state = state
        self._apply(state) if looks is None else self.set_looks(looks)

    # motion

    @property
    def animating(self) -> bool:
        """Whether events are still being played."""
        return self._performer.busy

    @property
    def animate(self) -> bool:
        """Whether pieces move; if not, the table shows the outcome at once."""
        return self._performer.animate

    @animate.setter
    def animate(self, animate: bool) -> None:
        self._performer.animate = animate
        if not animate:
            self._performer.skip()

    @property
    def speed(self) -> float:
        """The speed of pieces; 1 is normal."""
        return self._performer.speed

    @speed.setter
    def speed(self, speed: float) -> None:
        self._performer.speed = speed

    def play(self, before: StateT, happened: Sequence[tuple[EventT, StateT]]) -> None:
        """Queue the events after ``before``, each with the state after it. At the end the table looks as if the last
        state had been shown."""
        self._state = happened[-1][1] if happened else before
        self._performer.play(before, happened)

    @property
    def spare(self) -> float:
        """Seconds of the last `step` that were left when nothing more was to be played; the next playback may start
        with them."""
        return self._performer.spare

    def skip(self) -> None:
        """Finish all queued events at once."""
        self._performer.skip()

    # redrawing

    @property
    def needs_redraw(self) -> bool:
        """Whether the next frame would show something new."""
        changed = self.surface.needs_frame or self._relabelled or self.scene.changes.any
        return changed or self._performer.busy or self.camera.view != self.camera.goal

    def step(self, seconds: float) -> bool:
        """Advance by some seconds, once before each frame. True if a frame has to be drawn."""
        if self._performer.step(seconds):
            self._moved()
        self._take_changes()
        self.camera.step(seconds)
        self._follow()
        self.letters.step()
        if self.camera.view != self._seen:
            view = self._seen = self.camera.view
            self.surface.look(view.eye, view.heading, view.pitch)
            self.scene.set_eye(view.eye)
            self._turned(view)
            self.labels.follow()
        self.surface.baked = self.baking.fresh
        self.surface.arrange(seconds)
        self.light.drawn.arrange()
        self.baking.arrange(rests=self.surface.is_still and not self.surface.refining)
        needed, self._relabelled = self.surface.needs_frame or self.baking.is_waiting or self._relabelled, False
        self._whole_frame = self.surface.is_moving
        return needed

    def settle(self) -> None:
        """Draw frames until the picture is as good as it gets. For pictures, not for a window in use."""
        going_on = True
        while going_on:
            self.step(1.0)
            self._base.graphics_engine.render_frame()
            to_bake = self.surface.is_still and self.baking.wanted
            going_on = self.needs_redraw or self.surface.refining or to_bake

    def redraw(self) -> None:
        """Redraw the whole table in the next frame."""
        self.scene.changes.everything = True

    def _take_changes(self) -> None:
        """Redraw the changes of the scene, with their shadows."""
        changes = self.scene.changes
        if changes.any:
            self.baking.spoil()
        if changes.everything:
            self.surface.redraw()
            self.light.drawn.draw()
        else:
            self._draw_changes()
        changes.clear()

    def _label_changed(self) -> None:
        self._relabelled = True

    # picture

    @property
    def quality(self) -> QualityName:
        return self._quality.name

    def set_quality(self, name: QualityName) -> None:
        self._quality = quality = LEVELS[name]
        software = is_software(self._base.win)
        self._drawn = {stage: at_stage(quality, stage, software) for stage in STAGES}
        around, light = self._around, self._daylight
        self._shaders = {stage: solid_shaders(drawn, around, light) for stage, drawn in self._drawn.items()}
        self.light.set_size(quality.shadow_size)
        self.surface.set_quality(quality)
        self.surface.set_background(*self.haze)
        self.baking.set_quality(quality, software, self.surface.pixels)
        self._draw_for(self.surface.stage)
        self._seen = None
        self.redraw()

    def _draw_for(self, stage: Stage) -> None:
        """Switch to the way pictures of this stage are drawn."""
        self.scene.set_shaders(self._shaders[stage], self._glass_shader)
        self.assets.set_filters(self._drawn[stage], is_software(self._base.win))

    def frame_took(self, seconds: float) -> None:
        """Note how long the last frame took: pictures in motion become coarser if it was too long, and finer later."""
        if self._whole_frame:
            self.surface.note_frame_time(seconds)

    def choose_quality(self, longest: float = 0.1) -> QualityName:
        """Find and set the best quality whose frames take at most ``longest`` seconds, or the lowest."""
        chosen: QualityName = "low"
        for name in QUALITIES:
            self.set_quality(name)
            if self._frame_time() > longest:
                break
            chosen = name
        self.set_quality(chosen)
        return chosen

    def _frame_time(self, rounds: int = 3) -> float:
        """Seconds for a frame at the current quality, the best of several that are drawn for it."""
        best = 1e9
        for number in range(rounds + 1):
            self.redraw()
            self.step(0.0)
            started = time.perf_counter()
            self._base.graphics_engine.render_frame()
            self._base.win.get_screenshot()
            if number:
                best = min(best, time.perf_counter() - started)
        return best

    def resize(self, width: int, height: int) -> None:
        """Follow a new window size, in pixels."""
        self.surface.resize(width, height, self._quality)
        self.surface.set_background(*self.haze)
        self.camera.resize(width, height)
        self.labels.fit(height)
        self._seen = None
        self.redraw()

    def set_shown(self, shown: bool) -> None:
        """Show or hide the table in the window. A hidden table is not stepped."""
        self.surface.set_shown(shown)
        if shown:
            self._seen = None
            self.redraw()
        else:
            self.light.drawn.pause()
            self.baking.pause()

    # pointer

    def pick(self, x: float, y: float) -> Any:
        """The thing under a pixel of the window (from its top left corner); None for nothing."""
        return None

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None if it is outside the window."""
        if not watcher.has_mouse():
            return None
        place = watcher.get_mouse()
        return (place.x + 1) / 2 * self.surface.width, (1 - place.y) / 2 * self.surface.height

    def pixel_of(self, place: Any, above: float = 0.0) -> tuple[float, float] | None:
        """The pixel of the top of a place, or of a point ``above`` it; None behind the camera."""
        x, y, z = self.top_of(place)
        seen = self.camera.pixel((x, y, z + above))
        return None if seen is None else (seen[0], seen[1])

    def marked_places(self) -> list[tuple[float, float, float, float]]:
        """Bounds of the places that can be chosen now, and of what is asked about: left, top, right and bottom in
        pixels."""
        edges = [self.camera.edges(corners_of(self.top_of(place), MARK_HALF)) for place in self._to_choose()]
        edges += [self.extent_of(place) for place in self._asked_about()]
        return [one for one in edges if one is not None]

    def extent_of(self, place: Any) -> tuple[float, float, float, float] | None:
        """Bounds of what stands on a place: left, top, right and bottom in pixels; None behind the camera."""
        return self.camera.edges(corners_of(self.top_of(place), MARK_HALF))

    def close(self) -> None:
        """Remove the table from the window and free its buffers."""
        self.light.close()
        self.baking.close()
        self.surface.close()
