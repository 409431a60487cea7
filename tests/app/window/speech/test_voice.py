"""The voice: texts in order, new ones instead of old ones, no process left, and another program where one fails."""

import shutil
import sys
import time
import wave
from pathlib import Path

import pytest

from tests.run import leftovers
from tests.voices import PATIENCE, RecordingVoice, on_path, until
from torres3d.app.window.speech.voice import Voice
from torres3d.app.window.speech.voice_programs import CANCEL, ESPEAK, PROGRAMS, VoiceProgram, found_programs

LONG = 600.0
"""Seconds that a text takes which is to be interrupted."""


def said(voice: Voice, recorder: RecordingVoice, text: str, at_once: bool = False) -> None:
    """Say a text and wait until it is heard."""
    before = len(recorder.texts)
    voice.say(text, at_once)
    recorder.wait_for(text, before)


def failed(voice: Voice) -> str:
    late = time.monotonic() + PATIENCE
    while voice.fault is None:
        assert time.monotonic() < late
    return voice.fault


def test_texts_are_spoken_in_order(recorder: RecordingVoice) -> None:
    voice = Voice(found_programs(), "de", 0.7)
    for text in ("eins", "zwei", "drei"):
        voice.say(text, at_once=False)
    recorder.wait_for("drei")
    voice.close()
    assert recorder.texts == ["eins", "zwei", "drei"]
    assert recorder.heard[0][1] == ["-v", "de", "-a", "105", "--stdin"]


def test_a_new_text_ends_the_old_one_and_those_that_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = RecordingVoice(tmp_path, seconds=LONG)
    monkeypatch.setenv("PATH", on_path(recorder))
    voice = Voice(found_programs(), "en", 1.0)
    said(voice, recorder, "a long story")
    voice.say("never heard", at_once=False)
    said(voice, recorder, "stop", at_once=True)
    assert recorder.texts == ["a long story", "stop"]
    told = recorder.heard[0][3]
    assert not leftovers.alive(told), "the interrupted process has ended, and is no zombie"
    voice.close()
    assert not leftovers.alive(recorder.heard[1][3])
    assert not leftovers.left(), "the one that was ready for the next text has ended too"


def test_texts_never_become_options_or_commands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    recorder = RecordingVoice(tmp_path, "spd-say")
    monkeypatch.setenv("PATH", on_path(recorder))
    voice = Voice(PROGRAMS[""], "en", 1.0)
    said(voice, recorder, "--help; $(touch here) `id` | cat")
    voice.close()
    assert recorder.heard[0][1][-1] == "--", "the text comes behind the end of the options, as one word"


def test_speech_dispatcher_is_asked_to_be_quiet(tmp_path: Path) -> None:
    recorder = RecordingVoice(tmp_path, "spd-say")
    slow = RecordingVoice(tmp_path / "slow", "spd-say", seconds=LONG)
    program = VoiceProgram(
        "spd-say", "word", lambda *_: [str(slow.folder / "spd-say"), "--"], (str(recorder.folder / "spd-say"), "quiet")
    )
    voice = Voice([program], "en", 1.0)
    said(voice, slow, "one")
    said(voice, slow, "two", at_once=True)
    voice.close()
    assert recorder.texts == ["quiet", "quiet"], "its own process alone does not end what the server speaks"


def test_where_one_program_fails_the_next_says_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    RecordingVoice(tmp_path / "bad", "spd-say", fails=True)
    good = RecordingVoice(tmp_path / "good")
    monkeypatch.setenv("PATH", f"{tmp_path / 'bad'}:{on_path(good)}")
    voice = Voice(found_programs(), "en", 1.0)
    said(voice, good, "after all")
    voice.close()
    assert voice.fault is None


@pytest.mark.parametrize("name", ["spd-say", "espeak-ng"])
def test_where_all_fail_the_voice_says_why(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", on_path(RecordingVoice(tmp_path, name, fails=True)))
    voice = Voice(found_programs(), "en", 1.0)
    voice.say("anybody?", at_once=True)
    assert failed(voice) == "no such voice"
    voice.close()


def test_a_program_that_has_gone_is_told(recorder: RecordingVoice) -> None:
    programs = found_programs()
    shutil.rmtree(recorder.folder)
    voice = Voice(programs, "en", 1.0)
    assert "No such file" in failed(voice)


def test_without_any_program_there_is_a_fault_at_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert Voice(found_programs(), "en", 1.0).fault == ""


LINES = """
import json, sys
with open(sys.argv[1], "a") as file:
    for line in sys.stdin:
        file.write(json.dumps(line) + "\\n")
        file.flush()
"""
"""A program that gets a line for each text, as the one on Windows."""


def test_one_lasting_program_gets_lines(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    heard.touch()
    program = VoiceProgram("lines", "lines", lambda *_: [sys.executable, "-IS", "-c", LINES, str(heard)])
    voice = Voice([program], "en", 1.0)
    voice.say("one", at_once=False)
    voice.say("two", at_once=False)
    recorder = RecordingVoice(tmp_path / "unused")
    until(lambda: ("two" in heard.read_text() and "x") or "", "two", recorder)
    voice.say("three", at_once=True)
    until(lambda: ("three" in heard.read_text() and "x") or "", "three", recorder)
    voice.close()
    assert heard.read_text().split() == ['"one\\n"', '"two\\n"', f'"\\u00{ord(CANCEL):02x}\\n"', '"three\\n"']
    assert not leftovers.left()


def test_programs_of_windows_and_of_the_mac_get_texts_as_data() -> None:
    (windows, *_), (mac, *_) = PROGRAMS["win32"], PROGRAMS["darwin"]
    script = windows.command("de", 0.5)[-1]
    assert "CultureInfo]'de'" in script
    assert "Volume = 50" in script
    assert "SpeakSsml" not in script
    assert "Invoke" not in script
    assert mac.command("de", 0.5)[-2:] == ["-f", "-"]
    assert mac.lead(0.5) == "[[volm 0.50]] "


def spoken_by_espeak(text: str, language: str, file: Path, monkeypatch: pytest.MonkeyPatch) -> float:
    """Seconds of what the real espeak-ng speaks, with the options of the program, into a file."""
    real = shutil.which("espeak-ng")
    assert real is not None, "install espeak-ng"
    wrapper = file.parent / "espeak-ng"
    wrapper.write_text(f'#!/bin/sh\nexec {real} "$@" -w {file}\n')
    wrapper.chmod(0o755)
    with monkeypatch.context() as patched:
        patched.setenv("PATH", str(file.parent))
        voice = Voice([ESPEAK[0]], language, 0.7)
        voice.say(text, at_once=True)
        late = time.monotonic() + PATIENCE
        while not (seconds := _seconds(file)):
            assert voice.fault is None
            assert time.monotonic() < late
        voice.close()
    return seconds


def _seconds(file: Path) -> float:
    try:
        with wave.open(str(file)) as sound:
            return sound.getnframes() / sound.getframerate()
    except (OSError, EOFError, wave.Error):
        return 0.0


@pytest.mark.parametrize("language", ["en", "de", "ro"])
def test_the_real_espeak_speaks_each_language(language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert spoken_by_espeak("c3, 5 times 4: 20 AP", language, tmp_path / "a.wav", monkeypatch) > 1.0
