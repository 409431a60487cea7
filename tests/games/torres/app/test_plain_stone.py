"""Plain stone is a setting: it is chosen on the settings screen, by mouse or by key, and holds at once."""

from pathlib import Path

import pytest

from tests.app.driver import Driver


@pytest.mark.slow
@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_plain_stone_is_chosen_on_the_settings_screen_and_kept(player: Driver, tmp_path: Path, language: str) -> None:
    table = player.torres.table
    player.program.set_setting("language", language)
    assert not table.plain_stone
    player.spot("settings")
    player.spot("plain_stone")
    player.rounds(2)
    assert table.plain_stone
    assert "plain_stone: true" in (tmp_path / "settings.yaml").read_text("utf-8")
    player.spot("plain_stone")
    player.rounds(2)
    assert not table.plain_stone
