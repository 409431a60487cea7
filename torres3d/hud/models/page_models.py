"""What the full screens show: menu, set-up, saved games, settings, pause, the result. Frozen values."""

from typing import Literal

import msgspec

from torres3d.games.torres.hud.models.study_models import StudiesModel
from torres3d.games.torres.rules.kinds import Mode
from torres3d.games.turm_bauer.hud.models.end_models import EndModel as TurmEndModel
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel as TurmSetupModel
from torres3d.hud.models.keys_models import HelpModel, KeysModel
from torres3d.hud.models.lesson_models import LessonsModel, PuzzlesModel, WelcomeModel
from torres3d.hud.models.rules_models import RulesModel
from torres3d.hud.models.setup_models import BaseDraft, BotChoice, Draft, RuleChoice
from torres3d.hud.models.shelf_models import FilesModel, GamesModel


class GameCard(msgspec.Struct, frozen=True):
    """A game there is to play, as the main menu offers it: id, name, a line on it, the name of its icon."""

    id: str
    title: str
    about: str
    icon: str


class MenuModel(msgspec.Struct, frozen=True):
    """The main menu. ``resume`` describes the game that can be continued, empty if there is none; ``lesson`` is the
    chapter at which the lessons go on and how many there are, None where none was begun. Of the ``games`` the one with
    the id ``game`` is what is begun, learnt and read about; ``strength``: whether persons have one in it."""

    resume: str = ""
    lesson: tuple[int, int] | None = None
    version: str = ""
    games: tuple[GameCard, ...] = ()
    game: str = ""
    strength: bool = False


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


class SetupModel(msgspec.Struct, frozen=True):
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


class SettingsModel(msgspec.Struct, frozen=True):
    """The settings screen; a change is told at once and kept."""

    settings: tuple[Setting, ...]


class FolderModel(msgspec.Struct, frozen=True):
    """The choice of a folder by its path; ``usual`` is the one that is used where none is chosen."""

    title: str
    path: str
    usual: str
    about: str


class PauseModel(msgspec.Struct, frozen=True):
    """The pause menu of a running game; what cannot be done now is left out of ``can``."""

    can: tuple[str, ...] = ("resume", "settings", "rules", "save_copy", "replay", "menu", "quit")
    about: str = ""


class ScoredCastle(msgspec.Struct, frozen=True):
    """A castle at a scoring: its area, the level of the player's highest knight there, his square, the points."""

    area: int
    level: int
    knight: str
    points: int


class ResultRow(msgspec.Struct, frozen=True):
    """A player's result: for each phase (castles, king, master), the points bought with the marker, the castles of each
    phase, ``uses`` of AP (walking, building, adding, cards, marker, lost), the best ``knight`` in words, the points
    after each turn; of a person who met bots what the game says of his ``strength``. ``character`` as in
    `PlayerLook`."""

    name: str
    colour: str
    bot: str | None
    phases: tuple[tuple[int, int, int], ...]
    marker: int
    total: int
    winner: bool = False
    castles: tuple[tuple[ScoredCastle, ...], ...] = ()
    uses: tuple[int, ...] = ()
    knight: str = ""
    course: tuple[int, ...] = ()
    seat: int = 0
    emblem: int = 0
    strength: str = ""
    character: str = ""


class EndModel(msgspec.Struct, frozen=True):
    """The end of the game: rows from first to last; ``master`` if the game had a master card; ``scorings`` are the
    turns after which a phase was scored."""

    rows: tuple[ResultRow, ...]
    master: bool = False
    scorings: tuple[int, ...] = ()


class StrengthPoint(msgspec.Struct, frozen=True):
    """What was thought of a strength after a game, in Elo: the number, and the ends of its interval."""

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


class StrengthModel(msgspec.Struct, frozen=True):
    """The page of strengths. ``persons`` are pairs of id and name, ``chosen`` one of these ids, whose ``course`` it is,
    game by game; ``games`` are the last of them, the latest first; ``bots`` are names with their Elo, the gentlest
    first, the name empty where the bot is only a line. ``forgotten`` is the name of somebody whose games have just been
    forgotten."""

    persons: tuple[tuple[str, str], ...] = ()
    chosen: str = ""
    course: tuple[StrengthPoint, ...] = ()
    games: tuple[StrengthGame, ...] = ()
    bots: tuple[tuple[str, int], ...] = ()
    offer: StrengthOffer | None = None
    forgotten: str = ""


class ChoosePerson(msgspec.Struct, frozen=True):
    """The page of strengths: show this person, by the id."""

    id: str


class BranchModel(msgspec.Struct, frozen=True):
    """Going on from a moment of a game that was played: who plays whom from here on. ``moment`` says from when,
    ``bots`` which levels there are, ``about`` what becomes of both games, where it is not as with Torres."""

    moment: str
    players: tuple[Draft, ...]
    bots: tuple[BotChoice, ...]
    about: str = ""


class CourseLine(msgspec.Struct, frozen=True):
    """A player's line in an analysis: what was expected (in the unit of its `AnalysisModel`) before the first turn and
    after each turn, and in words what better turns would have brought in all."""

    name: str
    colour: str
    points: tuple[float, ...]
    lost: str
    emblem: int = 0
    character: str = ""


class AnalysisRow(msgspec.Struct, frozen=True):
    """A turn worth looking at: ``turn`` its number from 1, ``at`` the command it began with (for the replay). ``lost``
    says in a word what it gave away, ``mistake`` what it got wrong, ``more`` are lines with what there is to say
    beside. ``better``: whether a better turn can be shown beside it."""

    turn: int
    at: int
    colour: str
    text: str
    lost: str
    more: tuple[str, ...] = ()
    better: bool = False
    mistake: str = ""


class AnalysisModel(msgspec.Struct, frozen=True):
    """The analysis of a finished game; ``working`` while it is being made, ``percent`` of it done. ``marked`` are the
    turns that an upright line is drawn at, ``turning`` the turning points, ``worst`` the turns that lost most.
    ``about`` says what the picture shows, ``unit`` stands behind the numbers of its axis."""

    lines: tuple[CourseLine, ...] = ()
    marked: tuple[int, ...] = ()
    turning: tuple[AnalysisRow, ...] = ()
    worst: tuple[AnalysisRow, ...] = ()
    about: str = ""
    unit: str = ""
    working: bool = False
    percent: int = 0
    fault: str = ""


Pages = MenuModel | SetupModel | GamesModel | FilesModel | SettingsModel | PauseModel | EndModel | AnalysisModel
Books = KeysModel | HelpModel | RulesModel | LessonsModel | PuzzlesModel | StudiesModel
ScreenModel = Pages | Books | StrengthModel | BranchModel | FolderModel | WelcomeModel | TurmSetupModel | TurmEndModel
RESULTS = (EndModel, TurmEndModel)
"""Screens with the result of a game, behind which one can look at the table."""
SEE_THROUGH = (PauseModel, *RESULTS, BranchModel, LessonsModel, WelcomeModel)
"""Screens that leave the table in sight, dimmed."""
