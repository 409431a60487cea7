"""Section 12: options, their values, and what makes the game impossible."""

from typing import get_args, get_type_hints

import msgspec
import pytest

from tests.games.torres.setups import CHOICES, EDITIONS, STACKS, mixed, options
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.games.torres.rules.options import Options, OptionsProblem, check


def test_every_option_and_value_of_section_12_is_known() -> None:
    hints = get_type_hints(Options)
    assert {name: get_args(hints[name]) for name in CHOICES} == CHOICES
    assert set(Options.__struct_fields__) == {*CHOICES, "mode", "players", "stacks", "foundations"}
    assert MODES == ("basic", "variant", "master")


def test_every_edition_can_be_played() -> None:
    for edition in EDITIONS:
        for mode in MODES:
            for players in (2, 3, 4):
                made = options(edition, mode, players)
                check(made)
                assert [made.rounds(phase) for phase in (1, 2, 3)] == ([4, 4, 4] if players == 2 else [4, 3, 3])


@pytest.mark.parametrize("option", CHOICES)
def test_an_unknown_value_is_no_option(option: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        options(**{option: "sideways"})


def problem(**rules: object) -> tuple[str, str, dict[str, object]]:
    with pytest.raises(OptionsProblem) as caught:
        options(**rules)  # type: ignore[arg-type]
    found = caught.value
    assert str(found) == f"{found.field}: {found.reason} {found.values}"
    return found.field, found.reason, found.values


@pytest.mark.parametrize("players", [1, 5, 0])
def test_r_2_2_two_to_four_players(players: int) -> None:
    assert problem(players=players, stacks=STACKS[2]) == ("players", "players_count", {"given": players})


def test_r_4_2_stacks_of_one_to_three_blocks() -> None:
    assert problem(stacks=((3, 4), (1,), (1,))) == ("stacks", "stack_size", {"phase": 1, "given": 4})
    assert problem(stacks=((3,), (1,), (0,))) == ("stacks", "stack_size", {"phase": 3, "given": 0})
    assert problem(stacks=((3,), (), (1,))) == ("stacks", "no_stacks", {"phase": 2})


def test_r_2_1_not_more_than_92_blocks() -> None:
    full = ((3,) * 7, (3,) * 7)
    # 8 foundations, 2 x (21 + 21 - 1) stacks = 82, one `extra` card a seat: 92.
    fits = (full[0], (3,) * 6, (2,))
    assert 8 + 2 * (21 + 18 + 2) + 2 == 92
    check(options(deck="own", stacks=fits))
    check(options(deck="hand", stacks=fits))
    assert problem(deck="common", stacks=fits) == ("stacks", "too_many_blocks", {"needed": 94, "blocks": 92})


def test_r_3_1_eight_foundations_on_squares_apart() -> None:
    good = ("d8", "c6", "f6", "h5", "a4", "c3", "f3", "e1")
    assert problem(foundations=good[:7])[:2] == ("foundations", "foundations_count")
    assert problem(foundations=(*good[:7], "d8")) == ("foundations", "foundations_count", {"given": 7})
    assert problem(foundations=(*good[:7], "i9")) == ("foundations", "no_square", {"given": "i9"})
    field, reason, values = problem(foundations=(*good[:7], "c4"))
    assert (field, reason, set(values.values())) == ("foundations", "foundations_adjacent", {"c3", "c4"})


def test_house_rules_mix_freely() -> None:
    import random

    assert len({mixed(random.Random(seed)) for seed in range(50)}) == 50
