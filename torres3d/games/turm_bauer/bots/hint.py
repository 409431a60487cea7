"""Hint: a good turn for a person, with reasons in a few terms."""

from torres3d.games.turm_bauer.bots.builder_bot import (
    best_building,
    best_walk,
    chance_of,
    natural_walk,
    needs_gain,
    weighed_walks,
)
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint, Term, risk_term
from torres3d.games.turm_bauer.bots.place_choice import Scale
from torres3d.games.turm_bauer.bots.registry import BOTS
from torres3d.games.turm_bauer.bots.walk_reach import WalkReach
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of, size_of
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Discard, Hand, Move, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.judging.bullet_risk import risks_of
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import STRAIGHT, State

TOO_RISKY = 0.5
"""The share of falling hands from which on a safer place is looked for ..."""
SAFER_PLACES = 60
"""... among so many, evenly of all, ..."""
FEW_HANDS = 12
"""... with so few hands each."""


def best_turn(view: View, level: str, seed: int) -> Hint:
    """The turn a level would play for ``view.seat``, the actor, if the block stays in place; raises `UnknownLevel`."""
    return best_of(view.state, legal(view.state), BOTS.level_named(level), seed)


def best_of(state: State, among: list[Choice], found: Level, seed: int) -> Hint:
    """The best turn of the actor that begins with one of these legal choices, if the block stays in place."""
    choices: list[Choice] = []
    terms: list[Term] = []
    falls = 0.0
    before = level_of(state.to_act.figure)
    if state.stage == "build":
        scale = Scale(state, found, chance_of(seed, state))
        choice, _ = best_building(scale, among)
        choices.append(choice)
        if isinstance(choice, Discard):
            terms.append(Term("boxed", size_of(choice.block)))
        else:
            falls = RiskEstimate(state, choice).figure().falls
            if falls > TOO_RISKY:
                choice, falls = _safer(state, choice, among, falls)
                choices[-1] = choice
            terms += _of_place(scale, choice, falls)
        state = after(state, choice)
        among = legal(state)
    scale, walks = Scale(state, found, chance_of(seed, state)), among
    walk = best_walk(scale, walks)
    stand = level_of(walk.to) if isinstance(walk, Move) else level_of(state.to_act.figure)
    if isinstance(walk, Move) and walk.ring is not None:
        without = [choice for choice in walks if getattr(choice, "ring", None) is None]
        other = best_walk(Scale(state, found, chance_of(seed, state)), without)
        higher = stand - (level_of(other.to) if isinstance(other, Move) else before)
        if higher > 0:
            terms.insert(0, Term("ring", higher))
    terms[:0] = _of_walk(scale, walk, walks)
    terms.insert(0, _gained(before, stand))
    return Hint((*choices, walk), stand, falls, tuple(terms))


def after(state: State, choice: Placement | Discard) -> State:
    """The state after a block stays where it is built, or is boxed."""
    if isinstance(choice, Discard):
        return apply(state, choice)
    return apply(state, Build(choice.block, choice.cells, choice.ring, Hand(), Rest(STRAIGHT)))


def _gained(before: int, stand: int) -> Term:
    """How a figure's level changes."""
    if stand > before:
        return Term("climbs", stand - before)
    return Term("keeps" if stand == before else "descends", stand)


def _safer(state: State, choice: Placement, among: list[Choice], falls: float) -> tuple[Placement, float]:
    """A place where less falls, if one is found, and how often something falls there."""
    places = [each for each in among if isinstance(each, Placement) and each.ring == choice.ring]
    risks = risks_of(state)
    some = places[:: max(1, len(places) // SAFER_PLACES)]
    safest = min(some, key=lambda place: RiskEstimate(state, place, risks, FEW_HANDS).figure().falls)
    found = RiskEstimate(state, safest, risks).figure().falls
    return (safest, found) if found < falls else (choice, falls)


def _of_place(scale: Scale, placement: Placement, falls: float) -> list[Term]:
    acting = scale.prospects.acting
    built = scale.footing.with_block(acting, placement.cells)
    held = sum(
        _reach(scale.footing, number) - _reach(built, number)
        for number, seat in enumerate(scale.prospects.seats)
        if seat != scale.prospects.seat
    )
    terms = [Term("bars", held)] if held > 0 else []
    return [*terms, risk_term(falls)]


def _of_walk(scale: Scale, walk: Move | Stay, walks: list[Choice]) -> list[Term]:
    """The reason why a figure stays lower than it could, or leaves a field for one that is no higher.

    It serves the block to climb next, or hinders the others.
    """
    prospects, footing, acting = scale.prospects, scale.footing, scale.prospects.acting
    weighed = weighed_walks(scale, walks)
    natural = natural_walk(weighed)
    if not needs_gain(next(each for each in weighed if each.choice == walk), natural):
        return []
    there, instead = (
        footing.with_figure(acting, choice.to) if isinstance(choice, Move) else footing
        for choice in (walk, natural.choice)
    )
    if prospects.height(there, acting) > prospects.height(instead, acting):
        return [Term("leaves", natural.level)]
    hindered = [
        number
        for number, seat in enumerate(prospects.seats)
        if seat != prospects.seat and prospects.height(there, number) < prospects.height(instead, number)
    ]
    return [Term("hinders", len(hindered))]


def _reach(footing: WalkReach, number: int) -> int:
    return footing.level(footing.reach(number, footing.ways(number)))
