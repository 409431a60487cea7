"""Models of all games' set-up screens: planned players, bots and options to choose from."""

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent


class Draft(msgspec.Struct, frozen=True):
    """A player as the set-up screen has it; ``bot`` is a bot's id, None for a person. ``second`` is another colour of
    the same player, empty where he has but one."""

    name: str
    colour: str
    bot: str | None = None
    second: str = ""


class BaseDraft(msgspec.Struct, frozen=True):
    """A set-up as chosen so far, of any game."""

    players: tuple[Draft, ...]


class CharacterChoice(msgspec.Struct, frozen=True):
    """A character of a level: the bot's id, the character's own (of its picture), its name, what it is, a sentence."""

    id: str
    character: str
    name: str
    role: str
    about: str


class BotChoice(msgspec.Struct, frozen=True):
    """A bot to choose: id, name and one sentence. ``stage`` is the same for bots that are steps of one, empty for none;
    ``elo`` its strength, None if unknown. ``fits`` says whose good opponent it is, empty for most. ``characters`` play
    at the same level in other ways. A bot that is ``apart`` is not on the slider of strength; those come last."""

    id: str
    name: str
    about: str = ""
    stage: str = ""
    elo: int | None = None
    fits: str = ""
    characters: tuple[CharacterChoice, ...] = ()
    apart: bool = False


class RuleChoice(msgspec.Struct, frozen=True):
    """An option for house rules: its values and the edition's own; for each value its meaning (``told``) and the name
    of a picture, empty for none."""

    option: str
    values: tuple[str, ...]
    usual: str
    told: tuple[str, ...] = ()
    pictures: tuple[str, ...] = ()


class BaseSetupModel(ScreenModel, frozen=True):
    """A set-up screen. ``problems`` are (player's row or None, sentence); the game can start without any."""

    draft: BaseDraft
    colours: tuple[str, ...]
    bots: tuple[BotChoice, ...]
    rules: tuple[RuleChoice, ...] = ()
    problems: tuple[tuple[int | None, str], ...] = ()


class SetupChanged(Intent, frozen=True):
    """The set-up was changed; show it again with its problems."""

    draft: BaseDraft


class StartGame(Intent, frozen=True):
    """Start a game with this set-up."""

    draft: BaseDraft
