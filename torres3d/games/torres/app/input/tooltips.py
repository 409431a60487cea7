"""Tooltips of the table: the square and its level, then the result of a click or what is there. Pure functions."""

from collections.abc import Sequence

from torres3d.app.session.player_looks import names_of
from torres3d.games.torres.app.input import click_to_command as clicks
from torres3d.games.torres.app.input.command_preview import CastleFacts, Effect, castle_facts, effect, walk_effect
from torres3d.games.torres.rules.commands import AddKnight, Build, Command, Found, Move, PlaceKing, PlaceKnight, Play
from torres3d.games.torres.rules.literal_types import KNIGHTS
from torres3d.games.torres.rules.squares import NAMES, Square
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.card_and_edition_names import card_name
from torres3d.games.torres.words.event_sentences import refusal
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.player_level_and_key_names import key_name
from torres3d.i18n.texts import Translate

COMMAND_KEYS: dict[type[Command], str] = {
    Found: "deed-found",
    PlaceKnight: "deed-knight",
    PlaceKing: "deed-king",
    Move: "deed-move",
    Build: "deed-build",
    AddKnight: "deed-add",
}


def pointed_tip(
    pick: Pick,
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    commands: Sequence[Command],
    selection: clicks.Selection,
    by_keys: bool = False,
) -> TooltipModel | None:
    """The tooltip of a thing of the table, and of what a click, or with ``by_keys`` Enter, would do there; None for
    none."""
    if pick.square is not None:
        tower = pick.kind == "tower"
        return square_tip(state, players, say, pick.square, commands, selection, by_keys, tower)
    if pick.seat is not None and pick.kind == "stack" and pick.index < len(state.stacks[pick.seat]):
        blocks = state.stacks[pick.seat][pick.index]
        return TooltipModel((say("tip-stack", name=players[pick.seat].called, blocks=blocks),))
    if pick.seat is not None and pick.kind == "reserve":
        left = KNIGHTS - state.knights[pick.seat].bit_count()
        return TooltipModel((say("tip-reserve", name=players[pick.seat].called, knights=left),))
    return None


def square_tip(
    state: State,
    players: Sequence[PlayerLook],
    say: Translate,
    square: Square,
    commands: Sequence[Command] = (),
    selection: clicks.Selection = clicks.NOTHING,
    by_keys: bool = False,
    tower: bool = False,
) -> TooltipModel:
    """The tooltip of a square, or of the ``tower`` on it. Without ``commands`` nobody may act, and it describes the
    square alone."""
    outcome = clicks.click(state, commands, selection, clicks.OnSquare(square, tower)) if commands else None
    brought = _brought(state, outcome)
    deed = _deed(players, say, outcome, brought)
    if brought is not None and state.actor is not None:
        lines = [*_castle(brought.castle, say), _gain(brought, players[state.actor].name, say)]
    else:
        lines = [*_piece(state, players, say, square), *_castle(castle_facts(state, square), say)]
    does = isinstance(outcome, clicks.Commanded | clicks.FarMove)
    if does and deed:
        lines.insert(0, _by_key(deed, say) if by_keys else deed[:1].upper() + deed[1:])
    elif by_keys and deed:
        lines.append(_by_key(deed, say) if isinstance(outcome, clicks.Selected) else deed)
    height = state.board.heights[square]
    where = say("tip-level" if height else "tip-ground", square=NAMES[square], level=height)
    return TooltipModel(tuple(lines), where)


def _by_key(deed: str, say: Translate) -> str:
    return say("deed-enter", key=key_name("enter", say), deed=deed)


def _piece(state: State, players: Sequence[PlayerLook], say: Translate, square: Square) -> list[str]:
    owner = next((seat for seat, knights in enumerate(state.knights) if knights >> square & 1), None)
    if owner is not None:
        return [say("tip-knight", name=players[owner].called)]
    return [say("tip-king")] if state.king >> square & 1 else []


def _castle(facts: CastleFacts | None, say: Translate) -> list[str]:
    if facts is None:
        return []
    key = "tip-castle-king" if facts.king else "tip-castle"
    return [say(key, area=facts.area, top=facts.top, points=facts.area * facts.top)]


def _gain(brought: Effect, name: str, say: Translate) -> str:
    gain = brought.points_after - brought.points_before
    sign = "plus" if gain > 0 else "minus" if gain < 0 else "zero"
    return say("tip-gain", name=name, sign=sign, points=abs(gain), total=brought.points_after)


def _brought(state: State, outcome: clicks.Outcome | None) -> Effect | None:
    match outcome:
        case clicks.Commanded(command):
            return effect(state, command)
        case clicks.FarMove(moves):
            return walk_effect(state, moves)
    return None


def _deed(players: Sequence[PlayerLook], say: Translate, outcome: clicks.Outcome | None, brought: Effect | None) -> str:
    """What a click does, at what cost, or why it does nothing; empty where there is nothing to say."""
    match outcome:
        case clicks.Commanded(command):
            return _given(say, command, brought)
        case clicks.FarMove(moves):
            cost = say("ap-cost", ap=brought.ap if brought else len(moves))
            return say("deed-walk", steps=len(moves), cost=cost)
        case clicks.Selected(chosen):
            letting_go = chosen == clicks.NOTHING or (chosen.kind == "card" and chosen.square is None)
            return say(
                "deed-let-go" if letting_go else "deed-choose" if chosen.kind == "knight" else "deed-choose-here"
            )
        case clicks.Refused(error):
            return refusal(error, names_of(players), say)
        case clicks.Advised("advise-choose-first" | "advise-answer-first"):
            return ""
        case clicks.Advised(key):
            return say(key)
    return ""


def _given(say: Translate, command: Command, brought: Effect | None) -> str:
    if isinstance(command, Play):
        return say("deed-play", card=card_name(command.card, say))
    deed = say(COMMAND_KEYS[type(command)])
    return deed if brought is None else f"{deed}, {say('ap-cost', ap=brought.ap)}"
