"""What a person wants, as the panels tell it: small frozen values, given to the one callable the HUD was made with."""

import msgspec

from torres3d.games.torres.hud.models.study_intents import StudyIntent
from torres3d.games.torres.hud.models.turn_intents import BoardFocused, EndAnyway
from torres3d.games.turm_bauer.hud.models.intents import Intent as TurmIntent
from torres3d.games.turm_bauer.hud.models.setup_models import SetupIntent
from torres3d.hud.frame.question import Answer
from torres3d.hud.models.following_intents import FollowingIntent
from torres3d.hud.models.keys_models import KeysIntent
from torres3d.hud.models.lesson_models import LessonIntent, OpenPuzzles
from torres3d.hud.models.models import ActionId, PresetId
from torres3d.hud.models.page_models import ChoosePerson, SetupDraft
from torres3d.hud.models.rules_models import RulesIntent
from torres3d.hud.models.shelf_models import ShelfIntent


class DoAction(msgspec.Struct, frozen=True):
    """A button of the turn panel was pressed."""

    id: ActionId


class PickStack(msgspec.Struct, frozen=True):
    """One of the player's stacks was clicked; ``index`` at the turn's beginning."""

    index: int


class PickReserve(msgspec.Struct, frozen=True):
    """The knights in reserve were clicked."""


class PickCard(msgspec.Struct, frozen=True):
    """A card in hand was clicked."""

    card: str


class KeepOffered(msgspec.Struct, frozen=True):
    """The answer to a purchase: `top` first card uppermost, `bottom` last card lowest (R-6.2)."""

    card: str
    top: tuple[str, ...]
    bottom: tuple[str, ...]


class EndTurnWith(msgspec.Struct, frozen=True):
    """End the turn: the stack given up and where its blocks go, in the order of the remaining stacks (R-5.8)."""

    stack: int | None
    onto: tuple[int, ...]


class CarryBlocks(msgspec.Struct, frozen=True):
    """Where the blocks carried over go, for each of the new stacks."""

    onto: tuple[int, ...]


class NameStarter(msgspec.Struct, frozen=True):
    """This seat starts the next phase."""

    seat: int


class MenuChoice(msgspec.Struct, frozen=True):
    """A button of a menu, the pause menu or the end screen: `new`, `continue`, `games`, `settings`, `quit`,
    `resume`, `save_copy`, `menu`, `rematch`, `analysis`, `replay`, `back`; of the saved games: `import`, `paste`,
    `undo`, `deleted`, `empty`; of the strengths: `play`, `forget`, `remember`."""

    id: str


class ChooseGame(msgspec.Struct, frozen=True):
    """The main menu: this is the game to play, learn and read about, by its id."""

    id: str


class GameChoice(msgspec.Struct, frozen=True):
    """A saved game: `open`, `replay`, `delete`, `export`, `copy` (as text); a deleted one: `restore`, `erase`."""

    file: str
    what: str


class SetupChanged(msgspec.Struct, frozen=True):
    """The set-up was changed; show it again with its problems."""

    draft: SetupDraft


class StartGame(msgspec.Struct, frozen=True):
    """Start a game with this set-up."""

    draft: SetupDraft


class SeatGiven(msgspec.Struct, frozen=True):
    """A seat of a game that is played on from a moment is played by a bot of this level, by a person where it is
    None."""

    seat: int
    bot: str | None


class SettingChanged(msgspec.Struct, frozen=True):
    """A setting has a new value, as text (`"1.5"`, `"true"`, `"de"`)."""

    key: str
    value: str


class ToggleOverlay(msgspec.Struct, frozen=True):
    """Switch an overlay on or off."""

    id: str


class XrayLevel(msgspec.Struct, frozen=True):
    """Towers are glass from this level up."""

    level: int


class ViewFrom(msgspec.Struct, frozen=True):
    """Go to a camera preset."""

    preset: PresetId


class ReplayTo(msgspec.Struct, frozen=True):
    """Show the state after command ``at``."""

    at: int


class CompareTurn(msgspec.Struct, frozen=True):
    """Show an analysed turn, by its number from 1, beside the better one."""

    turn: int


class ReplayStep(msgspec.Struct, frozen=True):
    """`first`, `turn_back`, `back`, `forward`, `turn_forward`, `last`, `play`, `pause`, `close`, `analyse`, `branch`,
    `eyes`, `study`."""

    what: str


class ReplaySpeed(msgspec.Struct, frozen=True):
    """Play at this speed, 0.5 to 8."""

    speed: float


class StopThinking(msgspec.Struct, frozen=True):
    """Stop the bot that thinks."""


class OpenMenu(msgspec.Struct, frozen=True):
    """The menu button of the game was pressed."""


Intent = (
    DoAction
    | PickStack
    | PickReserve
    | PickCard
    | KeepOffered
    | EndTurnWith
    | EndAnyway
    | CarryBlocks
    | NameStarter
    | Answer
    | MenuChoice
    | CompareTurn
    | ChooseGame
    | ChoosePerson
    | OpenPuzzles
    | GameChoice
    | SetupChanged
    | StartGame
    | SettingChanged
    | ToggleOverlay
    | XrayLevel
    | ViewFrom
    | ReplayTo
    | ReplayStep
    | ReplaySpeed
    | StopThinking
    | OpenMenu
    | BoardFocused
    | KeysIntent
    | FollowingIntent
    | ShelfIntent
    | RulesIntent
    | LessonIntent
    | SeatGiven
    | StudyIntent
    | TurmIntent
    | SetupIntent
)
