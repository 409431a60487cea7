"""Selection: turns clicks into commands, by the state and earlier choices; pure functions.

A click either selects something (a knight, a stack, the reserve, a card), completes a command, or is refused with the
rules' own reason. Nothing here knows the screen.
"""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from torres3d.games.torres.app.input.cheapest_knight_walks import MAX_AP, Walk, far_walks, walks
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.cards import CARDS, Field
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.knights import STEP_COST
from torres3d.games.torres.rules.literal_types import ActionCard
from torres3d.games.torres.rules.refusals import IllegalCommand
from torres3d.games.torres.rules.squares import INDEX, Square
from torres3d.games.torres.rules.state import State


class Selection(msgspec.Struct, frozen=True):
    """Choices so far for a command.

    ``square`` is the selected knight, with a card the square it starts from, with the reserve that of the knight just
    added; ``stack`` the selected stack.
    """

    kind: Literal["none", "knight", "stack", "reserve", "card"] = "none"
    square: Square | None = None
    stack: int | None = None
    card: ActionCard | None = None


NOTHING = Selection()


class OnSquare(msgspec.Struct, frozen=True):
    """A click on a square, its tower or the piece on it; ``tower``: on the tower below the piece."""

    square: Square
    tower: bool = False


class OnStack(msgspec.Struct, frozen=True):
    """A click on one of the actor's stacks."""

    stack: int


class OnReserve(msgspec.Struct, frozen=True):
    """A click on the actor's knights in reserve."""


class OnCard(msgspec.Struct, frozen=True):
    """A click on a card in hand."""

    card: ActionCard


Click = OnSquare | OnStack | OnReserve | OnCard


class Selected(msgspec.Struct, frozen=True):
    """The click changed the selection."""

    selection: Selection


class Commanded(msgspec.Struct, frozen=True):
    """The click completed a legal command."""

    command: c.Command


class Refused(msgspec.Struct, frozen=True):
    """The click asked for something the rules do not allow."""

    error: IllegalCommand


class Advised(msgspec.Struct, frozen=True):
    """The click meant nothing yet; ``text`` is the key of a sentence that says what to do first."""

    text: str


class FarMove(msgspec.Struct, frozen=True):
    """The click sends a knight to a square farther away: ``moves`` lead there, one command each."""

    moves: tuple[c.Move, ...]


Outcome = Selected | Commanded | FarMove | Refused | Advised


def click(state: State, commands: Iterable[c.Command], selection: Selection, at: Click) -> Outcome:
    """The meaning of a click. ``commands`` are the legal commands of ``state``."""
    if state.stage != "turn":
        return _set_up(state, at)
    if isinstance(at, OnCard):
        return _on_card(state, commands, selection, at.card)
    if isinstance(at, OnStack):
        return _on_stack(state, selection, at.stack)
    if isinstance(at, OnReserve):
        return _on_reserve(state, selection)
    return _on_square(state, commands, selection, at)


def attempt(state: State, command: c.Command) -> Outcome:
    """`Commanded` the command if it is legal, otherwise `Refused` with the reason."""
    try:
        decide(state, command)
    except IllegalCommand as error:
        return Refused(error)
    return Commanded(command)


def _set_up(state: State, at: Click) -> Outcome:
    if not isinstance(at, OnSquare):
        return Advised("advise-click-square")
    name = c.SQUARE_NAMES[at.square]
    if state.stage == "foundations":
        return attempt(state, c.Found(name))
    if state.stage == "knights":
        return attempt(state, c.PlaceKnight(name))
    if state.stage in ("king", "move_king"):
        return attempt(state, c.PlaceKing(name))
    return Advised("advise-answer-first")


def _own_knight(state: State, square: Square) -> bool:
    return state.actor is not None and bool(state.knights[state.actor] >> square & 1)


def _on_square(state: State, commands: Iterable[c.Command], selection: Selection, at: OnSquare) -> Outcome:
    square = at.square
    if selection.kind == "card":
        return _card_square(state, commands, selection, square)
    # A tower that leans over the square meant would silently change what the next clicks do.
    goes_on = selection.kind == "stack" or (selection.kind == "reserve" and selection.square != square)
    if _own_knight(state, square) and not (at.tower and goes_on):
        again = selection.kind == "knight" and selection.square == square
        return Selected(NOTHING if again else Selection("knight", square=square))
    name = c.SQUARE_NAMES[square]
    if selection.kind == "knight" and selection.square is not None:
        return _send(state, selection.square, square)
    if selection.kind == "stack" and selection.stack is not None:
        return attempt(state, c.Build(name, selection.stack))
    if selection.kind == "reserve":
        return attempt(state, c.AddKnight(name))
    return Advised("advise-choose-first")


def _send(state: State, knight: Square, target: Square) -> Outcome:
    """A step, a walk of several steps, or why neither leads there."""
    outcome = attempt(state, c.Move(c.SQUARE_NAMES[knight], c.SQUARE_NAMES[target]))
    if not isinstance(outcome, Refused) or outcome.error.reason == "square_taken":
        return outcome
    way = walks(state, knight, MAX_AP).get(target, ())
    if not way:
        return outcome
    cost = len(way) * STEP_COST
    if cost > state.ap:
        return Refused(IllegalCommand("not_enough_ap", needed=cost, left=state.ap))
    return FarMove(way)


def _on_stack(state: State, selection: Selection, stack: int) -> Outcome:
    card = selection.card
    if takes_stack(selection) and card is not None:
        if selection.square is not None:
            return attempt(state, c.Play(card, at=c.SQUARE_NAMES[selection.square], stack=stack))
        return Selected(Selection("card", card=card, stack=stack))
    if selection.kind == "stack" and selection.stack == stack:
        return Selected(NOTHING)
    refused = _refusal(state, (c.Build(name, stack) for name in c.SQUARE_NAMES))
    return Selected(Selection("stack", stack=stack)) if refused is None else Refused(refused)


def _on_reserve(state: State, selection: Selection) -> Outcome:
    if selection.kind == "reserve":
        return Selected(NOTHING)
    refused = _refusal(state, (c.AddKnight(name) for name in c.SQUARE_NAMES))
    return Selected(Selection("reserve")) if refused is None else Refused(refused)


SQUARE_REASONS = frozenset(
    {"square_taken", "castle_too_tall", "joins_castles", "beside_no_castle", "no_knight_beside", "new_knight_too_high"}
)
"""Reasons that speak of one square only, so another square may do."""


def _refusal(state: State, candidates: Iterable[c.Command]) -> IllegalCommand | None:
    """None if one of the commands is legal or has only a wrong square; otherwise the reason against all."""
    for command in candidates:
        outcome = attempt(state, command)
        if not isinstance(outcome, Refused):
            return None
        if outcome.error.reason not in SQUARE_REASONS:
            return outcome.error
    return None


def plays_of(commands: Iterable[c.Command], card: str) -> list[c.Play]:
    return [command for command in commands if isinstance(command, c.Play) and command.card == card]


def takes_stack(selection: Selection) -> bool:
    """Whether a card is chosen that needs one of the stacks."""
    return selection.kind == "card" and selection.card is not None and "stack" in CARDS[selection.card].fields


def _on_card(state: State, commands: Iterable[c.Command], selection: Selection, card: ActionCard) -> Outcome:
    if selection.kind == "card" and selection.card == card:
        return Selected(NOTHING)
    ways = plays_of(commands, card)
    if not CARDS[card].fields:
        return attempt(state, c.Play(card))
    if ways:
        return Selected(Selection("card", card=card))
    # Every way is refused; a reason that has nothing to do with squares explains best.
    assert state.actor is not None
    if state.played is None and card in state.hands[state.actor]:
        return Advised("advise-card-useless")
    return attempt(state, c.Play(card, **{name: ANYTHING[name] for name in CARDS[card].fields}))


ANYTHING: dict[Field, Any] = {"from_": "a1", "to": "a2", "at": "a1", "stack": 0}


def _card_square(state: State, commands: Iterable[c.Command], selection: Selection, square: Square) -> Outcome:
    card = selection.card
    assert card is not None
    declared = CARDS[card]
    name = c.SQUARE_NAMES[square]
    if "stack" in declared.fields:
        return _with_stack(state, commands, selection, card, square)
    if "from_" not in declared.fields:
        return attempt(state, c.Play(card, at=name))
    if selection.square is None or (declared.first == "knight" and _own_knight(state, square)):
        return _card_source(state, commands, card, square)
    if selection.square == square:
        return Selected(Selection("card", card=card))
    return attempt(state, c.Play(card, from_=c.SQUARE_NAMES[selection.square], to=name))


def _card_source(state: State, commands: Iterable[c.Command], card: ActionCard, square: Square) -> Outcome:
    name = c.SQUARE_NAMES[square]
    if any(play.from_ == name for play in plays_of(commands, card)):
        return Selected(Selection("card", card=card, square=square))
    if CARDS[card].first == "knight" and _own_knight(state, square):
        return Advised("advise-card-not-this-knight")
    other = c.SQUARE_NAMES[(square + 1) % 64]
    outcome = attempt(state, c.Play(card, from_=name, to=other))
    if isinstance(outcome, Refused) and outcome.error.values.get("at") == INDEX[other]:
        return Advised("advise-card-not-this-block")
    return outcome


def _with_stack(
    state: State, commands: Iterable[c.Command], selection: Selection, card: ActionCard, square: Square
) -> Outcome:
    """A square for a card that needs a stack too: the one chosen before, or the only one that will do."""
    name = c.SQUARE_NAMES[square]
    stacks = [play.stack for play in plays_of(commands, card) if play.at == name]
    if selection.stack is not None:
        return attempt(state, c.Play(card, at=name, stack=selection.stack))
    if not stacks:
        assert state.actor is not None
        first = next((index for index, blocks in enumerate(state.stacks[state.actor]) if blocks), 0)
        return attempt(state, c.Play(card, at=name, stack=first))
    if len(stacks) == 1:
        return attempt(state, c.Play(card, at=name, stack=stacks[0]))
    return Selected(Selection("card", card=card, square=square))


def after(state: State, commands: Iterable[c.Command], selection: Selection, command: c.Command) -> Selection:
    """The selection after ``command`` has led to ``state``.

    A builder goes on building, a moved knight stays selected, as long as there is something left to do.
    """
    if state.stage != "turn" or isinstance(command, c.EndTurn):
        return NOTHING
    following: Selection = NOTHING
    if isinstance(command, c.Build):
        following = Selection("stack", stack=command.stack)
    elif isinstance(command, c.Move):
        following = Selection("knight", square=INDEX[command.to])
    elif isinstance(command, c.AddKnight):
        following = Selection("reserve", square=INDEX[command.at])
    elif selection.kind != "card":
        following = selection
    return following if targets(commands, following) else NOTHING


def targets(commands: Iterable[c.Command], selection: Selection) -> dict[Square, list[c.Command]]:
    """The squares a click may now complete a command on, with the commands."""
    found: dict[Square, list[c.Command]] = {}
    for command in commands:
        square = _target(command, selection)
        if square is not None:
            found.setdefault(square, []).append(command)
    return found


def far_targets(state: State, commands: Iterable[c.Command], selection: Selection) -> dict[Square, Walk]:
    """The squares a click may now send the chosen knight to in two steps or more, with the moves."""
    if state.stage != "turn" or selection.kind != "knight" or selection.square is None:
        return {}
    if not any(isinstance(command, c.Move) for command in commands):
        return {}
    return far_walks(state, selection.square)


def _target(command: c.Command, selection: Selection) -> Square | None:
    if isinstance(command, c.Found | c.PlaceKnight | c.PlaceKing):
        return INDEX[command.at]
    if isinstance(command, c.Move) and selection.kind == "knight" and selection.square == INDEX[command.from_]:
        return INDEX[command.to]
    if isinstance(command, c.Build) and selection.kind == "stack" and selection.stack == command.stack:
        return INDEX[command.at]
    if isinstance(command, c.AddKnight) and selection.kind == "reserve":
        return INDEX[command.at]
    if isinstance(command, c.Play) and selection.kind == "card" and selection.card == command.card:
        return _play_target(command, selection)
    return None


def _play_target(play: c.Play, selection: Selection) -> Square | None:
    if isinstance(play.at, str):
        chosen = selection.square is not None or selection.stack not in (None, play.stack)
        return None if isinstance(play.stack, int) and chosen else INDEX[play.at]
    if isinstance(play.from_, str) and isinstance(play.to, str) and selection.square == INDEX[play.from_]:
        return INDEX[play.to]
    return None


def sources(commands: Iterable[c.Command], selection: Selection) -> set[Square]:
    """The squares to choose from first: knights that can do something, or where a card can start."""
    found: set[Square] = set()
    for command in commands:
        if isinstance(command, c.Move) and selection.kind == "none":
            found.add(INDEX[command.from_])
        elif isinstance(command, c.Play) and selection.square is None and selection.card == command.card:
            found |= {INDEX[name] for name in (command.from_,) if isinstance(name, str)}
    return found
