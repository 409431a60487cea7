"""Brief texts for events, without the player's name, for places that show the name once."""

from collections.abc import Sequence

from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.events import Event
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.words.names import card_name
from torres3d.games.torres.words.phrases import event_line
from torres3d.i18n.texts import Translate

SQUARES: dict[type, str] = {
    e.Founded: "brief-founded",
    e.KnightPlaced: "brief-entered",
    e.KingPlaced: "brief-king",
    e.KingMoved: "brief-king-moved",
    e.KingLeft: "brief-king-left",
    e.KnightAdded: "brief-added",
    e.KnightMoved: "brief-moved",
    e.BlockBuilt: "brief-built",
    e.BlockAdded: "brief-extra",
    e.BlockPutUnder: "brief-under",
    e.BlockShifted: "brief-shifted",
    e.CardsOffered: "brief-bought",
    e.CardDrawn: "brief-bought",
}
"""Events told by at most two squares."""
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
    """Whether an event has a line in the log."""
    if isinstance(event, e.BlocksCarried):
        return any(event.onto)
    return type(event) in SQUARES or isinstance(event, UNLISTED_EVENTS)


def brief_line(event: Event, names: Sequence[str], say: Translate, ap: int = 0, blocks: int = 0) -> str:
    """An event in a few words; ``ap`` and ``blocks`` are lost at a turn's end."""
    key = SQUARES.get(type(event))
    if key is not None:
        squares = {field: NAMES[getattr(event, field)] for field in ("source", "at") if hasattr(event, field)}
        return say(key, **squares)
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
    """The loss at a turn's end, in words; empty if nothing."""
    if ap and blocks:
        return say("brief-lost-both", ap=say("brief-lost-ap", ap=ap), blocks=say("brief-lost-blocks", blocks=blocks))
    parts = (say("brief-lost-ap", ap=ap) if ap else "", say("brief-lost-blocks", blocks=blocks) if blocks else "")
    found = "".join(parts)
    return say("brief-lost", what=found) if found else ""
