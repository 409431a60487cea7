"""The study screen: a game in memory with all hands open, its lines as a tree, and a live analysis."""

from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from torres3d.engine.log_entries import Undo
from torres3d.engine.log_errors import UndoRefused
from torres3d.games.torres.app.play.game_services import GameServices
from torres3d.games.torres.app.play.game_session import GameSession, Way
from torres3d.games.torres.app.play.play_screen import PlayScreen
from torres3d.games.torres.app.study.current_study import OpenStudy
from torres3d.games.torres.app.study.live_analysis import LiveAnalysis
from torres3d.games.torres.app.study.study_turns import study_rows
from torres3d.games.torres.app.study.study_words import found_model, line_of
from torres3d.games.torres.bots.hint_and_analysis_types import Hint
from torres3d.games.torres.hud.models import study_models as models
from torres3d.games.torres.kit.engine_adapter import TorresStep, as_command
from torres3d.games.torres.kit.from_position import studied_game
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.studies.study import BEGINNING, in_common, lines_left, off_main
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.fault_messages import failure_reason


class StudySession(GameSession):
    """A `GameSession` without secrets: shows the hand of the player to act, and never hides the screen. ``going_on``
    gives the next command of the present line."""

    going_on: Callable[[], Command | None] = staticmethod(lambda: None)

    @property
    def why_no_undo(self) -> str:
        return "" if self.game.history.standing_steps() else "game_start"

    @property
    def can_redo(self) -> bool:
        """Whether the line shown goes on."""
        return self.going_on() is not None

    @property
    def others_last(self) -> TorresStep | None:
        """None: everybody can go back anyway."""
        return None

    def go_back(self, way: Way) -> None:
        """Go back or forth in the line, whoever acted; raises `UndoRefused` at its beginning."""
        if way == "redo":
            following = self.going_on()
            if following is not None:
                self.game.submit(following)
            return
        if not self.game.history.standing_steps():
            raise UndoRefused("game_start")
        if way == "undo":
            self.game.undo()
            return
        begun = self.game.turn_start
        self.game.undo()
        while self.game.state is not begun and self.game.history.standing_steps():
            self.game.undo()

    def give_seats(self, bots: dict[Seat, str]) -> None:
        """These seats are played by bots of these levels from now on, the others by people."""
        self.bot_turns.cancel()
        self.bot_turns.fault = None
        self.bots.clear()
        self.bots.update(bots)
        self._seat()

    def wait(self) -> None:
        """Let no bot act until it is let."""
        self.bot_turns.cancel()
        self.bot_turns.paused = True

    def _seat(self) -> None:
        super()._seat()
        self.viewer = self.state.actor

    def _hide_hand(self, step: TorresStep) -> None:
        self.viewer = self.state.actor


KEYS = {"toggle": "log", "mark": "study_mark", "players": "play_on", "set_up": "study"}
"""The keys' actions behind the panel's buttons."""
ASKED_FROM = 2
"""Commands with which a line is deleted only when asked."""


class StudyWays(msgspec.Struct, frozen=True):
    """Navigation out of a study: back, the list of studies, the position editor, the players; ``copy`` copies the
    position to the clipboard, ``copy_study`` the study; ``share`` writes it as a page."""

    back: Callable[[], None]
    list: Callable[[], None]
    set_up: Callable[[], None]
    players: Callable[[], None]
    copy: Callable[[], None]
    copy_study: Callable[[], None]
    share: Callable[[], None]


class StudyScreen(PlayScreen):
    """A `Screen` for a study. Each command becomes a line of the ``book``; a click on a line shows its position. Bots
    may play seats; they continue after a person has played."""

    session_type = StudySession
    session: StudySession
    around_one_table = False

    def __init__(
        self,
        parts: GameServices,
        book: OpenStudy,
        ways: StudyWays,
        read: Callable[[str], None],
        improving: LiveAnalysis,
    ) -> None:
        self.log_view = book
        study = book.study
        game = studied_game(f"study {study.name}", study.setup, study.begun)
        super().__init__(parts, game, lambda: None, ways.back, read)
        self.session.going_on = lambda: book.next
        self.session.wait()
        self.log_and_recap.off = True
        self.improving = improving
        self.analysing = True
        """Whether the analysis is switched on."""
        self.open = not parts.services.folded()
        self.shown: int | None = None
        """The number of the turn found that is on the board."""
        self._ways = ways
        self._followed = game.n
        self.marking = False
        """Whether a mark is chosen."""
        self.unfolded: frozenset[int] = frozenset()
        """The first nodes of turns whose steps are shown."""
        self._rows: tuple[tuple[object, ...], tuple[models.StudyRow, ...]] | None = None
        self._found: tuple[tuple[object, ...], models.FoundModel] | None = None
        self.go(book.node)

    # the Screen protocol

    def leave(self) -> None:
        """Stop everything of this study; its file is complete already, and others may open it."""
        self.improving.look_at(None)
        self.log_view.close()
        super().leave()

    def step(self, seconds: float) -> bool:
        stale = super().step(seconds)
        if self._follow_lines():
            stale = True
        thinks = self.analysing and self.session.all_shown and not self.session.bot_turns.thinking
        state = self.session.state
        self.improving.look_at(state if thinks and state.actor is not None else None)
        if self.improving.step():
            stale = True
        if self.shown is not None and not self.controller.hints.active:
            self.shown = None
            stale = True
        return stale

    def model(self) -> HudModel:
        shown = super().model()
        panels = {**shown.panels, "study": self._study()}
        return replace(shown, panels=panels, prompt=self._prompt(shown.prompt), log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        match intent:
            case models.GoToNode(node) if 0 <= node <= len(self.log_view.study.moves):
                self.go(node)
            case models.ShowFound(number):
                self.show_found(number)
            case models.CommentWritten(text):
                self.log_view.comment(text)
            case models.StudyNamed(name, ""):
                self.log_view.rename(name)
            case models.TurnUnfolded(first, unfolded):
                self.unfolded = self.unfolded | {first} if unfolded else self.unfolded - {first}
            case models.Marked(mark):
                self.log_view.mark(mark)
                self.marking = False
            case models.StudyWidened(width):
                self._services.set_setting("reading_width", str(width))
            case models.StudyDo(what):
                self._do(what)
            case Answer("prompt", "let_play"):
                self.session.bot_turns.paused = False
            case Answer("prompt", "set_up"):
                self._ways.set_up()
            case Answer("prompt", "back"):
                self._ways.back()
            case _:
                super().intent(intent)
                return
        self._mark_stale()

    def key(self, action: str) -> None:
        """Do a key's action as in a game; the log's key is that of the lines, the recap's go through them."""
        match action:
            case "log":
                self.open = not self.open
            case "recap_back":
                self.router.key("undo")
            case "recap_next":
                self.router.key("redo")
            case "study_mark":
                self._do("mark")
            case "play_on":
                self._ways.players()
            case "study":
                self._ways.set_up()
            case "recap":
                return
            case _:
                super().key(action)
                return
        self._mark_stale()

    # what can be done with a study

    def go(self, node: int) -> None:
        """Show the position after a node; a single step on is animated."""
        self.controller.let_go()
        self.controller.hints.close()
        self.session.wait()
        wanted, game = self.log_view.study.commands_to(node), self.session.game
        given = [as_command(step.standing_command) for step in game.history.standing_steps()]
        same = in_common(wanted, given)
        for _ in given[same:]:
            game.undo()
        for command in wanted[same:]:
            game.submit(command)
        if (len(given) - same, len(wanted) - same) not in ((0, 0), (0, 1), (1, 0)):
            self.playback.jump(game.state, game.history.standing_steps())
        self.log_view.follow(wanted)
        self._followed = game.n
        self._mark_stale()

    def show_found(self, number: int) -> None:
        """Lay a turn that was found on the board; again takes it away."""
        hints = self.controller.hints
        found = line_of(self.improving.report, number)
        again = self.shown == number and hints.active
        hints.close()
        self.shown = None
        if found is None or again or not found.commands or not self.session.hurry():
            return
        hints.begin(Hint(found.commands, found.points, found.now, found.reasons, found.gains))
        self.shown = number

    def give_seats(self, bots: dict[Seat, str]) -> None:
        """These seats are played by bots from now on; they play as soon as they are let."""
        self.session.give_seats(bots)
        self._mark_stale()

    # from here on private

    def _do(self, what: str) -> None:
        match what:
            case "toggle":
                self.open = not self.open
            case "analysis":
                self.analysing = not self.analysing
            case "delete":
                self._delete()
            case "mark":
                self._choose_mark()
            case "promote":
                self.unfolded = frozenset()  # nodes have other numbers then
                self.log_view.make_main()
            case "set_up":
                self._ways.set_up()
            case "players":
                self._ways.players()
            case "copy":
                self._ways.copy()
            case "copy_study":
                self._ways.copy_study()
            case "share":
                self._ways.share()
            case "list":
                self._ways.list()

    def _delete(self) -> None:
        """Delete the line from here on; more than a command is asked about."""
        node, study = self.log_view.node, self.log_view.study
        if node == BEGINNING:
            return
        count, say = lines_left(study, node), self._services.say
        if count < ASKED_FROM:
            self._delete_now()
            return
        question = ChoiceDialog(
            "study-delete",
            say("study-delete-title"),
            (say("study-delete-text", commands=count),),
            (("keep", say("study-delete-keep")), ("delete", say("study-delete-delete"))),
            "delete",
        )
        self._services.screens.ask(question, {"delete": self._delete_now})

    def _choose_mark(self) -> None:
        """Open the menu of marks, or close it; what was done nowhere has no mark."""
        if self.log_view.node == BEGINNING:
            self._services.refuse(self._services.say("study-not-mark"))
        else:
            self.marking, self.open = not self.marking, True

    def _delete_now(self) -> None:
        self.unfolded = frozenset()
        self.log_view.delete_line()
        self.go(self.log_view.node)

    def _follow_lines(self) -> bool:
        """Add new commands to the study as a line; whether there were any.

        Bots continue where a person did.
        """
        game = self.session.game
        if game.n == self._followed:
            return False
        back = game.n > 0 and isinstance(game.history.steps[-1].command, Undo)
        self._followed = game.n
        self.log_view.follow([as_command(step.standing_command) for step in game.history.standing_steps()])
        if back:
            self.session.wait()
        else:
            self.session.bot_turns.paused = False
        return True

    def _prompt(self, shown: PromptModel | None) -> PromptModel | None:
        say, state = self._services.say, self.session.state
        if state.actor is None and self.playback.scoring is None:
            return PromptModel(say("study-over"), say("back"), "back")
        if self.session.bot_turns.paused and state.actor in self.session.bots:
            text = say("study-bots-turn", name=self.players[state.actor].called)
            return PromptModel(text, say("back"), "back", (("let_play", say("study-let-play")),))
        if shown is None or self.controller.selection.kind != "none" or self.controller.hints.active:
            return shown
        more = (*shown.more, ("set_up", say("study-set-up")))
        return replace(shown, more=more, button=shown.button or say("back"), answer=shown.answer or "back")

    def _study(self) -> models.StudyModel:
        book, keys = self.log_view, self._services.keys
        study, node = book.study, book.node
        players, say = self.players, self._services.say
        known, key = self._rows, (study, self.unfolded, players, say)
        # Equal studies would be compared step by step.
        if known is None or known[0][0] is not study or known[0][1:] != key[1:]:
            known = self._rows = key, study_rows(book.grown, self.unfolded, players, say)
        return models.StudyModel(
            study.name,
            known[1],
            node,
            book.line,
            study.comment_at(node),
            study.mark_at(node),
            self.marking and node != BEGINNING,
            self._services.settings.reading_width,
            self._analysis() if self.analysing else None,
            self.open,
            can_delete=node != BEGINNING,
            can_promote=off_main(study, node),
            saved=str(book.file) if book.saved and book.file is not None else "",
            keys=tuple((what, keys.get(action, "")) for what, action in KEYS.items()),
        )

    def _analysis(self) -> models.FoundModel:
        improving, state = self.improving, self.session.state
        fault = improving.fault
        key = (improving.report, state, improving.busy, self.shown, fault)
        known = self._found
        if known is None or any(one is not other for one, other in zip(known[0], key, strict=True)):
            header, say = self.session.game.header, self._services.say
            found = found_model(improving.report, header, state, self.players, say, improving.busy, self.shown)
            if fault is not None:
                found = replace(found, told=say("analysis-failed", why=failure_reason(fault.reason, str(fault), say)))
            known = self._found = key, found
        return known[1]
