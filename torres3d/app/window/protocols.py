"""What the program asks of the parts that a game brings: its table, and what lies over it."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from panda3d.core import MouseWatcher

from torres3d.app.window.settings import Letters
from torres3d.hud.frame.frame_model import FrameModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import Rect
from torres3d.i18n.texts import Texts
from torres3d.scene.camera.camera import Camera
from torres3d.scene.render.quality import QualityName


class LettersPart(Protocol):
    """Letters that say whose a piece is: which are ``shown``, and what the pointer is on."""

    shown: Letters
    pointed: Any


class TablePart(Protocol):
    """A 3D table in the window."""

    animate: bool
    plain_stone: bool

    @property
    def letters(self) -> LettersPart:
        """The letters by its pieces."""

    @property
    def camera(self) -> Camera:
        """Its camera."""

    @property
    def state(self) -> object:
        """What is shown, another object for something else."""

    @property
    def quality(self) -> QualityName:
        """The present quality level."""

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""

    def choose_quality(self) -> QualityName:
        """Find and set the best quality that is fast enough on this machine."""

    def pick(self, x: float, y: float) -> Any:
        """What lies under a pixel of the window, as the game's screens know it; None for nothing."""

    def scale_labels(self, scale: float) -> None:
        """Make what is written over it larger or smaller, 1 is the usual size."""

    def marked_places(self) -> Sequence[tuple[float, float, float, float]]:
        """Where what can be chosen on it appears: left, top, right and bottom in pixels."""

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None when it is outside of the window."""

    def step(self, seconds: float) -> bool:
        """Go on by so much time; True when a frame has to be drawn for it."""

    def frame_took(self, seconds: float) -> None:
        """The last frame that was drawn took so long."""

    def resize(self, width: int, height: int) -> None:
        """The window has another size, in pixels."""

    def set_shown(self, shown: bool) -> None:
        """Whether this table is the one in the window."""

    def close(self) -> None:
        """Give everything back to the window."""


class HudPart(Protocol):
    """The panels over the table."""

    def update(self, model: Any) -> None:
        """Show a model of this game's screens, a `FrameModel`."""

    @property
    def clearing(self) -> Rect | None:
        """The part of the window, in pixels, that panels leave to the table; None where they hide it."""

    @property
    def folded(self) -> bool:
        """Whether panels are strips, for there is little room."""

    def step(self, dt: float) -> None:
        """One frame: the pointer, clicks, what fades."""

    def keep_clear(self, places: Callable[[], Sequence[tuple[float, float, float, float]]]) -> None:
        """From now on this tells what tips of the table must not cover: left, top, right and bottom in pixels."""

    @property
    def pixels_per_unit(self) -> float:
        """How large a unit of the layout is in window pixels."""

    @property
    def aside(self) -> bool:
        """Whether what lies over the table stands aside for a look at it."""

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""

    def look(self) -> bool:
        """Let what lies over the table stand aside, or come back; False if there is nothing."""

    def name_look(self, key: str) -> None:
        """The key that does that."""

    def take_dirty(self) -> bool:
        """Whether something changed on the screen since the last call."""

    def covers(self, x: float, y: float) -> bool:
        """Whether a pixel belongs to a panel and not to the table."""

    def press_key(self, name: str) -> bool:
        """A key was pressed; whether a panel used it."""

    def leave_panels(self) -> None:
        """The table has the keyboard from now on, and no panel around it."""

    def resize(self, width: int, height: int) -> None:
        """The window has another size in pixels."""

    def set_ui_scale(self, ui_scale: float) -> None:
        """Another UI scale."""

    def set_palette(self, palette: str) -> None:
        """The players in other colours."""

    def lacking(self, letters: Iterable[str]) -> str:
        """Those of some letters that cannot be shown."""

    def set_texts(self, texts: Texts) -> None:
        """Another language."""

    def destroy(self) -> None:
        """Take everything away."""


class Screen(Protocol):
    """One state of the program: the menu, the set-up, a game, a replay."""

    def enter(self) -> None:
        """The screen is shown from now on."""

    def leave(self) -> None:
        """The screen is gone; nothing of it may go on."""

    def model(self) -> FrameModel:
        """What lies on the screen now."""

    def step(self, seconds: float) -> bool:
        """Go on; True when `model` has changed."""

    def intent(self, intent: Intent) -> None:
        """A panel tells what the person wants."""

    def key(self, action: str) -> None:
        """A key of config/keys.yaml was pressed."""

    def point(self, pick: Any) -> None:
        """The pointer is over this thing of the table now."""

    def click(self, pick: Any, second: bool) -> None:
        """The table was clicked, ``second`` with the other button."""


@runtime_checkable
class AtTable(Protocol):
    """A screen at the table of its own game. The others lie over the table of the screen below them."""

    @property
    def at_table(self) -> TablePart:
        """The table that is seen while the screen is the uppermost of these."""


@runtime_checkable
class Gripping(Protocol):
    """A screen on which something is held in the hand: it takes part in what the mouse does on the table."""

    def aim(self, place: tuple[float, float] | None) -> None:
        """The pointer is on this pixel of the table; None where it is on none."""

    def grip(self, place: tuple[float, float]) -> bool:
        """The first button went down; True where something is held from now on, which is neither click nor drag."""

    def hold(self, place: tuple[float, float] | None) -> None:
        """It is still held: called once a round."""

    def let_go(self, place: tuple[float, float] | None) -> None:
        """The button went up."""

    def put_back(self) -> None:
        """Another button went down meanwhile: nothing is let go."""

    def wheel(self, steps: float) -> bool:
        """The wheel was turned over the table; False where it is none of the screen's."""
