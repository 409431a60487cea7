"""Playing on from a moment of a game that was played: a page asks who plays whom, and a new game lies on the shelf."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.planning.setup_form import bot_choices, renamed, to_draft, to_setup
from torres3d.app.menus.saved_rows import names_of
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.play.torres_services import TorresServices
from torres3d.base.faults import Fault
from torres3d.engine.branch import branch
from torres3d.hud.contract.intents import Intent, MenuChoice, SeatGiven
from torres3d.hud.contract.page_models import BranchModel, SetupDraft
from torres3d.hud.contract.setup_models import BotChoice, Draft
from torres3d.kits.torres.torres_kit import TorresHistory
from torres3d.rules.state import State
from torres3d.words.names import following_name
from torres3d.words.texts import Say


class Branching:
    """Asks who plays whom from a moment on; ``opened`` opens the new game."""

    def __init__(self, services: TorresServices, faults: ToldFaults, opened: Callable[[Path], None]) -> None:
        self._services = services
        self._faults = faults
        self._opened = opened

    def open(self, history: TorresHistory, at: int) -> None:
        """Ask about the game that goes on after the first ``at`` commands that stand."""
        services = self._services
        draft = renamed(to_draft(history.header.setup), services.say)
        live = history.live()[:at]
        state = live[-1].after if live else history.start

        def shown() -> BranchModel:
            say = services.say
            when = moment(state, say)
            return BranchModel(when[:1].upper() + when[1:], draft.players, bot_choices(services.levels, say))

        def told(intent: Intent) -> None:
            nonlocal draft
            match intent:
                case SeatGiven(seat, bot):
                    draft = self._given(draft, seat, bot)
                case MenuChoice("play_on"):
                    self._begin(history, at, draft, state)
                case MenuChoice():
                    services.screens.back()

        services.screens.over(PanelScreen(shown, told, services.screens.back))

    def _given(self, draft: SetupDraft, seat: int, bot: str | None) -> SetupDraft:
        choices = bot_choices(self._services.levels, self._services.say)
        return replace(draft, players=given(draft.players, seat, bot, choices, self._services.say))

    def _begin(self, history: TorresHistory, at: int, draft: SetupDraft, state: State) -> None:
        services = self._services
        setup = to_setup(draft)
        names = ", ".join(names_of(setup, services.say))
        try:
            file = services.shelf.take_in_game(branch(history, at, setup))
            services.shelf.rename(file, services.say("branch-name", names=names, moment=moment(state, services.say)))
        except Fault as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self._opened(file)


def given(
    rows: Sequence[Draft], seat: int, bot: str | None, choices: Sequence[BotChoice], say: Say
) -> tuple[Draft, ...]:
    """The players when a seat is given to a bot of this level, or to a person; its name follows."""
    levels = {choice.id: choice.name for choice in choices}
    others = {row.name for number, row in enumerate(rows) if number != seat}
    level = None if bot is None else levels[bot]
    name = following_name(rows[seat].name, seat + 1, level, list(levels.values()), others, say)
    return (*rows[:seat], replace(rows[seat], bot=bot, name=name), *rows[seat + 1 :])


def moment(state: State, say: Say) -> str:
    """From when a game goes on, in words."""
    if state.stage in ("foundations", "knights") or (state.stage == "king" and not state.king):
        return say("branch-moment-setup")
    return say("branch-moment", phase=state.phase, round=state.round)
