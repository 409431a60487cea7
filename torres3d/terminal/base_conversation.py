"""Base of conversations about games that have words of their own: answers questions, and does what is typed.

Every command is logged before it is said, so leaving, or the end of the input, loses nothing.
"""

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from torres3d.base.notation_reader import NotationFault
from torres3d.bots.registry import BotRegistry
from torres3d.engine.history import Step
from torres3d.engine.kit import Command, Seat
from torres3d.engine.logged_game import Game
from torres3d.i18n.texts import Translate, guide_beside
from torres3d.i18n.words_declaration import GameWords
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import ANSWERS, Asked, ChoiceT, Dialogue, Vocabulary
from torres3d.terminal.help_topics import helped
from torres3d.terminal.rules_in_text import rule_lines


class BaseConversation(Dialogue[ChoiceT]):
    """A conversation. ``help_keys`` name the text of the word ``help``, and with a topic behind it the text of each of
    ``topics``: see `helped`. ``turn_ends`` are the commands that end a turn. ``further_words`` can be typed besides
    those of the game, ``words_left_out`` are of no use.

    A game adds its own words to ``_answers``: each gets the rest of the line and gives the lines to say. A line may
    hold several commands: it stops at the first that is not done.
    """

    help_keys: ClassVar[tuple[str, ...]]
    topics: ClassVar[tuple[str, ...]]
    further_words: ClassVar[tuple[str, ...]] = ()
    words_left_out: ClassVar[tuple[str, ...]] = ()
    turn_ends: ClassVar[tuple[type[Command], ...]]

    def __init__(
        self,
        game: Game[Any, Any],
        terminal: Console,
        say: Translate,
        names: Sequence[str],
        registry: BotRegistry[Any, Any],
        bots: Mapping[Seat, str],
        words: Vocabulary,
    ) -> None:
        super().__init__(game, terminal, say, names, registry, bots)
        self._words = words
        self._rest: list[Asked | str] = []
        """What is left of a line with several commands."""
        self._unanswered: str | None = None
        """A line that was typed at a question and did not answer it."""
        self._warned = False
        """Whether the player knows that a hint costs the rating."""
        self._answers: dict[str, Callable[[str], Sequence[str]]] = {
            "help": lambda rest: helped(rest, self.help_keys, self.topics, say),
            "legal": self._legal,
            "what": self._what,
            "brief": lambda rest: self._switched(),
            "again": lambda rest: self._since() or [say("text-nothing-since")],
            "yes": lambda rest: [say("text-no-question")],
            "no": lambda rest: [say("text-no-question")],
            "hint": lambda rest: self._helped(),
            "undo": self._undone,
            "redo": lambda rest: self._redone(),
            "file": lambda rest: [say("text-saved-as", file=str(game.file or "-"))],
            "rules": self._rules,
        }

    @classmethod
    def words_of(cls, game: Sequence[str]) -> tuple[str, ...]:
        """The words that can be typed, of those of a ``game``."""
        return (*(word for word in game if word not in cls.words_left_out), *cls.further_words)

    def _listen(self) -> bool:
        if not self._rest:
            line, self._unanswered = self._unanswered or self._asked(), None
            if not line:
                return line is not None
            self._rest = self._commands_in(line)
        n, actor, listed = self._game.n, self._game.state.actor, self._list
        asked = self._rest.pop(0)
        if isinstance(asked, Asked) and asked.word == "quit":
            return False
        self._do(asked)
        done = self._game.n > n or (self._list is not listed and self._number_next())
        if not (done and self._game.state.actor == actor):
            self._break_off()
        return True

    def _break_off(self) -> None:
        """Leave the rest of a line, and say what was not done."""
        left = [each for each in self._rest if not isinstance(each, Asked) or each.word not in ANSWERS]
        self._rest = []
        if left:
            self._terminal.say(self._say("text-not-done", rest=" ".join(map(self._words.shown, left))))

    def _do(self, asked: Asked | str) -> None:
        if not isinstance(asked, Asked):
            self._command(asked)
        elif asked.word in self._answers:
            self._terminal.say(*self._answers[asked.word](asked.rest))
        else:
            self._not_understood(asked.word)

    def _commands_in(self, line: str) -> list[Asked | str]:
        """All that a line asks for, in order."""
        return self._words.commands(line)

    def _number_next(self) -> bool:
        """Whether the line goes on with a number, which chooses from a list."""
        return bool(self._rest) and isinstance(self._rest[0], str) and self._rest[0].isdecimal()

    # what a game says

    @abstractmethod
    def _asked(self) -> str | None:
        """The next line that the actor types; says first what to do, if that has changed."""

    @abstractmethod
    def _meant(self, text: str) -> list[ChoiceT]:
        """The legal choices that a text in notation can mean."""

    @abstractmethod
    def _in_few_lines(self) -> list[str]:
        """All legal choices."""

    @abstractmethod
    def _choice_lines(self, choices: Sequence[ChoiceT]) -> list[str]:
        """A numbered list of choices."""

    def _about(self, text: str) -> list[str]:
        """Further lines for ``legal`` with a text."""
        return []

    @abstractmethod
    def _try(self, choice: ChoiceT, text: str) -> None:
        """Do a legal choice that was typed as ``text``; may ask before."""

    @abstractmethod
    def _refuse(self, text: str) -> None:
        """Answer a text that means no legal choice. Raises `NotationFault` for one that is no notation."""

    @abstractmethod
    def _step_lines(self, step: Step[Any, Any]) -> list[str]:
        """The lines of an earlier step."""

    def _new_lines(self, step: Step[Any, Any]) -> list[str]:
        """The lines of the step that was just done."""
        return self._step_lines(step)

    @abstractmethod
    def _what(self, rest: str) -> list[str]:
        """What commands would bring, without giving them."""

    @abstractmethod
    def _hint(self) -> list[str]:
        """A good turn in words and notation; nothing where nobody may know."""

    @abstractmethod
    def _undone(self, rest: str) -> list[str]:
        """Undo a command, and what to say of it."""

    @property
    @abstractmethod
    def _game_words(self) -> GameWords:
        """The words of the game, which have its rules."""

    # what is the same in all games

    def _rules(self, rest: str) -> list[str]:
        say = self._say
        return rule_lines(rest, self._game_words.rule_book(self._game.header.setup, say, guide_beside(say)), say)

    def _helped(self) -> list[str]:
        """A hint. The first one of a game that counts for somebody's strength is asked for twice: it ends that."""
        if self.counting is not None and self.counting.counts and not self._warned:
            self._warned = True
            return [self._say("strength-hint-ends")]
        lines = self._hint()
        self._list = (-1, [])  # whoever answers a hint with a number does not mean a list from before
        if lines and self.counting is not None:
            self.counting.leave_out("hint")
        return lines

    def _legal(self, rest: str) -> list[str]:
        """All legal choices in few lines, or a numbered list of those that a text can mean."""
        if not rest:
            return self._in_few_lines()
        text = self._words.tidied(rest)
        found, further = self._meant(text), self._about(text)
        if found:
            return [*further, *self._listed(found)]
        return further or [self._say("text-nothing-there", text=rest)]

    def _listed(self, choices: Sequence[ChoiceT]) -> list[str]:
        self._list = self._game.n, choices
        return self._choice_lines(choices)

    def _command(self, text: str) -> None:
        """Do the one choice that a text means. Lists several; says why if there is none."""
        chosen = self._numbered(text)
        if chosen is None and text.isdecimal():
            self._terminal.say(*self._no_number(text))
            return
        found = self._meant(text) if chosen is None else [chosen]
        if len(found) == 1:
            self._try(found[0], text)
        elif found:
            lines = self._listed(found)
            self._terminal.say(*([] if self._number_next() else lines))
        else:
            try:
                self._refuse(text)
            except NotationFault:
                self._not_understood(text)

    def _no_number(self, text: str) -> list[str]:
        """The answer to a number that chooses nothing."""
        return [self._say("text-no-such-number", number=text)]

    def _said(self, step: Step[Any, Any]) -> None:
        """Say what a step did, and where a deleted log was written again."""
        place = self._game.take_rewritten_path()
        if place is not None:
            self._terminal.say(self._say("fault-log-anew", file=str(place)))
        self._terminal.say(*self._new_lines(step))

    def _redone(self) -> list[str]:
        step = self._game.redo()
        if step is None:
            return [self._say("advise-nothing-to-redo")]
        self._said(step)
        return []

    def _since(self) -> list[str]:
        """The events since the end of the actor's last turn, or since the beginning."""
        steps, actor = self._game.history.standing_steps(), self._actor
        own = [(number, type(step.standing_command)) for number, step in enumerate(steps, 1) if step.by == actor]
        first = max((number for number, kind in own if kind in self.turn_ends), default=0)
        return [line for step in steps[first:] for line in self._step_lines(step)]

    def _seat_named(self, name: str) -> Seat | None:
        """The seat of the player with this name, in any case; None if there is none."""
        folded = [each.casefold() for each in self._names]
        return folded.index(name.casefold()) if name.casefold() in folded else None

    def _agreed(self, question: str) -> bool:
        """Whether the player says yes: in the line already typed, or asked now.

        What follows a yes in the line is done next. A line that does not answer means no, and is done afterwards.
        """
        following = self._rest[0] if self._rest else None
        if isinstance(following, Asked) and following.word in ANSWERS:
            self._rest.pop(0)
            return following.word == "yes"
        line = self._terminal.ask(question) or ""
        answer = self._words.known.get(line.strip().partition(" ")[0].casefold())
        if answer == "yes":
            self._rest[:0] = self._commands_in(line)[1:]
        elif answer != "no":
            self._unanswered = line
        return answer == "yes"

    def _switched(self) -> list[str]:
        self.brief = not self.brief
        return [self._say("text-brief-on" if self.brief else "text-brief-off")]

    def _ranked(self) -> list[tuple[str, int]]:
        """The players' names with their scores, the best first."""
        scores = self._kit.progress(self._game.state, self._game.n).scores
        return sorted(zip(self._names, scores, strict=True), key=lambda each: -each[1])
