"""The players' colours are a setting: chosen on the settings screen, by mouse or by keys, and seen at once."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.house.places import ROOT
from torres3d.app.session.palettes import palette
from torres3d.base import paths
from torres3d.games.torres.rules.squares import squares_of
from torres3d.games.torres.scene.interaction.ghosts import Ghost
from torres3d.games.torres.scene.interaction.trails import WalkTrail
from torres3d.hud.kit.theme import PALETTES

GAME, AT = ROOT / "tests/games/torres/examples/008-rio-grande-1999-basic-4p.torres", 230
FILE = paths.config() / "palettes.yaml"


def looks(person: Driver) -> list[tuple[float, float, float]]:
    """The colours of the seats on the table."""
    return [look.colour for look in person.torres.table.scene.looks]


def colours(name: str) -> list[tuple[float, float, float]]:
    return [palette(FILE, name)[colour] for colour in ("red", "blue", "green", "yellow")]


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_a_palette_is_chosen_by_mouse_and_the_table_has_it_at_once(
    player: Driver, tmp_path: Path, language: str
) -> None:
    player.program.set_setting("language", language)
    player.spot("settings")
    table = player.torres.table
    table.trails.show([WalkTrail(0, ((0, 0), (1, 0)), "1")])
    table.ghosts.show([Ghost("knight", 9, 0)])
    for name in (*PALETTES[1:], PALETTES[0]):
        player.spot("palette:next")
        assert [label.badge for label in table.labels.get("trails")] == [looks(player)[0]]
        assert player.program.hud.model.screen is not None
        assert looks(player) == colours(name)[: len(looks(player))]
        assert f"palette: {name}" in (tmp_path / "settings.yaml").read_text("utf-8")


def test_a_palette_is_chosen_by_keys_alone(player: Driver, tmp_path: Path) -> None:
    keyboard = Keys(player.program, player.screen)
    keyboard.spot("settings")
    keyboard.spot("palette:prev")
    assert looks(keyboard) == colours("contrast")[: len(looks(keyboard))]
    assert "palette: contrast" in (tmp_path / "settings.yaml").read_text("utf-8")


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_letters_are_chosen_by_mouse_and_shown_at_once(player: Driver, tmp_path: Path, language: str) -> None:
    player.program.set_setting("language", language)
    player.spot("settings")
    player.spot("letters:always")
    player.rounds(2)
    table = player.torres.table
    assert table.state is not None
    on_board = sum(knights.bit_count() for knights in table.state.knights)
    labels = table.labels.get("letters")
    assert {label.text for label in labels} == set("ABCD"[: table.state.players])
    assert len(labels) == on_board + 2 * table.state.players, "knights, markers and trays"
    assert "letters: always" in (tmp_path / "settings.yaml").read_text("utf-8")
    player.spot("letters:off")
    player.rounds(2)
    assert not table.labels.get("letters")


def test_letters_are_chosen_by_keys_alone(player: Driver) -> None:
    keyboard = Keys(player.program, player.screen)
    keyboard.spot("settings")
    keyboard.spot("letters:always")
    keyboard.rounds(2)
    assert keyboard.torres.table.labels.get("letters")


@pytest.mark.slow
def test_the_knight_that_is_pointed_at_has_its_letter(player: Driver, tmp_path: Path) -> None:
    lines = GAME.read_text("utf-8").splitlines(keepends=True)
    file = tmp_path / "games" / "begun.torres"
    file.parent.mkdir(exist_ok=True)
    file.write_text("".join(lines[:AT]), "utf-8")
    player.program.flow.open_game(file)
    player.wait()
    table = player.torres.table
    state = table.state
    found = set()
    for seat, knights in enumerate(state.knights):
        square = next((square for square in squares_of(knights) if player.seen(square) is not None), None)
        if square is not None:
            player.move(*player.seen(square))
            player.rounds()
            assert [label.text for label in table.labels.get("letters")] == ["ABCD"[seat]]
            found.add(seat)
    assert len(found) > 1
    player.move(2, 2)
    player.rounds()
    assert not table.labels.get("letters")


def test_the_knight_on_the_cursors_square_has_its_letter(player: Driver) -> None:
    table = player.torres.table
    assert table.state is not None
    table.cursor.show(table.state.knights[1].bit_length() - 1)
    player.rounds()
    assert [label.text for label in table.labels.get("letters")] == ["B"]
