"""The way to studies of towers and out of them: menu, list, texts, files of both games, a moment of a replay."""

from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.menus.library.shelved import Clipboard
from tests.games.torres.studies.positions import by_chance as of_torres
from tests.games.turm_bauer.app.replay.finished import shelved
from tests.games.turm_bauer.studies.examples import by_chance, moment
from torres3d.app.sharing.page_content import PageContent
from torres3d.engine.logged_game import Game
from torres3d.games.torres.app.study.study_screen import StudyScreen as TorresStudy
from torres3d.games.torres.studies.study_file import write_study
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.app.study.study_screen import StudyScreen
from torres3d.games.turm_bauer.hud.models.setup_models import SetupModel
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.position_text import position_text
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.judging.judge import command_for
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.studies.study_file import STUDIES
from torres3d.games.turm_bauer.studies.study_notation import NOTATION
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.page_models import MenuModel
from torres3d.hud.models.study_models import StudiesModel


def top(player: Driver) -> object:
    return player.program.services.screens.top


def studied(player: Driver) -> StudyScreen:
    """The study on the screen."""
    shown = top(player)
    assert isinstance(shown, StudyScreen)
    return shown


def page(player: Driver) -> StudiesModel:
    shown = player.program.hud.model.screen
    assert isinstance(shown, StudiesModel)
    return shown


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    found = tmp_path / "games" / "studies"
    found.mkdir(parents=True)
    return found


@pytest.fixture
def clipboard(monkeypatch: pytest.MonkeyPatch) -> Clipboard:
    return Clipboard(monkeypatch)


@pytest.mark.slow
def test_a_new_study_from_the_menu_begins_at_an_empty_table(player: Driver, folder: Path) -> None:
    player.program.flow.choose_game("turm")
    player.rounds(3)
    player.spot("study")
    player.rounds(3)
    assert page(player).rows == ()
    player.spot("studies:new")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, SetupModel)
    player.spot("start")
    player.rounds(5)
    screen = studied(player)
    assert screen.session.state.blocks == ()
    assert screen.session.state.options.hand == "steady"
    assert list(folder.glob("*.study")) == [], "what nobody has touched has no file"
    assert screen.session.bots, "the bots of the set-up play their seats"
    player.key("escape")
    player.rounds(3)
    page(player)
    player.spot("back")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, MenuModel)


@pytest.mark.slow
def test_a_finished_game_is_studied_at_the_moment_shown_by_its_key(player: Driver, tmp_path: Path) -> None:
    player.program.flow.open_replay(shelved(tmp_path))
    player.rounds(3)
    replay = top(player)
    assert isinstance(replay, ReplayScreen)
    replay.jump(5)
    player.rounds(2)
    Keys(player.program, player.screen).key("shift-s")
    player.rounds(4)
    screen = studied(player)
    assert screen.session.state.blocks == replay.state.blocks
    assert screen.session.state.rolls == replay.state.rolls, "nothing is hidden any more"
    assert player.turm.table.state == screen.session.state
    player.key("escape")
    player.rounds(3)
    assert top(player) is replay


@pytest.mark.slow
def test_a_game_that_goes_on_is_studied_by_its_button_with_other_dice_to_come(player: Driver, tmp_path: Path) -> None:
    file = tmp_path / "games" / "one.turm"
    file.parent.mkdir(exist_ok=True)
    game = Game.create(TURM, Setup({"judge": "statics", "hand": "steady"}, seated([None, None])), file, 3)
    for _ in range(6):
        game.submit(command_for(game.state, legal(game.state)[0], StaticsJudge()))
    game.close()
    player.program.flow.open_replay(file)
    player.rounds(3)
    player.spot("replay:last")
    player.rounds(3)
    player.spot("study")
    player.rounds(4)
    shown, state = studied(player).session.state, game.state
    assert (shown.blocks, shown.turn, shown.dice) == (state.blocks, state.turn, state.dice)
    assert shown.rolls[: state.turn + 1] == state.rolls[: state.turn + 1]
    assert shown.rolls != state.rolls
    assert shown.tremor != state.tremor


@pytest.mark.slow
def test_a_study_goes_out_as_text_and_comes_in_as_a_new_one(player: Driver, folder: Path, clipboard: Clipboard) -> None:
    STUDIES.write(by_chance(6, 12), folder / "one.study")
    player.program.flow.open_entry("study", folder / "one.study")
    player.rounds(4)
    player.spot("study:copy_study")
    assert clipboard.text == NOTATION.text(by_chance(6, 12))
    player.key("escape")
    player.rounds(3)
    player.key("control-v")
    player.rounds(4)
    shown = studied(player)
    assert NOTATION.text(shown.book.study) == clipboard.text
    assert shown.book.file not in (None, folder / "one.study")
    assert len(list(folder.glob("*.study"))) == 2


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_a_position_is_copied_and_pasted(player: Driver, folder: Path, clipboard: Clipboard, by: str) -> None:
    STUDIES.write(moment(), folder / "one.study")
    player.program.flow.open_entry("study", folder / "one.study")
    player.rounds(4)
    state = studied(player).session.state
    player.spot("study:copy")
    assert clipboard.text == f"players 3\n{position_text(state)}"
    player.key("escape")
    player.rounds(3)
    assert "position" in page(player).paste.lower()
    if by == "mouse":
        player.spot("studies:paste")
    else:
        player.key("control-v")
    player.rounds(4)
    shown = studied(player)
    pasted = shown.session.state
    assert (pasted.blocks, pasted.turn, pasted.dice) == (state.blocks, state.turn, state.dice)
    assert [each.figure for each in pasted.sets] == [each.figure for each in state.sets]
    assert pasted.options.hand == "steady"
    assert shown.book.file not in (None, folder / "one.study")
    assert STUDIES.read(shown.book.file).study.position


@pytest.mark.slow
def test_a_position_with_a_fault_names_its_line(player: Driver, folder: Path, clipboard: Clipboard) -> None:
    player.turm_menus.studies.open()
    player.rounds(3)
    clipboard.text = "players 3\ndice 2 3\nturn 2\nred 3l@o10/3:e,n\n"
    player.key("control-v")
    player.rounds(3)
    dialog = player.program.hud.model.dialog
    assert isinstance(dialog, ChoiceDialog)
    assert any("4" in line for line in dialog.lines)
    assert list(folder.glob("*.study")) == []


@pytest.mark.slow
def test_a_text_with_a_fault_opens_nothing(player: Driver, folder: Path, clipboard: Clipboard) -> None:
    player.turm_menus.studies.open()
    player.rounds(3)
    clipboard.text = NOTATION.text(by_chance(6, 12)).replace("rolls:", "rolls: 7", 1)
    player.key("control-v")
    player.rounds(3)
    assert player.program.hud.model.dialog is not None
    assert list(folder.glob("*.study")) == []


@pytest.mark.slow
def test_files_of_both_games_open_at_their_own_table(player: Driver, folder: Path) -> None:
    write_study(of_torres(2), folder / "castles.study")
    STUDIES.write(by_chance(2), folder / "tower.study")
    player.program.flow.open_entry("study", folder / "tower.study")
    player.rounds(4)
    studied(player)
    player.key("escape")
    player.rounds(3)
    assert [Path(row.file).stem for row in page(player).rows] == ["tower"]
    player.program.flow.open_entry("study", folder / "castles.study")
    player.rounds(4)
    assert isinstance(top(player), TorresStudy)


@pytest.mark.slow
def test_a_study_is_shared_with_its_lines(player: Driver, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared: list[PageContent] = []
    studies = player.turm_menus.studies
    monkeypatch.setattr(studies, "_share", lambda content, _name: shared.append(content))
    STUDIES.write(by_chance(6, 12), folder / "one.study")
    studies.open()
    studies.open_file(folder / "one.study")
    player.rounds(4)
    player.spot("study:share")
    (content,) = shared
    assert content.title == by_chance(6, 12).name
    assert [moment.before for moment in content.moments[1:]] == [move.after for move in by_chance(6, 12).moves]
