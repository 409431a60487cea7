"""Legal commands in few lines, grouped by kind, and as a numbered list; the cheapest way to a far square."""

from collections.abc import Sequence

from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, Walk, far_walks, walks
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.commands import Command, Move
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.notation import command_text
from torres3d.games.torres.rules.squares import INDEX, NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.names import card_name
from torres3d.games.torres.words.phrases import in_words
from torres3d.i18n.texts import Translate
from torres3d.terminal.vocabulary import numbered_choices, numbered_lines


def far_move(state: State, actor: Seat, command: Command) -> Walk:
    """The way that a move to a far square means, even if it costs more AP than there are; empty if there is none."""
    if not isinstance(command, Move) or not walks_now(state, actor, INDEX[command.from_]):
        return ()
    return walks(state, INDEX[command.from_], MAX_AP).get(INDEX[command.to], ())


def walks_now(state: State, actor: Seat, square: Square) -> bool:
    """Whether a knight of the actor stands on a square and may walk."""
    return state.stage == "turn" and bool(state.knights[actor] >> square & 1)


def way_words(walk: Walk, say: Translate) -> str:
    """A way and its cost."""
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
    return [_line(head, tails) for head, tails in gathered.items()]


def _line(head: str, tails: Sequence[str]) -> str:
    said = ", ".join(dict.fromkeys(filter(None, tails)))
    return f"{head}: {said}" if said else head


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
