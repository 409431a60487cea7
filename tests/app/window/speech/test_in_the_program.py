"""Speech in the running program: settings and their page, the key that repeats, language, volume, no process left."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.run import leftovers
from tests.voices import RecordingVoice, on_path
from torres3d.app.window.settings import Settings
from torres3d.app.window.speech.voice_programs import to_install
from torres3d.hud.models.page_models import Setting, SettingsModel

ALL = Settings(quality="low", speech="all")
Starts = Callable[..., Keys]


@pytest.fixture
def start(open_program: Opens) -> Starts:
    """Opens the program with settings, with somebody at its keyboard."""

    def opened(settings: Settings = ALL) -> Keys:
        driver = open_program(settings)
        return Keys(driver.program, driver.screen)

    return opened


def row(player: Driver, key: str) -> Setting:
    page = player.program.hud.model.screen
    assert isinstance(page, SettingsModel)
    return next(each for each in page.settings if each.key == key)


def test_it_says_nothing_and_starts_nothing_until_it_is_turned_on(start: Starts, recorder: RecordingVoice) -> None:
    keys = start(replace(ALL, speech="off"))
    keys.spot("settings")
    assert not leftovers.left()
    keys.key("f9")
    assert keys.program.hud.toast == keys.program.services.say("speech-is-off")
    keys.spot("speech:prompts")
    recorder.wait_for("Settings")
    assert not any("Number" in text or "New game" in text for text in recorder.texts), "what was there before"


def test_a_menu_tells_its_buttons_as_the_keys_pass_them(start: Starts, recorder: RecordingVoice) -> None:
    keys = start()
    recorder.wait_for("Torres. New game.")
    keys.key("tab")
    recorder.wait_for("Learn Torres.")


def test_with_prompts_only_buttons_are_not_told(start: Starts, recorder: RecordingVoice) -> None:
    keys = start(replace(ALL, speech="prompts"))
    keys.key("tab")
    keys.rounds(4)
    keys.reach("settings")
    keys.key("enter")
    recorder.wait_for("Settings.")
    assert not any("Learn" in text for text in recorder.texts)


def test_a_key_says_the_last_thing_again(start: Starts, recorder: RecordingVoice) -> None:
    keys = start()
    keys.key("tab")
    recorder.wait_for("Learn Torres.")
    before = len(recorder.texts)
    keys.key("f9")
    assert recorder.wait_for("Learn Torres.", before) == "Learn Torres."


def test_a_control_is_told_with_its_name_and_value(start: Starts, recorder: RecordingVoice) -> None:
    keys = start()
    keys.spot("settings")
    keys.reach("pieces_volume")
    recorder.wait_for("Pieces and cards: 100%.")
    keys.key("arrow_left")
    recorder.wait_for("Pieces and cards: 90%.")
    keys.reach("palette:next")
    recorder.wait_for("Players' colours: standard, next.")
    keys.key("enter")
    recorder.wait_for("Players' colours: for red–green weakness")


def test_volume_and_language_are_those_of_the_settings(start: Starts, recorder: RecordingVoice) -> None:
    keys = start(replace(ALL, sound_volume=0.5, speech_volume=0.4))
    recorder.wait_for("New game")
    assert recorder.heard[-1][1] == ["-v", "en", "-a", "30", "--stdin"]
    keys.program.set_setting("language", "de")
    keys.key("tab")
    recorder.wait_for("Torres lernen")
    assert recorder.heard[-1][1] == ["-v", "de", "-a", "30", "--stdin"]
    keys.program.set_setting("speech_volume", "0")
    keys.key("tab")
    keys.rounds(4)
    assert leftovers.ended_by_themselves(leftovers.PATIENCE), "whoever turns the voice down needs none"
    assert keys.program.hud.toast == ""


def test_the_page_of_keys_is_read_to_its_end(start: Starts, recorder: RecordingVoice) -> None:
    keys = start()
    recorder.wait_for("New game")
    keys.key("f1")
    told = recorder.wait_for("Keys")
    assert all(each in told for each in ("Undo. Z.", "Cursor right. right.", "Say it again. F9."))


@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_where_no_voice_is_one_is_told_what_to_install(
    start: Starts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    keys = start(Settings(quality="low", language=language))
    keys.spot("settings")
    told = row(keys, "speech").about
    assert to_install() in told
    keys.spot("speech:all")
    keys.rounds(3)
    assert keys.program.hud.toast == told
    assert row(keys, "speech").value == "all", "the choice stays: the voice may come"
    keys.rounds(3)
    keys.key("escape")
    assert keys.program.hud.model.screen is not None, "the program goes on"


def test_where_a_voice_is_there_is_nothing_to_install(start: Starts, recorder: RecordingVoice) -> None:
    keys = start(replace(ALL, speech="off"))
    keys.spot("settings")
    assert row(keys, "speech").about == ""
    assert [key for key, _ in row(keys, "speech").choices] == ["off", "prompts", "all"]


def test_a_voice_that_fails_is_told_once_and_the_program_goes_on(
    start: Starts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", on_path(RecordingVoice(tmp_path / "bad", fails=True)))
    keys = start()
    while not keys.program.hud.toast:
        keys.rounds()
    assert "no such voice" in keys.program.hud.toast
    keys.key("tab")
    keys.rounds(2)
    assert not leftovers.left()


def test_after_the_program_no_process_is_left(start: Starts, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = RecordingVoice(tmp_path / "voice", seconds=600.0)
    monkeypatch.setenv("PATH", on_path(recorder))
    keys = start()
    recorder.wait_for("Castles")
    assert leftovers.left()
    keys.program.close()
    assert not leftovers.left()
