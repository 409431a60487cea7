"""The program in a person's language: folders beside ours, their faults, names nobody has written, faults in words."""

import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.opened import Opens
from tests.app.test_program import begin, shown
from torres3d.app.window import settings as user_settings
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.games.torres.rules.literal_types import MODES
from torres3d.hud.kit.base_models import ChoiceDialog
from torres3d.hud.models.library_models import GamesModel
from torres3d.hud.models.page_models import PauseModel, SettingsModel
from torres3d.hud.text.fonts import Face, Fonts
from torres3d.i18n.texts import language_ids

HERE = paths.config()


@pytest.fixture
def add_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """Puts a folder beside the program's languages: ``add_language("cs", names="…", hud="…")``."""
    config = tmp_path / "config"
    shutil.copytree(HERE, config)
    monkeypatch.setattr(paths, "config", lambda: config)

    def add(language: str, **files: str) -> Path:
        folder = config / "locale" / language
        folder.mkdir()
        for name, text in files.items():
            (folder / f"{name}.ftl").write_text(text, "utf-8")
        return folder

    return add


def dialog_of(player: Driver) -> ChoiceDialog:
    """The question on the screen."""
    dialog = shown(player).dialog
    assert isinstance(dialog, ChoiceDialog)
    return dialog


def await_check(player: Driver) -> None:
    """Go on until all that was put off has been done."""
    while player.program.later:
        player.rounds(1)
    player.rounds(2)


CZECH = "language-name = Čeština\nplayer-name = Hráč { $number }\nbot-easy = Lehký\n"


@pytest.mark.slow
def test_a_folder_is_a_language_of_the_settings_and_of_the_settings_file(
    open_program: Opens, add_language: Callable[..., Path], tmp_path: Path
) -> None:
    add_language("cs", names=CZECH, hud="back = Zpět\n")
    player = open_program()
    player.spot("settings")
    page = shown(player).screen
    assert isinstance(page, SettingsModel)
    assert dict(page.settings[0].choices)["cs"] == "Čeština"
    player.program.set_setting("language", "cs")
    player.rounds(2)
    assert player.program.services.say("back") == "Zpět"
    assert player.program.services.say("done") == "Done"
    assert user_settings.load(paths.config(), tmp_path / "settings.yaml") == (
        Settings(quality="low", language="cs"),
        None,
    )


@pytest.mark.slow
def test_what_is_wrong_with_a_language_is_told_when_it_is_chosen_and_at_the_start(
    open_program: Opens, add_language: Callable[..., Path]
) -> None:
    broken = "".join(f"bad {line}\n" for line in range(1, 6))
    folder = add_language("cs", names=CZECH, hud=broken + "back = Zpět\n", app="prompt-cancel = \u0378\u0379\n")
    player = open_program()
    await_check(player)
    assert shown(player).dialog is None
    player.program.set_setting("language", "cs")
    await_check(player)
    lines = dialog_of(player).lines
    assert lines[0].endswith("cs/hud.ftl, line 1: This is not a valid text entry: bad 1")
    assert lines[3] == "3 more faults."
    player.spot("answer:ok")
    player.program.set_setting("ui_scale", "1.5")
    player.rounds(2)
    assert shown(player).dialog is None, "it is told once"
    (folder / "hud.ftl").unlink()
    again = open_program(Settings(quality="low", language="cs"))
    await_check(again)
    assert dialog_of(again).lines[0].endswith("cs: The fonts do not have these letters: U+0378 U+0379")


@pytest.mark.slow
def test_settings_that_cannot_be_used_are_told_before_the_language(
    open_program: Opens, add_language: Callable[..., Path], tmp_path: Path
) -> None:
    add_language("cs", hud="bad\n")
    file = tmp_path / "mine.yaml"
    file.write_text("ui_scale: 9\n", "utf-8")
    _, fault = user_settings.load(paths.config(), file)
    assert fault is not None
    player = open_program(Settings(quality="low", language="de"))
    player.program.flow.tell_faults("settings", (fault,))
    player.program.set_setting("language", "cs")
    await_check(player)
    assert dialog_of(player).lines[0].endswith("mine.yaml, Zeile 1: „ui_scale“ kann nicht `9` sein. Erlaubt ist: "
                                               "eine Zahl von 0.8 bis 2.")  # fmt: skip
    player.spot("answer:ok")
    player.rounds(2)
    assert dialog_of(player).title == "Some texts cannot be used"
    player.spot("answer:ok")
    player.rounds(2)
    assert shown(player).dialog is None


@pytest.mark.long
def test_names_nobody_has_written_follow_the_language(player: Driver) -> None:
    def names() -> list[str]:
        player.spot("new")
        page = shown(player).screen
        assert isinstance(page, SetupModel)
        player.spot("back")
        return [row.name for row in page.draft.players]

    assert names() == ["Player 1", "Easy"]
    player.program.set_setting("language", "ro")
    assert names() == ["Jucătorul 1", "Ușor"]
    player.program.set_setting("language", "en")
    begin(player)
    player.program.set_setting("language", "de")
    player.rounds(2)
    player.spot("menu")
    page = shown(player).screen
    assert isinstance(page, PauseModel)
    assert page.about == "Spieler 1, Leicht (Bot)"
    player.program.flow.open_menu()
    player.rounds(2)
    player.spot("games")
    rows = shown(player).screen
    assert isinstance(rows, GamesModel)
    assert rows.rows[0].title == "Spieler 1, Leicht (Bot)"


@pytest.mark.slow
def test_names_somebody_has_typed_stay(player: Driver) -> None:
    player.spot("new")
    player.spot("name:0")
    player.program.hud.press_key("control-a")
    for letter in "Ana":
        player.program.hud.type_text(letter)
    player.rounds()
    player.spot("back")
    player.program.set_setting("language", "de")
    player.spot("new")
    page = shown(player).screen
    assert isinstance(page, SetupModel)
    assert [row.name for row in page.draft.players] == ["Ana", "Leicht"]


@pytest.mark.slow
def test_a_set_up_that_cannot_be_played_says_why_in_the_present_language(open_program: Opens) -> None:
    player = open_program(Settings(quality="low", language="de"))
    player.spot("new")
    player.spot("tab:material")
    player.spot("square:d8")
    page = shown(player).screen
    assert isinstance(page, SetupModel)
    assert page.problems == ((None, "Acht Grundsteine sind nötig; es sind 7. (R-3.1)"),)


def test_a_faulty_game_is_told_in_the_present_language(open_program: Opens, tmp_path: Path) -> None:
    (tmp_path / "games").mkdir()
    file = tmp_path / "games" / "broken.torres"
    file.write_text("{}", "utf-8")
    player = open_program(Settings(quality="low", language="de"))
    player.spot("games")
    rows = shown(player).screen
    assert isinstance(rows, GamesModel)
    assert rows.rows[0].fault == "Das ist keine gespeicherte Partie dieser Art: ihr Format ist nicht „torres-log“."
    player.spot("open")
    player.rounds(2)
    dialog = dialog_of(player)
    assert dialog.title == "Diese Partie lässt sich nicht öffnen"
    assert dialog.lines[1:] == (rows.rows[0].fault, "Wähle eine Datei, deren Name auf .torres endet.")


@pytest.mark.long
@pytest.mark.parametrize("language", language_ids(HERE / "locale"))
def test_no_text_of_ours_is_cut(open_program: Opens, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    cut, shortened = Fonts.cut, set()

    def heard(fonts: Fonts, text: str, face: Face, size: int, width: float) -> str:
        found = cut(fonts, text, face, size, width)
        if found != text:
            shortened.add(text)
        return found

    monkeypatch.setattr(Fonts, "cut", heard)
    player = open_program(Settings(quality="low", language=language))
    player.spot("settings")
    player.spot("back")
    player.spot("new")
    for edition in player.torres.editions:
        player.spot(f"edition:{edition}")
        for mode in MODES:
            player.spot(f"mode:{mode}")
    player.spot("tab:rules")
    player.spot("tab:material")
    player.spot("tab:players")
    player.spot("mode:basic")  # ten cards overlap in the master game
    player.spot("start")
    player.rounds(3)
    player.spot("menu")
    player.program.flow.open_game(Path("/home/somebody with a long name/.local/share/torres3d/games") / ("long" * 20))
    player.rounds(2)
    assert dialog_of(player).lines[0].endswith("long")
    assert shortened == set()
