"""Choices as text: understood as they are typed, all legal ones in few lines, and as a numbered list."""

import re
from collections.abc import Sequence

from torres3d.base.notation_reader import NotationFault
from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, Walk, far_walks, walks
from torres3d.games.torres.commands.text.choice_outcomes import blocks_on, choice_words, distinct
from torres3d.games.torres.commands.text.typed_line import commands_in
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.command_notation import command_text, read_command
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command, Move
from torres3d.games.torres.rules.decide import apply
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import ACTION_CARDS, ActionCard, Seat
from torres3d.games.torres.rules.squares import INDEX, NAMES, Square, square_list
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import in_words
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import LONGEST_SPOKEN, Vocabulary, numbered_choices

WORDS = (
    "help", "board", "picture", "castles", "points", "turn", "hand", "legal", "look", "card", "again",
    "me", "row", "column", "around", "roofs", "exits", "grow", "what", "brief",
    "hint", "undo", "redo", "reset", "file", "rules", "quit", "yes", "no",
)  # fmt: skip
"""Words that can be typed besides commands."""
SHORT: dict[str, str] = {"buy": "buy", "end": "end", "marker": "*", "leave": "K="}
"""Commands that have a word in each language, too."""

_SQUARE = "[a-h][1-8]"
_PLAYED = re.compile(rf"([^\W\d_]+):({_SQUARE})(?:-({_SQUARE}))?(?:/(\d))?")
_WALK = re.compile(rf"({_SQUARE})[ >-]+({_SQUARE})")
_PLACING = re.compile(rf"([fnka]) ?({_SQUARE}|=)")
_PLAY = re.compile(rf"({'|'.join(ACTION_CARDS)})[ :]+({_SQUARE})(?:[ >-]+({_SQUARE}))?(?:[ /]+(\d))?")
_AROUND_MARKS = re.compile(r" *([:/>^_,+-]) *")


def game_vocabulary(say: Translate, words: Sequence[str] = WORDS) -> Vocabulary:
    cards = card_words(say)
    return Vocabulary(say, words, SHORT, tidied, lambda line, known: commands_in(line, known, cards))


def card_words(say: Translate) -> dict[str, str]:
    """The ids of the cards by what can be typed for them: the id, and the name in small letters."""
    return {card: card for card in ACTION_CARDS} | {card_name(card, say).casefold(): card for card in ACTION_CARDS}


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
    """The legal commands a text means in any case: an exact match; otherwise those about a square; otherwise its
    completions; otherwise plays of a card on the squares that it names."""
    written = [(command_text(command).casefold(), command) for command in commands]
    text = text.casefold()
    exactly = [command for own, command in written if own == text]
    if exactly or not text:
        return exactly
    if text in SQUARE_NAMES:
        return [command for own, command in written if text in re.findall(_SQUARE, own)]
    return [command for own, command in written if own.startswith(text)] or _plays(text, written)


def _plays(text: str, written: Sequence[tuple[str, Command]]) -> list[Command]:
    """The plays of a card that begins so, on these squares in either order: ``di:b7`` is ``diagonal:a6-b7``."""
    named = _PLAYED.fullmatch(text)
    if named is None:
        return []
    squares = {square for square in (named[2], named[3]) if square}
    return [
        command
        for own, command in written
        if isinstance(command, c.Play)
        and command.card.startswith(named[1])
        and squares <= set(re.findall(_SQUARE, own))
        and (named[4] is None or command.stack == int(named[4]))
    ]


def sent_to(state: State, actor: Seat, square: Square) -> list[Walk]:
    """The cheapest ways of the actor's knights to a square for the AP there are; several where they cost the same."""
    if state.stage != "turn":
        return []
    found = [walks(state, knight, state.ap).get(square) for knight in square_list(state.knights[actor])]
    ways = [walk for walk in found if walk]
    least = min(map(len, ways), default=0)
    return [walk for walk in ways if len(walk) == least]


def far_move(state: State, actor: Seat, command: Command) -> Walk:
    """The way that a move to a far square means, even if it costs more AP than there are; empty if there is none."""
    if not isinstance(command, Move) or not walks_now(state, actor, INDEX[command.from_]):
        return ()
    return walks(state, INDEX[command.from_], MAX_AP).get(INDEX[command.to], ())


def walks_now(state: State, actor: Seat, square: Square) -> bool:
    """Whether a knight of the actor stands on a square and may walk."""
    return state.stage == "turn" and bool(state.knights[actor] >> square & 1)


def walk_meant(state: State, actor: Seat, text: str) -> Walk:
    """The steps that a text such as ``c4-e5`` or ``>e5`` means; empty for none, or where two knights are as near."""
    if text.startswith(">"):
        ways = sent_to(state, actor, INDEX.get(text[1:], -1))
        return ways[0] if len(ways) == 1 else ()
    try:
        return far_move(state, actor, read_command(text))
    except NotationFault:
        return ()


def nobody_sent(state: State, actor: Seat, square: str, say: Translate) -> list[str]:
    """Why ``>`` and this square sends no knight."""
    if square not in INDEX:
        return [say("text-to-where")]
    if state.knights[actor] >> INDEX[square] & 1:
        return [say("text-stands-there", square=square)]
    ways = [f"{walk[0].from_}-{square}" for walk in sent_to(state, actor, INDEX[square])]
    return [
        say("text-several-go", square=square, ways=", ".join(ways)) if ways else say("text-none-goes", square=square)
    ]


def names_all(text: str) -> bool:
    """Whether a text is a whole command."""
    try:
        read_command(text)
    except NotationFault:
        return False
    return True


def card_refused(state: State, actor: Seat, card: str, say: Translate) -> list[str]:
    """Why a card that was named without all its squares cannot be played there."""
    if state.played is not None:
        why = say("refusal-card_played_already")
    elif card in state.bought:
        why = say("refusal-card_bought_now")
    elif card not in state.hands[actor]:
        why = say("refusal-card_not_in_hand")
    else:
        return [f"{say('advise-card-useless')} {say('text-try-play', card=card)}"]
    return [f"{why} {say('text-try-hand')}"]


def completed(state: State, text: str) -> Command:
    """The command of a text; one that lacks the stack is for the first stack with blocks. Raises `NotationFault`."""
    try:
        return read_command(text)
    except NotationFault:
        if state.actor is None or "/" in text:
            raise
        filled = [index for index, held in enumerate(state.stacks[state.actor]) if held]
        used = state.stack if state.stack is not None else min(filled, default=0)
        return read_command(f"{text}/{used}")


def way_words(walk: Walk, say: Translate) -> str:
    way = ", ".join((walk[0].from_, *(move.to for move in walk)))
    return say("text-way", way=way, ap=STEP_COST * len(walk))


def farther_lines(state: State, actor: Seat, rest: str, say: Translate) -> list[str]:
    """The far squares that a knight on this square can be sent to; no lines if there are none."""
    square = INDEX.get(rest)
    if square is None or not walks_now(state, actor, square):
        return []
    by_cost: dict[int, list[str]] = {}
    for at, walk in sorted(far_walks(state, square).items()):
        by_cost.setdefault(STEP_COST * len(walk), []).append(NAMES[at])
    return [say("text-farther", ap=ap, squares=", ".join(found)) for ap, found in sorted(by_cost.items())]


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


def legal_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """All legal commands: a line for each knight, kind of stack, card and kind of command."""
    gathered: dict[str, list[str]] = {}
    cards: dict[str, ActionCard] = {}
    for command in distinct(state, commands):
        head, tail = _place(state, command, names, say)
        gathered.setdefault(head, []).append(tail)
        if isinstance(command, c.Play):
            cards[head] = command.card
    return [_legal_line(head, tails, cards.get(head), say) for head, tails in gathered.items()]


def _legal_line(head: str, tails: Sequence[str], card: ActionCard | None, say: Translate) -> str:
    """The beginning of a line and what follows it; of very many pairs of squares only the first ones, or the second
    ones where all have the same first."""
    parts = list(dict.fromkeys(filter(None, tails)))
    pairs = [part.split("-") for part in parts if "-" in part]
    if card is None or len(pairs) <= LONGEST_SPOKEN:
        return f"{head}: {', '.join(parts)}" if parts else head
    first = list(dict.fromkeys(pair[0] for pair in pairs))
    if len(first) > 1:
        return say("text-play-from", head=head, squares=", ".join(first), id=card, example=first[0])
    return say("text-play-to", head=head, square=first[0], squares=", ".join(pair[1] for pair in pairs))


def meaning_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """Commands in words and notation, without numbers."""
    return [f"{choice_words(state, command, names, say)}  {command_text(command)}" for command in commands]


def choice_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """A numbered list of commands in words; only the first of very many."""
    return numbered_choices(commands, lambda command: choice_words(state, command, names, say), say)


def course_lines(state: State, commands: Sequence[Command], names: Sequence[str], say: Translate) -> list[str]:
    """A sequence of commands, a line each, in words and notation; the notation can be typed."""
    lines = []
    for command in commands:
        lines.append(f"{in_words(state, command, names, say)}  {command_text(command)}".strip())
        if isinstance(command, c.Buy | c.EndTurn):
            break  # what follows depends on the cards, or is another's
        state = apply(state, command)
    return lines


def _place(state: State, command: Command, names: Sequence[str], say: Translate) -> tuple[str, str]:
    """The line that a command belongs to, and what it adds to the line."""
    match command:
        case c.Found(at) | c.PlaceKnight(at) | c.PlaceKing(at) | c.AddKnight(at):
            return say(PLACED[type(command)]), at
        case c.Move(source, target):
            return say("text-may-move", square=source), target
        case c.Build(at, stack):
            return say("text-may-build", blocks=blocks_on(state, stack)), at
        case c.Play(card=card):
            return say("text-may-play", card=card_name(card, say), id=card), command_text(command).partition(":")[2]
        case c.ChooseStarter(seat):
            return say("text-may-start"), f"{command_text(command)} {names[seat]}"
        case c.Keep(card=card):
            return say("text-may-keep"), card_name(card, say)
        case c.Carry():
            return say("text-may-carry"), ""
    return say(ALONE[type(command)]), ""
