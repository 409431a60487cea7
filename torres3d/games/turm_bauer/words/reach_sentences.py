"""Sentences on what a place for a block is good for: who could then walk how high, and who is walled in."""

from collections.abc import Sequence

from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.words.names import actor_name
from torres3d.i18n.texts import Translate


def reach_lines(state: State, reaches: Sequence[NextReach], names: Sequence[str], say: Translate) -> tuple[str, ...]:
    """The line of the acting colour, changed or not; then one for each other colour that gains or loses by the block.
    ``names`` by seat; no lines without ``reaches``."""
    own, others, acting = list[str](), list[str](), state.to_act.colour
    gains = any(each.colour == acting and each.then > each.now for each in reaches)
    for each in reaches:
        if each.colour == acting:
            own.append(say(f"turm-reach-own-{_kind(each)}", now=each.now, then=each.then))
        elif each.walled_in or each.now != each.then:
            seat = state.set_of(each.colour).seat
            kind = "too" if gains and each.then > each.now else _kind(each)
            name = actor_name(names, seat, each.colour, say)
            others.append(say(f"turm-reach-other-{kind}", name=name, then=each.then))
    return (*own, *others)


def _kind(reach: NextReach) -> str:
    if reach.walled_in:
        return "walled"
    if reach.then == reach.now:
        return "same"
    return "more" if reach.then > reach.now else "less"
