"""Conversation about a game that was played: its moments one after another, by commands, turns or mistakes."""

from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import accumulate
from pathlib import Path
from typing import Any, ClassVar

from torres3d.app.session.kept_analyses import KeptAnalysis
from torres3d.engine.history import History, Turn, part_of
from torres3d.hud.models.page_models import AnalysisModel, AnalysisRow
from torres3d.i18n.fault_messages import failure_reason
from torres3d.terminal.base_conversation import BaseConversation
from torres3d.terminal.dialogue import LONGEST_LIST, Asked, ChoiceT
from torres3d.terminal.study_conversation import BaseStudyConversation

PATIENCE = 10.0
"""Seconds between looks at an analysis."""
AnyHistory = History[Any, Any]


class BaseReplayConversation(BaseConversation[ChoiceT]):
    """A replay; the conversation of the game is its second base. Nothing is done to the game, whose ``history`` is
    shown up to a moment."""

    further_words: ClassVar[tuple[str, ...]] = (
        "next", "back", "first", "last", "step", "turns", "analyse", "mistakes", "study",
    )  # fmt: skip
    words_left_out: ClassVar[tuple[str, ...]] = ("undo", "redo", "reset", "hint", "file")
    need_actor: ClassVar[tuple[str, ...]] = ("legal", "what", "turn", "me")
    """Words that say nothing once the game is over."""
    secret: ClassVar[tuple[str, ...]] = ()
    """Words that say what others may not know, as long as the game goes on."""

    def open(self, history: AnyHistory, file: Path, open_study: "Callable[[], BaseStudyConversation[Any]]") -> None:
        """Begin with a game, once the game's own words are known; ``open_study`` opens the moment as a study."""
        self._full = history
        self._file = file
        self._steps = history.standing_steps()
        self._turns = tuple(history.turns())
        self._starts = [0, *accumulate(len(turn.steps) for turn in self._turns)][:-1] or [0]
        self._open_study = open_study
        self._announced_turn = -1
        self._targets: Sequence[int] = []
        """The moments that numbers of the last list mean."""
        self._page: AnalysisModel | None = None
        self._found: Any = None
        """The analysis."""
        self._answers |= {
            "next": lambda rest: self._step_by(rest, 1),
            "back": lambda rest: self._step_by(rest, -1),
            "first": lambda rest: self._go(0),
            "last": lambda rest: self._go(len(self._steps)),
            "step": self._to_step,
            "turn": self._to_turn,
            "turns": self._list_turns,
            "analyse": lambda rest: self._analyse(),
            "mistakes": lambda rest: self._mistakes(),
            "study": lambda rest: self._study(),
        }

    # what differs from game to game

    @abstractmethod
    def _moment_lines(self) -> list[str]:
        """Whose turn it is and when, at the beginning of a turn."""

    @abstractmethod
    def _inner_prompt(self) -> str:
        """The prompt of the game at this moment, without its place in the replay."""

    def _turn_words(self, turn: Turn[Any, Any]) -> Sequence[str]:
        """The commands of a turn in notation."""
        return turn.words

    @abstractmethod
    def _analysis(self, file: Path) -> KeptAnalysis[Any]:
        """The analysis of the game, not begun yet."""

    @abstractmethod
    def _analysed(self, found: Any) -> AnalysisModel:
        """The page of an analysis."""

    # what is the same

    @property
    def at(self) -> int:
        """The number of commands up to the moment shown."""
        return self._game.n

    @property
    def finished(self) -> bool:
        """Whether the game is over at its end."""
        return self._full.state.actor is None

    def jump(self, at: int) -> None:
        """Show the moment after so many commands, or the nearest there is."""
        self._game.history = part_of(self._full, min(max(at, 0), len(self._steps)))

    def _talk(self) -> None:
        say = self._say
        over = say("text-replay-over" if self.finished else "text-replay-goes-on")
        names = ", ".join(self._names)
        self._terminal.say(say("text-replay", names=names, steps=len(self._steps), turns=len(self._turns)), over)
        while self._listen():
            pass

    def _leave(self) -> None:
        """Nothing is said: a replay changes nothing."""

    def _asked(self) -> str | None:
        turn = self._turn_at(self.at)
        if turn != self._announced_turn and self._game.state.actor is not None:
            self._announced_turn = turn
            self._terminal.say(*self._moment_lines())
        inner = "" if self._game.state.actor is None else self._inner_prompt().rstrip("> ")
        place = self._say("text-replay-at", at=self.at, of=len(self._steps))
        line = self._terminal.ask(f"{', '.join(filter(None, (place, inner)))}>")
        return "next" if line == "" else line

    def _do(self, asked: Asked | str) -> None:
        say = self._say
        if not isinstance(asked, Asked):
            chosen = self._target(asked)
            self._terminal.say(*(self._go(chosen) if chosen is not None else [self._no_command(asked)]))
        elif asked.word in self.words_left_out:
            self._terminal.say(self._no_command(asked.word))
        elif asked.word in self.need_actor and self._game.state.actor is None and not asked.rest:
            self._terminal.say(say("text-replay-is-over"))
        elif asked.word in self.secret and not self.finished:
            self._terminal.say(say("text-replay-secret"))
        else:
            super()._do(asked)

    def _target(self, text: str) -> int | None:
        if text.isdecimal() and len(text) < 6 and 1 <= int(text) <= len(self._targets):
            return self._targets[int(text) - 1]
        return None

    def _no_command(self, text: str) -> str:
        return self._say("text-replay-no-number" if text.isdecimal() else "text-replay-no-command", text=text)

    def _listed(self, choices: Sequence[ChoiceT]) -> list[str]:
        self._targets = []
        return super()._listed(choices)

    def _turn_at(self, at: int) -> int:
        """The number, from 0, of the turn in which the next command of a moment is."""
        return sum(start <= at for start in self._starts) - 1

    def _go(self, at: int) -> list[str]:
        """Show a moment; what led to it."""
        self.jump(at)
        self._announced_turn = -1
        if not self.at:
            return [self._say("text-replay-start"), *self._mistake_here()]
        return [*self._told(self.at - 1, self.at), *self._ended()]

    def _ended(self) -> list[str]:
        """The result at the end of the game, with a turn's mistake where it has begun."""
        if self.at < len(self._steps):
            return self._mistake_here()
        return self._result() if self.finished else [self._say("text-replay-last")]

    def _told(self, first: int, last: int) -> list[str]:
        return [line for step in self._steps[first:last] for line in self._step_lines(step)]

    def _step_by(self, rest: str, way: int) -> list[str]:
        """On or back by a command, by so many, by a turn, or to a mistake."""
        say, at, meaning = self._say, self.at, self._words.known.get(rest.casefold(), "")
        if meaning == "mistakes" or rest.casefold() == "mistake":
            return self._next_mistake(way)
        if meaning in ("turn", "turns"):
            found = [start for start in (*self._starts, len(self._steps)) if (start - at) * way > 0]
            to = (min(found) if way > 0 else max(found)) if found else at
        elif not rest or (rest.isdecimal() and rest.strip("0")):
            to = min(max(at + way * int(rest[:6] or 1), 0), len(self._steps))
        else:
            return [say("text-replay-how-far")]
        if to == at:
            return [say("text-replay-no-more" if way > 0 else "text-replay-at-start")]
        self.jump(to)
        if way > 0:
            return [*self._told(at, to), *self._ended()]
        self._announced_turn = -1
        back = self._told(to - 1, to) if to else []
        return [say("text-study-back-to", step=back[0]), *back[1:]] if back else [say("text-replay-start")]

    def _to_step(self, rest: str) -> list[str]:
        if not rest.isdecimal() or len(rest) > 6 or int(rest) > len(self._steps):
            return [self._say("text-replay-which-step", steps=len(self._steps))]
        return self._go(int(rest))

    def _to_turn(self, rest: str) -> list[str]:
        """The turn at this moment in words, or the beginning of a turn by its number."""
        if not rest:
            return self._turn_lines()
        if not rest.isdecimal() or len(rest) > 6 or not 1 <= int(rest) <= len(self._turns):
            return [self._say("text-replay-which-turn", turns=len(self._turns))]
        return self._go(self._starts[int(rest) - 1])

    def _turn_lines(self) -> list[str]:
        """The turn at this moment in words."""
        return self._moment_lines()

    def _list_turns(self, rest: str) -> list[str]:
        """The turns in notation, from a number on."""
        if rest and (not rest.isdecimal() or len(rest) > 6 or not 1 <= int(rest) <= len(self._turns)):
            return [self._say("text-replay-which-turn", turns=len(self._turns))]
        self._targets = self._starts
        first = int(rest or 1) - 1
        shown = self._turns[first : first + LONGEST_LIST]
        lines = [
            f"{number}. {turn.label}, {self._names[turn.seat]}: {' '.join(self._turn_words(turn))}"
            for number, turn in enumerate(shown, first + 1)
        ]
        more = len(self._turns) - first - len(shown)
        return [*lines, *([self._say("text-replay-more", turn=first + len(shown) + 1)] if more else [])]

    # mistakes

    def _analyse(self) -> list[str]:
        """Analyse the game, as the window does, and say its summary."""
        say = self._say
        if not self.finished:
            return [say("text-replay-not-over")]
        if self._page is None:
            self._terminal.say(say("text-replay-analysing"))
            kept = self._analysis(self._file)
            kept.want(self)
            try:
                while kept.found is None and kept.failure is None:
                    kept.worker.wait(PATIENCE)
                    kept.poll()
            finally:
                kept.give_up(self)
            if kept.failure is not None:
                return [failure_reason(kept.failure.reason, kept.failure.text, say)]
            self._found, self._page = kept.found, self._analysed(kept.found)
        return [*self._page.summary, *self._mistakes()]

    @property
    def _own_mistakes(self) -> Sequence[AnalysisRow]:
        """The turns that lost something: those of players without a bot, or of all where bots play alone."""
        page = self._page
        return () if page is None else [row for row in page.mistakes if row.seat in page.own]

    def _mistakes(self) -> list[str]:
        """The turns that lost something; a number goes to one, where more is said of it."""
        if self._page is None:
            return [self._say("text-replay-analyse-first")]
        rows = self._own_mistakes
        self._targets = [row.at for row in rows]
        lines = [f"{number}. {self._mistake_words(row)}" for number, row in enumerate(rows, 1)]
        return lines or [self._say("replay-no-mistakes")]

    def _mistake_words(self, row: AnalysisRow) -> str:
        return ", ".join(filter(None, (self._names[row.seat], row.text, row.lost, row.mistake)))

    def _mistake_here(self) -> list[str]:
        """The mistake that the turn that begins here makes, with what would have been better."""
        lines: list[str] = []
        for row in (row for row in self._own_mistakes if row.at == self.at):
            more = [line for line in row.more if line != row.mistake]
            lines += [self._say("text-replay-mistake", what=self._mistake_words(row)), *self._better(row), *more]
        return lines

    def _better(self, row: AnalysisRow) -> list[str]:
        """The better turn, in a game whose analysis does not say it in the row."""
        return []

    def _next_mistake(self, way: int) -> list[str]:
        if self._page is None:
            return [self._say("text-replay-analyse-first")]
        found = [row.at for row in self._own_mistakes if (row.at - self.at) * way > 0]
        if not found:
            return [self._say("replay-no-further" if self._own_mistakes else "replay-no-mistakes")]
        return self._go(min(found) if way > 0 else max(found))

    def _study(self) -> list[str]:
        """Open the moment as a study; leaving that leads back here."""
        study = self._open_study()
        study.brief = self.brief
        study.run()
        return ["", self._say("text-replay-again")]
