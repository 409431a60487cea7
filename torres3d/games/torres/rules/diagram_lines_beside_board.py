"""Fields of a diagram beside the board: lines such as ``moment: 2.3`` and ``scores: 12 30``."""

import re
from collections.abc import Callable, Iterable
from typing import Any, Literal, NamedTuple, get_args

from torres3d.base.notation_reader import NotationFault, tokens
from torres3d.games.torres.rules.literal_types import (
    ACTION_CARDS,
    MASTER_CARDS,
    PHASES,
    SEAT_LETTERS,
    Card,
    Stage,
    seat_letter,
)
from torres3d.games.torres.rules.options import Options
from torres3d.games.torres.rules.state import State

NOTHING = "-"
"""Word for nothing: no actor, an empty hand."""

_NUMBER = re.compile(r"0|[1-9][0-9]{0,4}")
_MOMENT = re.compile(r"([1-9][0-9]?)\.([1-9][0-9]?)")
_DIGITS = re.compile(r"[0-9]+")


class _Kind(NamedTuple):
    """A type of value: its reader (KeyError for an invalid one), its writer, and its name in messages."""

    expected: str
    read: Callable[[str], Any]
    write: Callable[[Any], str] = str


class Said(NamedTuple):
    """Content of the lines: fields of the state by name, and the piles of cards that have a line."""

    fields: dict[str, Any]
    piles: dict[str, dict[int, tuple[Card, ...]]]


class _Field(NamedTuple):
    """A line: the field of the state that it holds, and its number of words."""

    attribute: str
    shape: Literal["one", "one or none", "some", "one a seat"]
    word: _Kind


Words = list[tuple[int, str]]
"""Words with their columns; the last one is empty and marks the end of the line."""


def _choice(names: tuple[str, ...], what: str) -> _Kind:
    return _Kind(f"{what} ({', '.join(names)})", {name: name for name in names}.__getitem__)


def _number(word: str) -> int:
    if _NUMBER.fullmatch(word) is None:
        raise KeyError(word)
    return int(word)


def _stacks(word: str) -> tuple[int, ...]:
    if word == NOTHING:
        return ()
    if _DIGITS.fullmatch(word) is None:
        raise KeyError(word)
    return tuple(map(int, word))


def _stacks_text(stacks: tuple[int, ...]) -> str:
    if not all(0 <= blocks <= 9 for blocks in stacks):
        raise ValueError(f"stacks of {stacks} blocks; each number has one digit")
    return "".join(map(str, stacks)) or NOTHING


_A_NUMBER = _Kind("a number", _number)
_A_SEAT = _Kind(
    "a seat from A to D", {letter: seat for seat, letter in enumerate(SEAT_LETTERS)}.__getitem__, seat_letter
)
_A_CARD = _choice((*ACTION_CARDS, "hidden"), "a card")
_A_SEATS_STACKS = _Kind(f"the blocks of each stack, one digit each, or {NOTHING}", _stacks, _stacks_text)

FIELDS: dict[str, _Field] = {
    "actor": _Field("actor", "one or none", _A_SEAT),
    "start": _Field("start", "one", _A_SEAT),
    "ap": _Field("ap", "one", _A_NUMBER),
    "scores": _Field("scores", "one a seat", _A_NUMBER),
    "stacks": _Field("stacks", "one a seat", _A_SEATS_STACKS),
    "used": _Field("stack", "one or none", _A_NUMBER),
    "supply": _Field("supply", "one", _A_NUMBER),
    "waiting": _Field("waiting", "one a seat", _A_NUMBER),
    "bought": _Field("bought", "some", _A_CARD),
    "offer": _Field("offer", "some", _A_CARD),
    "played": _Field("played", "one or none", _A_CARD),
    "master": _Field("master", "one or none", _choice(MASTER_CARDS, "a master card")),
    "winners": _Field("winners", "some", _A_SEAT),
}
"""The lines with one field of the state, by the name before their colon."""
STAGE = _choice(get_args(Stage), "a stage")
PILES = {"hand": "hands", "deck": "decks"}
"""The lines of cards: one for each seat (``hand A``, ``deck A``), but a common deck is simply ``deck``."""


def field_lines(state: State, usual: State) -> list[str]:
    """The lines for all fields in which ``state`` differs from the ``usual`` one of its stage and moment."""
    lines = []
    if state.stage != "turn":
        lines.append(f"stage: {state.stage}")
    if (state.phase, state.round) != (1, 1):
        lines.append(f"moment: {state.phase}.{state.round}")
    for name, field in FIELDS.items():
        value = getattr(state, field.attribute)
        if value != getattr(usual, field.attribute):
            lines.append(f"{name}: {_text(field, value)}")
    for pile, attribute in PILES.items():
        rows, usually = getattr(state, attribute), getattr(usual, attribute)
        names = _pile_names(pile, state.options)
        if not len(rows) == len(usually) == len(names):
            raise ValueError(f"{len(rows)} of `{attribute}` in a game with {len(names)}")
        for name, cards, whole in zip(names, rows, usually, strict=True):
            if cards != whole:
                lines.append(f"{name}: {' '.join(cards) or NOTHING}")
    return lines


def read_fields(lines: Iterable[tuple[int, str]], options: Options) -> Said:
    """The content of numbered lines; raises `NotationFault` with line and column."""
    said = Said({}, {attribute: {} for attribute in PILES.values()})
    seen: set[str] = set()
    for number, line in lines:
        try:
            name, words = _divided(line, seen)
            _read_field(name, words, options, said)
        except NotationFault as fault:
            raise fault.relocated(line=number) from None
    return said


def _divided(line: str, seen: set[str]) -> tuple[str, Words]:
    """The name before the colon, which must not be in ``seen``, and the words after it."""
    name, _, rest = line.partition(":")
    name, written = " ".join(name.split()), name
    if name in seen:
        raise NotationFault(name, "each line once", column=1)
    seen.add(name)
    before = len(written) + 1
    words = [(before + start + 1, word) for start, word in tokens(rest)]
    return name, [*words, (len(line.rstrip()) + 2, "")]


def _read_field(name: str, words: Words, options: Options, said: Said) -> None:
    for pile, attribute in PILES.items():
        names = _pile_names(pile, options)
        if name in names:
            said.piles[attribute][names.index(name)] = _some(_A_CARD, words)
            return
    if name == "stage":
        said.fields[name] = _one(STAGE, words)
    elif name == "moment":
        said.fields["phase"], said.fields["round"] = _moment(words, options)
    elif name in FIELDS:
        field = FIELDS[name]
        said.fields[field.attribute] = _value(field, words, options.players)
    else:
        piles = (other for pile in PILES for other in _pile_names(pile, options))
        raise NotationFault(name, f"one of {', '.join(('stage', 'moment', *FIELDS, *piles))}", column=1)


def _value(field: _Field, words: Words, players: int) -> Any:
    if field.shape == "one":
        return _one(field.word, words)
    if field.shape == "one or none":
        if words[0][1] == NOTHING:
            _end(words, 1)
            return None
        return _one(field.word, words)
    if field.shape == "some":
        return _some(field.word, words)
    _end(words, players)
    return tuple(_read(field.word, word) for word in words[:players])


def _one(kind: _Kind, words: Words) -> Any:
    value = _read(kind, words[0])
    _end(words, 1)
    return value


def _some(kind: _Kind, words: Words) -> tuple[Any, ...]:
    if words[0][1] == NOTHING:
        _end(words, 1)
        return ()
    return tuple(_read(kind, word) for word in (words[:-1] or words))


def _read(kind: _Kind, word: tuple[int, str]) -> Any:
    column, text = word
    try:
        return kind.read(text)
    except KeyError:
        raise NotationFault(text, kind.expected, column=column) from None


def _end(words: Words, count: int) -> None:
    """Raise a fault unless there are exactly so many words."""
    if len(words) - 1 != count:
        column, text = words[min(count, len(words) - 1)]
        raise NotationFault(text, f"{count} word{'s' if count > 1 else ''}", column=column)


def _moment(words: Words, options: Options) -> tuple[int, int]:
    column, text = words[0]
    _end(words, 1)
    match = _MOMENT.fullmatch(text)
    if match:
        phase, round_ = int(match[1]), int(match[2])
        if phase <= PHASES and round_ <= options.rounds(phase):
            return phase, round_
    last = ", ".join(f"{phase}.{options.rounds(phase)}" for phase in range(1, PHASES + 1))
    raise NotationFault(text, f"phase and round such as 2.1, at most {last}", column=column)


def _pile_names(pile: str, options: Options) -> list[str]:
    """The names of the lines of cards, in the order of the state's piles."""
    if pile == "deck" and options.deck != "own":
        return ["deck"] if options.deck == "common" else []
    return [f"{pile} {letter}" for letter in SEAT_LETTERS[: options.players]]


def _text(field: _Field, value: Any) -> str:
    if field.shape in ("some", "one a seat"):
        return " ".join(map(field.word.write, value)) or NOTHING
    return NOTHING if value is None else field.word.write(value)
