"""Intents that every game has."""

from typing import Literal

from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.overlay_models import PresetId


class MenuChoice(Intent, frozen=True):
    """A button of a menu, the pause menu or the end screen: `new`, `continue`, `games`, `settings`, `quit`,
    `resume`, `save_copy`, `menu`, `rematch`, `analysis`, `replay`, `back`; of the saved games: `import`, `paste`,
    `undo`, `deleted`, `empty`; of the strengths: `play`, `forget`, `remember`."""

    id: str


class ChooseGame(Intent, frozen=True):
    """The main menu: this is the game to play, learn and read about, by its id."""

    id: str


class GameChoice(Intent, frozen=True):
    """A saved game: `open`, `replay`, `delete`, `export`, `copy` (as text); a deleted one: `restore`, `erase`."""

    file: str
    what: str


class SeatGiven(Intent, frozen=True):
    """In a game continued from a moment a bot of this level plays the seat, a person where it is None."""

    seat: int
    bot: str | None


class SettingChanged(Intent, frozen=True):
    """A setting has a new value, as text (`"1.5"`, `"true"`, `"de"`)."""

    key: str
    value: str


class ToggleOverlay(Intent, frozen=True):
    """Switch an overlay on or off."""

    id: str


class XrayLevel(Intent, frozen=True):
    """Towers are glass from this level up."""

    level: int


class ViewFrom(Intent, frozen=True):
    """Go to a camera preset."""

    preset: PresetId


class OpenHelp(Intent, frozen=True):
    """Open the list of keys and costs over the table, or the rules of the game that is played."""

    what: Literal["help", "rules"]


class ReplayTo(Intent, frozen=True):
    """Show the state after command ``at``."""

    at: int


class CompareTurn(Intent, frozen=True):
    """Show an analysed turn, by its number from 1, beside the better one."""

    turn: int


class ReplayStep(Intent, frozen=True):
    """`first`, `turn_back`, `back`, `forward`, `turn_forward`, `last`, `play`, `pause`, `close`, `analyse`, `branch`,
    or one of a game's `ReplayChoice`."""

    what: str


class ReplaySpeed(Intent, frozen=True):
    """Play at this speed, 0.5 to 8."""

    speed: float


class StopThinking(Intent, frozen=True):
    """Stop the bot that thinks."""


class OpenMenu(Intent, frozen=True):
    """The menu button of the game was pressed."""


class BoardFocused(Intent, frozen=True):
    """The keyboard went from a panel to the board, where squares are to be chosen now."""


TAKE_BACK = Answer("prompt", "take_back")
"""A player takes back an action before the next player has acted."""
