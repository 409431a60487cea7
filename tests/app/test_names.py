"""Names of any script, and names that are no names: the program starts, shows them and can be played with them."""

import shutil
from pathlib import Path

import numpy as np
import pytest
from msgspec.structs import replace
from panda3d.core import DynamicTextFont, Filename, NodePath
from PIL import Image

from tests.app.opened import Opens
from tests.app.test_program import shown
from tests.at_length import at_length
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.cli.film_frames_and_caption import caption_of, film_kit
from torres3d.engine.log_reader import read_log
from torres3d.engine.log_writer import line_with_sum
from torres3d.games.registered import GAMES
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.hud.models.library_models import GamesModel
from torres3d.hud.models.page_models import MenuModel
from torres3d.scene.shapes.labels import Label, Labels

GAME = ROOT / "tests/games/torres/examples/v2-031-rio-grande-1999-master-4p-border.torres"
SCRIPTS = ("Ἀθηνᾶ", "王小明", "محمد علي", "שרה")
UGLY = ("A\nB\r\x00", "\x1c\x1d\x1e\x85\u2028\u2029", "\u202e\u2066\u200d\ue000\U0010ffff", "👑" * 20)


def renamed(target: Path, names: tuple[str, ...], commands: int = 150) -> None:
    """The beginning of a game as a log of its own, with other names and persons only."""
    log = read_log(TORRES, GAME)
    setup = log.header.setup
    people = tuple(replace(each, name=name, bot=None) for each, name in zip(setup.players, names, strict=True))
    data, total = line_with_sum(replace(log.header, setup=replace(setup, players=people)), "")
    for entry in log.entries[:commands]:
        line, total = line_with_sum(entry, total)
        data += line
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_bytes(data)


@pytest.mark.slow
@pytest.mark.parametrize(("scale", "names"), [(1.0, SCRIPTS), (2.0, UGLY), *at_length((2.0, SCRIPTS), (1.0, UGLY))])
def test_an_unfinished_game_of_any_names_is_offered_and_goes_on(
    open_program: Opens, tmp_path: Path, names: tuple[str, ...], scale: float
) -> None:
    renamed(tmp_path / "games" / "x.torres", names)
    player = open_program(Settings(quality="low", ui_scale=scale))
    page = shown(player).screen
    assert isinstance(page, MenuModel)
    assert page.resume
    player.spot("continue")
    player.rounds(3)
    player.spot("ready")
    player.rounds(3)
    assert {row.player.name for row in player.game.model().panels["score"].rows} == set(names)
    player.spot("end_turn")
    player.rounds(3)
    player.program.flow.open_menu()
    player.rounds(2)
    player.program.hud.press_key("escape")
    player.program.flow.library.open()
    player.rounds(2)
    assert isinstance(shown(player).screen, GamesModel)


@pytest.mark.parametrize("names", [SCRIPTS, UGLY], ids=["scripts", "ugly"])
def test_films_have_any_names_in_their_captions(names: tuple[str, ...], tmp_path: Path) -> None:
    renamed(tmp_path / "x.torres", names)
    log = read_log(TORRES, tmp_path / "x.torres")
    state = TORRES.opening(log.header.setup, log.header.chance, log.header.version)
    picture = Image.new("RGB", (1280, 666))
    captions = [
        np.asarray(caption_of(GAMES[0], setup, film_kit((1280, 666)), (1280, 720)).draw_on(picture, state))
        for setup in (log.header.setup, read_log(TORRES, GAME).header.setup)
    ]
    assert not np.array_equal(*captions)


@pytest.mark.parametrize("text", [*SCRIPTS, *UGLY, "\ud800", "\udfff7"])
def test_plates_on_the_table_take_any_text(text: str) -> None:
    font = DynamicTextFont(Filename.from_os_specific(str(paths.assets() / "fonts" / "AlegreyaSans-Bold.ttf")))
    changes: list[int] = []
    labels = Labels(NodePath("labels"), font, lambda _: (10.0, 10.0, 1.0), lambda _: False, lambda: changes.append(1))
    labels.set("group", [Label(text, (0.0, 0.0, 0.0))])
    assert changes
    assert labels.get("group")[0].text == text


def test_the_shelf_goes_by_files_of_any_name(open_program: Opens, tmp_path: Path) -> None:
    renamed(tmp_path / "games" / "x.torres", SCRIPTS)
    shutil.copy(tmp_path / "games" / "x.torres", tmp_path / "games" / "A\nB \x1b[31m\u202e.torres")
    player = open_program()
    player.program.flow.library.open()
    player.rounds(2)
    page = shown(player).screen
    assert isinstance(page, GamesModel)
    assert page.total == 2
