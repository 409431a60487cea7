"""The set-up screen of Torres."""

from torres3d.app.menus.planning import remembered_setup
from torres3d.app.menus.planning.any_planned import AnyPlanned
from torres3d.app.menus.planning.setup_form import first_draft, problems, setup_model, to_setup
from torres3d.hud.contract.intents import Intent, SetupChanged, StartGame
from torres3d.hud.contract.page_models import SetupDraft, SetupModel
from torres3d.kits.torres.setup import Setup
from torres3d.words.guide import guide

FIRST_OPPONENT = "easy"


class PlannedGame(AnyPlanned[Setup, SetupDraft]):
    """What is set up for the next game of Torres; see `AnyPlanned`."""

    def _kept(self) -> SetupDraft:
        return remembered_setup.read(self._file, self._services.editions, self._services.levels)

    def _usual(self) -> SetupDraft:
        return first_draft(self._services.say, self._services.level(FIRST_OPPONENT))

    def _setup(self, draft: SetupDraft) -> Setup:
        return to_setup(draft)

    def _can_be_played(self, draft: SetupDraft) -> bool:
        return not problems(draft, self._services.editions, self._services.say)

    def _model(self) -> SetupModel:
        services = self._services
        tell = guide(services.settings.language)
        return setup_model(self.draft, services.editions, services.levels, services.say, tell)

    def _took(self, intent: Intent) -> None:
        match intent:
            case SetupChanged(draft):
                self._keep(draft)
            case StartGame(draft):
                self._begin(draft)
