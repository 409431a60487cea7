"""Models of the panels of any game: frozen values the app makes from a state. No texts are looked up here;
sentences that depend on the game (hints, reasons, log lines) come ready in the player's language.

`torres3d.hud.models.page_models` has those of the full screens, `torres3d.hud.models.intents` what comes back.
"""

from collections.abc import Mapping
from typing import Any, Literal, get_args

import msgspec

from torres3d.hud.frame.frame_model import FrameModel, ScreenModel
from torres3d.hud.kit.tip import TooltipModel
from torres3d.hud.models.lesson_models import LessonModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.playback_models import PaceModel, PastMomentModel, RecapModel
from torres3d.hud.models.player_look import PlayerLook


class PromptModel(msgspec.Struct, frozen=True):
    """A line that says what to do now, with an answer as a button where one is possible (leave the king, cancel).

    ``more`` are further buttons before it: pairs of answer and label. ``icons`` replace labels without room, by their
    answers. ``spoken`` is a line below, about the square under the cursor; ``why`` are reasons below ``lead``, each
    with its points first. ``passing`` marks a text about the thing under the pointer: the table does not give way to
    it.
    """

    text: str
    button: str = ""
    answer: str = ""
    more: tuple[tuple[str, str], ...] = ()
    spoken: str = ""
    passing: bool = False
    lead: str = ""
    why: tuple[tuple[str, str], ...] = ()
    icons: tuple[tuple[str, str], ...] = ()


class ThinkingModel(msgspec.Struct, frozen=True):
    """A bot is thinking: who, the progress (0 to 1, None if unknown); ``take_back`` as in `CoverModel`; ``said`` is
    what the bot says about it, if anything."""

    player: PlayerLook
    share: float | None = None
    can_cancel: bool = True
    take_back: str = ""
    said: str = ""


PresetId = Literal["iso", "south", "west", "north", "east", "top"]
PRESETS: tuple[PresetId, ...] = get_args(PresetId)


class OverlayModel(msgspec.Struct, frozen=True):
    """A button of the overlay strip: the overlay's id, whether it is on, the name of its key, if any."""

    id: str
    on: bool = False
    key: str = ""


class OverlaysModel(msgspec.Struct, frozen=True):
    """The overlay strip. ``from_level``: the level (1 to ``top``) from which up towers are glass, None where none
    can be chosen; ``preset``: where the camera is, None once it was turned away; ``view_keys``: keys
    of `PRESETS`."""

    overlays: tuple[OverlayModel, ...]
    from_level: int | None = None
    top: int = 3
    preset: PresetId | None = None
    view_keys: tuple[str, ...] = ()


class Mark(msgspec.Struct, frozen=True):
    """A mark on the replay bar at command ``at``: a turn's beginning, in the shape and colour of its player; something
    that all wait for, something that went wrong, the worst that can happen."""

    at: int
    kind: Literal["turn", "milestone", "mishap", "disaster"]
    colour: str | None = None
    emblem: int = 0


class ReplayChoice(msgspec.Struct, frozen=True):
    """A button that a game adds to the replay bar: the step it asks for, its label, a sentence for the tip."""

    id: str
    label: str
    about: str = ""


class ReplayExtra(msgspec.Struct, frozen=True):
    """Base of what a game adds to the replay bar, between the line and the buttons."""


class ReplayModel(msgspec.Struct, frozen=True):
    """The replay bar: command ``at`` of ``last``; ``speed`` a factor of 0.5 to 8. ``can_branch`` is None where nobody
    can continue from what is shown. ``live`` is a note on a game that another program is playing."""

    at: int
    last: int
    playing: bool
    speed: float
    marks: tuple[Mark, ...] = ()
    label: str = ""
    can_analyse: bool = False
    can_branch: bool | None = False
    choices: tuple[ReplayChoice, ...] = ()
    extra: ReplayExtra | None = None
    live: str = ""


class CoverModel(msgspec.Struct, frozen=True):
    """The opaque screen between the turns of two people: who is next; ``take_back`` offers the previous player to take
    back an action, empty for nothing."""

    player: PlayerLook
    take_back: str = ""


class BaseTurnModel(msgspec.Struct, frozen=True):
    """Base of what shows whose turn it is."""

    player: PlayerLook


class HudModel(FrameModel, frozen=True):
    """Everything on the screen at one moment; None is hidden. From the top: ``dialog``, ``screen``, ``cover``, then the
    panels around the table. ``effects`` are seen or heard once each.

    ``panels`` are the models of the game's panels, by slot. ``tip_at`` is the pixel the tooltip is about while keys,
    not the mouse, point at the table. ``choosing`` identifies what squares are being chosen for; empty while nothing
    is.
    """

    panels: Mapping[str, Any] = {}
    prompt: PromptModel | None = None
    thinking: ThinkingModel | None = None
    log: LogModel | None = None
    overlays: OverlaysModel | None = None
    replay: ReplayModel | None = None
    recap: RecapModel | None = None
    past_moment: PastMomentModel | None = None
    pace: PaceModel | None = None
    lesson: LessonModel | None = None
    tooltip: TooltipModel | None = None
    tip_at: tuple[float, float] | None = None
    choosing: str = ""
    cover: CoverModel | None = None
    screen: ScreenModel | None = None
