"""HUD model: everything on the screen at one moment. The app makes it from a state.

No texts are looked up in models: sentences that depend on the game (hints, reasons, log lines) come ready in the
player's language.
"""

from collections.abc import Mapping

import msgspec

from torres3d.hud.kit.base_models import DialogModel, PanelModel, ScreenModel
from torres3d.hud.kit.toast_and_sound_effects import HudEffect
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.lesson_models import LessonModel
from torres3d.hud.models.log_models import LogModel
from torres3d.hud.models.overlay_models import OverlaysModel
from torres3d.hud.models.recap_and_pace_models import PaceModel, PastMomentModel, RecapModel
from torres3d.hud.models.replay_models import ReplayModel
from torres3d.hud.models.turn_models import CoverModel, PromptModel, ThinkingModel


class HudModel(msgspec.Struct, frozen=True):
    """Everything on the screen at one moment; None is hidden. From the top: ``dialog``, ``screen``, ``cover``, then the
    panels around the table, those of the game (``panels``) by slot. ``effects`` are shown or heard once each.

    ``tip_at`` is the pixel the tooltip is about while keys, not the mouse, point at the table. ``choosing`` identifies
    what squares are being chosen for; empty while nothing is.
    """

    dialog: DialogModel | None = None
    effects: tuple[HudEffect, ...] = ()
    panels: Mapping[str, PanelModel | None] = {}
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
