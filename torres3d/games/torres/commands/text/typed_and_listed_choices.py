"""Choices as text: understood as they are typed, all legal ones in few lines, and as a numbered list."""

import re
from collections.abc import Sequence

from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, Walk, far_walks, walks
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.command_notation import command_text
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command, Move
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, Seat
from torres3d.games.torres.rules.squares import INDEX, NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import Vocabulary, numbered_choices, numbered_lines

WORDS = (
    "help", "board", "castles", "points", "turn", "hand", "legal", "look", "card", "again",
    "hint", "undo", "redo", "reset", "file", "quit", "yes",
)  # fmt: skip
"""Words that can be typed besides commands."""
SHORT: dict[str, str] = {"buy": "buy", "end": "end", "marker": "*", "leave": "K="}
"""Commands that have a word in each language, too."""

_SQUARE = "[a-h][1-8]"
_WALK = re.compile(rf"({_SQUARE})[ >-]+({_SQUARE})")
_PLACING = re.compile(rf"([fnka]) ?({_SQUARE}|=)")
_PLAY = re.compile(rf"({'|'.join(ACTION_CARDS)})[ :]+({_SQUARE})(?:[ >-]+({_SQUARE}))?(?:[ /]+(\d))?")
_AROUND_MARKS = re.compile(r" *([:/>^_,+-]) *")


def game_vocabulary(say: Translate) -> Vocabulary:
    return Vocabulary(say, WORDS, SHORT, tidied)


def tidied(line: str) -> str:
    """A line in exact notation: ``C4 d4`` is ``c4-d4``, ``ac4`` is ``Ac4``, ``climb c4 c5`` a card."""
    text = " ".join(line.casefold().split())
    if walk := _WALK.fullmatch(text):
        return f"{walk[1]}-{walk[2]}"
    if placing := _PLACING.fullmatch(text):
        return f"{placing[1].upper()}{placing[2]}"
    if play := _PLAY.fullmatch(text):
        target, stack = f"-{play[3]}" if play[3] else "", f"/{play[4]}" if play[4] else ""
        return f"{play[1]}:{play[2]}{target}{stack}"
    text = _AROUND_MARKS.sub(r"\1", text)
    if text.startswith("start:"):
        return f"start:{text[6:].upper()}"
    return text


def matching_commands(text: str, commands: Sequence[Command]) -> list[Command]:
    """The legal commands a text means in any case: an exact match, else those about a square, else its completions."""
    written = [(command_text(command).casefold(), command) for command in commands]
    text = text.casefold()
    exactly = [command for own, command in written if own == text]
    if exactly or not text:
        return exactly
    if text in SQUARE_NAMES:
        return [command for own, command in written if text in re.findall(_SQUARE, own)]
    return [command for own, command in written if own.startswith(text)]


def far_move(state: State, actor: Seat, command: Command) -> Walk:
    """The way that a move to a far square means, even if it costs more AP than there are; empty if there is none."""
    if not isinstance(command, Move) or not walks_now(state, actor, INDEX[command.from_]):
        return ()
    return walks(state, INDEX[command.from_], MAX_AP).get(INDEX[command.to], ())


def walks_now(state: State, actor: Seat, square: Square) -> bool:
    """Whether a knight of the actor stands on a square and may walk."""
    return state.stage == "turn" and bool(state.knights[actor] >> square & 1)


def way_words(walk: Walk, say: Translate) -> str:
    way = ", ".join((walk[0].from_, *(move.to for move in walk)))
    return say("text-way", way=way, ap=STEP_COST * len(walk))


def farther_lines(state: State, actor: Seat, rest: str, say: Translate) -> list[str]:
    """The far squares that a knight on this square can be sent to; no lines if there are none."""
    square = INDEX.get(rest)
    if square is None or not walks_now(state, actor, square):
        return []
    far = far_walks(state, square)
    found = [say("text-far", square=NAMES[at], ap=STEP_COST * len(walk)) for at, walk in sorted(far.items())]
    return [say("text-farther", squares=", ".join(found))] if found else []


PLACED: dict[type, str] = {
    c.Found: "text-may-found",
    c.PlaceKnight: "text-may-place",
    c.PlaceKing: "text-may-king",
    c.AddKnight: "text-may-add",
}
"""Commands that say a square only."""
ALONE: dict[type, str] = {
    c.LeaveKing: "text-may-leave",
    c.Buy: "text-may-buy",
    c.Score: "text-may-score",
    c.EndTurn: "text-may-end",
}
"""Commands that are heard without what they say."""


def legal_lines(commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """All legal commands: a line for each knight, stack, card and kind of command."""
    gathered: dict[str, list[str]] = {}
    for command in commands:
        head, tail = _place(command, names, say)
        gathered.setdefault(head, []).append(tail)
    said = {head: ", ".join(dict.fromkeys(filter(None, tails))) for head, tails in gathered.items()}
    return [f"{head}: {tails}" if tails else head for head, tails in said.items()]


def choice_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """A numbered list of commands in words and notation; only the first of very many."""

    def words(command: Command) -> str:
        return f"{in_words(state, command, names, say) or command_text(command)}  {command_text(command)}"

    return numbered_choices(commands, words, say)


def course_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """A sequence of commands, numbered, in words and notation."""
    lines = []
    for command in commands:
        lines.append(f"{in_words(state, command, names, say)}  {command_text(command)}".strip())
        if isinstance(command, c.Buy | c.EndTurn):
            break  # what follows depends on the cards, or is another's
        state = apply(state, command)
    return numbered_lines(lines)


def _place(command: Command, names: Sequence[str], say: Translate) -> tuple[str, str]:
    """The line that a command belongs to, and what it adds to the line."""
    match command:
        case c.Found(at) | c.PlaceKnight(at) | c.PlaceKing(at) | c.AddKnight(at):
            return say(PLACED[type(command)]), at
        case c.Move(source, target):
            return say("text-may-move", square=source), target
        case c.Build(at, stack):
            return say("text-may-build", index=stack), at
        case c.Play(card=card):
            return say("text-may-play", card=card_name(card, say), id=card), command_text(command).partition(":")[2]
        case c.ChooseStarter(seat):
            return say("text-may-start"), f"{command_text(command)} {names[seat]}"
        case c.Keep(card=card):
            return say("text-may-keep"), f"keep:{card}"
        case c.Carry():
            return say("text-may-carry"), command_text(command)
    return say(ALONE[type(command)]), ""
