"""Tooltips on the table of Turm Bauer."""

from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.play.controller import Controller
from torres3d.games.turm_bauer.app.play.panels import BuildingFacts
from torres3d.games.turm_bauer.rules.places import TABLE, BlockId, Colour, Place, level_of
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.words.block_names import block_title
from torres3d.games.turm_bauer.words.field_names import place_name
from torres3d.games.turm_bauer.words.names import actor_name
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.i18n.texts import Translate


def tip_text(pick: Pick | None, facts: BuildingFacts, controller: Controller, say: Translate) -> TooltipModel | None:
    """The tooltip for a part: its owner, and the climb of a figure; None for none, and with a block in hand."""
    if pick is None or controller.trial is not None:
        return None
    names = names_of(facts.players)
    state = facts.state
    if pick.kind == "figure" and pick.colour is not None:
        owner = state.set_of(pick.colour)
        title = say("turm-tip-figure", name=actor_name(names, owner.seat, owner.colour, say))
        return TooltipModel((place_name(owner.figure, say),), title)
    if pick.kind == "part" and pick.field is not None and pick.field != TABLE:
        of = None if pick.colour is None or pick.block is None else (pick.colour, pick.block)
        return _of_field(pick.field, of, facts, say)
    if pick.kind in ("heap", "ring") and pick.colour is not None:
        owner = state.set_of(pick.colour)
        name = actor_name(names, owner.seat, owner.colour, say)
        if pick.kind == "ring":
            return TooltipModel((say("turm-tip-rings", rings=owner.rings),), name)
        title = "" if pick.block is None else block_title(state.options.blocks, pick.block, say)
        return TooltipModel((name,), title)
    return None


def field_tip(place: Place | None, facts: BuildingFacts, say: Translate) -> TooltipModel | None:
    """The tooltip for the field that keys chose; None for the table, and while none is chosen."""
    if place is None or place == TABLE:
        return None
    for each in facts.state.blocks:
        if place in each.cells:
            return _of_field(place, (each.colour, each.block), facts, say)
    return _of_field(place, None, facts, say)


def _of_field(place: Place, of: tuple[Colour, BlockId] | None, facts: BuildingFacts, say: Translate) -> TooltipModel:
    """The climb of a figure to a field, its level and its block; None for the cornerstone."""
    state, lines = facts.state, [place_name(place, say)]
    acting = state.acting
    if state.stage == "move" and acting is not None and facts.acting:
        lines = [say("turm-tip-climb", level=level_of(place), now=level_of(acting.figure)), *lines]
    if of is None:
        return TooltipModel(tuple(lines), say("turm-tip-cornerstone"))
    colour, block = of
    owner = state.set_of(colour)
    lines.append(actor_name([player.called for player in facts.players], owner.seat, owner.colour, say))
    return TooltipModel(tuple(lines), block_title(state.options.blocks, block, say))
