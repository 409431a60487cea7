"""Typed line as commands: ``+d4e4>d5*2.`` builds twice, sends a knight to d5, moves the marker twice, ends the turn.

Blanks are needed only where words or numbers would run together.
"""

import re
from collections.abc import Iterator, Mapping

from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.literal_types import ACTION_CARDS

SQUARE = "[a-h][1-8]"
_PARTS = re.compile(
    rf"""(?P<exact> (?: keep: | start: | end[/>] | carry[>] ) \S* )
    | \+\ ?(?P<build> {SQUARE} (?: (?:,\ ?)? {SQUARE} )* ) (?: \ ?/\ ?(?P<stack>\d) )?
    | (?P<kind>[fnka])\ ?(?P<place> {SQUARE} | = )
    | (?P<add>a)(?!\w)
    | (?P<source>{SQUARE}) (?: \ ?-\ ? | > | \ ? ) (?P<target>{SQUARE})
    | (?P<square>{SQUARE}) (?!\w)
    | >\ ?(?P<to> {SQUARE} )?
    | \*+ (?P<times>\d?)
    | (?P<number> \d+ ) (?= $ | [^\d_^] )
    | (?P<word> \. | [^\W\d_]+ )
    | (?P<other> \S+ )""",
    re.VERBOSE,
)
_ON_SQUARES = re.compile(rf"\ ?:?\ ?({SQUARE})(?:(?:\ ?[->]\ ?|\ ?)({SQUARE}))?")
_ONE_SQUARE = re.compile(rf"\ ?:?\ ?({SQUARE})()")
_STACK = re.compile(r"\ ?/\ ?(\d)|\ (\d)(?!\S)")
LEAST_LETTERS = 2
"""Letters of a card's name that are enough."""


def commands_in(line: str, words: Mapping[str, str], cards: Mapping[str, str]) -> list[str]:
    """The commands of a line in exact notation, or as near to it as they are typed.

    ``words`` are words with their meanings, ``cards`` the names of cards in small letters with their ids.
    """
    text = " ".join(line.casefold().split())
    for name, card in cards.items():
        if " " in name:
            text = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", card, text)
    return [command for command in _commands(text, words, cards) if command]


def cards_named(word: str, cards: Mapping[str, str]) -> list[str]:
    """The ids of the cards whose id or name begins with a word; one that is so named comes alone."""
    if word in cards:
        return [cards[word]]
    found = [card for name, card in cards.items() if len(word) >= LEAST_LETTERS and name.startswith(word)]
    return list(dict.fromkeys(found))


def _commands(text: str, words: Mapping[str, str], cards: Mapping[str, str]) -> Iterator[str]:
    at, last = 0, ""
    while found := _PARTS.search(text, at):
        at = found.end()
        part = found.groupdict()
        if part["build"]:
            squares, stack = re.findall(SQUARE, part["build"]), part["stack"]
            yield from (f"+{square}/{stack}" if stack else f"+{square}" for square in squares)
            last = squares[-1]
        elif part["place"]:
            last = part["place"]
            yield part["kind"].upper() + last
        elif part["add"]:
            yield f"A{last}"
        elif part["source"]:
            last = part["target"]
            yield f"{part['source']}-{last}"
        elif found[0].startswith(">"):
            yield f">{part['to'] or last}"
        elif found[0].startswith("*"):
            count = int(part["times"]) if part["times"] else len(found[0])
            yield from ["*"] * count
        elif part["word"]:
            played, at = _word(text, at, part["word"], words, cards)
            last = (re.findall(SQUARE, played) or [last])[-1]
            yield played
        else:
            yield found[0]


def _word(text: str, at: int, word: str, words: Mapping[str, str], cards: Mapping[str, str]) -> tuple[str, int]:
    """A word as a command, with the squares behind it if it is a card's, and where the line goes on."""
    if word in words:
        return words[word], at
    named = cards_named(word, cards)
    if not named:
        return word, at
    card = named[0] if len(named) == 1 else word
    fields = [CARDS[each].fields for each in ACTION_CARDS if each in named]
    squares = max(sum(field != "stack" for field in each) for each in fields)
    found = (_ON_SQUARES if squares > 1 else _ONE_SQUARE).match(text, at) if squares else None
    if found is None:
        return card, at
    at = found.end()
    played = f"{card}:{found[1]}{f'-{found[2]}' if found[2] else ''}"
    stack = _STACK.match(text, at) if any("stack" in each for each in fields) else None
    return (f"{played}/{stack[1] or stack[2]}", stack.end()) if stack else (played, at)
