"""Set-up screen of a simple game: names and bots."""

from torres3d.app.default_screens.game_services import SimpleServices
from torres3d.app.menus.setup.setup_screen import (
    BaseSetupScreen,
    Problems,
    bot_choices,
    check_bots,
    name_problems,
    problems_with,
)
from torres3d.app.session.player_looks import bot_name
from torres3d.base.faults import Fault, FileFault
from torres3d.base.read_document import read_source
from torres3d.engine.kit import GameSetup
from torres3d.engine.player_names_and_colours import COLOURS
from torres3d.hud.models.default_screens_models import SimpleSetupModel
from torres3d.hud.models.setup_models import BaseDraft, Draft
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate


def to_draft(setup: GameSetup) -> BaseDraft:
    """The draft that becomes this set-up; players have the usual colours by seat."""
    rows = zip(setup.players, COLOURS, strict=False)
    return BaseDraft(tuple(Draft(player.name, colour, player.bot) for player, colour in rows))


class SetupScreen(BaseSetupScreen[GameSetup, BaseDraft]):
    """Set-up of the next game; see `BaseSetupScreen`."""

    _parts: SimpleServices

    def _kept(self) -> BaseDraft:
        found = read_source(self._file)
        setup = found.value(self._parts.kit.setup_type)
        check_bots(found, setup.players, self._parts.levels, self._parts.bots)
        try:
            self._check(setup)
        except Fault as fault:
            raise FileFault.in_file(fault, self._file, 1) from fault
        return to_draft(setup)

    def _usual(self) -> BaseDraft:
        say, level = self._services.say, self._parts.levels[0]
        rival = Draft(bot_name(level, say, self._parts.bots), COLOURS[1], level)
        return BaseDraft((Draft(player_name(1, say), COLOURS[0]), rival))

    def _setup(self, draft: BaseDraft) -> GameSetup:
        return self._parts.app.setup_of([(row.name.strip(), row.bot) for row in draft.players])

    def _problems(self, draft: BaseDraft) -> Problems:
        say = self._services.say
        return problems_with(name_problems(draft, say), lambda: self._check(self._setup(draft)), say)

    def _check(self, setup: GameSetup) -> None:
        self._parts.kit.check(setup, self._parts.kit.versions[-1])

    def _fitted(self, draft: BaseDraft) -> BaseDraft:
        return to_draft(self._setup(draft))

    def _model(self) -> SimpleSetupModel:
        say: Translate = self._services.say
        words, parts = self._parts.words, self._parts
        bots = bot_choices(say, parts.bots)
        problems = self._problems(self.draft)
        return SimpleSetupModel(self.draft, COLOURS, bots, (), problems, words.name(say), words.about(say))
