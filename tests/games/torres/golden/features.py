"""What a game can show: each feature is found in the history of a game that has it."""

from collections.abc import Callable

from tests.games.torres.lively_choices import height_of
from torres3d.engine.log_entries import Undo
from torres3d.games.torres.kit.engine_adapter import TorresHistory, TorresStep
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.board import ground
from torres3d.games.torres.rules.cards import DECK
from torres3d.games.torres.rules.doors import exits
from torres3d.games.torres.rules.literal_types import MASTER_CARDS, TRACK
from torres3d.games.torres.rules.masters import EACH, FINAL
from torres3d.games.torres.rules.squares import BORDER, INDEX, MAIN_DIAGONALS
from torres3d.games.torres.rules.state import State

StepTest = Callable[[TorresStep], bool]
SCORED = (e.CastlesScored, e.KingBonusScored, e.MasterScored)


def _plays(card: str, test: Callable[[State, c.Play, State], bool] = lambda *_: True) -> StepTest:
    def shows(step: TorresStep) -> bool:
        command = step.command
        return isinstance(command, c.Play) and command.card == card and test(step.before, command, step.after)

    return shows


def _gives(kind: type, test: Callable[[State, object, State], bool] = lambda *_: True) -> StepTest:
    return lambda step: isinstance(step.command, kind) and test(step.before, step.command, step.after)


def _happens(kind: type | tuple[type, ...], test: Callable[[TorresStep, object], bool] = lambda *_: True) -> StepTest:
    return lambda step: any(isinstance(event, kind) and test(step, event) for event in step.events)


def _levels(state: State, play: c.Play) -> int:
    return height_of(state, play.to) - height_of(state, play.from_)


def _castles(state: State) -> int:
    return len(ground(state.board.towers).castles)


def _leaps_over(state: State, play: c.Play) -> int:
    """The jumped square as a bitboard."""
    return 1 << (INDEX[play.from_] + INDEX[play.to]) // 2


def _only_by_any_door(state: State, move: c.Move, after: State) -> bool:
    source, target = INDEX[move.from_], INDEX[move.to]
    beside = abs(source % 8 - target % 8) + abs(source // 8 - target // 8) == 1
    on_foot = beside and height_of(state, move.to) <= height_of(state, move.from_) + 1
    return not on_foot and not exits(state.board.above, source) >> target & 1


def _points(event: e.Event) -> int:
    if isinstance(event, e.CastlesScored):
        return sum(castle.points for castle in event.castles) + event.bonus
    return event.points if isinstance(event, e.MasterScored) else event.bonus


def _pushed_on(step: TorresStep, event: e.Event) -> bool:
    return event.after - event.before > _points(event)


def _pushed_by_another_lap(step: TorresStep) -> bool:
    """Whether the space was taken by a marker that is a whole lap away."""
    state = step.before
    for event, after in step.happened:
        if isinstance(event, SCORED) and _pushed_on(step, event):
            others = [score for seat, score in enumerate(state.scores) if seat != event.seat]
            if event.before + _points(event) not in others:
                return True
        state = after
    return False


def _share_a_space(state: State) -> bool:
    moved = [score for score in state.scores if score]
    return len({score % TRACK for score in moved}) < len(moved)


def _undoes(kind: type) -> Callable[[TorresHistory], bool]:
    """Whether a command of this kind is taken back."""

    def shows(history: TorresHistory) -> bool:
        standing: list[TorresStep] = []
        for step in history.steps:
            if not isinstance(step.command, Undo):
                standing.append(step)
            elif isinstance(standing.pop().command, kind):
                return True
        return False

    return shows


def _master(card: str) -> StepTest:
    """The card's points after phase 3; where the most count double, those."""

    def shows(step: TorresStep, event: e.MasterScored) -> bool:
        if event.card != card or event.phase != 3:
            return False
        if card in FINAL or card == "castles":
            return True
        zone = BORDER if card == "border" else MAIN_DIAGONALS
        return event.points == EACH[2] * ((step.before.knights[event.seat] & zone).bit_count() + 1)

    return _happens(e.MasterScored, shows)


STEP_FEATURES: dict[str, StepTest] = {
    **{f"plays {card}": _plays(card) for card in DECK},
    **{f"master {card}": _master(card) for card in MASTER_CARDS},
    "climb without AP": _plays("climb", lambda state, play, after: state.ap == 0),
    "climb from level 1": _plays("climb", lambda state, play, after: height_of(state, play.from_) >= 1),
    "under founds a castle": _plays("under", lambda state, play, after: _castles(after) > _castles(state)),
    "under lifts to level 3": _plays("under", lambda state, play, after: height_of(after, play.at) >= 3),
    "under empties a stack": _plays(
        "under", lambda state, play, after: after.stacks[after.actor][play.stack] == 0 and state.stack != play.stack
    ),
    "extra after the whole stack": _plays(
        "extra", lambda state, play, after: state.stack is not None and not state.stacks[state.actor][state.stack]
    ),
    "doors lead upwards": _plays("doors", lambda state, play, after: _levels(state, play) >= 1),
    "diagonal two levels down": _plays("diagonal", lambda state, play, after: _levels(state, play) <= -2),
    "diagonal upwards": _plays("diagonal", lambda state, play, after: _levels(state, play) == 1),
    "six without AP": _plays("six", lambda state, play, after: state.ap == 0),
    "seven without AP": _plays("seven", lambda state, play, after: state.ap == 0),
    "shift founds a castle": _plays("shift", lambda state, play, after: _castles(after) > _castles(state)),
    "shift removes a castle": _plays("shift", lambda state, play, after: _castles(after) < _castles(state)),
    "recall to level 2": _plays("recall", lambda state, play, after: height_of(state, play.to) >= 2),
    "leap over the king": _plays("leap", lambda state, play, after: bool(_leaps_over(state, play) & state.king)),
    "leap over an own knight": _plays(
        "leap", lambda state, play, after: bool(_leaps_over(state, play) & state.knights[state.actor])
    ),
    "winners share": _happens(e.GameEnded, lambda step, event: len(event.winners) > 1),
    "supply empty": lambda step: step.after.supply == 0,
    "deck empty": lambda step: step.after.options.deck != "hand" and not all(step.after.decks),
    "two cards offered": _happens(e.CardsOffered, lambda step, event: len(event.cards) == 2),
    "one card offered": _happens(e.CardsOffered, lambda step, event: len(event.cards) == 1),
    "kept, one up and one down": _gives(c.Keep, lambda state, keep, after: bool(keep.top and keep.bottom)),
    "carry chosen": _gives(c.Carry),
    "carry without a choice": lambda step: _happens(e.BlocksCarried)(step) and not isinstance(step.command, c.Carry),
    "carry more than fits": _happens(e.BlocksCarried, lambda step, event: event.returned > 0),
    "another starts": _gives(c.ChooseStarter, lambda state, choice, after: choice.seat != state.actor),
    "any door": _gives(c.Move, _only_by_any_door),
    "king stays": _gives(c.LeaveKing),
    "king within his castle": _gives(
        c.PlaceKing,
        lambda state, king, after: (
            state.stage == "move_king" and bool(ground(state.board.towers).castle_at[INDEX[king.at]] & state.king)
        ),
    ),
    "king has nowhere to go": lambda step: (
        _happens(e.CastlesScored, lambda step, event: event.phase < 3)(step) and not _happens(e.KingAsked)(step)
    ),
    "several at 0 and the last moves the king": _happens(
        e.KingAsked, lambda step, event: step.after.scores.count(0) > 1
    ),
    "king's bonus after phase 3": _happens(
        (e.KingBonusScored, e.CastlesScored), lambda step, event: event.phase == 3 and event.bonus > 0
    ),
    "marker steps over another": _happens(e.MarkerMoved, lambda step, event: event.after - event.before > 1),
    "scoring pushed on": _happens(SCORED, _pushed_on),
    "pushed on by another lap": _pushed_by_another_lap,
    "a space shared on two laps": lambda step: _share_a_space(step.after),
    "a stack given up unused": _gives(
        c.EndTurn, lambda state, end, after: end.stack is not None and state.stack is None
    ),
    "no stack given up": _gives(c.EndTurn, lambda state, end, after: end.stack is None),
    "blocks back to the supply": _happens(e.TurnEnded, lambda step, event: event.returned > 0),
    "six knights": lambda step: any(own.bit_count() == 6 for own in step.after.knights),
    "level 5": lambda step: any(
        step.after.board.heights[INDEX[name]] >= 5
        for own in step.after.knights
        for name in INDEX
        if own >> INDEX[name] & 1
    ),
}
"""Features that a single step shows."""
GAME_FEATURES: dict[str, Callable[[TorresHistory], bool]] = {
    "undo of a step": _undoes(c.Move),
    "undo of a card": _undoes(c.Play),
    "undo of a keep": _undoes(c.Keep),
    "undo of the king": _undoes(c.PlaceKing),
    "undo of a starter": _undoes(c.ChooseStarter),
    "undo of a carry": _undoes(c.Carry),
    "undo of a foundation": _undoes(c.Found),
    "a third of it undone": lambda history: sum(isinstance(s.command, Undo) for s in history.steps) * 3 > history.n,
}
"""Features that only a whole game shows."""
