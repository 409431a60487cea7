"""The set-up screen of Turm Bauer: what it shows, and what comes back of it."""

from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.setup_models import BaseDraft, BotChoice, RuleChoice


class SetupDraft(BaseDraft, frozen=True):
    """A set-up as chosen so far: with two players each has a ``second`` colour, with more nobody has. ``rules`` holds
    the options that are not as usual, with their values as texts."""

    rules: tuple[tuple[str, str], ...] = ()


class SetupModel(ScreenModel, frozen=True):
    """The set-up screen. ``problems`` are (player's row or None, sentence); the game can start without any."""

    draft: SetupDraft
    colours: tuple[str, ...]
    bots: tuple[BotChoice, ...]
    rules: tuple[RuleChoice, ...]
    problems: tuple[tuple[int | None, str], ...] = ()


class SetupChanged(Intent, frozen=True):
    """The set-up was changed; show it again with its problems."""

    draft: SetupDraft


class StartGame(Intent, frozen=True):
    """Start a game with this set-up."""

    draft: SetupDraft
