"""Playing on from a moment of a game of Turm Bauer: a page asks who plays whom, and a new game lies on the shelf."""

from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_screens import PanelScreen
from torres3d.app.menus.planning.branching import given
from torres3d.app.menus.told_faults import ToldFaults
from torres3d.app.menus.turm.turm_level_names import turm_level
from torres3d.app.menus.turm.turm_setup_form import to_turm_draft, to_turm_setup, turm_bot_choices, turm_renamed
from torres3d.app.turm.playing.turm_parts import TurmParts
from torres3d.app.turm.showing.turm_people import called_by, turm_bots, turm_people
from torres3d.base.faults import Fault
from torres3d.engine.branch import branch
from torres3d.hud.contract.intents import Intent, MenuChoice, SeatGiven
from torres3d.hud.contract.page_models import BranchModel
from torres3d.hud.contract.setup_models import BotChoice
from torres3d.hud.contract.turm.turm_setup_models import TurmDraft
from torres3d.kits.turm.turm_kit import TurmHistory
from torres3d.turm.state import State
from torres3d.words.texts import Say
from torres3d.words.turm.turm_outcome import turn_words


class TurmBranching:
    """Asks who plays whom from a moment on; ``opened`` opens the new game."""

    def __init__(self, parts: TurmParts, faults: ToldFaults, opened: Callable[[Path], None]) -> None:
        self._parts = parts
        self._services = parts.services
        self._faults = faults
        self._opened = opened

    def open(self, history: TurmHistory, at: int) -> None:
        """Ask about the game that goes on after the first ``at`` commands that stand."""
        services = self._services
        draft = turm_renamed(to_turm_draft(history.header.setup), services.say)
        live = history.live()[:at]
        state = live[-1].after if live else history.start

        def shown() -> BranchModel:
            when = turm_moment(state, services.say)
            about = services.say("turm-branch-about")
            return BranchModel(when[:1].upper() + when[1:], draft.players, self._choices(), about)

        def told(intent: Intent) -> None:
            nonlocal draft
            match intent:
                case SeatGiven(seat, bot):
                    draft = replace(draft, players=given(draft.players, seat, bot, self._choices(), services.say))
                case MenuChoice("play_on"):
                    self._begin(history, at, draft, state)
                case MenuChoice():
                    services.screens.back()

        services.screens.over(PanelScreen(shown, told, services.screens.back))

    def _choices(self) -> tuple[BotChoice, ...]:
        say = self._services.say
        return turm_bot_choices(self._parts.levels, lambda level: turm_level(level, say), say)

    def _begin(self, history: TurmHistory, at: int, draft: TurmDraft, state: State) -> None:
        services, setup = self._services, to_turm_setup(draft)
        say = services.say
        names = ", ".join(called_by(turm_people(setup, turm_bots(setup, self._parts.levels), say)))
        try:
            file = services.shelf.take_in_game(branch(history, at, setup))
            services.shelf.rename(file, say("branch-name", names=names, moment=turm_moment(state, say)))
        except Fault as fault:
            self._faults.tell(fault, "fault-start-title")
            return
        self._opened(file)


def turm_moment(state: State, say: Say) -> str:
    """From when a game goes on, in words."""
    return say("turm-branch-moment", moment=turn_words(state.turn, len(state.sets), say))
