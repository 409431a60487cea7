"""Sentences for events, commands, refusals and flaws of a position; players are named by their seats."""

from collections.abc import Sequence

from torres3d.base.faults import RefusedByRule
from torres3d.base.sanitise import isolate, sanitise
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.commands import SQUARE_NAMES, Command
from torres3d.games.torres.rules.decide import decide
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.literal_types import Seat
from torres3d.games.torres.rules.soundness.flaw import Flaw
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.i18n.texts import Translate

TOLD: dict[type, str] = {
    e.Founded: "founded",
    e.KnightPlaced: "knight-placed",
    e.KingPlaced: "king-placed",
    e.KingMoved: "king-moved",
    e.KingLeft: "king-left",
    e.KnightAdded: "added",
    e.KnightMoved: "moved",
    e.BlockBuilt: "built",
    e.BlockAdded: "block-added",
    e.BlockPutUnder: "block-under",
    e.BlockShifted: "shifted",
    e.CardsOffered: "bought",
    e.CardDrawn: "bought",
}
"""Events told by at most two squares, in the log after the player's name."""


def event_line(event: Event, names: Sequence[str], say: Translate) -> tuple[str, Seat | None] | None:
    """The line of the log for an event, and its seat; None for events without a line."""
    if isinstance(event, e.PhaseBegan):
        return say("log-year", phase=event.phase), None
    if isinstance(event, e.GameEnded):
        return say("log-winner", name=", ".join(isolate(sanitise(names[seat])) for seat in event.winners)), None
    text = _told(event, names, say)
    seat: Seat | None = getattr(event, "seat", None)
    return (text, seat) if text and seat is not None else None


def in_words(state: State, command: Command, names: Sequence[str], say: Translate) -> str:
    """The effect of a legal command: the lines of its events, without automatic ones."""
    told: list[str] = []
    for event in decide(state, command):
        line = event_line(event, names, say)
        if line and told and state.actor is not None:
            # Who does it was said by the first line.
            told.append(line[0].removeprefix(f"{isolate(sanitise(names[state.actor]))}: "))
        elif line:
            told.append(line[0])
        if isinstance(event, e.TurnEnded):
            break
    return " · ".join(told)


def deed(events: Sequence[Event], names: Sequence[str], say: Translate) -> str:
    """What happens in a short line, such as "Ana builds on d5": the first event, of a card also its effect."""
    lines = [line[0] for event in events if (line := event_line(event, names, say)) is not None]
    if len(events) > 1 and isinstance(events[0], e.CardPlayed) and is_told(events[1]):
        return f"{lines[0]} · {brief_line(events[1], names, say)}"
    return lines[0] if lines else ""


def lost_in_words(ap: int, blocks: int, say: Translate) -> str:
    """The loss at a turn's end, such as "2 AP and 3 blocks"; empty for nothing."""
    parts = [say("lost-ap", ap=ap)] * bool(ap) + [say("lost-blocks", blocks=blocks)] * bool(blocks)
    return say("lost-both", ap=parts[0], blocks=parts[1]) if len(parts) == 2 else "".join(parts)


def _told(event: Event, names: Sequence[str], say: Translate) -> str:
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return ""
    name = names[seat]
    key = TOLD.get(type(event))
    if key is not None:
        return say(f"log-{key}", name=name, **_squares(event))
    match event:
        case e.TurnEnded():
            lost = lost_in_words(event.unspent, event.lost, say)
            return say("log-turn-ended-lost", name=name, lost=lost) if lost else say("log-turn-ended", name=name)
        case e.StarterChosen():
            return say("log-starter", name=name, other=names[event.starter])
        case e.BlocksCarried() if any(event.onto):
            return say("log-carried", name=name, blocks=sum(event.onto))
        case e.CardPlayed():
            return say("log-played", name=name, card=card_name(event.card, say))
        case e.MarkerMoved():
            return say("log-marker", name=name, points=event.after)
        case e.CastlesScored():
            points = sum(castle.points for castle in event.castles) + event.bonus
            return say("log-castles", name=name, points=points)
        case e.KingBonusScored():
            return say("log-bonus", name=name, points=event.bonus)
        case e.MasterScored():
            return say("log-master", name=name, points=event.points)
    return ""


def _squares(event: Event) -> dict[str, str]:
    return {field: NAMES[getattr(event, field)] for field in ("source", "at") if hasattr(event, field)}


def refusal(error: RefusedByRule, names: Sequence[str], say: Translate) -> str:
    """The reason for a refusal, in words: values become names of squares, cards and players."""
    values: dict[str, object] = {}
    for key, value in error.values.items():
        if key in ("at", "source", "other", "one", "over") and isinstance(value, int):
            values[key] = SQUARE_NAMES[value]
        elif key == "card" and isinstance(value, str):
            values[key] = card_name(value, say)
        elif key in ("seat", "actor") and isinstance(value, int) and 0 <= value < len(names):
            values[key] = names[value]
        elif key in ("stack", "used") and isinstance(value, int):
            values[key] = value + 1
        elif isinstance(value, tuple):
            values[key] = ", ".join(card_name(card, say) for card in value)
        else:
            values[key] = value
    return say(f"refusal-{error.reason}", **values)


TAKEN_BACK: dict[object, str] = {
    c.Found: "take-back-foundation",
    c.PlaceKnight: "take-back-knight",
    c.PlaceKing: "take-back-king",
    c.LeaveKing: "take-back-king",
    c.ChooseStarter: "take-back-starter",
    c.Carry: "take-back-carried",
}
"""Commands that can be undone while another player is to act (LOG.md)."""


def take_back_offer(command: object, name: str, say: Translate) -> str:
    """The offer to take a command back, such as "Ana: take back the king"."""
    return say(TAKEN_BACK[type(command)], name=name)


UNLISTED_EVENTS = (
    e.StarterChosen,
    e.CardPlayed,
    e.MarkerMoved,
    e.TurnEnded,
    e.CastlesScored,
    e.KingBonusScored,
    e.MasterScored,
    e.PhaseBegan,
    e.GameEnded,
)


def is_told(event: Event) -> bool:
    if isinstance(event, e.BlocksCarried):
        return any(event.onto)
    return type(event) in TOLD or isinstance(event, UNLISTED_EVENTS)


def brief_line(event: Event, names: Sequence[str], say: Translate, ap: int = 0, blocks: int = 0) -> str:
    """An event in a few words; ``ap`` and ``blocks`` are lost at a turn's end."""
    key = TOLD.get(type(event))
    if key is not None:
        return say(f"brief-{key}", **_squares(event))
    match event:
        case e.CardPlayed(_, card):
            return say("brief-played", card=card_name(card, say))
        case e.MarkerMoved(_, before, after):
            return say("brief-marker", gained=after - before, points=after)
        case e.TurnEnded():
            return say("brief-ended-lost", lost=loss_text(ap, blocks, say)) if ap or blocks else say("brief-ended")
        case e.StarterChosen():
            return say("brief-starter", other=names[event.starter])
        case e.BlocksCarried():
            return say("brief-carried", blocks=say("brief-lost-blocks", blocks=sum(event.onto)))
        case e.CastlesScored():
            return say("brief-castles", points=sum(castle.points for castle in event.castles) + event.bonus)
        case e.KingBonusScored():
            return say("brief-bonus", points=event.bonus)
        case e.MasterScored():
            return say("brief-master", points=event.points)
    line = event_line(event, names, say)
    return line[0] if line is not None else ""


def loss_text(ap: int, blocks: int, say: Translate) -> str:
    """The loss at a turn's end as a clause, such as "2 AP lost"; empty for nothing."""
    parts = [say("brief-lost-ap", ap=ap)] * bool(ap) + [say("brief-lost-blocks", blocks=blocks)] * bool(blocks)
    if len(parts) == 2:
        return say("brief-lost-both", ap=parts[0], blocks=parts[1])
    return say("brief-lost", what=parts[0]) if parts else ""


def flaw_text(flaw: Flaw, names: Sequence[str], say: Translate) -> str:
    """A flaw of a position as a sentence; ``names`` are the players' by seat."""
    squares = [NAMES[square] for square in flaw.squares]
    values: dict[str, object] = {
        "name": _name(flaw.seat, names),
        "other": _name(flaw.other, names),
        "square": squares[0] if squares else "",
        "squares": ", ".join(squares),
        "card": card_name(flaw.card, say) if flaw.card is not None else "",
        "pool": "common" if flaw.seat is None else "own",
        "found": flaw.found,
        "wanted": flaw.wanted,
    }
    return say(f"flaw-{flaw.id}", **values)


def _name(seat: Seat | None, names: Sequence[str]) -> str:
    return names[seat] if seat is not None else ""
