"""Somebody before the list of saved games, by mouse or by keys; with a clipboard of the test's own."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.torres.logged_games import written
from torres3d.app.menus.library.library_screen import LibraryScreen
from torres3d.base import clipboard
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.library_models import FilesModel, GamesModel


class Clipboard:
    """A clipboard without a system."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.text = ""
        monkeypatch.setattr(clipboard, "read_text", lambda: self.text)
        monkeypatch.setattr(clipboard, "write_text", self._put)

    def _put(self, text: str) -> bool:
        self.text = text
        return True


def shown(player: Driver) -> HudModel:
    """What is on the screen."""
    player.rounds(2)
    model = player.program.hud.model
    assert isinstance(model, HudModel)
    return model


def games(player: Driver) -> GamesModel:
    """The list on the screen."""
    screen = shown(player).screen
    assert isinstance(screen, GamesModel), screen
    return screen


def files(player: Driver) -> FilesModel:
    """The choice of a file on the screen."""
    screen = shown(player).screen
    assert isinstance(screen, FilesModel), screen
    return screen


def titles(player: Driver) -> list[str]:
    """The games in sight."""
    return [row.title for row in games(player).rows]


def question(player: Driver) -> ChoiceDialog:
    """The question on the screen."""
    dialog = shown(player).dialog
    assert isinstance(dialog, ChoiceDialog), dialog
    return dialog


def saved_games(player: Driver) -> LibraryScreen:
    """The screen of the list."""
    screen = player.program.services.screens.top
    assert isinstance(screen, LibraryScreen)
    return screen


def fill(folder: Path, *names: str, commands: int = 12) -> list[Path]:
    """Games in a folder, called by the names of their files."""
    folder.mkdir(parents=True, exist_ok=True)
    return [written(folder / f"{name}.torres", commands + number, seed=number) for number, name in enumerate(names)]


def type_text(player: Driver, text: str) -> None:
    """Type into the field that has the keyboard."""
    for letter in text:
        player.program.hud.type_text(letter)
    player.rounds(2)


def press(player: Driver, key: str) -> None:
    """Press a key by its name."""
    if isinstance(player, Keys):
        player.key(key)
    else:
        player.program.press(key)
        player.rounds(2)
