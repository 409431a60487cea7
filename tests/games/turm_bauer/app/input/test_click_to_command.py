"""What a click means in Turm Bauer: taken, built, refused with the rules' reason, a ring offered where it opens."""

from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import built, opened
from torres3d.games.turm_bauer.app.input.click_to_command import (
    NO_SELECTION,
    Advised,
    Click,
    Commanded,
    LegalChoices,
    OnBlock,
    OnBox,
    OnField,
    OnPlace,
    OnRing,
    OnStay,
    Outcome,
    Refused,
    Selected,
    Selection,
    chosen_by,
    kept,
    places_for,
    waits_for_ring,
    walks_for,
    why_not_block,
)
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, size_of
from torres3d.games.turm_bauer.rules.commands import Discard, Move, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State


@dataclass
class Person:
    """Somebody who clicks."""

    state: State
    selection: Selection = NO_SELECTION

    @property
    def choices(self) -> LegalChoices:
        return LegalChoices(legal(self.state))

    def click(self, at: Click) -> Outcome:
        outcome = chosen_by(self.state, self.choices, self.selection, at)
        if isinstance(outcome, Selected):
            self.selection = outcome.selection
        return outcome


def thrown(one: int, two: int) -> State:
    """A new game with these dice."""
    state = opened(3)
    return replace(state, rolls=((one, two), *state.rolls[1:]))


def walking() -> State:
    """After a first block: the figure may walk."""
    state = thrown(1, 1)
    choice = next(each for each in legal(state) if isinstance(each, Placement) and each.cells == ((2, 0, 0),))
    return apply(state, built(choice))


def test_a_block_of_a_thrown_size_is_taken_and_laid_down_again() -> None:
    person = Person(thrown(3, 4))
    assert person.click(OnBlock("4l")) == Selected(Selection("4l"))
    assert places_for(person.choices, person.selection)
    assert person.click(OnBlock("3i")) == Selected(Selection("3i")), "another one instead, at no cost"
    assert person.click(OnBlock("3i")) == Selected(NO_SELECTION)


def test_of_blocks_that_are_alike_the_first_is_taken() -> None:
    person = Person(thrown(2, 2))
    assert person.click(OnBlock("2b")) == Selected(Selection("2a"))


def test_a_block_that_was_not_thrown_waits_for_a_ring() -> None:
    person = Person(thrown(3, 4))
    error = why_not_block(person.state, person.choices, "6s")
    assert error is not None
    assert error.reason == "not_thrown"
    person.click(OnBlock("6s"))
    assert waits_for_ring(person.choices, person.selection)
    assert places_for(person.choices, person.selection) == ()
    person.click(OnRing("free"))
    assert not waits_for_ring(person.choices, person.selection)
    cells = places_for(person.choices, person.selection)[0]
    assert person.click(OnPlace(cells)) == Commanded(Placement("6s", cells, "free"))


def test_without_rings_it_is_refused() -> None:
    state = thrown(3, 4)
    state = replace(state, sets=tuple(replace(each, rings=0) for each in state.sets))
    person = Person(state)
    outcome = person.click(OnBlock("6s"))
    assert isinstance(outcome, Refused)
    assert outcome.error.reason == "not_thrown"
    outcome = person.click(OnRing("free"))
    assert isinstance(outcome, Refused)
    assert outcome.error.reason == "no_ring_left"


def test_a_ring_is_not_spent_on_what_the_dice_allow() -> None:
    person = Person(thrown(3, 4))
    person.click(OnRing("free"))
    person.click(OnBlock("4l"))
    cells = places_for(person.choices, person.selection)[0]
    assert person.click(OnPlace(cells)) == Commanded(Placement("4l", cells, None))


def test_a_click_beside_all_places_says_what_to_do_and_nothing_of_the_log() -> None:
    person = Person(thrown(3, 4))
    person.click(OnBlock("4l"))
    assert person.click(OnPlace(())) == Advised("turm-advise-point-at-it")
    assert person.selection.block == "4l", "it stays in the hand"


@pytest.mark.parametrize(
    ("cells", "reason"),
    [(((5, 5, 0),), "wrong_pattern"), (((6, 5, 0),), "wrong_pattern"), (((4, 4, 0),), "beside_nothing")],
)
def test_a_place_is_refused_with_the_rules_reason(cells: tuple[tuple[int, int, int], ...], reason: str) -> None:
    person = Person(thrown(1, 1))
    person.click(OnBlock("1c"))
    outcome = person.click(OnPlace(cells))
    assert isinstance(outcome, Refused)
    assert outcome.error.reason in (reason, "beside_nothing")


def test_what_must_be_discarded_can_be() -> None:
    state = thrown(6, 5)
    supply = tuple(block for block in state.sets[0].supply if size_of(block) < 5)
    state = replace(state, sets=(replace(state.sets[0], supply=supply, rings=0), *state.sets[1:]))
    person = Person(state)
    assert person.click(OnBox()) == Advised("turm-advise-choose-to-discard")
    person.click(OnBlock("1n"))
    assert person.click(OnBox()) == Commanded(Discard("1n"))


def test_a_block_that_can_be_built_is_not_discarded() -> None:
    person = Person(thrown(3, 4))
    person.click(OnBlock("4l"))
    outcome = person.click(OnBox())
    assert isinstance(outcome, Refused)
    assert outcome.error.reason == "block_can_be_built"


def test_the_figure_walks_by_a_click_and_may_stay() -> None:
    person = Person(walking())
    reached = walks_for(person.choices, NO_SELECTION)
    assert reached
    place = next(iter(reached))
    assert person.click(OnField(place)) == Commanded(Move(place, None))
    assert person.click(OnField(TABLE)) == Advised("turm-advise-stay")
    assert person.click(OnStay()) == Commanded(Stay())
    assert person.click(OnBlock("4l")) == Advised("turm-advise-walk")


def test_a_ring_is_offered_where_only_it_leads() -> None:
    person = Person(walking())
    opened_by = person.choices.walks
    for ring in ("pass", "leap"):
        for place in opened_by.get(ring, {}):  # type: ignore[call-overload]
            fresh = Person(person.state)
            both = all(place in opened_by.get(each, {}) for each in ("pass", "leap"))  # type: ignore[call-overload]
            needed = "either" if both else ring
            assert fresh.click(OnField(place)) == Advised(f"turm-advise-needs-{needed}")
            fresh.click(OnRing(ring))  # type: ignore[arg-type]
            assert fresh.click(OnField(place)) == Commanded(Move(place, ring))  # type: ignore[arg-type]


def test_a_block_that_slipped_is_in_the_hand_again() -> None:
    state = thrown(1, 1)
    choice = next(each for each in legal(state) if isinstance(each, Placement) and each.block == "1c")
    acting = state.acting
    assert acting is not None
    after = apply(state, built(choice, Rest(None, (), ((acting.colour, "1c"),))))
    assert after.slips == 1
    assert kept(after, LegalChoices(legal(after)), Selection("1c")) == Selection("1c")
    assert kept(walking(), LegalChoices(), Selection("1c")) == NO_SELECTION
