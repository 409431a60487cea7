"""A page in the terminal, such as a list: words, and numbers that choose from the last list."""

from collections.abc import Callable, Sequence
from typing import ClassVar

from torres3d.i18n.texts import Translate
from torres3d.terminal.console import Console
from torres3d.terminal.dialogue import Asked, Vocabulary
from torres3d.terminal.help_topics import helped


class TextPage:
    """A page. ``words`` can be typed, ``help_keys`` are as in `helped`, ``prompt`` is the key of its prompt.

    A page adds its words to ``_answers``: each gets the rest of the line and gives the lines to say.
    """

    words: ClassVar[tuple[str, ...]]
    help_keys: ClassVar[tuple[str, ...]]
    topics: ClassVar[tuple[str, ...]] = ()
    prompt: ClassVar[str]
    over = False
    """Whether the page was left."""

    def __init__(self, terminal: Console, say: Translate, brief: bool) -> None:
        self._terminal = terminal
        self._say = say
        self.brief = brief
        self._known = Vocabulary(say, self.words, {}, lambda line: line)
        self._choices: list[Callable[[], Sequence[str]]] = []
        """What the numbers of the last list do."""
        self._answers: dict[str, Callable[[str], Sequence[str]]] = {
            "help": lambda rest: helped(rest, self.help_keys, self.topics, say),
            "brief": lambda rest: self._switched(),
            "quit": lambda rest: self._left(),
        }

    def opening(self) -> list[str]:
        """What is said first."""
        return []

    def run(self, first: Callable[[], Sequence[str]] | None = None) -> None:
        """Run until the page is left or the input ends; ``first`` is done in place of the opening."""
        help_ = [] if self.brief else [self._say("text-how-help")]
        if first is None:
            self._terminal.say(*self.opening(), *help_)
        else:
            self._terminal.say(*help_, *first())
        while not self.over:
            line = self._terminal.ask(self._say(self.prompt))
            if line is None:
                return
            if line:
                self._terminal.say(*self._answered(line))

    def _answered(self, line: str) -> Sequence[str]:
        say, asked = self._say, self._known.understood(line)
        if isinstance(asked, Asked):
            return self._answers[asked.word](asked.rest)
        if not asked.isdecimal():
            return [say("text-page-not-understood", text=line)]
        if len(asked) < 6 and 1 <= int(asked) <= len(self._choices):
            return self._choices[int(asked) - 1]()
        if not self._choices:
            return [say("text-page-no-list")]
        return [say("text-page-no-number", number=asked, most=len(self._choices))]

    def _switched(self) -> list[str]:
        self.brief = not self.brief
        return [self._say("text-brief-on" if self.brief else "text-brief-off")]

    def _left(self) -> list[str]:
        self.over = True
        return []
