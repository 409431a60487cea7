"""Sentences for what happened and for what is refused."""

from collections.abc import Iterable, Sequence

from torres3d.app.play.people import Say, card_name
from torres3d.engine.errors import UndoRefused
from torres3d.hud.contract.models import LogLine, PlayerLook
from torres3d.kits.torres.kit import TorresStep
from torres3d.rules import events as e
from torres3d.rules.commands import SQUARE_NAMES, Command
from torres3d.rules.decide import decide
from torres3d.rules.events import Event
from torres3d.rules.refusals import IllegalCommand
from torres3d.rules.squares import NAMES
from torres3d.rules.state import State

SIMPLE: dict[type, str] = {
    e.Founded: "log-founded",
    e.KnightPlaced: "log-knight-placed",
    e.KingPlaced: "log-king-placed",
    e.KingMoved: "log-king-moved",
    e.KingLeft: "log-king-left",
    e.KnightAdded: "log-added",
    e.KnightMoved: "log-moved",
    e.BlockBuilt: "log-built",
    e.BlockAdded: "log-extra",
    e.BlockPutUnder: "log-under",
    e.BlockShifted: "log-shifted",
    e.CardsOffered: "log-bought",
    e.CardDrawn: "log-bought",
    e.TurnEnded: "log-turn-ended",
}
"""Events told by a name and at most two squares."""


def event_line(event: Event, players: Sequence[PlayerLook], say: Say) -> LogLine | None:
    """The line of the log for an event; None for events nobody needs to read of."""
    if isinstance(event, e.PhaseBegan):
        return LogLine(say("log-year", phase=event.phase))
    if isinstance(event, e.GameEnded):
        names = ", ".join(players[seat].name for seat in event.winners)
        return LogLine(say("log-winner", name=names))
    text = _told(event, players, say)
    seat = getattr(event, "seat", None)
    return LogLine(text, players[seat].colour) if text and seat is not None else None


def lines_of(steps: Iterable[TorresStep], players: Sequence[PlayerLook], say: Say) -> list[LogLine]:
    """The lines of the log for some steps."""
    told = (event_line(event, players, say) for step in steps for event in step.events)
    return [line for line in told if line is not None]


def in_words(state: State, command: Command, players: Sequence[PlayerLook], say: Say) -> str:
    """What a legal command would do: the lines its events would get, what follows of itself left out."""
    told: list[str] = []
    for event in decide(state, command):
        line = event_line(event, players, say)
        if line and told and state.actor is not None:
            # Who does it was said by the first line.
            told.append(line.text.removeprefix(f"{players[state.actor].name}: "))
        elif line:
            told.append(line.text)
        if isinstance(event, e.TurnEnded):
            break
    return " · ".join(told)


def _told(event: Event, players: Sequence[PlayerLook], say: Say) -> str:
    seat: int | None = getattr(event, "seat", None)
    if seat is None:
        return ""
    name = players[seat].name
    key = SIMPLE.get(type(event))
    if key is not None:
        squares = {field: NAMES[getattr(event, field)] for field in ("source", "at") if hasattr(event, field)}
        return say(key, name=name, **squares)
    match event:
        case e.StarterChosen():
            return say("log-starter", name=name, other=players[event.starter].name)
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


def refusal(error: IllegalCommand, players: Sequence[PlayerLook], say: Say) -> str:
    """Why a command is refused, in words: values become names of squares, cards and players."""
    values: dict[str, object] = {}
    for key, value in error.values.items():
        if key in ("at", "source", "other", "one", "over") and isinstance(value, int):
            values[key] = SQUARE_NAMES[value]
        elif key == "card" and isinstance(value, str):
            values[key] = card_name(value, say)
        elif key in ("seat", "actor") and isinstance(value, int) and value < len(players):
            values[key] = players[value].name
        elif key in ("stack", "used") and isinstance(value, int):
            values[key] = value + 1
        elif isinstance(value, tuple):
            values[key] = ", ".join(card_name(card, say) for card in value)
        else:
            values[key] = value
    return say(f"refusal-{error.reason}", **values)


def undo_refusal(error: UndoRefused, say: Say) -> str:
    """Why nothing can be taken back, in words."""
    return say(f"undo-{error.reason.replace('_', '-')}")
