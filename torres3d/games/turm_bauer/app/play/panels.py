"""Panel models of a game of Turm Bauer: pure functions of the state."""

from collections.abc import Mapping, Sequence

import msgspec

from torres3d.app.session.player_looks import winners_line
from torres3d.games.turm_bauer.app.input import click_to_command as clicks
from torres3d.games.turm_bauer.hud.models.standing_models import StandingColour, StandingModel, StandingRow
from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape, SupplyBlock, SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import BuildingAction, ChosenBlock, RingUse, Task, TurnModel
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId, Cells, Colour, Seat, coloured, level_of
from torres3d.games.turm_bauer.rules.commands import Ring
from torres3d.games.turm_bauer.rules.ending import highest, level_sum, parts_in_box
from torres3d.games.turm_bauer.rules.judging.risk_figure import RiskFigure
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.games.turm_bauer.rules.lattice.shapes import block_sets, ids_of
from torres3d.games.turm_bauer.rules.refusals import IllegalCommand
from torres3d.games.turm_bauer.rules.state import ColourSet, State
from torres3d.games.turm_bauer.words.event_sentences import refusal
from torres3d.games.turm_bauer.words.names import block_name
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Translate

RINGS: tuple[Ring, ...] = ("free", "pass", "leap")


class InHand(msgspec.Struct, frozen=True):
    """The block in the hand: its ``cells`` (anywhere, parity gives the colouring), rotation ``way`` of ``ways`` that
    fit there; ``fits`` where it may be built."""

    block: BlockId
    cells: Cells
    way: int = 0
    ways: int = 0
    fits: bool = False


class BuildingFacts(msgspec.Struct, frozen=True):
    """Facts for the panels besides the state: choices, selection, and keys; ``reaches`` of all colours, and the
    ``risk`` as soon as it is known, while a block is tried out where it may be built; the block that was ``let_go`` and
    is still seen to fall."""

    state: State
    players: tuple[PlayerLook, ...]
    emblems: Mapping[Colour, int]
    names: Mapping[Colour, str]
    keys: Mapping[str, str] = {}
    choices: clicks.LegalChoices = clicks.LegalChoices()
    selection: clicks.Selection = clicks.NO_SELECTION
    in_hand: InHand | None = None
    looked_at: Colour | None = None
    why_no_undo: str = ""
    follower: Seat | None = None
    waits: bool = False
    reaches: tuple[NextReach, ...] = ()
    risk: RiskFigure | None = None
    let_go: tuple[Colour, BlockId] | None = None

    @property
    def acting(self) -> bool:
        """Whether a person may choose now."""
        return bool(self.choices)


def end_line(state: State, players: Sequence[PlayerLook], say: Translate, reading: bool = False) -> PromptModel:
    """The line at the end of a game: who brought the tower down, if anybody did, and who has won; while its ruins are
    looked at (``reading``), how to go on."""
    won = winners_line([players[seat] for seat in state.winners], say)
    if state.collapse is None:
        return won
    told = say("turm-end-collapse", name=players[state.collapse].name, won=won.text)
    return PromptModel(say("turm-end-look", told=told) if reading else told)


def why_line(error: IllegalCommand, facts: BuildingFacts, say: Translate) -> str:
    """The reason for a refusal, in words."""
    return refusal(error, say, facts.state.options.blocks)


def standing_panel(facts: BuildingFacts) -> StandingModel:
    """The panel with the levels of figures and everybody's material."""
    state = facts.state
    best = highest(state) if state.stage != "over" else state.winners
    nobody = all(level_sum(state, player.seat) == 0 for player in facts.players)
    rows = []
    for player in facts.players:
        sets = [each for each in state.sets if each.seat == player.seat]
        colours = tuple(_standing_colour(each, facts) for each in sets)
        total = level_sum(state, player.seat)
        rows.append(StandingRow(player, colours, total, player.seat in best and not nobody))
    levels = 1 + max((z for block in state.blocks for _, _, z in block.cells), default=0)
    return StandingModel(tuple(rows), levels)


def _standing_colour(each: ColourSet, facts: BuildingFacts) -> StandingColour:
    acting = facts.state.acting
    active = acting is not None and acting.colour == each.colour
    return StandingColour(
        facts.names[each.colour],
        facts.emblems[each.colour],
        level_of(each.figure),
        each.rings,
        len(each.supply),
        parts_in_box(each),
        active,
        each.colour == shown_supply(facts),
        next((reach for reach in facts.reaches if reach.colour == each.colour), None),
    )


def shown_supply(facts: BuildingFacts) -> Colour | None:
    """The colour whose supply lies on the screen."""
    state, acting = facts.state, facts.state.acting
    if facts.looked_at is not None or acting is None:
        return facts.looked_at
    own = [] if facts.follower is None else [each for each in state.sets if each.seat == facts.follower]
    if not own or acting in own:
        return acting.colour
    coming = (state.sets[state.order[turn % len(state.order)]] for turn in range(state.turn, state.turn + 4))
    return next((each.colour for each in coming if each in own), acting.colour)


def task_of(
    state: State, choices: clicks.LegalChoices, acting: bool, waits: bool = False, ring: Ring | None = None
) -> Task:
    """The meaning of the dice now. ``acting`` where a person may choose, ``waits`` for what is still shown or judged;
    ``ring`` is the one chosen to be given."""
    if not acting:
        looking_on: Task = "watch_walk" if state.stage == "move" else "watch"
        return "wait" if waits else looking_on
    if state.stage == "move":
        return "walk_ring" if choices.only_ring_walks and ring not in ("pass", "leap") else "walk"
    if state.ring_used == "free":
        return "free"
    if ring == "free" or (choices.places and not clicks.sizes_allowed(choices) and not choices.discards):
        return "giving"
    if choices.discards:
        dice = state.dice or (0, 0)
        sizes = {int(block[0]) for block in choices.discards}
        return "stuck" if sizes & set(dice) or dice[0] == dice[1] else "discard"
    dice = state.dice or (0, 0)
    return "doubles" if dice[0] == dice[1] else "build"


def building_turn(facts: BuildingFacts, say: Translate) -> TurnModel | None:
    """The turn of the one to act; None when the game is over."""
    state, acting = facts.state, facts.state.acting
    if acting is None or state.dice is None:
        return None
    return TurnModel(
        player=facts.players[acting.seat],
        colour=facts.names[acting.colour],
        emblem=facts.emblems[acting.colour],
        turn=state.turn + 1,
        turns=len(state.rolls),
        dice=state.dice,
        task=task_of(state, facts.choices, facts.acting, facts.waits, facts.selection.ring),
        sizes=clicks.sizes_allowed(facts.choices),
        slips=state.slips,
        slips_most=state.options.slips,
        rings=acting.rings,
        uses=tuple(_ring_use(ring, facts, say) for ring in RINGS) if facts.acting else (),
        chosen=_chosen(facts, say),
        actions=_actions(facts, say) if facts.acting else (),
    )


def _ring_use(ring: Ring, facts: BuildingFacts, say: Translate) -> RingUse:
    error = clicks.why_no_ring(facts.state, facts.choices, ring)
    reason = say(f"turm-ring-{ring}-about") if error is None else why_line(error, facts, say)
    rule = "T-4.7" if error is None else error.rule
    active = facts.selection.ring == ring
    return RingUse(ring, error is None, active, reason, rule, facts.keys.get(f"ring_{ring}", ""))


def _chosen(facts: BuildingFacts, say: Translate) -> ChosenBlock | None:
    held = facts.in_hand
    if held is None:
        return None
    name = block_name(facts.state.options.blocks, held.block, say)
    return ChosenBlock(held.block, drawn_cells(held.cells), held.way, held.ways, name)


def drawn_cells(cells: Cells) -> DrawnShape:
    """Cells of the lattice as a shape to be drawn, coloured as they are there (T-1.2, chess pattern)."""
    west, south, bottom = (min(cell[axis] for cell in cells) for axis in range(3))
    shape = tuple(sorted((x - west, y - south, z - bottom) for x, y, z in cells))
    return DrawnShape(shape, 0 if coloured((west, south, bottom)) else 1)


def _actions(facts: BuildingFacts, say: Translate) -> tuple[BuildingAction, ...]:
    state, held, keys = facts.state, facts.in_hand, facts.keys
    if state.stage == "move":
        about = say("turm-no-undo" if facts.why_no_undo else "turm-action-undo-about")
        undo = BuildingAction("undo", not facts.why_no_undo, about, "T-10", keys.get("undo", ""))
        stay = BuildingAction(
            "stay", facts.choices.may_stay, say("turm-action-stay-about"), "T-6.8", keys.get("end_turn", "")
        )
        return (stay, undo, BuildingAction("hint", key=keys.get("hint", "")))
    empty = _why_no_block(facts, say)
    fits = held is not None and held.fits
    let_go = say("turm-action-let-go-about" if fits else "turm-advise-point-at-it")
    turns = held is not None and held.ways > 1
    one_way = empty if turns or empty else say("turm-advise-no-other-way")
    chosen = facts.selection.block in facts.choices.discards
    return (
        BuildingAction("let_go", fits, empty or let_go, "T-7.1", "enter"),
        BuildingAction("turn", held is not None, empty, "T-2.5", keys.get("turn_block", "")),
        BuildingAction("tip", held is not None, empty, "T-2.5", keys.get("tip_block", "")),
        BuildingAction("previous_way", turns, one_way, "T-2.5", keys.get("previous_way", "")),
        BuildingAction("next_way", turns, one_way, "T-2.5", keys.get("next_way", "")),
        BuildingAction("discard", chosen, _discard_told(facts, say), "T-4.9", keys.get("discard", "")),
        BuildingAction("hint", key=keys.get("hint", "")),
    )


def _why_no_block(facts: BuildingFacts, say: Translate) -> str:
    """The reason why no block is in the hand; empty where one is."""
    if facts.in_hand is not None:
        return ""
    if facts.selection.block is None:
        return say("turm-advise-take-first")
    waits = clicks.waits_for_ring(facts.choices, facts.selection)
    return say("turm-advise-ring-first" if waits else "turm-advise-no-place")


def _discard_told(facts: BuildingFacts, say: Translate) -> str:
    if not facts.choices.discards:
        return say("turm-no-discard")
    return say("turm-advise-choose-to-discard") if facts.selection.block is None else say("turm-action-discard-about")


def supply_panel(facts: BuildingFacts, say: Translate) -> SupplyModel | None:
    """The twelve blocks of a colour; None where nobody's is shown."""
    shown, state = shown_supply(facts), facts.state
    if shown is None:
        return None
    held, acting = state.set_of(shown), state.acting
    own = facts.acting and acting is not None and acting.colour == shown and state.stage == "build"
    kind = state.options.blocks
    blocks = tuple(_supply_block(block, held, facts, own, say) for block in ids_of(kind))
    sizes = clicks.sizes_allowed(facts.choices) if own else ()
    return SupplyModel(facts.players[held.seat], facts.names[shown], facts.emblems[shown], blocks, sizes)


def _supply_block(block: BlockId, held: ColourSet, facts: BuildingFacts, own: bool, say: Translate) -> SupplyBlock:
    state = facts.state
    out_of_bag = block_sets()[state.options.blocks][block]
    shape = DrawnShape(out_of_bag.cells, out_of_bag.coloured)
    name = block_name(state.options.blocks, block, say).capitalize()
    if facts.let_go == (held.colour, block):
        return SupplyBlock(block, shape, "built", name=name)
    if block not in held.supply:
        return SupplyBlock(block, shape, "boxed" if block in held.box else "built", name=name)
    if not own:
        return SupplyBlock(block, shape, name=name)
    meant = clicks.meant_block(state.options.blocks, block, held.supply)
    reason, rule = block_reason(meant, facts, say)
    return SupplyBlock(block, shape, "supply", not reason, meant == block == facts.selection.block, name, reason, rule)


def block_reason(block: BlockId, facts: BuildingFacts, say: Translate) -> tuple[str, str]:
    """The reason why a block is dimmed, with its rule and whether a ring would help; both empty for a free one."""
    error = clicks.why_not_block(facts.state, facts.choices, block)
    if error is None or (facts.selection.ring == "free" and facts.choices.opened_by_ring(block)):
        return "", ""
    no_place = clicks.lacks_place(error)
    why = say("turm-advise-no-place") if no_place else why_line(error, facts, say)
    if facts.choices.opened_by_ring(block):
        why = say("turm-ring-would-help", why=why)
    return why, "T-4.9" if no_place else error.rule
