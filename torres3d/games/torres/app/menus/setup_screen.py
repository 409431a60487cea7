"""The set-up screen of Torres."""

from collections.abc import Callable, Sequence
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.setup.setup_rows import Problems
from torres3d.app.menus.setup.setup_screen import BaseSetupScreen
from torres3d.app.session.fault_dialogs import FaultDialogs
from torres3d.app.session.player_looks import bot_name
from torres3d.engine.library.game_names import one_line
from torres3d.engine.players import USUAL_COLOURS
from torres3d.games.torres.app.menus import remembered_setup
from torres3d.games.torres.app.menus.setup_form import first_draft, problems, setup_model, to_setup
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.hud.models.setup_models import SetupDraft, SetupModel
from torres3d.games.torres.kit.setup import Setup
from torres3d.hud.models.setup_models import BotChoice, Draft
from torres3d.i18n.default_names import player_name
from torres3d.i18n.guide_texts import guide

FIRST_OPPONENT = "easy"


class SetupScreen(BaseSetupScreen[Setup, SetupDraft]):
    """Set-up of the next game of Torres; see `BaseSetupScreen`."""

    def __init__(
        self,
        parts: GameServices,
        faults: FaultDialogs,
        start: Callable[[Setup], None],
        read: Callable[[Setup, str], None],
        file: Path,
    ) -> None:
        super().__init__(parts.services, faults, start, read, file)
        self._parts = parts

    def open_against(self, name: str, bot: str) -> None:
        """Open the set-up screen for a person, by name (empty for anybody), against a bot.

        All else stays as it was, as far as two can play it.
        """
        draft = self.draft
        somebody = Draft(player_name(1, self._services.say), USUAL_COLOURS[0])
        person = next((row for row in draft.players if row.bot is None), somebody)
        colour = next(each for each in USUAL_COLOURS if each != person.colour)
        rival = Draft(bot_name(bot, self._services.say, self._parts.bots), colour, bot)
        players = (replace(person, name=name or person.name), rival)
        two = replace(draft, players=players)
        if self._problems(two):
            two = replace(two, rules=(), stacks=None, foundations=None)
        self._draft = two
        self.open()

    def _kept(self) -> SetupDraft:
        return remembered_setup.read(self._file, self._parts.editions, self._parts.levels)

    def _usual(self) -> SetupDraft:
        return first_draft(self._services.say, self._parts.level(FIRST_OPPONENT))

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _problems(self, draft: SetupDraft) -> Problems:
        return problems(draft, self._parts.editions, self._services.say)

    def _model(self) -> SetupModel:
        services = self._services
        tell = guide(services.settings.language)
        model = setup_model(self.draft, self._parts.editions, services.say, tell)
        return replace(model, bots=self._starred(model.bots))

    def _starred(self, bots: Sequence[BotChoice]) -> tuple[BotChoice, ...]:
        """The bots, with a word on the one that is a good opponent for the first person whose strength is known."""
        services, say = self._services, self._services.say
        strengths = services.strengths
        for row in self.draft.players:
            who = strengths.person(row.name)
            offered = strengths.fitting(who, self._parts.levels) if row.bot is None else None
            if offered is not None and strengths.strength_of(who).played:
                bot, percent = offered[0], round(100 * offered[1])
                name = bot_name(bot, say, self._parts.bots)
                fits = say("setup-fits", name=one_line(row.name), bot=name, chance=percent)
                return tuple(replace(each, fits=fits) if each.id == bot else each for each in bots)
        return tuple(bots)
