"""What the set-ups of all games share: names said in another language, bots to choose from."""

from collections.abc import Sequence
from typing import TypeVar

from msgspec.structs import replace

from torres3d.app.showing.people import bot_name
from torres3d.bots.bot_names import GameName
from torres3d.bots.registry import elo_of
from torres3d.hud.contract.setup_models import AnyDraft, BotChoice
from torres3d.words.names import level_about, shown_name, step_of
from torres3d.words.texts import Say

DraftT = TypeVar("DraftT", bound=AnyDraft)


def renamed(draft: DraftT, say: Say) -> DraftT:
    """The draft in another language: names that nobody has written are said in it."""
    return replace(draft, players=tuple(replace(row, name=shown_name(row.name, row.bot, say)) for row in draft.players))


def bot_choices(levels: Sequence[str], say: Say, game: GameName = "torres") -> tuple[BotChoice, ...]:
    """The levels of bots that can be chosen."""
    return tuple(
        BotChoice(level, bot_name(level, say, game), level_about(level, say), step_of(level)[0], elo_of(level))
        for level in levels
    )
