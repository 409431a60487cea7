"""Set-up screen of any game, its rows and its file; every change is saved until the game begins.

An unusable file never stops the program: the default set-up is shown, the fault is reported, and the file is kept
beside the new one.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

import msgspec
from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.player_looks import bot_name
from torres3d.app.window.services import BaseGameServices
from torres3d.base.atomic_write import make_folder, quarantine, write_file
from torres3d.base.faults import Fault, FileFault
from torres3d.base.plain_values import NAME_LENGTH, ListIndex
from torres3d.base.read_document import Source
from torres3d.bots.registry import BotRegistry
from torres3d.engine.given_game_names import one_line
from torres3d.engine.kit import GameSetup, PlayerEntry
from torres3d.engine.player_names_and_colours import USUAL_COLOURS
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice
from torres3d.hud.models.setup_models import (
    BaseDraft,
    BaseSetupModel,
    BotChoice,
    CharacterChoice,
    Draft,
    SetupChanged,
    StartGame,
)
from torres3d.i18n.fault_messages import fault_message, system_message
from torres3d.i18n.player_level_and_key_names import (
    character_name,
    level_about,
    parts_of,
    player_name,
    shown_name,
    step_of,
)
from torres3d.i18n.texts import Translate


def check_bots(
    found: Source, players: Sequence[PlayerEntry], levels: Sequence[str], bots: BotRegistry[Any, Any]
) -> None:
    """Raise a `FileFault` for a player's bot that is not among these."""
    for row, player in enumerate(players):
        if player.bot is not None and not bots.is_known(player.bot, levels):
            raise found.wrong(("players", ListIndex(row), "bot"), player.bot, ", ".join(("null", *levels)))


def write_setup(path: Path, setup: GameSetup, keep: bool = False) -> None:
    """Write the set-up of any game; with ``keep`` the old file is kept beside it as ``….yaml.old``.

    Raises `OSError` when the folder cannot be written.
    """
    # Imported where it is needed: most programs that start write no set-up.
    import yaml

    make_folder(path.parent)
    if keep and path.exists():
        quarantine(path)
    # Letters beyond ASCII are escaped: as they are, PyYAML reads some ends of lines (U+0085) again as blanks.
    text = yaml.safe_dump(msgspec.to_builtins(setup), sort_keys=False)
    write_file(path, text.encode())


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


def problems_with(found: list[tuple[int | None, str]], check: Callable[[], object], say: Translate) -> Problems:
    """The problems ``found``; where there are none, the `Fault` that ``check`` raises."""
    if not found:
        try:
            check()
        except Fault as fault:
            found = [(None, fault_message(fault, say).problem)]
    return tuple(found)


def _character(bot: str, say: Translate) -> CharacterChoice:
    character = parts_of(bot)[1]
    return CharacterChoice(
        bot, character, character_name(character, say), say(f"character-{character}-role"), level_about(bot, say)
    )


PlannedT = TypeVar("PlannedT", bound=GameSetup)


class BaseSetupScreen(ABC, Generic[PlannedT, DraftT]):
    """Set-up of the next game; ``file`` keeps it. ``start`` begins it, ``read`` opens its rules."""

    def __init__(
        self,
        parts: BaseGameServices[Any],
        faults: FaultDialogs,
        start: Callable[[PlannedT], None],
        read: Callable[[PlannedT, str], None],
        file: Path,
    ) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._start = start
        self._read = read
        self._file = file
        self._draft: DraftT | None = None
        self._fault: FileFault | None = None
        self._told_unkept = False

    # what differs from game to game

    @abstractmethod
    def _kept(self) -> DraftT:
        """The set-up in the file. Raises `FileFault` where none can be played."""

    @abstractmethod
    def _usual(self) -> DraftT:
        """The default set-up."""

    @abstractmethod
    def _setup(self, draft: DraftT) -> PlannedT:
        """The set-up of a draft."""

    @abstractmethod
    def _problems(self, draft: DraftT) -> Problems:
        """The obstacles to starting a game with this."""

    @abstractmethod
    def _model(self) -> BaseSetupModel:
        """The model of the screen."""

    def _without_rules(self, draft: DraftT) -> DraftT:
        """A draft without its house rules."""
        return draft

    def _fitted(self, draft: DraftT) -> DraftT:
        """A changed draft with what follows from the change."""
        return draft

    # what is the same

    @property
    def draft(self) -> DraftT:
        """The last set-up; the default one where there is none."""
        if self._draft is None:
            try:
                self._draft = self._kept()
            except FileFault as fault:
                self._fault = None if fault.reason == "not_found" else fault
                self._draft = self._usual()
        return self._draft

    @property
    def setup(self) -> PlannedT:
        return self._setup(self.draft)

    def open(self) -> None:
        """Open the set-up screen, with default names in the current language."""
        screens = self._services.screens
        self._draft = renamed(self.draft, self._services.say)
        screens.push(PanelScreen(self._starred_model, self._told, screens.pop))
        if self._fault is not None:
            self._faults.tell_some((self._fault,), "fault-setup-title", "fault-setup-todo")

    def open_against(self, name: str, bot: str) -> None:
        """Open the set-up screen for a person, by name (empty for anybody), against a bot.

        All else stays as it was, as far as two can play it.
        """
        draft, say = self.draft, self._services.say
        somebody = Draft(player_name(1, say), USUAL_COLOURS[0])
        person = next((row for row in draft.players if row.bot is None), somebody)
        colour = next(each for each in USUAL_COLOURS if each not in (person.colour, person.second))
        players = (replace(person, name=name or person.name), Draft(bot_name(bot, say, self._parts.bots), colour, bot))
        two = self._fitted(replace(draft, players=players))
        self._draft = self._without_rules(two) if self._problems(two) else two
        self.open()

    def _starred_model(self) -> BaseSetupModel:
        """The model, with a word on the bot that is a good opponent for the first person whose strength is known."""
        model, say, strengths = self._model(), self._services.say, self._parts.strengths
        for row in self.draft.players:
            who = strengths.person(row.name)
            offered = strengths.fitting(who, self._parts.levels) if row.bot is None else None
            if offered is not None and strengths.strength_of(who).played:
                bot, percent = offered[0], round(100 * offered[1])
                name = bot_name(bot, say, self._parts.bots)
                fits = say("setup-fits", name=one_line(row.name), bot=name, chance=percent)
                bots = tuple(replace(each, fits=fits) if each.id == bot else each for each in model.bots)
                return replace(model, bots=bots)
        return model

    def _told(self, intent: Intent) -> None:
        match intent:
            case MenuChoice("rules"):
                self._read(self.setup, "")
            case MenuChoice():
                self._services.screens.pop()
            case SetupChanged():
                # The page sends drafts of the kind that its model has.
                self._keep(self._fitted(cast(DraftT, intent.draft)))
            case StartGame():
                draft = cast(DraftT, intent.draft)
                self._keep(draft)
                self._start(self._setup(draft))

    def _keep(self, draft: DraftT) -> None:
        """Remember the set-up; only a playable one goes to the disk."""
        services = self._services
        self._draft = draft
        if self._problems(draft):
            return
        try:
            write_setup(self._file, self._setup(draft), keep=self._fault is not None)
        except OSError as error:
            if not self._told_unkept:
                services.refuse(services.say("setup-not-saved", why=system_message(error, services.say)))
            self._told_unkept = True
        else:
            self._fault = None
