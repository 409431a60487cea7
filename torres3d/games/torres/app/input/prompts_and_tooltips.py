"""The prompt: what to do now, in one line; and the tooltip of what is under the pointer."""

from collections.abc import Sequence

from msgspec.structs import replace

from torres3d.games.torres.app.input.click_to_command import Selection, far_targets, sources, takes_stack, targets
from torres3d.games.torres.app.input.command_preview import Effect, castle_facts, effect, walk_effect
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.cards import CARDS
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Move, Play
from torres3d.games.torres.rules.literal_types import FOUNDATIONS, KNIGHTS
from torres3d.games.torres.rules.squares import NAMES, Square, neighbours
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import Translate

SET_UP = {"foundations": "prompt-foundations", "knights": "prompt-knights", "king": "prompt-king"}


def prompt(
    state: State, players: Sequence[PlayerLook], say: Translate, commands: Sequence[Command], selection: Selection
) -> PromptModel | None:
    """The prompt for the person who may act. Without ``commands`` it says which bot is playing; None for a person, who
    sees that for himself: what was done is still being shown."""
    if state.actor is None:
        return PromptModel(say("prompt-over"))
    name = players[state.actor].called
    if not commands:
        return None if players[state.actor].bot is None else PromptModel(say("prompt-waiting", name=name))
    if state.stage in SET_UP:
        return PromptModel(say(SET_UP[state.stage], name=name, left=FOUNDATIONS - state.board.blocks))
    if state.stage == "move_king":
        return PromptModel(say("prompt-move-king", name=name), say("prompt-leave-king"), "leave_king")
    if state.stage != "turn":
        return PromptModel(say(f"prompt-{state.stage}", name=name))
    return _turn_prompt(state, name, say, commands, selection)


def _turn_prompt(
    state: State, name: str, say: Translate, commands: Sequence[Command], selection: Selection
) -> PromptModel:
    cancel = say("prompt-cancel")
    if selection.kind == "none":
        playable = any(isinstance(command, Play) for command in commands)
        spent = "prompt-turn-done" if playable else "prompt-turn-spent"
        return PromptModel(say("prompt-turn" if state.ap else spent, name=name))
    if selection.kind == "card" and selection.card is not None:
        card = card_name(selection.card, say)
        if sources(commands, selection):
            return PromptModel(say(f"prompt-card-{CARDS[selection.card].first}", card=card), cancel, "cancel")
        waiting = takes_stack(selection) and selection.square is not None
        return PromptModel(say("prompt-card-stack" if waiting else "prompt-card-target", card=card), cancel, "cancel")
    key = f"prompt-{selection.kind}"
    if selection.kind == "knight" and not targets(commands, selection):
        key = "prompt-knight-stuck"
    return PromptModel(say(key), cancel, "cancel")


def pointed_tip(
    pick: Pick,
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    commands: Sequence[Command],
    selection: Selection,
) -> TooltipModel | None:
    """The tooltip for the thing under the pointer, or for a click on it; None for none."""
    if pick.square is not None:
        ways = targets(commands, selection).get(pick.square)
        brought = effect(state, ways[0]) if ways else None
        if ways and brought is not None and state.actor is not None:
            return effect_tip(ways[0], brought, players[state.actor].name, say)
        walk = far_targets(state, commands, selection).get(pick.square, ())
        brought = walk_effect(state, walk)
        if brought is not None and state.actor is not None:
            tip = effect_tip(walk[-1], brought, players[state.actor].name, say)
            return replace(tip, lines=(tip.lines[0], say("tip-walk", steps=len(walk)), *tip.lines[1:]))
        return square_tip(state, players, say, pick.square)
    if pick.seat is not None and pick.kind == "stack" and pick.index < len(state.stacks[pick.seat]):
        blocks = state.stacks[pick.seat][pick.index]
        return TooltipModel((say("tip-stack", name=players[pick.seat].called, blocks=blocks),))
    if pick.seat is not None and pick.kind == "reserve":
        left = KNIGHTS - state.knights[pick.seat].bit_count()
        return TooltipModel((say("tip-reserve", name=players[pick.seat].called, knights=left),))
    return None


def square_tip(state: State, players: Sequence[PlayerLook], say: Translate, square: Square) -> TooltipModel | None:
    """The tooltip for a square: its piece, and its castle; None for bare ground."""
    if not (state.board.towers | state.pieces) >> square & 1:
        return None
    height = state.board.heights[square]
    where = say("tip-level" if height else "tip-ground", square=NAMES[square], level=height)
    lines = [where]
    owner = next((seat for seat, knights in enumerate(state.knights) if knights >> square & 1), None)
    if owner is not None:
        lines.insert(0, say("tip-knight", name=players[owner].called))
    elif state.king >> square & 1:
        lines.insert(0, say("tip-king"))
    facts = castle_facts(state, square)
    if facts is None:
        return TooltipModel(tuple(lines))
    lie = ground(state.board.towers)
    room = (neighbours(lie.castle_at[square]) & lie.beside_one).bit_count()
    lines.append(say("tip-castle-worth", points=facts.area * facts.top))
    lines.append(say("tip-castle-room", room=room))
    title = say("tip-castle-king" if facts.king else "tip-castle", area=facts.area, top=facts.top)
    return TooltipModel(tuple(lines), title)


def effect_tip(command: Command, brought: Effect, name: str, say: Translate) -> TooltipModel:
    """The tooltip for a click: its cost and its gain for the player of this name."""
    lines = [say("tip-cost", ap=brought.ap)]
    if brought.castle is not None:
        lines.append(say("tip-castle", area=brought.castle.area, top=brought.castle.top))
    gain = brought.points_after - brought.points_before
    sign = "plus" if gain > 0 else "minus" if gain < 0 else "zero"
    lines.append(say("tip-gain", name=name, sign=sign, points=abs(gain), total=brought.points_after))
    key = {Move: "tip-move", Build: "tip-build", AddKnight: "tip-add"}.get(type(command), "tip-play")
    area, top = (brought.castle.area, brought.castle.top) if brought.castle else (0, 0)
    title = say(key, before=brought.level_before, after=brought.level_after, area=area, top=top)
    return TooltipModel(tuple(lines if key != "tip-build" else [lines[0], lines[-1]]), title)
