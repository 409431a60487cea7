"""Pictures of saved games are taken while a menu is shown, so that the list opens with them."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.menus.library.shelved import fill, games

BEGUN = 120
"""Rounds within which the program has done what it puts off until after its start."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "games"


def begin(player: Driver) -> None:
    """Open the menu, and wait until the first picture is being taken."""
    player.program.flow.open_menu()
    for _ in range(BEGUN):
        player.rounds()
        if player.program.flow.library.pictures.process.busy:
            return
    raise AssertionError("no picture is being taken")


@pytest.mark.slow
def test_pictures_are_there_when_the_list_opens(player: Driver, folder: Path) -> None:
    fill(folder, "one", "two")
    begin(player)
    library = player.program.flow.library
    while library.pictures.process.busy:
        library.pictures.process.wait(60)
        player.rounds()
    assert not library.pictures.failed
    player.spot("games")
    assert [Path(row.picture).is_file() for row in games(player).rows] == [True, True]


@pytest.mark.slow
def test_no_picture_is_taken_while_a_game_is_played(player: Driver, folder: Path) -> None:
    (file,) = fill(folder, "one")
    begin(player)
    player.program.flow.open_game(file)
    player.rounds(BEGUN)
    assert not player.program.flow.library.pictures.process.busy


@pytest.mark.slow
def test_a_broken_picture_does_no_harm(player: Driver, folder: Path) -> None:
    fill(folder, "one")
    shelf = player.program.services.shelf
    (game,) = shelf.games()
    picture = shelf.picture(game)
    picture.parent.mkdir(parents=True, exist_ok=True)
    picture.write_bytes(b"no picture")
    player.spot("games")
    player.rounds(4)
    assert len(games(player).rows) == 1
