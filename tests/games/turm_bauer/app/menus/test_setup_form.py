"""The set-up of Turm Bauer as a draft: what it becomes, what keeps it from starting, how it is kept in a file."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from torres3d.app.menus.setup.setup_screen import renamed, write_setup
from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.games.turm_bauer.app.menus.setup_screen import (
    coloured_draft,
    first_draft,
    problems,
    read_draft,
    setup_model,
    to_draft,
    to_setup,
)
from torres3d.games.turm_bauer.hud.models.setup_models import SetupDraft
from torres3d.games.turm_bauer.kit.setup_and_options import options_of
from torres3d.games.turm_bauer.rules.options import Options
from torres3d.hud.models.setup_models import Draft
from torres3d.i18n.texts import Texts, guide

LEVELS = ("careless", "careless-2", "careful", "careful-2", "clever", "clever-2", "clever-3", "master")


def texts(language: str = "en") -> Texts:
    """The words of a language."""
    return Texts(paths.config() / "locale", language)


SAY = texts()


def first(language: str = "en") -> SetupDraft:
    """The set-up of somebody who never played."""
    return first_draft(texts(language), LEVELS)


def test_the_first_game_is_one_against_two_gentle_bots() -> None:
    draft = first()
    assert [(row.name, row.colour, row.second, row.bot) for row in draft.players] == [
        ("Player 1", "red", "", None),
        ("Careless", "blue", "", "careless"),
        ("Careless II", "green", "", "careless-2"),
    ]
    assert problems(draft, SAY) == ()
    assert options_of(to_setup(draft)) == Options()


def test_names_nobody_has_written_are_said_in_todays_language() -> None:
    names = [row.name for row in renamed(first("de"), texts("ro")).players]
    assert names == ["Jucătorul 1", "Nepăsător", "Nepăsător II"]


def test_two_players_have_two_colours_each_and_more_have_one() -> None:
    pair = coloured_draft(SetupDraft(first().players[:2]))
    held = [colour for row in pair.players for colour in (row.colour, row.second)]
    assert len(set(held)) == 4
    assert problems(pair, SAY) == ()
    assert [len(player.colours) for player in to_setup(pair).players] == [2, 2]
    three = coloured_draft(SetupDraft((*pair.players, Draft("Ida", "yellow"))))
    assert [row.second for row in three.players] == ["", "", ""]
    assert coloured_draft(pair) == pair, "colours that were chosen stay"


@pytest.mark.parametrize(
    ("rows", "said"),
    [
        ({0: {"name": "  "}}, (0, "Give this player a name of 1 to 40 letters.")),
        ({2: {"name": "Careless"}}, (2, "Another player already has this name.")),
        ({2: {"colour": "red"}}, (2, "A colour can be given only once.")),
        ({0: {"second": "red"}}, (0, "A colour can be given only once.")),
    ],
)
def test_what_keeps_a_game_from_starting_is_told_at_its_row(
    rows: dict[int, dict[str, str]], said: tuple[int, str]
) -> None:
    players = [replace(row, **rows.get(number, {})) for number, row in enumerate(first().players)]
    assert problems(SetupDraft(tuple(players)), SAY) == (said,)


def test_a_set_up_comes_back_as_it_was_given() -> None:
    draft = replace(first(), rules=(("slips", "5"), ("overhang", "row"), ("hand", "drawn")))
    setup = to_setup(draft)
    assert options_of(setup) == Options(slips=5, overhang="row", hand="drawn")
    assert to_draft(setup) == draft


def test_all_options_can_be_chosen_and_are_told() -> None:
    model = setup_model(first(), SAY, guide("en"))
    assert [rule.option for rule in model.rules] == list(Options.__struct_fields__)
    for rule in model.rules:
        assert rule.usual in rule.values
        assert len(rule.values) == len(rule.told) == len(rule.pictures)
    assert [bot.id for bot in model.bots] == list(LEVELS)
    assert all(bot.about for bot in model.bots)


def test_the_set_up_is_kept_in_a_file(tmp_path: Path) -> None:
    draft = replace(coloured_draft(SetupDraft(first().players[:2])), rules=(("collapse", "4"),))
    write_setup(tmp_path / "setup.yaml", to_setup(draft))
    assert read_draft(tmp_path / "setup.yaml", LEVELS) == draft


@pytest.mark.parametrize(
    "text",
    [
        "rules: {slips: 12}\nplayers: [{name: A, colours: [red], bot: null}]\n",
        "rules: {}\nplayers: [{name: A, colours: [pink], bot: null}]\n",
        "rules: {}\nplayers: [{name: A, colours: [red, blue], bot: genius}]\n",
        "rules: {}\nplayers: []\n",
        "nothing",
    ],
)
def test_a_file_that_cannot_be_used_is_told(tmp_path: Path, text: str) -> None:
    (tmp_path / "setup.yaml").write_text(text, "utf-8")
    with pytest.raises(FileFault) as caught:
        read_draft(tmp_path / "setup.yaml", LEVELS)
    assert str(tmp_path) in str(caught.value)
