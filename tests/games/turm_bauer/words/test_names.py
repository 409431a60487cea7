"""Blocks, columns, places, colours and options of Turm Bauer have names, in every language."""

import itertools

import pytest

from torres3d.base import paths
from torres3d.base.read_document import read
from torres3d.games.turm_bauer.kit.setup_and_options import allowed_values
from torres3d.games.turm_bauer.rules.cell_and_column_names import (
    CORNERSTONE,
    TABLE,
    NoColumn,
    column_of,
    letter_name,
    spot_name,
)
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.games.turm_bauer.words.names import (
    SHAPES,
    actor_name,
    block_name,
    block_title,
    built_name,
    colour_name,
    option_name,
    place_name,
    value_name,
)
from torres3d.i18n.texts import Texts, language_ids

LOCALE = paths.config() / "locale"
LANGUAGES = language_ids(LOCALE)


def test_every_block_of_every_set_has_a_shape() -> None:
    sets = read(paths.config() / "games/turm_bauer" / "blocks.yaml", dict[str, dict[str, object]])
    assert {name: set(shapes) for name, shapes in SHAPES.items()} == {
        name: set(blocks) for name, blocks in sets.items()
    }


def test_names_say_how_many_parts_a_block_has() -> None:
    say = Texts(LOCALE, "en")
    numbers = ("", "cube", "two", "three", "four", "five", "six")
    for block_set, shapes in SHAPES.items():
        for block in shapes:
            assert numbers[int(block[0])] in block_name(block_set, block, say)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_blocks_that_differ_are_called_alike(language: str) -> None:
    say = Texts(LOCALE, language)
    for block_set, shapes in SHAPES.items():
        names = {block_name(block_set, block, say) for block in shapes}
        assert len(names) == len(shapes) - 1, "only the two of two parts are alike"
    assert block_name("house", "9x", say) == "9x"
    assert block_title("house", "4l", say)[0].isupper()


def test_columns_have_letters_from_west_to_east_and_numbers_from_south_to_north() -> None:
    assert [spot_name(cell[:2]) for cell in CORNERSTONE] == ["m10", "m11", "n10", "n11"]
    assert [letter_name(x) for x in (-14, -13, -12, 13, 14, 39, 40)] == ["-b", "-a", "a", "z", "za", "zz", "zza"]
    assert [letter_name(x) for x in (10**25, -100)] == ["(10000000000000000000000000)", "(-100)"]
    columns = list(itertools.product(range(-45, 46), repeat=2))
    assert len({spot_name(column) for column in columns}) == len(columns)
    assert all(column_of(spot_name(column)) == column for column in columns)
    for odd in ("", "m", "10", "ab10", "m1x", "Ä10"):
        with pytest.raises(NoColumn):
            column_of(odd)


def test_a_place_is_named_by_its_column_and_level() -> None:
    say = Texts(LOCALE, "en")
    assert place_name((-2, 3, 4), say) == "k13, level 5"
    assert place_name(TABLE, say) == "table"
    assert built_name(((0, 0, 3), (1, 0, 2), (1, 1, 2)), say) == "n10, level 3"


@pytest.mark.parametrize("language", LANGUAGES)
def test_options_and_their_values_have_words(language: str) -> None:
    say = Texts(LOCALE, language)
    for option in Options.__struct_fields__:
        values = allowed_values(option)
        assert getattr(Options(), option) in values
        told = [
            option_name(option, say),
            say(f"turm-option-{option}-about"),
            *(value_name(option, each, say) for each in values),
        ]
        assert len(set(told)) == len(told)
        assert not any(words.startswith("turm-") for words in told)
    assert allowed_values("collapse") == (2, 3, 4, 5)


def test_colours_are_said_where_a_player_has_two() -> None:
    say = Texts(LOCALE, "ro")
    assert actor_name(("Ana", "Otto"), 1, "red", say) == "Otto (Roșu)"
    assert actor_name(("Ana", "Otto", "Ida"), 1, "red", say) == "Otto"
    assert colour_name("teal", say) == "teal"
