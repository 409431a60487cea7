"""`torres3d desktop`: what is written for the menu and for files, that systems take it, that all of it goes again."""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.app.games import WINDOW_GAMES
from tests.app.windows import PATIENCE
from tests.cli.running import run
from torres3d.app.menus.library.outside_file_opener import endings
from torres3d.base import paths
from torres3d.base.subprocesses import RunFailed, run_program
from torres3d.cli import desktop, file_associations
from torres3d.cli.desktop_entry_files import SIZES, command_line, entry_text
from torres3d.cli.file_associations import FILE_TYPES, registry_keys, registry_values
from torres3d.i18n.texts import language_ids
from torres3d.terminal.error_exit import Stop

ESCAPED = {"s": " ", "n": "\n", "t": "\t", "r": "\r", "\\": "\\"}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a person's data."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    return tmp_path / "data"


def keys_of(entry: str) -> dict[str, str]:
    """The keys of a desktop entry, as the specification has them read."""
    head, *lines = entry.splitlines()
    assert head == "[Desktop Entry]"
    return {key: unescaped(value) for key, _, value in (line.partition("=") for line in lines)}


def unescaped(value: str) -> str:
    found, chars = "", iter(value)
    for char in chars:
        found += ESCAPED[next(chars)] if char == "\\" else char
    return found


def words_of(line: str) -> list[str]:
    """The words of a command line, as the specification has them read."""
    words, inside, begun = [""], False, False
    chars = iter(line)
    for char in chars:
        if char == '"':
            inside, begun = not inside, True
        elif inside and char == "\\":
            words[-1] += next(chars)
        elif char == " " and not inside:
            words.append("")
        else:
            assert inside or char not in "\t\n'\\><~|&;$*?#()`", f"{char!r} stands outside quotes"
            words[-1] += char
    assert begun or not inside
    return [word if word == "%f" else word.replace("%%", "%") for word in words]


@pytest.mark.parametrize(
    "program",
    ["/usr/bin/python3", "/home/Ana B/py", "/o'n", '/q"q', "/b\\s", "/d$HOME`x`", "/50%/p", "/a&b;c|d", "/Ștefan/李"],
)
def test_a_command_line_is_read_as_it_was_meant(program: str) -> None:
    words = (program, "-P", "-m", "torres3d")
    keys = keys_of(entry_text(words, {"": "x"}, {"": "y"}, ["a/b"], "i", "C"))
    assert words_of(keys["Exec"]) == [*words, "%f"]
    assert keys["TryExec"] == program


@pytest.mark.parametrize("program", ["/a=b/python", "/\udcff/python"])
def test_a_program_that_no_entry_can_name_is_told(program: str) -> None:
    with pytest.raises(Stop, match="no desktop entry can name"):
        command_line((program,))


def test_what_is_written_is_taken_by_the_system(home: Path) -> None:
    done = run("desktop")
    assert (done.status, done.err) == (0, "")
    entry = home / "applications" / "torres3d.desktop"
    keys = keys_of(entry.read_text("utf-8"))
    assert keys["MimeType"].rstrip(";").split(";") == [kind.mime for kind in FILE_TYPES]
    assert words_of(keys["Exec"]) == [sys.executable, "-P", "-m", "torres3d", "%f"]
    subprocess.run(["desktop-file-validate", str(entry)], check=True, timeout=PATIENCE)
    cache = (home / "applications" / "mimeinfo.cache").read_text("utf-8")
    globs = (home / "mime" / "globs2").read_text("utf-8").splitlines()
    for kind in FILE_TYPES:
        assert f"{kind.mime}=torres3d.desktop;" in cache
        assert f"50:{kind.mime}:*{kind.suffix}" in globs
        for size in SIZES:
            icon = home / "icons" / "hicolor" / f"{size}x{size}" / "mimetypes" / f"{kind.mime_icon}.png"
            assert icon.read_bytes() == (paths.assets() / "program" / f"{kind.icon}-{size}.png").read_bytes()
    for size in SIZES:
        assert (home / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{keys['Icon']}.png").is_file()


def test_what_is_written_opens_the_program(home: Path, tmp_path: Path) -> None:
    run("desktop")
    keys = keys_of((home / "applications" / "torres3d.desktop").read_text("utf-8"))
    *words, file = words_of(keys["Exec"])
    assert file == "%f"
    (tmp_path / "torres3d").mkdir()
    done = subprocess.run([*words, "--version"], cwd=tmp_path, capture_output=True, check=True, timeout=PATIENCE)
    assert done.stdout.startswith(b"torres3d "), "whatever lies in the folder in which it is started"


def test_texts_are_there_in_all_languages(home: Path) -> None:
    run("desktop")
    keys = keys_of((home / "applications" / "torres3d.desktop").read_text("utf-8"))
    others = [each for each in language_ids(paths.config() / "locale") if each != "en"]
    for key in ("GenericName", "Comment"):
        texts = [keys[key], *(keys[f"{key}[{language}]"] for language in others)]
        assert len(set(texts)) == len(texts)
    types = (home / "mime" / "packages" / "torres3d.xml").read_text("utf-8").split("<mime-type ")[1:]
    for one, ending in zip(types, endings(WINDOW_GAMES), strict=True):
        assert f'<glob pattern="*{ending}" />' in one
        assert len(set(re.findall(r"<comment.*?>(.+)</comment>", one))) == len(others) + 1


def test_it_is_only_shown_or_all_of_it_goes_again(home: Path) -> None:
    shown = run("desktop", "--show").out
    assert not home.exists()
    assert "Exec=" in shown
    run("desktop")
    # The system makes files of its own out of the types.
    ours = [
        file for file in home.rglob("*") if "torres3d" in file.name and file.parent != home / "mime" / "application"
    ]
    assert len(ours) == 2 + 4 * len(SIZES)
    assert all(str(file) in shown for file in ours)
    (home / "applications" / "other.desktop").touch()
    assert run("desktop", "--remove").out.startswith(f"{len(ours)} files were removed")
    assert [file for file in home.rglob("*") if "torres3d" in file.name] == []
    assert (home / "applications" / "other.desktop").exists()
    assert "torres3d" not in (home / "applications" / "mimeinfo.cache").read_text("utf-8")
    assert run("desktop", "--remove").status == 0, "taking it away twice does no harm"


def test_where_nothing_can_be_written_it_is_told(home: Path) -> None:
    home.write_text("a file where a folder should be", "utf-8")
    done = run("desktop")
    assert done.status == 2
    assert "torres3d.desktop cannot be written" in done.err


def test_programs_that_are_missing_are_told(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shutil, "which", lambda _name: None)
    done = run("desktop")
    assert done.status == 0
    assert "apt install shared-mime-info" in done.err
    assert "apt install desktop-file-utils" in done.err


def test_a_program_that_fails_is_told() -> None:
    run_program((sys.executable, "-c", ""), PATIENCE)
    with pytest.raises(RunFailed, match="no room"):
        run_program((sys.executable, "-c", "import sys; sys.exit('no room')"), PATIENCE)
    with pytest.raises(RunFailed, match="No such file"):
        run_program(("/nonesuch",), PATIENCE)
    with pytest.raises(RunFailed, match="not done within 0 s"):
        run_program((sys.executable, "-c", "input()"), 0)


def test_windows_opens_each_kind_with_the_program() -> None:
    icons, names = paths.assets() / "program", {kind: kind.title_key for kind in FILE_TYPES}
    values = registry_values(("C:\\Py 3\\pythonw.exe", "-m", "torres3d"), icons, names)
    found = {(value.key, value.name): value.text for value in values}
    for kind in FILE_TYPES:
        own = found[rf"Software\Classes\{kind.suffix}", ""]
        assert found[rf"Software\Classes\{kind.suffix}\OpenWithProgids", own] == ""
        assert found[rf"Software\Classes\{own}", ""] == kind.title_key
        line = found[rf"Software\Classes\{own}\shell\open\command", ""]
        assert line == '"C:\\Py 3\\pythonw.exe" "-m" "torres3d" "%1"'
        icon = Path(found[rf"Software\Classes\{own}\DefaultIcon", ""].strip('"'))
        assert (paths.assets() / "program" / icon.name).is_file()
    removed = registry_keys(FILE_TYPES)
    mine = {value.key for value in values if "Torres3D" in value.key}
    assert mine <= set(removed)
    for at, key in enumerate(removed):
        assert not any(later.startswith(f"{key}\\") for later in removed[at:]), "keys below go first"


def test_what_would_be_written_on_windows_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "sys", SimpleNamespace(platform="win32"))
    shown = run("desktop", "--show").out
    assert r"HKEY_CURRENT_USER\Software\Classes\Torres3D.turm\shell\open\command [(default)]" in shown
    assert "Game of Turm Bauer" in shown


def test_macos_needs_an_application(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(desktop, "sys", SimpleNamespace(platform="darwin"))
    done = run("desktop")
    assert done.status == 2
    assert "on macOS" in done.err


def test_a_build_is_started_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert file_associations.program_words() == (sys.executable,)
    monkeypatch.setattr(sys, "executable", "")
    with pytest.raises(Stop, match="does not know its own path"):
        file_associations.program_words()
