"""Into studies of Turm Bauer and out of them: an empty table with chosen players, a moment of a replay, a position."""

import random
from collections.abc import Callable
from pathlib import Path

from msgspec.structs import replace

from torres3d.app.menus.menu_context import MenuContext
from torres3d.app.menus.setup.continue_from_moment import ask_players
from torres3d.app.menus.setup.setup_screen import bot_choices
from torres3d.app.menus.study.study_screens import BaseStudyScreens
from torres3d.app.screens.study.current_study import OpenStudy
from torres3d.app.screens.study.study_screen import BaseStudyScreen
from torres3d.app.session.player_looks import name_shown
from torres3d.engine.game_notation import plain_text
from torres3d.engine.studies.study_file import ListedStudy
from torres3d.games.turm_bauer.app.menus.setup_screen import SetupScreen, to_draft
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.study.live_analysis import LiveAnalysis
from torres3d.games.turm_bauer.app.study.study_screen import StudyScreen, StudyWays
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.kit.chance import as_chance
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory, as_command
from torres3d.games.turm_bauer.kit.pasted_position import is_position, players_of
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import Player, Setup, as_setup, colours_by_seat
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.studies.study import (
    USUAL_HAND,
    PlayedStudy,
    Study,
    drawn_anew,
    new_study,
    study_of_position,
    with_hand,
)
from torres3d.games.turm_bauer.studies.study_file import StudyFolder
from torres3d.games.turm_bauer.studies.study_notation import NOTATION
from torres3d.i18n.player_level_and_key_names import player_name
from torres3d.i18n.texts import Translate


class StudyScreens(BaseStudyScreens):
    """See `BaseStudyScreens`."""

    folder_type = StudyFolder
    notation = NOTATION

    def __init__(self, parts: GameServices, context: MenuContext, setup_file: Path) -> None:
        self._improving = LiveAnalysis()
        super().__init__(parts, context.faults, context.ways.menu, context.share, self._improving)
        self._parts = parts
        self._read = context.read
        self._setup = SetupScreen(parts, context.faults, self._begin_empty, context.read, setup_file)

    def _about(self, found: ListedStudy, say: Translate) -> str:
        assert found.heading is not None
        names = ", ".join(player.name for player in found.heading.players)
        return say("turm-study-about", names=names, commands=found.moves)

    def _new(self) -> None:
        """Ask for players and rules of an empty table; bots among them play their seats."""
        self._setup.open()

    def _begin_empty(self, setup: Setup) -> None:
        self._services.screens.pop()
        chance = as_chance(TURM.draw(setup, None))
        screen = self._begin(setup, lambda name, plain: new_study(name, plain, chance), 0)
        screen.give_seats({seat: player.bot for seat, player in enumerate(setup.players) if player.bot is not None})

    def from_moment(self, history: TurmHistory, at: int) -> None:
        """Study the moment of a game after so many standing commands, over whatever is shown. In a game that goes on
        nobody knows the dice to come, so they are thrown anew."""
        chance = as_chance(history.header.chance)
        steps = history.standing_steps()[:at]
        state = steps[-1].after if steps else history.start
        if history.state.actor is not None:
            chance = drawn_anew(chance, state.turn + 1, random.SystemRandom())
            self._services.toast(self._services.say("turm-study-drawn"))
        commands = [as_command(step.standing_command) for step in steps]
        setup = as_setup(history.header.setup)
        self._begin(setup, lambda name, plain: new_study(name, plain, chance, commands), state.turn)

    def from_position(self, setup: Setup, position: str) -> BaseStudyScreen:
        """Study a position, over whatever is shown; raises `NotationFault`."""
        chance = as_chance(TURM.draw(setup, None))
        turn = study_of_position("", setup, chance, position).begun.turn
        return self._begin(setup, lambda name, plain: study_of_position(name, plain, chance, position), turn)

    def _beginnings(self, say: Translate) -> tuple[str, str]:
        return "", say("turm-studies-paste-tip")

    def _take_other_text(self, text: str) -> None:
        """Study the position of a text: that was work, so it has a file at once."""
        if not is_position(text):
            super()._take_other_text(text)
        players, position = players_of(plain_text(text))
        seats, say = enumerate(colours_by_seat(players), 1), self._services.say
        people = tuple(Player(player_name(number, say), colours, None) for number, colours in seats)
        self.from_position(Setup({"hand": USUAL_HAND}, people), position).book.keep()

    def _copy_position(self, state: State) -> None:
        """Copy a position as text."""
        services = self._services
        if state.actor is None:
            services.refuse(services.say("study-over-here"))
            return
        services.copy(f"players {state.players}\n{position_text(state)}", "study-copied", "study-not-copied")

    def _begin(self, setup: Setup, make: Callable[[str, Setup], Study], turn: int) -> BaseStudyScreen:
        """Open a new study; it has no file until something is done in it."""
        say, bots = self._services.say, self._parts.bots
        named = tuple(replace(player, name=name_shown(player, say, bots)) for player in setup.players)
        names = ", ".join(player.name for player in named)
        study = make(say("turm-study-name", names=names, turn=turn + 1), replace(setup, players=named))
        return self._show(self._book(PlayedStudy(study)))

    def _screen(self, book: OpenStudy) -> StudyScreen:
        services, study = self._services, book.study
        ways = StudyWays(
            back=services.screens.pop,
            list=lambda: self._open_over(book),
            players=lambda: self.ask_players(screen),
            copy=lambda: self._copy_position(book.state),
            copy_study=lambda: self._copy_study(book),
            share=lambda: self._share_study(book.grown),
            hand=lambda hand: self._go_on_with(book, screen, hand),
        )
        self._parts.table.show(book.state, self._parts.looks(study.setup))
        self._parts.table.camera.preset("iso")
        screen = StudyScreen(self._parts, book, ways, lambda rule: self._read(book.study.setup, rule), self._improving)
        return screen

    def _go_on_with(self, book: OpenStudy, screen: StudyScreen, hand: HandKind) -> None:
        """Show the same study with another hand."""
        services, bots = self._services, dict(screen.session.bots)
        services.screens.pop()
        book.change_rules(with_hand(book.study, hand))
        again = self._show(book)
        again.give_seats(bots)

    def ask_players(self, screen: BaseStudyScreen) -> None:
        services, setup, say = self._services, as_setup(screen.book.study.setup), self._services.say
        players = tuple(replace(player, bot=screen.session.bots.get(seat)) for seat, player in enumerate(setup.players))

        def begin(draft: SetupDraft) -> None:
            services.screens.pop()
            screen.give_seats({seat: row.bot for seat, row in enumerate(draft.players) if row.bot is not None})

        words = say("study-who"), say("study-who-about")
        draft, bots = to_draft(replace(setup, players=players)), bot_choices(say, self._parts.bots)
        ask_players(services, draft, bots, lambda: words, begin)
