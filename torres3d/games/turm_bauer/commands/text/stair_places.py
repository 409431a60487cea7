"""Places for a block that bring the actor's figure higher: how high, and how often something falls there."""

from collections.abc import Sequence

import msgspec

from torres3d.games.turm_bauer.commands.text.typed_and_listed_choices import choice_words
from torres3d.games.turm_bauer.rules.cell_and_column_names import BlockId
from torres3d.games.turm_bauer.rules.commands import Choice, Placement
from torres3d.games.turm_bauer.rules.judging.bullet_risk import risks_of
from torres3d.games.turm_bauer.rules.judging.risk_estimate import RiskEstimate
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import reach_with
from torres3d.games.turm_bauer.rules.state import State
from torres3d.i18n.texts import Translate
from torres3d.terminal.dialogue import numbered_lines

EVEN = 0.5
"""Above this share of tries places come last."""
SHOWN, TRIED, HANDS = 9, 40, 12
"""Places on the list, those of the highest whose risk is estimated for it, and hands for each."""


class StairPlace(msgspec.Struct, frozen=True):
    """A place, the level that the figure can reach then, and the share of tries in which something falls."""

    placement: Placement
    level: int
    falls: float


def stair_places(state: State, choices: Sequence[Choice], block: BlockId | None = None) -> list[StairPlace]:
    """The places after which the figure can walk higher than now, without rings: the highest first, safer ones before
    others; of one ``block`` or of all."""
    acting = state.to_act
    found: list[tuple[int, Placement]] = []
    for choice in choices:
        if isinstance(choice, Placement) and choice.ring is None and block in (None, choice.block):
            reach = next(each for each in reach_with(state, choice.block, choice.cells) if each.colour == acting.colour)
            if reach.then > reach.now:
                found.append((reach.then, choice))
    highest = sorted(found, key=lambda each: -each[0])
    risks = risks_of(state)
    tried = [
        StairPlace(place, level, RiskEstimate(state, place, risks, HANDS).figure().falls)
        for level, place in _spread(highest)
    ]
    return sorted(tried, key=lambda each: (each.falls > EVEN, -each.level, each.falls))[:SHOWN]


def _spread(found: Sequence[tuple[int, Placement]]) -> Sequence[tuple[int, Placement]]:
    """At most `TRIED` of the highest places, evenly of them where there are more."""
    top = [each for each in found if each[0] == found[0][0]]
    step = max(1, len(top) // TRIED)
    return (*top[::step][:TRIED], *found[len(top) :][: max(0, TRIED - len(top))])


def stair_lines(places: Sequence[StairPlace], state: State, say: Translate) -> list[str]:
    """The numbered list of places: the choice, the level then, the risk."""
    kind = state.options.blocks
    told = [
        say("text-stair", what=choice_words(each.placement, kind, say), level=each.level, falls=round(100 * each.falls))
        for each in places
    ]
    return [say("text-which"), *numbered_lines(told)]
