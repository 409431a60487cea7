"""Panel models of a game, also of its past moments: pure functions of the state."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from torres3d.app.session.player_looks import names_of
from torres3d.app.window.services import Services
from torres3d.games.torres.app.input import click_to_command as clicks
from torres3d.games.torres.app.input.tooltips import square_tip
from torres3d.games.torres.app.log.log_and_recap import LogAndRecap
from torres3d.games.torres.hud.models.score_models import ScoreModel, ScoreRow
from torres3d.games.torres.hud.models.turn_models import ActionModel, CardModel, HandModel, StackModel, TurnModel
from torres3d.games.torres.rules.building import BUILD_COST
from torres3d.games.torres.rules.buying import BUY_COST
from torres3d.games.torres.rules.cards import ap_gained
from torres3d.games.torres.rules.commands import Buy, Command, Score
from torres3d.games.torres.rules.decide import SCORE_COST
from torres3d.games.torres.rules.knights import ADD_COST
from torres3d.games.torres.rules.literal_types import KNIGHTS, TURN_AP, Seat
from torres3d.games.torres.rules.scoring import bonus_now, castle_scores, master_now, points_now
from torres3d.games.torres.rules.squares import NAMES
from torres3d.games.torres.rules.state import State
from torres3d.games.torres.scene.interaction.picking import Pick
from torres3d.games.torres.words.event_sentences import refusal
from torres3d.hud.kit.tooltip_model import TooltipModel
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.i18n.texts import Translate

LAP = 100
"""R-7.2: spaces of the track."""


def breakdown(state: State, seat: Seat, say: Translate) -> tuple[str, ...]:
    """The sources of points if scored now, line by line."""
    lines = [
        say("break-castle", square=NAMES[score.knight], area=score.area, level=score.level, points=score.points)
        for score in castle_scores(state.board, state.knights[seat])
        if score.points
    ]
    bonus, master = bonus_now(state, seat), master_now(state, seat)
    if bonus:
        lines.append(say("break-king", points=bonus))
    if master:
        lines.append(say("break-master", points=master))
    return tuple(lines) or (say("break-nothing"),)


def score_panel(state: State, players: Sequence[PlayerLook], say: Translate) -> ScoreModel:
    most = max(state.scores)
    rows = []
    for seat, player in enumerate(players):
        points = state.scores[seat]
        bought = len(state.bought) if state.actor == seat else 0
        rows.append(
            ScoreRow(
                player=player,
                points=points,
                lap=points // LAP,
                cards=len(state.hands[seat]) + bought,
                knights=KNIGHTS - state.knights[seat].bit_count(),
                preview=0 if state.stage == "over" else points_now(state, seat),
                king=bonus_now(state, seat) > 0,
                active=state.actor == seat,
                leads=points == most > 0,
                breakdown=breakdown(state, seat, say),
            )
        )
    return ScoreModel(tuple(rows))


class Why(NamedTuple):
    """Reason why an action is impossible, and the id of its rule; both empty if it is possible."""

    text: str = ""
    rule: str = ""


class TurnFacts(msgspec.Struct, frozen=True):
    """Facts for the turn panel and the hand besides the state."""

    state: State
    players: Sequence[PlayerLook]
    say: Translate
    commands: Sequence[Command] = ()
    selection: clicks.Selection = clicks.NOTHING
    can_undo: bool = False
    can_redo: bool = False
    keys: Mapping[str, str] = {}
    why_no_undo: str = ""

    @property
    def acting(self) -> bool:
        """Whether a person may act now."""
        return bool(self.commands)

    def why(self, outcome: object) -> "Why":
        """The reason of a refused outcome; empty for another one."""
        if not isinstance(outcome, clicks.Refused):
            return Why()
        return Why(refusal(outcome.error, names_of(self.players), self.say), outcome.error.rule)


def turn_panel(facts: TurnFacts) -> TurnModel | None:
    """The turn panel of the actor; None when nobody has a turn."""
    state = facts.state
    if state.actor is None or state.stage not in ("turn", "keep"):
        return None
    actor = state.actor
    return TurnModel(
        player=facts.players[actor],
        phase=state.phase,
        round=state.round,
        rounds=state.options.rounds(state.phase),
        ap=state.ap,
        ap_total=max(TURN_AP + ap_gained(state.played), state.ap),
        stacks=tuple(_stack(facts, index, blocks) for index, blocks in enumerate(state.stacks[actor])),
        knights=KNIGHTS - state.knights[actor].bit_count(),
        actions=_actions(facts),
        supply=state.supply,
    )


def _stack(facts: TurnFacts, index: int, blocks: int) -> StackModel:
    selection = facts.selection
    why = Why()
    if facts.acting and not clicks.takes_stack(selection):
        why = facts.why(clicks.click(facts.state, (), clicks.NOTHING, clicks.OnStack(index)))
    return StackModel(
        index=index,
        blocks=blocks,
        used=facts.state.stack == index,
        chosen=selection.stack == index,
        enabled=facts.acting and blocks > 0 and not why.text,
        reason=why.text,
        key=facts.keys.get(f"stack_{index + 1}", ""),
        rule=why.rule,
    )


def _actions(facts: TurnFacts) -> tuple[ActionModel, ...]:
    state, selection = facts.state, facts.selection
    acting = facts.acting and state.stage == "turn"
    stacks = [_stack(facts, index, blocks) for index, blocks in enumerate(state.stacks[state.actor or 0])]
    build = next((Why(stack.reason, stack.rule) for stack in stacks if stack.reason), Why())
    reserve = facts.why(clicks.click(state, (), clicks.NOTHING, clicks.OnReserve())) if acting else Why()
    buy = facts.why(clicks.attempt(state, Buy())) if acting else Why()
    score = facts.why(clicks.attempt(state, Score())) if acting else Why()
    can_build = acting and any(stack.enabled for stack in stacks)
    build = Why() if can_build else build
    made = [
        ActionModel("build", can_build, BUILD_COST, build.text, selection.kind == "stack", rule=build.rule),
        ActionModel("add_knight", acting and not reserve.text, ADD_COST, reserve.text, selection.kind == "reserve",
                    rule=reserve.rule),
    ]  # fmt: skip
    if state.options.deck != "hand":
        made.append(ActionModel("buy", acting and not buy.text, BUY_COST, buy.text, rule=buy.rule))
    made += [
        ActionModel("score", acting and not score.text, SCORE_COST, score.text, rule=score.rule),
        ActionModel("undo", facts.can_undo, reason=facts.why_no_undo),
        ActionModel("redo", facts.can_redo),
        ActionModel("reset_turn", facts.can_undo, reason=facts.why_no_undo),
        ActionModel("hint", facts.acting),
        ActionModel("end_turn", acting),
    ]
    keys = facts.keys
    return tuple(replace(a, key=keys.get("stack_1" if a.id == "build" else a.id, "")) for a in made)


def hand_panel(facts: TurnFacts, viewer: Seat | None) -> HandModel | None:
    """The hand of the person at the screen; face down when nobody may see one."""
    state = facts.state
    owner = viewer if viewer is not None else state.actor
    if owner is None:
        return None
    held = list(state.hands[owner])
    fresh = list(state.bought) if state.actor == owner else []
    player = facts.players[owner]
    if viewer is None:
        hidden = tuple(CardModel("hidden") for _ in range(len(held) + len(fresh)))
        return HandModel(player, hidden, state.master, state.phase)
    own_turn = facts.acting and state.actor == owner and state.stage == "turn"
    cards = [_card(facts, card, count, own_turn) for card, count in sorted(Counter(held).items())]
    cards += [CardModel(card, fresh=True, count=count) for card, count in Counter(fresh).items()]
    return HandModel(player, tuple(cards), state.master, state.phase)


def _card(facts: TurnFacts, card: str, count: int, own_turn: bool) -> CardModel:
    state = facts.state
    playable = own_turn and state.played is None and bool(clicks.plays_of(facts.commands, card))
    note = ""
    if own_turn and not playable:
        note = facts.say("refusal-card_played_already" if state.played else "advise-card-useless", card=card)
    chosen = facts.selection.kind == "card" and facts.selection.card == card
    return CardModel(card, playable=playable, chosen=chosen, note=note, count=count)


def looked_at_turn(state: State, players: Sequence[PlayerLook], say: Translate) -> TurnModel | None:
    """The turn panel of a moment that is only looked at, without actions."""
    turn = turn_panel(TurnFacts(state, players, say))
    return None if turn is None else replace(turn, actions=())


def past_panels(
    past: State, log_and_recap: LogAndRecap, players: Sequence[PlayerLook], services: Services, hover: Pick | None
) -> HudModel:
    """Points and turn of that moment, the banner, the log, the tip of what is pointed at; no hands, no actions."""
    say = services.say
    return HudModel(
        panels={"score": score_panel(past, players, say), "turn": looked_at_turn(past, players, say)},
        past_moment=log_and_recap.banner(players, say, services.keys),
        log=log_and_recap.log(players, say, services.keys, None),
        tooltip=past_tip(past, players, say, hover),
    )


def past_tip(past: State, players: Sequence[PlayerLook], say: Translate, hover: Pick | None) -> TooltipModel | None:
    """The tooltip for the thing under the pointer at that moment."""
    if hover is None or hover.square is None:
        return None
    return square_tip(past, players, say, hover.square)
