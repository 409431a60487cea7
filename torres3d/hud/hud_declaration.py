"""Game HUD: what the HUD asks of a game, its panels, pages, dialogs and effects. Imports nothing of Panda3D."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal, Protocol

from torres3d.base.lazy import Lazy
from torres3d.hud.kit.base_models import DialogModel, PanelModel, ScreenModel
from torres3d.hud.kit.toast_and_sound_effects import HudEffect
from torres3d.hud.models.replay_models import ReplayExtra

if TYPE_CHECKING:
    from panda3d.core import NodePath

    from torres3d.hud.kit.canvas import Canvas
    from torres3d.hud.kit.layout import Rect, Viewport
    from torres3d.hud.kit.page import Page
    from torres3d.hud.kit.panel import Panel, PanelKit

Side = Literal["left", "reading", "right", "editing", "bottom", "over"]
"""Where a panel stands. ``left``: at the head of the left column. ``reading``: below that, in place of the log; its
model has ``open``. ``right``: in the right column, one below another. ``editing``: in place of the right column, down
to the overlay strip. ``bottom``: at the lower edge, unless there is a replay bar. ``over``: over the table."""


@dataclass(frozen=True, slots=True)
class PanelSpec:
    """A panel around the table: it shows what `HudModel.panels` has in its ``slot``, if that is a ``model``.

    Tab goes round the panels by their ``order``; the HUD's own have the tens from 10 on (`HudPanels`).
    """

    slot: str
    model: type[PanelModel]
    panel: "Lazy[type[Panel[Any]]]"
    side: Side
    order: int


class EffectPlayer(Protocol):
    """Shows effects of one kind over the table, one at a time; takes no clicks."""

    def __init__(self, kit: "PanelKit", parent: "NodePath", sort: int) -> None: ...

    @property
    def size(self) -> tuple[int, int] | None:
        """Width and height in pixels of what is on the screen; None while nothing is."""

    def play(self, effect: Any) -> None:
        """Show an effect."""

    def repaint(self) -> None:
        """Repaint: language or colours have changed."""

    def step(self, dt: float) -> None:
        """Let time pass."""

    def destroy(self) -> None:
        """Take everything away for good."""


class ReplayPart(Protocol):
    """Paints what a game adds to the replay bar."""

    def __init__(self, panel: "Panel[Any]") -> None: ...

    def height(self, view: "Viewport", width: float, model: Any) -> float:
        """The units of height that it needs in a width."""

    def paint(self, canvas: "Canvas", model: Any, box: "Rect") -> None:
        """Paint it."""


@dataclass(frozen=True, slots=True)
class GameHud:
    """What a game brings to the HUD: panels, and by the kinds of their models pages, dialogs, effects and additions to
    the replay bar. ``faces`` is the folder of the assets with the faces of its bots, empty where they have none."""

    panels: tuple[PanelSpec, ...] = ()
    pages: "Mapping[type[ScreenModel], Lazy[type[Page[Any]]]]" = field(default_factory=dict)
    dialogs: "Mapping[type[DialogModel], Lazy[type[Page[Any]]]]" = field(default_factory=dict)
    replay_extras: "Mapping[type[ReplayExtra], Lazy[type[ReplayPart]]]" = field(default_factory=dict)
    effects: "Mapping[type[HudEffect], Lazy[type[EffectPlayer]]]" = field(default_factory=dict)
    faces: str = ""
