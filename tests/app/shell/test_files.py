"""Settings and keys: read, kept, and what is said of files that cannot be used."""

from pathlib import Path

import pytest

from torres3d.app.play.key_actions import ACTIONS
from torres3d.app.shell import keys, settings
from torres3d.app.shell.settings import Settings
from torres3d.base import paths
from torres3d.base.faults import FileFault


def test_the_shipped_settings_are_the_defaults() -> None:
    shipped = settings.read(paths.config() / "settings.yaml")
    assert shipped == Settings()


def test_settings_are_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "settings.yaml"
    chosen = Settings(language="ro", ui_scale=1.4, quality="high", reduced_motion=True)
    settings.save(chosen, file)
    assert settings.load(paths.config(), file) == (chosen, None)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("language: fr\n", "language"),
        ("ui_scale: 9\n", "ui_scale"),
        ("no_such_key: 1\n", "no_such_key"),
        ("- a list\n", "values for the keys language"),
        ("language: [\n", "line"),
        ("quality: best\n", "quality"),
    ],
)
def test_a_faulty_settings_file_is_told_and_kept(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "settings.yaml"
    file.write_text(text, "utf-8")
    used, fault = settings.load(paths.config(), file)
    assert used == Settings(), "the program goes on with its defaults"
    assert isinstance(fault, FileFault)
    assert str(file) in str(fault)
    assert named in str(fault)
    assert file.read_text("utf-8") == text, "the file is not touched by reading"
    settings.save(Settings(language="de"), file)
    assert file.with_suffix(".yaml.old").read_text("utf-8") == text, "what the person wrote is not lost"
    assert settings.load(paths.config(), file) == (Settings(language="de"), None)


def test_settings_that_are_not_text(tmp_path: Path) -> None:
    file = tmp_path / "settings.yaml"
    file.write_bytes(b"\xff\xfe\x00language")
    used, fault = settings.load(paths.config(), file)
    assert used == Settings()
    assert fault is not None


def test_every_action_has_a_key() -> None:
    shipped = keys.load(paths.config() / "keys.yaml", ACTIONS)
    assert set(shipped) == {*keys.ACTIONS, *ACTIONS}
    assert len(set(shipped.values())) == len(shipped)


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("fly: f\n", "fly"),
        ("undo: 3\n", "undo"),
        ("undo: z\nredo: z\n", "undo, redo"),
        ("just text\n", "the name of a key in quotes"),
        ("undo: {\n", "line"),
    ],
)
def test_a_faulty_keys_file_names_what_is_wrong(tmp_path: Path, text: str, named: str) -> None:
    file = tmp_path / "keys.yaml"
    file.write_text(text, "utf-8")
    with pytest.raises(FileFault) as told:
        keys.load(file, ACTIONS)
    assert str(file) in str(told.value)
    assert named in str(told.value)
