"""What the tables of all games are: a buffer that is drawn into only when something changed, light, camera, motion.

Call `BaseTable.step` once a round, and draw a frame of the program when it (or `BaseTable.needs_redraw`) says so. What
stands on a table, what is pointed at and how events are played, says the table of the game.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Generic, Protocol, TypeVar

from direct.showbase.ShowBase import ShowBase
from panda3d.core import DynamicTextFont, MouseWatcher, NodePath, Shader

from torres3d.scene.baking.bake import BakeQueue
from torres3d.scene.camera.camera import Camera, TableViews
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.motion.performer import Performer
from torres3d.scene.render.buffers import is_software
from torres3d.scene.render.light import Light
from torres3d.scene.render.occlusion import Surroundings
from torres3d.scene.render.quality import LEVELS, STAGES, Quality, QualityName, Stage, at_stage, choose_quality
from torres3d.scene.render.shading import SolidShaders, glass_shader, solid_shaders
from torres3d.scene.render.table_layer import TableLayer
from torres3d.scene.shapes.colour_space import Colour
from torres3d.scene.shapes.coordinates import Point, corners_of
from torres3d.scene.shapes.daylight import Daylight
from torres3d.scene.shapes.labels import Labels

MARKED = 0.4
"""Half the width of a marked part of a square or field."""

StateT = TypeVar("StateT")
EventT = TypeVar("EventT")
PlaceT = TypeVar("PlaceT")
LooksT = TypeVar("LooksT")


class SceneChanges(Protocol):
    """What changed in a scene since it was drawn."""

    everything: bool

    @property
    def any(self) -> bool:
        """Whether there is something."""

    def clear(self) -> None:
        """All of it is known."""


class BaseScene(Protocol):
    """What stands on a table."""

    @property
    def root(self) -> NodePath:
        """The node that holds all of it."""

    @property
    def changes(self) -> SceneChanges:
        """What changed since it was drawn."""

    def set_eye(self, eye: Point) -> None:
        """Where the camera is."""

    def set_shaders(self, solid: SolidShaders, glass: Shader) -> None:
        """Draw with these shaders; ``glass`` is for what one looks through."""


class BaseAssets(Protocol):
    """What was read for a table."""

    @property
    def numerals(self) -> DynamicTextFont:
        """The font of what is written over it."""

    @property
    def symbols(self) -> DynamicTextFont:
        """The font of signs."""

    def set_filters(self, quality: Quality, software: bool) -> None:
        """How pictures are made smaller."""


class BaseLetters(Protocol):
    """Letters by the pieces."""

    def step(self) -> None:
        """Bring them up to date."""


class BaseOverlays(Protocol):
    """What may be laid over a table."""

    @property
    def active(self) -> Collection[str]:
        """Which are drawn."""

    def set(self, ids: Iterable[str]) -> None:
        """Draw these and no others."""


class BaseTable(ABC, Generic[StateT, EventT, PlaceT, LooksT]):
    """A 3D table in the window of ``base``. ``around`` says where its occlusion volume lies, ``daylight`` where the sun
    stands, ``haze`` what far things fade to.

    A table makes its ``baking``, ``overlays``, ``letters`` and ``_performer`` itself, and then says with `set_quality`
    how it is drawn.
    """

    baking: BakeQueue
    overlays: BaseOverlays
    letters: BaseLetters
    _performer: Performer[StateT, EventT, Any]

    def __init__(
        self,
        base: ShowBase,
        scene: BaseScene,
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
        """Whether the last frame drew all of the picture as in motion."""
        self._glass_shader = glass_shader()
        self._state: StateT | None = None
        self._seen: Viewpoint | None = None
        base.cam.node().set_active(False)

    # what differs from game to game

    @abstractmethod
    def set_looks(self, looks: LooksT) -> None:
        """Whose pieces look how, by colours and emblems."""

    @abstractmethod
    def _apply(self, state: StateT) -> None:
        """Let everything stand as in this state."""

    @abstractmethod
    def _moved(self) -> None:
        """Tell the scene's changes of what moves."""

    @abstractmethod
    def _draw_changes(self) -> None:
        """Have those parts of the picture drawn anew that changed, where it is not all of it."""

    @abstractmethod
    def _hidden(self, place: Point) -> bool:
        """Whether something stands before a place."""

    @abstractmethod
    def _to_choose(self) -> Iterable[PlaceT]:
        """Where something can be chosen now."""

    @abstractmethod
    def top_of(self, place: PlaceT, /) -> Point:
        """The middle of the top of what stands on a place."""

    def _follow(self) -> None:
        """Bring up to date what goes with the camera before a frame is drawn."""

    def _turned(self, view: Viewpoint) -> None:
        """The camera looks from somewhere else."""

    # what is shown

    @property
    def state(self) -> StateT | None:
        """The state that is shown, or played to."""
        return self._state

    def show(self, state: StateT, looks: LooksT | None = None) -> None:
        """Show a state at once, with other ``looks`` if given; what was still playing is dropped."""
        self._performer.forget()
        self._state = state
        self._apply(state) if looks is None else self.set_looks(looks)

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

    def play(self, before: StateT, happened: Sequence[tuple[EventT, StateT]]) -> None:
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
            self._draw_changes()
        changes.clear()

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
        software = is_software(self._base.win)
        self._drawn = {stage: at_stage(quality, stage, software) for stage in STAGES}
        self._shaders = {
            stage: solid_shaders(drawn, self._around, self._daylight) for stage, drawn in self._drawn.items()
        }
        self.light.set_size(quality.shadow_size)
        self.surface.set_quality(quality)
        self.surface.set_background(*self.haze)
        self.baking.set_quality(quality, software, self.surface.pixels)
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
        self.surface.set_background(*self.haze)
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

    def scale_labels(self, scale: float) -> None:
        """Make what is written over the table larger or smaller, 1 is the usual size."""
        self.labels.rescale(scale)

    # pointer

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None when it is outside of the window."""
        if not watcher.has_mouse():
            return None
        place = watcher.get_mouse()
        return (place.x + 1) / 2 * self.surface.width, (1 - place.y) / 2 * self.surface.height

    def pixel_of(self, place: PlaceT, above: float = 0.0) -> tuple[float, float] | None:
        """The pixel where the top of a place appears, ``above`` it by so much; None behind the eye."""
        x, y, z = self.top_of(place)
        seen = self.camera.pixel((x, y, z + above))
        return None if seen is None else (seen[0], seen[1])

    def marked_places(self) -> list[tuple[float, float, float, float]]:
        """Where what can be chosen now appears: left, top, right and bottom in pixels."""
        edges = (self.camera.edges(corners_of(self.top_of(place), MARKED)) for place in self._to_choose())
        return [one for one in edges if one is not None]

    def close(self) -> None:
        """Give everything back to the window."""
        self.light.close()
        self.baking.close()
        self.surface.close()
