"""The players' colours are a setting: chosen on the settings screen, by mouse or by keys, and seen at once."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from torres3d.app.showing.colours import palette
from torres3d.base import paths
from torres3d.hud.kit.theme import PALETTES

FILE = paths.config() / "palettes.yaml"


def looks(person: Driver) -> list[tuple[float, float, float]]:
    """The colours of the seats on the table."""
    return [look.colour for look in person.program.services.table.scene.looks]


def colours(name: str) -> list[tuple[float, float, float]]:
    return [palette(FILE, name)[colour] for colour in ("red", "blue", "green", "yellow")]


@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_a_palette_is_chosen_by_mouse_and_the_table_has_it_at_once(
    player: Driver, tmp_path: Path, language: str
) -> None:
    player.program.set_setting("language", language)
    player.spot("settings")
    for name in (*PALETTES[1:], PALETTES[0]):
        player.spot("palette:next")
        assert looks(player) == colours(name)[: len(looks(player))]
        assert f"palette: {name}" in (tmp_path / "settings.yaml").read_text("utf-8")


def test_a_palette_is_chosen_by_keys_alone(player: Driver, tmp_path: Path) -> None:
    keyboard = Keys(player.program, player.screen)
    keyboard.spot("settings")
    keyboard.spot("palette:prev")
    assert looks(keyboard) == colours("contrast")[: len(looks(keyboard))]
    assert "palette: contrast" in (tmp_path / "settings.yaml").read_text("utf-8")
