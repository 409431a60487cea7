"""Names and colours of players follow the same rules in every game."""

from collections.abc import Callable

import pytest

from torres3d.engine.player_names_and_colours import BaseSetupFault, names_by_level
from torres3d.games.torres.kit.setup_and_options import Player as TorresPlayer
from torres3d.games.torres.kit.setup_and_options import check_players as check_torres
from torres3d.games.turm_bauer.kit.setup_and_options import Player as TurmPlayer
from torres3d.games.turm_bauer.kit.setup_and_options import check_players as check_turm

Three = list[tuple[str, str]]
"""The names and colours of three players."""


def torres(players: Three) -> None:
    check_torres([TorresPlayer(name, colour, None) for name, colour in players])


def turm(players: Three) -> None:
    check_turm([TurmPlayer(name, (colour,), None) for name, colour in players])


both = pytest.mark.parametrize("check", [torres, turm])


@both
def test_what_is_not_too_long_can_be(check: Callable[[Three], None]) -> None:
    check([("A" * 40, "c" * 20), ("B", "d"), ("A" * 40, "e")])


@both
@pytest.mark.parametrize(
    ("name", "colour", "reason", "values"),
    [
        ("", "blue", "name_length", {"player": 2, "given": 0}),
        ("B" * 41, "blue", "name_length", {"player": 2, "given": 41}),
        ("Ben", "", "colour_length", {"player": 2, "given": 0}),
        ("Ben", "b" * 21, "colour_length", {"player": 2, "given": 21}),
        ("Ben", "green", "colour_twice", {"given": "green"}),
    ],
)
def test_what_is_wrong_with_names_and_colours_is_told(
    check: Callable[[Three], None], name: str, colour: str, reason: str, values: dict[str, object]
) -> None:
    with pytest.raises(BaseSetupFault) as caught:
        check([("Ana", "red"), (name, colour), ("Cleo", "green")])
    assert (caught.value.reason, caught.value.values) == (reason, values)
    assert str(caught.value)


def test_bots_of_one_level_are_numbered() -> None:
    assert names_by_level(["hard", None, "hard", "easy"]) == ["hard 1", "person", "hard 2", "easy"]
    assert names_by_level([None, None]) == ["person 1", "person 2"]
