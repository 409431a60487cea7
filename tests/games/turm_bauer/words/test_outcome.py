"""Why a game of Turm Bauer was won, and how far one has come."""

import pytest

from torres3d.base import paths
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, BlockId, Place, Seat
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.rules.state import ColourSet, State
from torres3d.games.turm_bauer.words.outcome import turn_words, why_won
from torres3d.i18n.texts import Texts

SAY = Texts(paths.config() / "locale", "en")
NAMES = ("Ana", "Otto", "Ida")


def colour(seat: Seat, level: int, box: tuple[BlockId, ...] = (), rings: int = 2, name: str = "") -> ColourSet:
    """The material of a colour whose figure stands on a level."""
    place: Place = (0, 0, level - 1) if level else TABLE
    return ColourSet(name or ("red", "blue", "green")[seat], seat, ("2a",), box, place, rings)


def over(*sets: ColourSet, winners: tuple[Seat, ...], collapse: Seat | None = None) -> State:
    """A game that is over."""
    order = tuple(range(len(sets)))
    return State(Options(), sets, order, (), 0, "over", 36, (), 0, None, winners, collapse)


@pytest.mark.parametrize(
    ("sets", "winners", "told"),
    [
        ((colour(0, 3), colour(1, 7), colour(2, 5)), (1,), "stood highest: level 7"),
        (
            (colour(0, 7, ("6s",)), colour(1, 7, ("2a", "3i")), colour(2, 5)),
            (1,),
            "as high, but fewest parts unused: 5 parts",
        ),
        (
            (colour(0, 7, ("3l", "2a")), colour(1, 7, ("2a", "3i"), rings=1), colour(2, 5)),
            (0,),
            "all else equal, but most rings left: 2",
        ),
        ((colour(0, 7), colour(1, 7), colour(2, 5)), (0, 1), "equal in height, parts and rings"),
    ],
)
def test_what_decided_is_told(sets: tuple[ColourSet, ...], winners: tuple[Seat, ...], told: str) -> None:
    assert why_won(over(*sets, winners=winners), NAMES, SAY) == (told,)


def test_after_a_collapse_the_other_ones_are_compared_and_supplies_count() -> None:
    state = over(colour(0, 9), colour(1, 4, ("1c",)), colour(2, 4), winners=(2,), collapse=0)
    assert why_won(state, NAMES, SAY) == (
        "Ana brought the tower down",
        f"{NAMES[2]} – as high, but fewest parts unused: 2 parts",
    )


def test_with_two_players_the_levels_are_added_and_a_collapse_needs_no_comparing() -> None:
    sets = (colour(0, 13), colour(0, 8, name="green"), colour(1, 9), colour(1, 9, name="black"))
    assert why_won(over(*sets, winners=(0,)), NAMES[:2], SAY) == ("both figures together: 21 levels",)
    assert why_won(over(*sets, winners=(1,), collapse=0), NAMES[:2], SAY) == ("Ana brought the tower down",)
    assert why_won(over(*sets, winners=()), NAMES[:2], SAY) == ()


def test_how_far_a_game_has_come() -> None:
    told = [turn_words(turn, 4, SAY) for turn in (0, 28, 47, 48)]
    assert told == ["turn 1 of 48", "turn 29 of 48", "turn 48 of 48", "turn 48 of 48"]
    assert turn_words(28, 3, SAY) == "turn 29 of 36"
