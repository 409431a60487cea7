"""Sentences for events, choices and refusals; players are named by seat."""

from collections.abc import Sequence

from torres3d.base.faults import RefusedByRule
from torres3d.base.sanitise import isolate, sanitise
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Colour, Seat, low_cell
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.moments import new_height, swayed
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.names import (
    actor_name,
    block_name,
    built_name,
    colour_name,
    place_name,
    ring_name,
    tight_place_name,
)
from torres3d.i18n.texts import Translate


def event_line(
    event: Event, names: Sequence[str], block_set: BlockSet, say: Translate
) -> tuple[str, Seat | None] | None:
    """The line of the log for an event, and its seat; None for events in another line."""
    if isinstance(event, e.GameEnded):
        winners = ", ".join(isolate(sanitise(names[seat])) for seat in event.winners)
        return say("turm-log-winner", names=winners, count=len(event.winners)), None
    name = actor_name(names, event.seat, event.colour, say)
    key, values = event_text(event, block_set, say)
    return say(f"turm-log-{key}", name=name, **values), event.seat


def brief(event: Event, names: Sequence[str], block_set: BlockSet, say: Translate) -> str:
    """An event in a few words without the player's name, for places that show the name once."""
    if isinstance(event, e.GameEnded):
        line = event_line(event, names, block_set, say)
        return line[0] if line is not None else ""
    key, values = event_text(event, block_set, say)
    return say(f"turm-brief-{key}", **values)


def shortest(event: Event, block_set: BlockSet, say: Translate) -> str:
    """An event in fewer words still, beside its sign: fields as in the notation (``m10/2``); empty where `brief` is
    short already."""
    match event:
        case e.FigureMoved(_, _, source, to):
            return say("turm-short-moved", source=tight_place_name(source, say), to=tight_place_name(to, say))
        case e.BlockBuilt() | e.BlockSlipped():
            key, values = event_text(event, block_set, say)
            values["field"] = tight_place_name(low_cell(event.cells), say)
            return say(f"turm-short-{key}", **values)
        case e.TowerCollapsed():
            return say("turm-short-collapsed", count=len(event.fell))
        case e.BlockBoxed():
            return say("turm-short-boxed", block=block_name(block_set, event.block, say))
    return ""


def event_text(event: Event, block_set: BlockSet, say: Translate) -> tuple[str, dict[str, object]]:
    """The text of an event other than the game's end: the end of its key, and its values."""
    assert not isinstance(event, e.GameEnded)
    match event:
        case e.TurnBegan(_, _, _, (one, two)):
            return "rolled", {"one": one, "two": two}
        case e.RingUsed(_, _, ring):
            return f"ring-{ring}", {}
        case e.FigureMoved(_, _, source, to):
            return "moved", {"source": place_name(source, say), "to": place_name(to, say)}
        case e.FigureStayed():
            return "stayed", {}
        case e.TowerCollapsed():
            return "collapsed", {"count": len(event.fell)}
        case e.BlockBoxed():
            block = block_name(block_set, event.block, say)
            return "slipped-out" if event.slipped else "discarded", {"block": block}
    where: dict[str, object] = {"block": block_name(block_set, event.block, say), "field": built_name(event.cells, say)}
    if isinstance(event, e.BlockBuilt):
        return ("built-fell", {**where, "count": len(event.fell)}) if event.fell else ("built", where)
    others = fell_too(event)
    if not others:
        return "slipped", where
    owners = ", ".join(colour_name(colour, say) for colour in dict.fromkeys(others))
    return "slipped-more", {**where, "count": len(others), "owners": owners}


def fell_too(event: e.BlockSlipped) -> list[Colour]:
    """The colours of the blocks that fell with one that slipped."""
    return [colour for colour, block in event.fell if (colour, block) != (event.colour, event.block)]


def deed(events: Sequence[Event], names: Sequence[str], block_set: BlockSet, say: Translate) -> str:
    """The plan behind these events, such as "Ana: bar of two on m10, level 2", without how it ends; empty for none."""
    for event in events:
        if isinstance(event, e.BlockLetGo):
            name = actor_name(names, event.seat, event.colour, say)
            block = block_name(block_set, event.block, say)
            return say("turm-log-built", name=name, block=block, field=built_name(event.cells, say))
        if isinstance(event, e.FigureMoved | e.FigureStayed | e.BlockBoxed):
            line = event_line(event, names, block_set, say)
            return "" if line is None else line[0]
    return ""


def toast_of(event: Event, before: State, names: Sequence[str], say: Translate) -> str:
    """The message over the table when something falls or nearly fell, or a figure is higher than all others; otherwise
    empty. ``before`` is the state before the event."""
    block_set, options = before.options.blocks, before.options
    match event:
        case e.BlockBuilt() if event.fell:
            return say("turm-toast-fell", count=len(event.fell))
        case e.BlockBuilt() if swayed(before, event):
            return say("turm-toast-swayed")
        case e.FigureMoved() if level := new_height(before, event):
            return say("turm-toast-height", name=actor_name(names, event.seat, event.colour, say), level=level)
        case e.BlockSlipped() if not options.boxes_at(event.slips):
            block = block_name(block_set, event.block, say)
            left = "any" if options.slips == "none" else options.slips - event.slips
            tries, others = say("turm-tries-left", left=left), fell_too(event)
            told = {"name": names[event.seat], "block": block, "tries": tries}
            if not others:
                return say("turm-toast-slipped", **told)
            held = [before.set_of(colour) for colour in dict.fromkeys(others)]
            owners = ", ".join(actor_name(names, each.seat, each.colour, say) for each in held)
            return say("turm-toast-slipped-more", **told, count=len(others), owners=owners)
        case e.BlockBoxed() if event.slipped:
            block = block_name(block_set, event.block, say)
            return say("turm-toast-slipped-out", name=names[event.seat], block=block)
        case e.TowerCollapsed():
            return say("turm-toast-collapsed", name=names[event.seat])
    return ""


def choice_in_words(choice: Choice, block_set: BlockSet, say: Translate) -> str:
    """The effect of a choice, such as "build the angle of four on m10, level 2"."""
    match choice:
        case Discard():
            return say("turm-choose-discard", block=block_name(block_set, choice.block, say))
        case Stay():
            return say("turm-choose-stay")
        case Placement():
            what = say(
                "turm-choose-build", block=block_name(block_set, choice.block, say), field=built_name(choice.cells, say)
            )
        case Move():
            down = choice.to == TABLE
            what = say("turm-choose-table") if down else say("turm-choose-move", to=place_name(choice.to, say))
    if choice.ring is None:
        return what
    return say("turm-choose-with-ring", ring=ring_name(choice.ring, say), what=what)


def refusal(error: RefusedByRule, say: Translate, block_set: BlockSet | None = None) -> str:
    """The reason for a refusal; blocks have their ids where their set is unknown."""
    values: dict[str, object] = {}
    for key, value in error.values.items():
        match key, value:
            case "at", "table":
                values[key] = place_name(TABLE, say)
            case "at", (int(x), int(y), int(z)):
                values[key] = place_name((x, y, z), say)
            case "colour", str():
                values[key] = colour_name(value, say)
            case "block" | "first", str():
                values[key] = value if block_set is None else block_name(block_set, value, say)
            case "dice", (one, two):
                values |= {"one": one, "two": two}
            case "ring", _:
                values[key] = value or "none"
            case _, str() | int():
                values[key] = value
    return say(f"turm-refusal-{error.reason}", **values)
