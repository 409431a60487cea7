"""The set-up screen of Torres: what it shows, and the intents it sends."""

import msgspec

from torres3d.games.torres.rules.kinds import Mode
from torres3d.hud.frame.frame_model import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.setup_models import BaseDraft, BotChoice, RuleChoice


class EditionChoice(msgspec.Struct, frozen=True):
    """An edition: id and title."""

    id: str
    title: str


class SetupDraft(BaseDraft, frozen=True):
    """A set-up as chosen so far. ``rules`` holds the options that differ from the edition's; ``stacks``
    and ``foundations`` are None where they are the edition's."""

    edition: str
    mode: Mode
    rules: tuple[tuple[str, str], ...] = ()
    stacks: tuple[tuple[int, ...], ...] | None = None
    foundations: tuple[str, ...] | None = None


class SetupModel(ScreenModel, frozen=True):
    """The set-up screen. ``problems`` are (player's row or None, sentence); the game can start without any.
    ``usual_stacks`` and ``usual_foundations`` are the edition's own."""

    draft: SetupDraft
    colours: tuple[str, ...]
    bots: tuple[BotChoice, ...]
    editions: tuple[EditionChoice, ...]
    modes: tuple[Mode, ...]
    rules: tuple[RuleChoice, ...]
    problems: tuple[tuple[int | None, str], ...] = ()
    usual_stacks: tuple[tuple[int, ...], ...] = ()
    usual_foundations: tuple[str, ...] = ()


class SetupChanged(Intent, frozen=True):
    """The set-up was changed; show it again with its problems."""

    draft: SetupDraft


class StartGame(Intent, frozen=True):
    """Start a game with this set-up."""

    draft: SetupDraft
