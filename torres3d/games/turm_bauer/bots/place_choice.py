"""Choice of a place for a block: weighs all legal ones and says what to expect of the best."""

import random
from collections.abc import Sequence
from functools import cached_property
from itertools import islice

import msgspec

from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.evaluation import Evaluation, variety
from torres3d.games.turm_bauer.bots.lookahead import Lookahead
from torres3d.games.turm_bauer.bots.risk_sampling import SURE, RiskSampling
from torres3d.games.turm_bauer.bots.walk_reach import WalkReach
from torres3d.games.turm_bauer.rules.cell_and_column_names import size_of
from torres3d.games.turm_bauer.rules.commands import Placement
from torres3d.games.turm_bauer.rules.judging.risk import Risk
from torres3d.games.turm_bauer.rules.lattice.block_place_search import lowest_parts
from torres3d.games.turm_bauer.rules.lattice.cell_sets import CellSet
from torres3d.games.turm_bauer.rules.state import State

SLIP = 0.8
"""Cost of a slip in levels: the next try may be worse (T-7.5)."""
LAST_SLIP = 1.6
"""Cost of the last slip of a turn in levels: the block goes into the box."""
BOXED = 0.02
"""Cost of a part in the box in levels: ties are rare (T-8.2)."""
SOLID_SHARE = 0.5
"""Share of solid places to weigh in addition to the best ones, where those are uneasy."""
UNEASY = 0.08
"""Share of falling hands from which on other places are considered, and a ring."""
SHAKY = 0.3
"""Share of falling hands from which on all places are considered where a steady hand could build."""
SOUGHT = 300
"""Maximum number of places to check for that."""
ROUND = 8
"""Number of further places that are weighed where everything that was looked at is shaky."""
LOOKAHEAD_PLACES = 4
"""Places with a lookahead."""
FORESEEN = 2
"""Maximum turns left of a colour for a lookahead: before, too much changes."""
SLIP_CHANCE = 0.1
"""Reduction of the winning chance by a slip."""
EVEN_CHANCE = 0.01
"""Gain in the winning chance by one level of worth, for places that are equal in the lookahead."""
SLIPPED = 0.5
"""Levels by which worths are misjudged more after each slip of a hand that would do the same again."""
FREE_TRIES = 250
"""Places to weigh for blocks that only the ring ``free`` allows."""


class Weighed(msgspec.Struct, frozen=True):
    """A place with its expectations, in levels.

    Its ``worth``, the ``height`` that the own figure may reach in this turn, the value of the others' heights
    (``against``), and the ``risk`` of letting go there.
    """

    placement: Placement
    worth: float
    height: int
    against: float
    risk: Risk


class Seen(msgspec.Struct, frozen=True):
    """A place with its use for the own figure.

    The building with the block, the figure's reach, its expected ``height`` in levels, and the block's support
    (``lying``).
    """

    placement: Placement
    footing: WalkReach
    reach: CellSet
    height: float
    lying: float


class Scale:
    """Weighing of places in one state for one level; the same ``chance`` gives the same."""

    def __init__(self, state: State, level: Level, chance: random.Random) -> None:
        self.state = state
        self.level = level
        self.chance = chance
        self.prospects = Evaluation(state, level.ahead, level.rivals)
        self.footing = WalkReach.of_state(state)
        self._trembling = RiskSampling(state, level.hands, chance)
        self._mine = self.prospects.others_of_seat(self.footing)
        again = state.slips if state.options.hand == "steady" else 0
        self._softness = level.softness + SLIPPED * again

    def best(self, placements: Sequence[Placement]) -> Weighed:
        level, unseen = self.level, list[Placement]()
        if len(placements) > level.tries:
            shuffled = self.chance.sample(placements, len(placements))
            placements, unseen = shuffled[: level.tries], shuffled[level.tries :]
        seen = [self._seen(placement) for placement in placements]
        quick = [(self._quick(each), number) for number, each in enumerate(seen)]
        quick.sort(reverse=True)
        wanted = LOOKAHEAD_PLACES if level.futures and self.prospects.left[self.prospects.acting] <= FORESEEN else 1
        high = [number for _, number in quick[: level.places]]
        best = self._surest([seen[number] for number in high], wanted, [])
        if best[0].risk.falls > UNEASY:
            self._trembling.reset()
            lying = sorted(set(range(len(placements))) - set(high), key=lambda number: -seen[number].lying)
            solid = lying[: max(1, round(level.places * SOLID_SHARE))]
            best = self._surest([seen[number] for number in solid], wanted, best)
            if best[0].risk.falls > SHAKY:
                self._trembling.reset()
                seen_closely = set(solid)
                others = [number for _, number in quick[level.places :] if number not in seen_closely][:SOUGHT]
                standing = (seen[number] for number in others if self._trembling.stands(placements[number]))
                best = self._surest(list(islice(standing, level.places)), wanted, best)
                if best[0].risk.falls > SHAKY and unseen:
                    # Nobody lets a block go where it is bound to fall without a look around.
                    self._trembling.reset()
                    steady = (each for each in unseen[:SOUGHT] if self._trembling.stands(each))
                    best = self._surest([self._seen(each) for each in islice(steady, ROUND)], wanted, best)
        return best[0] if len(best) == 1 else self._likeliest(best)

    def _surest(self, seen: Sequence[Seen], wanted: int, best: list[Weighed]) -> list[Weighed]:
        ranked = sorted((self._close(each) for each in seen), key=lambda each: -each.worth)
        for each in ranked:
            rival = best[-1].worth if len(best) == wanted else None
            if best and (self._trembling.limit_reached or (rival is not None and each.worth <= rival)):
                break
            best = sorted([*best, self._risked(each, rival)], key=lambda one: -one.worth)[:wanted]
        return best

    def _likeliest(self, few: Sequence[Weighed]) -> Weighed:
        foresight = Lookahead(
            self.state,
            self.level.futures,
            self.prospects.left[self.prospects.acting] + 1,
            self.level.ahead,
            self.chance,
        )

        def likely(each: Weighed) -> float:
            stands = 1 - each.risk.collapses
            slips = each.risk.falls - each.risk.collapses
            return foresight.chance_after(each.placement) * stands - SLIP_CHANCE * slips + EVEN_CHANCE * each.worth

        return max(few, key=likely)

    def weighed(self, placement: Placement) -> Weighed:
        return self._risked(self._close(self._seen(placement)), None)

    def unbuilt(self, block: str) -> float:
        """The value of the position when this block is boxed instead."""
        return self._unbuilt - BOXED * size_of(block) + self._variety_without(block)

    @cached_property
    def _unbuilt(self) -> float:
        acting = self.prospects.acting
        ways = self.footing.ways(acting)
        reach = self.footing.reach(acting, ways)
        height = self.prospects.height(self.footing, acting, reach, ways)
        return self._mine + height - self.prospects.against(self.footing)

    def ring_worth(self, number: int) -> float:
        """The minimum gain in levels for using a ring of a set: less when more are left than turns for them."""
        prospects = self.prospects
        return self.level.ring if prospects.rings[number] <= prospects.left[number] else 0.05

    def _seen(self, placement: Placement) -> Seen:
        acting = self.prospects.acting
        footing = self.footing.with_block(acting, placement.cells)
        ways = footing.ways(acting)
        reach = footing.reach(acting, ways)
        height = self.prospects.height(footing, acting, reach, ways)
        return Seen(placement, footing, reach, height, self._lying(placement))

    def _quick(self, seen: Seen) -> float:
        return seen.height + self.chance.gauss(0, self._softness) + 0.01 * seen.lying

    def _close(self, seen: Seen) -> Weighed:
        placement = seen.placement
        against = self.prospects.against(seen.footing)
        variety_left = self._variety_without(placement.block)
        worth = self._mine + seen.height - against + variety_left + 0.02 * seen.lying
        if placement.ring is not None:
            worth -= self.ring_worth(self.prospects.acting)
        worth += self.chance.gauss(0, self._softness)
        return Weighed(placement, worth, seen.footing.level(seen.reach), against, SURE)

    def _risked(self, each: Weighed, rival: float | None) -> Weighed:
        """The value with the risk; less precise where it is worth less than a ``rival``."""
        slip = LAST_SLIP if self.state.options.boxes_at(self.state.slips + 1) else SLIP
        gained = max(0.0, each.worth - self._unbuilt)

        def worth(risk: Risk) -> float:
            # What falls brings nothing of what the place was good for.
            fallen = risk.falls * gained + (risk.falls - risk.collapses) * slip
            return each.worth - fallen - risk.collapses * self.level.caution

        found = self._trembling.risk(each.placement, lambda risk: rival is not None and worth(risk) <= rival)
        return msgspec.structs.replace(each, worth=worth(found), risk=found)

    def _lying(self, placement: Placement) -> float:
        """The supported share of a block's columns, less for high places."""
        lowest = lowest_parts(placement.cells)
        parts, frame = self.footing.parts, self.footing.frame
        lying = sum(z == 0 or bool(parts >> frame.index((x, y, z - 1)) & 1) for x, y, z in lowest)
        return lying / len(lowest) - 0.02 * placement.cells[0][2]

    def _variety_without(self, block: str) -> float:
        supply = list(self.state.sets[self.prospects.acting].supply)
        supply.remove(block)
        return variety(supply)
