"""Models of the full screens: menu, set-up, saved games, settings, pause, keys, rules, the result. Frozen values."""

from typing import Literal

import msgspec

from torres3d.hud.kit.base_models import ScreenModel
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.lesson_models import LessonsModel, WelcomeModel
from torres3d.hud.models.overlay_models import LegendEntry
from torres3d.hud.models.setup_models import BotChoice, Draft
from torres3d.i18n.texts import Translate
from torres3d.i18n.words_declaration import RuleSection


class KeyRow(msgspec.Struct, frozen=True):
    """What a key does: ``shown`` is printed on the key (empty: it has none), ``key`` is Panda3D's name of it. ``only``:
    the sign of the one game that has it, and that in words; None for what every game has."""

    action: str
    label: str
    key: str = ""
    shown: str = ""
    changed: bool = False
    only: tuple[str, str] | None = None


class KeyGroup(msgspec.Struct, frozen=True):
    """Keys that belong together."""

    id: str
    title: str
    rows: tuple[KeyRow, ...]


class KeysModel(ScreenModel, frozen=True):
    """The page of keys. ``asking``: the action that waits for its key; ``conflict``: the key given to it (as printed)
    and what that does already, None where it was free; ``refused``: why the last key cannot be."""

    groups: tuple[KeyGroup, ...]
    changed: bool = False
    asking: str = ""
    conflict: tuple[str, str] | None = None
    refused: str = ""


class CostRow(msgspec.Struct, frozen=True):
    """Cost of an action in a turn, both in words."""

    label: str
    cost: str


class HelpModel(ScreenModel, frozen=True):
    """The list of keys and costs. ``about`` is the mode the costs are of; ``closing`` Panda3D's name of the key that
    opened it and closes it; ``more`` are further buttons: ids and labels; ``legend``: colours of the board."""

    groups: tuple[KeyGroup, ...]
    costs: tuple[CostRow, ...]
    about: str = ""
    closing: str = ""
    more: tuple[tuple[str, str], ...] = ()
    legend: tuple[LegendEntry, ...] = ()


class AskKey(Intent, frozen=True):
    """The next key is for this action; an empty one stops asking."""

    action: str


class KeyPressed(Intent, frozen=True):
    """The key that was asked for, by Panda3D's name."""

    key: str


class SolveConflict(Intent, frozen=True):
    """Choice about a key that has another action: `swap`, `take` or `cancel`."""

    way: str


class FreeKey(Intent, frozen=True):
    """Take the key from an action."""

    action: str


class UsualKeys(Intent, frozen=True):
    """All keys are to be the usual ones again."""


class RulesModel(ScreenModel, frozen=True):
    """The rules of one game: ``about`` names it; ``chapters`` are the chapters' names by id; ``shown`` is the number of
    the open section, ``hits`` those that contain ``wanted`` (all if it is empty)."""

    about: str
    chapters: dict[str, str]
    sections: tuple[RuleSection, ...]
    shown: int = 0
    wanted: str = ""
    hits: tuple[int, ...] = ()


class OpenRules(Intent, frozen=True):
    """Read the rules, at the rule with this id if one is named."""

    rule: str = ""


class TurnToSection(Intent, frozen=True):
    """Open a section of the rules by its number."""

    number: int


class SearchRules(Intent, frozen=True):
    """Look for these words in the rules."""

    words: str


class GameCard(msgspec.Struct, frozen=True):
    """A game there is to play, as the main menu offers it: id, name, a line on it, the name of its icon."""

    id: str
    title: str
    about: str
    icon: str


class MenuModel(ScreenModel, frozen=True):
    """The main menu. ``resume`` describes the game to continue, empty if there is none; ``lesson`` is the chapter at
    which the lessons continue and their number, None before the first. ``game`` is the id of the chosen one,
    ``entries`` are ids of what else it offers, ``learn``: whether it has lessons."""

    resume: str = ""
    lesson: tuple[int, int] | None = None
    version: str = ""
    games: tuple[GameCard, ...] = ()
    game: str = ""
    entries: tuple[str, ...] = ()
    learn: bool = True


class Setting(msgspec.Struct, frozen=True):
    """One setting. ``value`` as text; a ``slider`` has a range and step, a choice its values with labels; a ``palette``
    is a choice of players' colours."""

    key: str
    label: str
    kind: Literal["choice", "slider", "switch", "palette", "folder"]
    value: str
    choices: tuple[tuple[str, str], ...] = ()
    low: float = 0.0
    high: float = 1.0
    step: float = 0.1
    shown: str = ""
    about: str = ""
    group: str = ""
    fixed: bool = False


class SettingsModel(ScreenModel, frozen=True):
    """The settings screen; each change is sent at once and kept."""

    settings: tuple[Setting, ...]


class FolderModel(ScreenModel, frozen=True):
    """The choice of a folder by its path; ``usual`` is the one that is used where none is chosen."""

    title: str
    path: str
    usual: str
    about: str


class PauseModel(ScreenModel, frozen=True):
    """The pause menu of a running game; what cannot be done now is left out of ``can``."""

    can: tuple[str, ...] = ("resume", "settings", "rules", "save_copy", "replay", "menu", "quit")
    about: str = ""


class StrengthPoint(msgspec.Struct, frozen=True):
    """Estimate of a strength after a game, in Elo: the number, and the ends of its interval."""

    value: int
    low: int
    high: int


class StrengthGame(msgspec.Struct, frozen=True):
    """A game that counted: the day, whom it was against and how it ended in words, the ``place`` of the person, the
    strength after it and by how much that changed; None for a first game, before which nothing was known."""

    day: str
    against: str
    result: str
    place: int
    value: int
    change: int | None


class StrengthOffer(msgspec.Struct, frozen=True):
    """An opponent for a person: its id, its name, and the chance against it in percent."""

    bot: str
    name: str
    chance: int


class StrengthModel(ScreenModel, frozen=True):
    """The page of strengths in a ``game``. ``persons`` are pairs of id and name, ``chosen`` is the id whose ``course``
    it is, game by game; ``games`` are the last of them, the latest first; ``bots`` are names with their Elo, the
    gentlest first, the name empty where the bot is only a line. ``forgotten`` is the name of a person who was just
    forgotten."""

    persons: tuple[tuple[str, str], ...] = ()
    chosen: str = ""
    course: tuple[StrengthPoint, ...] = ()
    games: tuple[StrengthGame, ...] = ()
    bots: tuple[tuple[str, int], ...] = ()
    offer: StrengthOffer | None = None
    forgotten: str = ""
    game: str = ""


class ChoosePerson(Intent, frozen=True):
    """The page of strengths: show this person, by the id."""

    id: str


class BranchModel(ScreenModel, frozen=True):
    """Going on from a moment of a game that was played: who plays whom from here on. ``moment`` says from when,
    ``bots`` which levels there are, ``about`` what becomes of both games, empty for the usual."""

    moment: str
    players: tuple[Draft, ...]
    bots: tuple[BotChoice, ...]
    about: str = ""


class CourseLine(msgspec.Struct, frozen=True):
    """A player's line in an analysis: the expectation (in the unit of its `AnalysisModel`) before the first turn and
    after each turn, and in words how much better turns would have brought in total."""

    name: str
    colour: str
    points: tuple[float, ...]
    lost: str
    emblem: int = 0
    character: str = ""


class AnalysisRow(msgspec.Struct, frozen=True):
    """A turn worth looking at: ``turn`` its number from 1, ``at`` the command it began with (for the replay). ``lost``
    says in a word what it gave away, ``gained`` what it added to its player's expectation, ``mistake`` what it got
    wrong, ``more`` are lines with what there is to say beside. ``better``: whether a better turn can be shown beside
    it. ``seat`` and ``emblem`` are those of the sign in this ``colour``."""

    turn: int
    at: int
    colour: str
    text: str
    lost: str
    more: tuple[str, ...] = ()
    better: bool = False
    mistake: str = ""
    seat: int = 0
    emblem: int = 0
    gained: str = ""


class AnalysisModel(ScreenModel, frozen=True):
    """The analysis of a finished game; ``working`` while it is being made, ``percent`` of it done. ``marked`` are turns
    with a vertical line, and ``marks`` says what those are; ``turning`` are the turning points, ``worst`` the costliest
    turns. ``about`` explains the picture, ``unit`` follows the numbers of its axis.

    ``costliest`` and ``best`` are turns of the ``own`` seats: those without a bot, or all where bots play alone.
    ``summary`` says in few lines how these played. ``mistakes`` are all turns with a loss, in order. The points of the
    lines hold after so many commands as ``ends`` says. ``back`` is the label of the button that closes the page,
    ``practise`` that of one that leads to puzzles; empty for none."""

    lines: tuple[CourseLine, ...] = ()
    marked: tuple[int, ...] = ()
    turning: tuple[AnalysisRow, ...] = ()
    worst: tuple[AnalysisRow, ...] = ()
    about: str = ""
    unit: str = ""
    working: bool = False
    percent: int = 0
    fault: str = ""
    practise: str = ""
    costliest: tuple[AnalysisRow, ...] = ()
    best: tuple[AnalysisRow, ...] = ()
    own: tuple[int, ...] = ()
    summary: tuple[str, ...] = ()
    mistakes: tuple[AnalysisRow, ...] = ()
    ends: tuple[int, ...] = ()
    marks: str = ""
    back: str = ""

    @property
    def all_own(self) -> bool:
        """Whether the own turns are those of all players."""
        return len(self.own) == len(self.lines)

    @property
    def own_mistakes(self) -> bool:
        """Whether a turn of the ``own`` seats lost something."""
        return any(row.seat in self.own for row in self.mistakes)


class ResultModel(ScreenModel, frozen=True, kw_only=True):
    """Base of the result of a game: a screen behind which one can look at the table. ``summary`` says in few lines how
    a person played, where an analysis has found it."""

    summary: tuple[str, ...] = ()

    def spoken(self, say: Translate) -> tuple[str, ...]:
        """The table of the players in sentences."""
        return ()


SEE_THROUGH = (PauseModel, ResultModel, BranchModel, LessonsModel, WelcomeModel)
"""Screens that leave the table in sight, dimmed."""
