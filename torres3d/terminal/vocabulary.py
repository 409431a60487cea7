"""Words that can be typed in any game, and numbered lists to answer with."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from torres3d.i18n.texts import Translate

ChoiceT = TypeVar("ChoiceT")
LONGEST_LIST = 30
"""So many lines of a list are read out at once."""


def vocabulary(say: Translate, words: Sequence[str], short: Mapping[str, str]) -> dict[str, str]:
    """The meaning of each word that can be typed, in the language and in English: one of ``words``, or a command of
    ``short``."""
    known: dict[str, str] = {}
    for name in (*words, *short):
        meaning = short.get(name, name)
        for word in (name, *say(f"text-word-{name}").split(",")):
            known.setdefault(word.strip().casefold(), meaning)
    return known


def numbered(lines: Iterable[str], first: int = 1) -> list[str]:
    """Lines with numbers to answer with."""
    return [f"{number}. {line}" for number, line in enumerate(lines, first)]


def numbered_choices(choices: Sequence[ChoiceT], in_words: Callable[[ChoiceT], str], say: Translate) -> list[str]:
    """A question with the choices it has, numbered; the first `LONGEST_LIST` of them, and how many more there are."""
    more = len(choices) - LONGEST_LIST
    return [
        say("text-which"),
        *numbered(map(in_words, choices[:LONGEST_LIST])),
        *([say("text-more", more=more)] if more > 0 else []),
    ]
