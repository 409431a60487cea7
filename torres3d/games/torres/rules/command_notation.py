"""Notation of commands and turns as short text, with its parser: ``c4-d4``, ``Ac4``, ``+d4/0`` (docs/notation.md).

A text holds the whole command, so it needs no position to be read. Reading and writing again gives the same text,
except for the blanks between the commands of a turn.
"""

import re
from collections.abc import Iterable

from msgspec import UNSET, UnsetType

from torres3d.base.notation_reader import NotationFault, TextReader, tokens
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import literal_types
from torres3d.games.torres.rules.commands import Command
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard, seat_letter

SEAT_LETTERS = literal_types.SEAT_LETTERS
BEFORE_FIELD = {"from_": "", "to": "-", "at": "", "stack": "/"}
"""The mark before each field of a card that is played."""

_SQUARES: dict[str, c.SquareName] = {name: name for name in c.SQUARE_NAMES}
_CARDS: dict[str, ActionCard] = {card: card for card in ACTION_CARDS}
_WORD = re.compile(r"[a-z_]*")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,3}")
_DIGITS = re.compile(r"[0-9]+")
_A_COMMAND = "a command such as c4-d4, Ac4, +d4/0, six, buy, * or end/0"
_A_SQUARE = "a square from a1 to h8"
_A_CARD = f"a card ({', '.join(ACTION_CARDS)})"


def command_text(command: Command) -> str:
    """The short text of a command; ValueError for numbers that no game has (a seat above 3, six blocks on a stack)."""
    match command:
        case c.Found(at):
            return f"F{at}"
        case c.PlaceKnight(at):
            return f"N{at}"
        case c.PlaceKing(at):
            return f"K{at}"
        case c.LeaveKing():
            return "K="
        case c.ChooseStarter(seat):
            return f"start:{seat_letter(seat)}"
        case c.Carry(onto):
            return f"carry{_onto_text(onto)}"
        case c.AddKnight(at):
            return f"A{at}"
        case c.Move(source, target):
            return f"{source}-{target}"
        case c.Build(at, stack):
            return f"+{at}/{_number_text(stack)}"
        case c.Buy():
            return "buy"
        case c.Keep(card, top, bottom):
            return f"keep:{card}{_pile_text('^', top)}{_pile_text('_', bottom)}"
        case c.Score():
            return "*"
        case c.EndTurn(given, onto):
            return f"end{'' if given is None else f'/{_number_text(given)}'}{_onto_text(onto)}"
    return _play_text(command)


def read_command(text: str) -> Command:
    """The command of a short text; raises `NotationFault`."""
    reader = _Reader(text)
    command = _read(reader)
    reader.end()
    return command


def turn_text(commands: Iterable[Command]) -> str:
    """The commands of a turn on one line, divided by blanks."""
    return " ".join(map(command_text, commands))


def read_turn(text: str) -> tuple[Command, ...]:
    """The commands of a line by `turn_text`; raises `NotationFault` with the column in the line."""
    return tuple(_read_token(token, column) for column, token in tokens(text))


def _read_token(token: str, before: int) -> Command:
    """The command of a word after ``before`` characters of its line; raises `NotationFault`."""
    try:
        return read_command(token)
    except NotationFault as fault:
        raise fault.relocated(before=before) from None


def _number_text(number: int) -> str:
    if number < 0:
        raise ValueError(f"there is no stack {number}; stacks are counted from 0")
    return str(number)


def _onto_text(onto: tuple[int, ...]) -> str:
    if not all(0 <= blocks <= 9 for blocks in onto):
        raise ValueError(f"no stack can take {onto}; each number has one digit")
    return f">{''.join(map(str, onto))}" if onto else ""


def _pile_text(mark: str, cards: tuple[ActionCard, ...]) -> str:
    return f"{mark}{','.join(cards)}" if cards else ""


def _play_text(command: c.Play) -> str:
    fields = c.PLAY_FIELDS[command.card]
    values = "".join(f"{BEFORE_FIELD[field]}{getattr(command, field)}" for field in fields)
    return f"{command.card}:{values}" if fields else command.card


class _Reader(TextReader):
    def word(self) -> str:
        """The small letters that come next, without skipping them."""
        match = _WORD.match(self.text, self.at)
        return match[0] if match else ""

    def square(self) -> c.SquareName:
        name = _SQUARES.get(self.text[self.at : self.at + 2])
        if name is None:
            raise self.fault(_A_SQUARE)
        self.at += 2
        return name

    def card(self) -> ActionCard:
        longest = max((name for name in _CARDS if self.text.startswith(name, self.at)), key=len, default=None)
        if longest is None:
            raise self.fault(_A_CARD)
        self.at += len(longest)
        return _CARDS[longest]

    def number(self, expected: str) -> int:
        return int(self.match(_NUMBER, expected))

    def stack(self) -> int:
        self.expect("/", "/ and the number of a stack")
        return self.number("the number of a stack")

    def onto(self) -> tuple[int, ...]:
        """The blocks for each stack after ``>``, if any."""
        if not self.take(">"):
            return ()
        return tuple(map(int, self.match(_DIGITS, "a digit for each stack")))

    def pile(self, mark: str) -> tuple[ActionCard, ...]:
        if not self.take(mark):
            return ()
        cards = [self.card()]
        while self.take(","):
            cards.append(self.card())
        return tuple(cards)


def _read(reader: _Reader) -> Command:
    word = reader.word()
    if len(word) > 1:
        return _read_word(reader, word)
    if word:
        source = reader.square()
        reader.expect("-", "- and the square to go to")
        return c.Move(source, reader.square())
    if reader.take("K="):
        return c.LeaveKing()
    if reader.take("*"):
        return c.Score()
    if reader.take("+"):
        return c.Build(reader.square(), reader.stack())
    for mark, kind in (("F", c.Found), ("N", c.PlaceKnight), ("K", c.PlaceKing), ("A", c.AddKnight)):
        if reader.take(mark):
            return kind(reader.square())
    raise reader.fault(_A_COMMAND)


def _read_word(reader: _Reader, word: str) -> Command:
    if word in ("buy", "end", "carry"):
        reader.take(word)
        if word == "buy":
            return c.Buy()
        if word == "end":
            given = reader.stack() if reader.text.startswith("/", reader.at) else None
            return c.EndTurn(given, reader.onto())
        return c.Carry(reader.onto())
    if reader.take("start:"):
        seat = SEAT_LETTERS.find(reader.text[reader.at : reader.at + 1] or " ")
        if seat < 0:
            raise reader.fault("a seat from A to D")
        reader.at += 1
        return c.ChooseStarter(seat)
    if reader.take("keep:"):
        return c.Keep(reader.card(), reader.pile("^"), reader.pile("_"))
    if word in _CARDS:
        return _read_play(reader, reader.card())
    raise reader.fault(_A_COMMAND)


def _read_play(reader: _Reader, card: ActionCard) -> c.Play:
    squares: dict[str, c.SquareName] = {}
    stack: int | UnsetType = UNSET
    for number, field in enumerate(c.PLAY_FIELDS[card]):
        if number == 0:
            reader.expect(":", ": and what the card needs")
        if field == "stack":
            stack = reader.stack()
        else:
            mark = BEFORE_FIELD[field]
            reader.expect(mark, f"{mark} and a square")
            squares[field] = reader.square()
    return c.Play(card, squares.get("from_", UNSET), squares.get("to", UNSET), squares.get("at", UNSET), stack)
