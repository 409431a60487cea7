"""A language is a folder and nothing else; a broken one is reported, and its good part is used."""

import shutil
from pathlib import Path

import pytest

from torres3d.base import paths
from torres3d.i18n.fluent_texts import MAX_BYTES
from torres3d.i18n.texts import Language, Texts, languages

LOCALE = paths.config() / "locale"


@pytest.fixture
def locale(tmp_path: Path) -> Path:
    """A copy of three of the program's languages that may be altered."""
    copy = tmp_path / "locale"
    for language in ("en", "de", "ro"):
        shutil.copytree(LOCALE / language, copy / language)
    return copy


def test_the_languages_are_the_folders_each_by_its_own_name() -> None:
    names = {language.id: language.name for language in languages(LOCALE)}
    assert names.items() >= {("en", "English"), ("de", "Deutsch"), ("ro", "Română")}
    assert next(iter(names)) == "en"
    assert set(names) == {folder.name for folder in LOCALE.iterdir()}


def test_a_new_language_is_a_folder(locale: Path) -> None:
    shutil.copytree(locale / "en", locale / "cs")
    names = (locale / "cs" / "names.ftl").read_text("utf-8")
    (locale / "cs" / "names.ftl").write_text(names.replace("= English", "= Čeština"), "utf-8")
    (locale / "cs" / "hud.ftl").write_text("back = Zpět\n", "utf-8")
    assert Language("cs", "Čeština") in languages(locale)
    texts = Texts(locale, "cs")
    assert (texts("back"), texts("done"), texts.language, texts.faults) == ("Zpět", "Done", "cs", ())


def test_folders_without_texts_and_hidden_ones_are_no_languages(locale: Path) -> None:
    (locale / "fr").mkdir()
    shutil.copytree(locale / "en", locale / ".git")
    (locale / "notes.txt").write_text("to do", "utf-8")
    assert [language.id for language in languages(locale)] == ["en", "de", "ro"]


def test_a_language_that_does_not_name_itself_is_called_by_its_folder(locale: Path) -> None:
    (locale / "tlh").mkdir()
    (locale / "tlh" / "hud.ftl").write_text("back = chegh\n", "utf-8")
    (locale / "my words!").mkdir()
    (locale / "my words!" / "hud.ftl").write_text("stack-blocks = { $blocks ->\n  [one] a\n *[other] b\n }\n", "utf-8")
    assert [language.name for language in languages(locale)[1:]] == ["Deutsch", "my words!", "Română", "tlh"]
    assert Texts(locale, "my words!")("stack-blocks", blocks=1) == "a"


BROKEN = """\
back = Zurück
done Fertig
confirm = { $name
back = Heim
menu-open = { $nothing }
key-hint = Taste { $key }
"""


def test_a_broken_file_is_told_with_its_lines_and_the_rest_is_used(locale: Path) -> None:
    file = locale / "de" / "hud.ftl"
    file.write_text(BROKEN, "utf-8")
    texts = Texts(locale, "de")
    assert [(fault.reason, fault.file, fault.line, fault.values) for fault in texts.faults] == [
        ("text_form", file, 2, {"given": "done Fertig"}),
        ("text_form", file, 3, {"given": "confirm = { $name"}),
        ("text_twice", file, 4, {"key": "back"}),
    ]
    assert texts("back") == "Zurück"
    assert texts("done") == "Done"
    assert texts("menu-open") == "Menu", "a text that asks for a value nobody gives is said in English"
    assert texts("key-hint", key="K") == "Taste K"


@pytest.mark.slow
@pytest.mark.parametrize(
    ("data", "reason", "line"),
    [(b"back = Zur\xfcck\n", "not_utf8", 1), (b"# " + b"x" * MAX_BYTES + b"\n", "too_large", None)],
)
def test_a_file_that_is_no_text_is_told(locale: Path, data: bytes, reason: str, line: int | None) -> None:
    (locale / "de" / "hud.ftl").write_bytes(data)
    texts = Texts(locale, "de")
    assert [(fault.reason, fault.line) for fault in texts.faults] == [(reason, line)]
    assert (texts("back"), texts("prompt-cancel")) == ("Back", "Abbrechen")


def test_a_folder_in_the_place_of_a_file_is_told(locale: Path) -> None:
    (locale / "de" / "more.ftl").mkdir()
    assert [fault.reason for fault in Texts(locale, "de").faults] == ["is_folder"]


def test_the_same_key_in_two_files_is_told(locale: Path) -> None:
    (locale / "de" / "more.ftl").write_text("back = Heim\n", "utf-8")
    texts = Texts(locale, "de")
    assert [(fault.reason, fault.file.name, fault.values) for fault in texts.faults] == [
        ("text_twice", "more.ftl", {"key": "back"})
    ]
    assert texts("back") == "Zurück"


@pytest.mark.slow
def test_the_programs_own_languages_are_faultless() -> None:
    for language in languages(LOCALE):
        assert Texts(LOCALE, language.id).faults == ()
