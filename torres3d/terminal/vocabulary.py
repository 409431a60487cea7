"""Vocabulary: words that can be typed in a game, and numbered lists to answer with."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

import msgspec

from torres3d.i18n.texts import Translate

ChoiceT = TypeVar("ChoiceT")
LONGEST_LIST = 30
"""Maximum number of lines of a list that is printed at once."""


class Asked(msgspec.Struct, frozen=True):
    """A word, and the rest of the line."""

    word: str
    rest: str = ""


class Vocabulary:
    """The words that can be typed, in the language and in English: those of ``words``, and commands of ``short``.

    Anything else is notation, which ``tidied`` brings into its exact form. A command that ends with a colon takes the
    rest of the line.
    """

    def __init__(
        self, say: Translate, words: Sequence[str], short: Mapping[str, str], tidied: Callable[[str], str]
    ) -> None:
        self.known: dict[str, str] = {}
        """The meaning of each word as it is typed: one of ``words``, or a command."""
        self.tidied = tidied
        self._words = words
        for name in (*words, *short):
            for word in (name, *say(f"text-word-{name}").split(",")):
                self.known.setdefault(word.strip().casefold(), short.get(name, name))

    def understood(self, line: str) -> Asked | str:
        """The word that a line asks for, or the line as a command in notation."""
        first, _, rest = line.strip().partition(" ")
        meaning = self.known.get(first.casefold())
        if meaning is None:
            return self.tidied(line)
        if meaning in self._words:
            return Asked(meaning, rest.strip())
        if not rest or meaning.endswith(":"):
            return meaning + rest.strip().casefold()
        return self.tidied(line)


def numbered_lines(lines: Iterable[str]) -> list[str]:
    """Lines with numbers to answer with."""
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]


def numbered_choices(choices: Sequence[ChoiceT], in_words: Callable[[ChoiceT], str], say: Translate) -> list[str]:
    """A question with the choices it has, numbered; the first `LONGEST_LIST` of them, and how many more there are."""
    more = len(choices) - LONGEST_LIST
    return [
        say("text-which"),
        *numbered_lines(map(in_words, choices[:LONGEST_LIST])),
        *([say("text-more", more=more)] if more > 0 else []),
    ]
