"""Continuing from a moment of any game: a page asks for the players of the new game."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Generic

from msgspec.structs import replace

from torres3d.app.menus.base_menu_screen import PanelScreen
from torres3d.app.menus.setup.setup_screen import DraftT, bot_choices, renamed
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.player_looks import player_names
from torres3d.app.window.services import BaseGameServices, Services
from torres3d.base.faults import Fault
from torres3d.engine.history import History, branch
from torres3d.engine.kit import EventT, GameSetup, StateT
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.intents import MenuChoice, SeatGiven
from torres3d.hud.models.page_models import BranchModel
from torres3d.hud.models.setup_models import BotChoice, Draft
from torres3d.hud.widgets.bot_chooser import name_of, names_of_all
from torres3d.i18n.player_level_and_key_names import following_name
from torres3d.i18n.texts import Translate


class BaseContinueFrom(ABC, Generic[StateT, DraftT]):
    """Question for the players from a moment on; ``opened`` opens the new game."""

    def __init__(self, parts: BaseGameServices[Any], faults: FaultDialogs, opened: Callable[[Path], None]) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._opened = opened

    # what differs from game to game

    @abstractmethod
    def _draft(self, setup: GameSetup) -> DraftT:
        """The draft of this set-up."""

    @abstractmethod
    def _setup(self, draft: DraftT) -> GameSetup:
        """The set-up of a draft."""

    @abstractmethod
    def _moment(self, state: StateT) -> str:
        """The moment of the branch, in words."""

    def _about(self) -> str:
        """The note on what becomes of both games."""
        return ""

    # what is the same

    def open(self, history: History[StateT, EventT], at: int) -> None:
        """Open the page for the game after the first ``at`` standing commands."""
        services = self._services
        draft = renamed(self._draft(history.header.setup), services.say)
        bots = bot_choices(services.say, self._parts.bots)
        live = history.standing_steps()[:at]
        state = live[-1].after if live else history.start

        def words() -> tuple[str, str]:
            when = self._moment(state)
            return when[:1].upper() + when[1:], self._about()

        ask_players(services, draft, bots, words, lambda chosen: self._begin(history, at, self._setup(chosen), state))

    def _begin(self, history: History[StateT, EventT], at: int, setup: GameSetup, state: StateT) -> None:
        services, say = self._services, self._services.say
        names = ", ".join(player_names(setup, self._parts.bots, say))
        try:
            made = branch(history, at, setup)
            file = services.shelf.import_game(made)
            if self._parts.bots.rated:
                self._parts.strengths.take_out(made.header.id, "branch")
            services.shelf.rename(file, say("branch-name", names=names, moment=self._moment(state)))
        except Fault as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self._opened(file)


def ask_players(
    services: Services,
    draft: DraftT,
    bots: Sequence[BotChoice],
    words: Callable[[], tuple[str, str]],
    begin: Callable[[DraftT], None],
) -> None:
    """Open a page that asks who plays each seat of a draft; ``words`` are its heading and its note."""

    def shown() -> BranchModel:
        heading, about = words()
        return BranchModel(heading, draft.players, tuple(bots), about)

    def told(intent: Intent) -> None:
        nonlocal draft
        match intent:
            case SeatGiven(seat, bot):
                draft = replace(draft, players=given(draft.players, seat, bot, bots, services.say))
            case MenuChoice("play_on"):
                begin(draft)
            case MenuChoice():
                services.screens.pop()

    services.screens.push(PanelScreen(shown, told, services.screens.pop))


def given(
    rows: Sequence[Draft], seat: int, bot: str | None, choices: Sequence[BotChoice], say: Translate
) -> tuple[Draft, ...]:
    """The players after a seat is given to a bot of this level, or to a human; its name follows."""
    others = {row.name for number, row in enumerate(rows) if number != seat}
    name = following_name(rows[seat].name, seat + 1, name_of(choices, bot), names_of_all(choices), others, say)
    return (*rows[:seat], replace(rows[seat], bot=bot, name=name), *rows[seat + 1 :])
