"""Study screen of any game: a game in memory in which everybody may go back, its lines as a tree, a live analysis.

A game's own screen is this one and its play screen: it hands over what differs.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, ClassVar, Literal

import msgspec
from msgspec.structs import replace

from torres3d.app.screens.play_screen import BasePlayScreen
from torres3d.app.screens.study.current_study import OpenStudy, go_to
from torres3d.app.screens.study.live_analysis import BaseLiveAnalysis
from torres3d.app.session.game_session import BaseGameSession
from torres3d.engine.kit import EventT, Seat, StateT
from torres3d.engine.log_entries import Undo
from torres3d.engine.log_errors import UndoRefused
from torres3d.engine.studies.study import BEGINNING, lines_left, off_main
from torres3d.hud.kit.base_models import Answer, ChoiceDialog
from torres3d.hud.kit.intent import Intent
from torres3d.hud.models import study_models as models
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.fault_messages import failure_reason

Way = Literal["undo", "redo", "reset_turn"]
"""Back by a command, forth again, back to the beginning of the turn."""
KEYS = {"toggle": "log", "players": "play_on"}
"""The keys' actions behind the panel's buttons, in any game."""
ASKED_FROM = 2
"""Commands with which a line is deleted only when asked."""


class BaseStudySession(BaseGameSession[StateT, EventT]):
    """A session in which everybody may go back. ``going_on`` gives the next command of the present line."""

    going_on: Callable[[], Any] = staticmethod(lambda: None)

    @property
    def why_no_undo(self) -> str:
        return "" if self.game.history.standing_steps() else "game_start"

    @property
    def can_redo(self) -> bool:
        """Whether the line shown goes on."""
        return self.going_on() is not None

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

    def wait(self) -> None:
        """Let no bot act until it is let."""
        self.bot_turns.cancel()
        self.bot_turns.paused = True


class StudyWays(msgspec.Struct, frozen=True):
    """Navigation out of a study: back, the list of studies, the players; ``copy_study`` copies the study to the
    clipboard, ``share`` writes it as a page."""

    back: Callable[[], None]
    list: Callable[[], None]
    players: Callable[[], None]
    copy_study: Callable[[], None]
    share: Callable[[], None]


class BaseStudyScreen(BasePlayScreen):
    """A `Screen` for a study. Each command becomes a line of the ``book``; a click on a line shows its position. Bots
    may play seats; they continue after a person has played.

    ``keys`` are the actions behind the buttons that the game alone has.
    """

    keys: ClassVar[Mapping[str, str]] = {}
    around_one_table = False
    session: BaseStudySession[Any, Any]

    def _begin(self, book: OpenStudy, ways: StudyWays, improving: BaseLiveAnalysis[Any, Any]) -> None:
        """Show the study, once the play screen is there."""
        self.book = book
        self.improving = improving
        self.session.going_on = lambda: book.next
        self.session.wait()
        self.log_and_recap.off = True
        self.analysing = True
        """Whether the analysis is switched on."""
        self.open = not self._services.folded()
        self.shown: int | None = None
        """The number of the turn found that is on the board."""
        self._ways = ways
        self._followed = self.session.game.n
        self.marking = False
        """Whether a mark is chosen."""
        self.unfolded: frozenset[int] = frozenset()
        """The first nodes of turns whose steps are shown."""
        self._rows: tuple[tuple[object, ...], tuple[models.StudyRow, ...]] | None = None
        self._found: tuple[tuple[object, ...], models.FoundModel] | None = None
        self.go(book.node)

    # what differs from game to game

    @abstractmethod
    def _let_be(self) -> None:
        """Lay down what was chosen, and take a hint off the table."""

    @property
    @abstractmethod
    def _on_board(self) -> bool:
        """Whether a hint, or a turn found, is on the table."""

    @abstractmethod
    def show_found(self, number: int) -> None:
        """Lay a turn that was found on the table, by its number from 0; again takes it away."""

    @abstractmethod
    def _to_analyse(self, state: Any) -> Any:
        """What is analysed of a state."""

    @abstractmethod
    def _rows_of(self) -> tuple[models.StudyRow, ...]:
        """The rows of the lines."""

    @abstractmethod
    def _found_of(self, report: Any, busy: bool) -> models.FoundModel:
        """The analysis in words."""

    @abstractmethod
    def _chosen(self) -> bool:
        """Whether something is chosen, so that the prompt says how to go on with it."""

    @abstractmethod
    def _seated(self) -> tuple[PlayerLook, ...]:
        """The players as they are shown, by seat."""

    @property
    def _at_moment(self) -> bool:
        """Whether something is shown that the end of the game waits for."""
        return self.playback.at_moment

    def _panel(self, model: models.StudyModel) -> models.StudyModel:
        """The panel's model with what the game adds."""
        return model

    def _walk(self, way: Way) -> None:
        """Go back or forth in the line, as by the game's own keys."""
        self.router.key(way)

    def _over(self) -> str:
        """What is said at the end of the game."""
        return self._services.say("study-over-here")

    def _further_answers(self) -> tuple[tuple[str, str], ...]:
        """Further answers of the prompt while nothing is chosen."""
        return ()

    # the Screen protocol

    def leave(self) -> None:
        """Stop everything of this study; its file is complete already, and others may open it."""
        self.improving.look_at(None)
        self.book.close()
        super().leave()

    def step(self, seconds: float) -> bool:
        stale = super().step(seconds)
        if self._follow_lines():
            stale = True
        thinks = self.analysing and self.session.all_shown and not self.session.bot_turns.thinking
        state = self.session.state
        self.improving.look_at(self._to_analyse(state) if thinks and state.actor is not None else None)
        if self.improving.step():
            stale = True
        if self.shown is not None and not self._on_board:
            self.shown = None
            stale = True
        return stale

    def model(self) -> HudModel:
        shown = super().model()
        panels = {**shown.panels, "study": self._study()}
        return replace(shown, panels=panels, prompt=self._prompt(shown.prompt), log=None, recap=None, pace=None)

    def intent(self, intent: Intent) -> None:
        match intent:
            case models.GoToNode(node) if 0 <= node <= len(self.book.study.moves):
                self.go(node)
            case models.ShowFound(number):
                self.show_found(number)
            case models.CommentWritten(text):
                self.book.comment(text)
            case models.StudyNamed(name, ""):
                self.book.rename(name)
            case models.TurnUnfolded(first, unfolded):
                self.unfolded = self.unfolded | {first} if unfolded else self.unfolded - {first}
            case models.Marked(mark):
                self.book.mark(mark)
                self.marking = False
            case models.StudyWidened(width):
                self._services.set_setting("reading_width", str(width))
            case models.StudyDo(what):
                self._do(what)
            case Answer("prompt", "let_play"):
                self.session.bot_turns.paused = False
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
                self._walk("undo")
            case "recap_next":
                self._walk("redo")
            case "play_on":
                self._ways.players()
            case "recap":
                return
            case _:
                super().key(action)
                return
        self._mark_stale()

    # what can be done with a study

    def go(self, node: int) -> None:
        """Show the position after a node; a single step on is animated."""
        self._let_be()
        self.session.wait()
        game = self.session.game
        if go_to(game, self.book, node) not in ((0, 0), (0, 1), (1, 0)):
            self.playback.jump(game.state, game.history.standing_steps())
        self._followed = game.n
        self._mark_stale()

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
                self.book.make_main()
            case "players":
                self._ways.players()
            case "copy_study":
                self._ways.copy_study()
            case "share":
                self._ways.share()
            case "list":
                self._ways.list()

    def _delete(self) -> None:
        """Delete the line from here on; more than a command is asked about."""
        node, study = self.book.node, self.book.study
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
        if self.book.node == BEGINNING:
            self._services.refuse(self._services.say("study-not-mark"))
        else:
            self.marking, self.open = not self.marking, True

    def _delete_now(self) -> None:
        self.unfolded = frozenset()
        self.book.delete_line()
        self.go(self.book.node)

    def _follow_lines(self) -> bool:
        """Add new commands to the study as a line; whether there were any.

        Bots continue where a person did.
        """
        game = self.session.game
        if game.n == self._followed:
            return False
        back = game.n > 0 and isinstance(game.history.steps[-1].command, Undo)
        self._followed = game.n
        self.book.follow([step.standing_command for step in game.history.standing_steps()])
        if back:
            self.session.wait()
        else:
            self.session.bot_turns.paused = False
        return True

    def _prompt(self, shown: PromptModel | None) -> PromptModel | None:
        say, state = self._services.say, self.session.state
        if state.actor is None and not self._at_moment:
            return PromptModel(self._over(), say("back"), "back")
        if self.session.bot_turns.paused and state.actor in self.session.bots:
            text = say("study-bots-turn", name=self._seated()[state.actor].called)
            return PromptModel(text, say("back"), "back", (("let_play", say("study-let-play")),))
        if shown is None or self._chosen() or self._on_board:
            return shown
        more = (*shown.more, *self._further_answers())
        return replace(shown, more=more, button=shown.button or say("back"), answer=shown.answer or "back")

    def _study(self) -> models.StudyModel:
        book, keys = self.book, self._services.keys
        study, node = book.study, book.node
        known, key = self._rows, (study, self.unfolded, self._seated(), self._services.say)
        # Equal studies would be compared step by step.
        if known is None or known[0][0] is not study or known[0][1:] != key[1:]:
            known = self._rows = key, self._rows_of()
        return self._panel(
            models.StudyModel(
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
                keys=tuple((what, keys.get(action, "")) for what, action in {**KEYS, **self.keys}.items()),
            )
        )

    def _analysis(self) -> models.FoundModel:
        improving, state = self.improving, self.session.state
        fault = improving.fault
        key = (improving.report, state, improving.busy, self.shown, fault)
        known = self._found
        if known is None or any(one is not other for one, other in zip(known[0], key, strict=True)):
            say = self._services.say
            found = self._found_of(improving.report, improving.busy)
            if fault is not None:
                found = replace(found, told=say("analysis-failed", why=failure_reason(fault.reason, str(fault), say)))
            known = self._found = key, found
        return known[1]
