"""Protocols for the program's parts: the table, the panels, and screens."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Protocol, runtime_checkable

from panda3d.core import MouseWatcher

from torres3d.app.window.settings import Letters
from torres3d.hud.frame.base_models import FrameModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.kit.layout import Rect
from torres3d.i18n.texts import Texts
from torres3d.scene.camera.camera import Camera
from torres3d.scene.render.quality import QualityName


class LettersPart(Protocol):
    """Letters that name the owners of pieces: which are ``shown``, and the thing under the pointer."""

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
        """The shown state, a new object after each change."""

    @property
    def quality(self) -> QualityName:
        """The current quality level."""

    def set_quality(self, name: QualityName) -> None:
        """Draw with another quality from now on."""

    def choose_quality(self) -> QualityName:
        """Find and set the best quality that is fast enough on this machine."""

    def pick(self, x: float, y: float) -> Any:
        """The thing under a pixel of the window, for the game's screens; None for nothing."""

    def scale_labels(self, scale: float) -> None:
        """Scale the labels over it; 1 is the default size."""

    def marked_places(self) -> Sequence[tuple[float, float, float, float]]:
        """The marked choices on it: left, top, right and bottom in pixels."""

    def pointer(self, watcher: MouseWatcher) -> tuple[float, float] | None:
        """The pixel under the mouse; None when it is outside of the window."""

    def step(self, seconds: float) -> bool:
        """Advance by so much time; True when a frame has to be drawn for it."""

    def frame_took(self, seconds: float) -> None:
        """Report the time for the last drawn frame."""

    def resize(self, width: int, height: int) -> None:
        """Adapt to another size of the window, in pixels."""

    def set_shown(self, shown: bool) -> None:
        """Show or hide this table in the window."""

    def close(self) -> None:
        """Give everything back to the window."""


class HudPart(Protocol):
    """The panels over the table."""

    def update(self, model: Any) -> None:
        """Show a model of this game's screens, a `FrameModel`."""

    @property
    def free_area(self) -> Rect | None:
        """The part of the window, in pixels, that panels leave to the table; None where they hide it."""

    @property
    def folded(self) -> bool:
        """Whether panels are folded to strips for lack of room."""

    def step(self, dt: float) -> None:
        """Advance one frame: the pointer, clicks, fading."""

    def keep_clear(self, places: Callable[[], Sequence[tuple[float, float, float, float]]]) -> None:
        """Set the function for places that tooltips must not cover: left, top, right and bottom in pixels."""

    @property
    def pixels_per_unit(self) -> float:
        """The size of a layout unit in window pixels."""

    @property
    def dialogs_aside(self) -> bool:
        """Whether dialogs are moved aside for a look at the table."""

    @property
    def typing(self) -> bool:
        """Whether a text field has the keyboard."""

    def look(self) -> bool:
        """Move dialogs aside, or back; False if there is nothing over the table."""

    def name_look(self, key: str) -> None:
        """Set the key for that."""

    def take_dirty(self) -> bool:
        """Whether something changed on the screen since the last call."""

    def covers(self, x: float, y: float) -> bool:
        """Whether a pixel belongs to a panel and not to the table."""

    def press_key(self, name: str) -> bool:
        """Handle a key; whether a panel used it."""

    def leave_panels(self) -> None:
        """Give the table the keyboard focus."""

    def resize(self, width: int, height: int) -> None:
        """Adapt to another size of the window in pixels."""

    def set_ui_scale(self, ui_scale: float) -> None:
        """Set another UI scale."""

    def set_palette(self, palette: str) -> None:
        """Set other colours of the players."""

    def missing_glyphs(self, letters: Iterable[str]) -> str:
        """The letters of these that have no glyph."""

    def set_texts(self, texts: Texts) -> None:
        """Set another language."""

    def destroy(self) -> None:
        """Remove everything."""


class Screen(Protocol):
    """One state of the program: the menu, the set-up, a game, a replay."""

    def enter(self) -> None:
        """Become the shown screen."""

    def leave(self) -> None:
        """End everything: the screen is gone."""

    def model(self) -> FrameModel:
        """The current model of the panels."""

    def step(self, seconds: float) -> bool:
        """Advance; True when `model` has changed."""

    def intent(self, intent: Intent) -> None:
        """Handle an intent of a panel."""

    def key(self, action: str) -> None:
        """Handle an action of config/keys.yaml."""

    def point(self, pick: Any) -> None:
        """Handle the thing of the table that is now under the pointer."""

    def click(self, pick: Any, second: bool) -> None:
        """Handle a click on the table, ``second`` with the other button."""


@runtime_checkable
class AtTable(Protocol):
    """A screen at the table of its own game. Others are over the table of the screen below them."""

    @property
    def at_table(self) -> TablePart:
        """The visible table while the screen is the uppermost of these."""


@runtime_checkable
class Gripping(Protocol):
    """A screen where something is held in the hand: it takes part in mouse actions on the table."""

    def aim(self, place: tuple[float, float] | None) -> None:
        """Handle the pixel under the pointer; None where it is off the table."""

    def grip(self, place: tuple[float, float]) -> bool:
        """Handle a press of the first button; True where something is held from now on, so neither click nor drag."""

    def hold(self, place: tuple[float, float] | None) -> None:
        """Keep holding: called once a round."""

    def let_go(self, place: tuple[float, float] | None) -> None:
        """Handle the release of the button."""

    def put_back(self) -> None:
        """Handle another button meanwhile: nothing is let go."""

    def wheel(self, steps: float) -> bool:
        """Handle the wheel over the table; False where the screen does not use it."""
