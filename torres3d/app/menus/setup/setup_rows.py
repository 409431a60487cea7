"""Rows of all games' set-up screens: default names in the current language, bots to choose from."""

from typing import Any, TypeVar

from msgspec.structs import replace

from torres3d.app.session.player_looks import bot_name
from torres3d.base.json_values import NAME_LENGTH
from torres3d.bots.registry import BotRegistry
from torres3d.hud.models.setup_models import BaseDraft, BotChoice, CharacterChoice
from torres3d.i18n.default_names import character_name, level_about, parts_of, shown_name, step_of
from torres3d.i18n.texts import Translate

DraftT = TypeVar("DraftT", bound=BaseDraft)
Problems = tuple[tuple[int | None, str], ...]
"""Obstacles to starting a game: a player's row or None, and a sentence."""


def renamed(draft: DraftT, say: Translate) -> DraftT:
    """The draft with its default names in another language."""
    return replace(draft, players=tuple(replace(row, name=shown_name(row.name, row.bot, say)) for row in draft.players))


def bot_choices(say: Translate, registry: BotRegistry[Any, Any]) -> tuple[BotChoice, ...]:
    """The levels of bots to choose from, in their order, and then the bots apart."""
    return tuple(
        BotChoice(
            level,
            bot_name(level, say, registry),
            level_about(level, say),
            step_of(level)[0],
            registry.elo_of(level),
            characters=tuple(_character(bot, say) for bot in registry.characters_of(level)),
            apart=registry.is_apart(level),
        )
        for level in sorted(registry.level_ids(), key=registry.is_apart)
    )


def name_problems(draft: BaseDraft, say: Translate) -> list[tuple[int | None, str]]:
    """The names that a game cannot start with."""
    names = [row.name.strip() for row in draft.players]
    missing = [(row, say("setup-problem-name")) for row, name in enumerate(names) if not 1 <= len(name) <= NAME_LENGTH]
    twice = [(row, say("setup-problem-twice")) for row, name in enumerate(names) if name and name in names[:row]]
    return [*missing, *twice]


def _character(bot: str, say: Translate) -> CharacterChoice:
    character = parts_of(bot)[1]
    return CharacterChoice(
        bot, character, character_name(character, say), say(f"character-{character}-role"), level_about(bot, say)
    )
