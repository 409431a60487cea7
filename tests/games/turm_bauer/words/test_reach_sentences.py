"""What a place is good for, in words, in each language: the own line always, others only where something changes."""

import pytest

from tests.games.turm_bauer.random_games import opened
from torres3d.base import paths
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach
from torres3d.games.turm_bauer.words.reach_sentences import reach_lines
from torres3d.i18n.texts import Texts

SAY = Texts(paths.config() / "locale", "en")
NAMES = ("Ana", "Otto", "Ida")


def told(*levels: tuple[int, int, bool], players: int = 3) -> tuple[str, ...]:
    """The lines for levels now and then by set; True where a figure is walled in."""
    state = opened(players)
    reaches = [
        NextReach(each.colour, now, then, (), walled)
        for each, (now, then, walled) in zip(state.sets, levels, strict=False)
    ]
    return reach_lines(state, reaches, NAMES[:players], SAY)


def test_gains_and_losses_are_told_by_name() -> None:
    assert told((2, 4, False), (3, 5, False), (3, 1, False)) == (
        "You can reach level 4 (otherwise 2).",
        "Otto then reaches level 5, too.",
        "Ida only reaches level 1.",
    )


def test_who_gains_alone_gains_nothing_too() -> None:
    assert told((2, 2, False), (3, 5, False), (2, 2, True)) == (
        "You reach level 2, with or without this block.",
        "Otto can reach level 5.",
        "Ida is walled in.",
    )


def test_where_nothing_changes_only_the_own_line_is_there() -> None:
    assert told((0, 0, False), (3, 3, False), (1, 1, False)) == ("You still find no way up.",)
    assert told() == ()


def test_with_two_players_the_colour_is_named() -> None:
    lines = told((1, 2, False), (1, 0, False), players=2)
    assert lines[1] == "Ana (Green) can no longer climb."


@pytest.mark.parametrize("language", ["en", "de", "ro"])
@pytest.mark.parametrize("level", [0, 3])
def test_every_line_has_its_words(language: str, level: int) -> None:
    say = Texts(paths.config() / "locale", language)
    state = opened(3)
    for now, then, walled in (
        (level, level, True),
        (level, level, False),
        (level, level + 1, False),
        (9, level, False),
    ):
        reaches = [NextReach(each.colour, now, then, (), walled) for each in state.sets]
        for line in reach_lines(state, reaches, NAMES, say):
            assert "turm-" not in line
            assert "{" not in line
