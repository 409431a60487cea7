"""Part files: no planted link is written through, and what a killed program left is swept up."""

import errno
import os
import secrets
import signal
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.app.opened import Opens
from torres3d.base.atomic_write import (
    PREFIX,
    PartFile,
    append_lines,
    create_file,
    make_folder,
    move,
    remove_leftovers,
    write_file,
)
from torres3d.terminal.output_files import write_output

ROUNDS = 300
"""Of a window, in which it has done what is done after the first frame."""
KILLED = """
import os, signal, sys
from pathlib import Path
from torres3d.base.atomic_write import write_file
os.replace = lambda part, file: os.kill(os.getpid(), signal.SIGKILL)
write_file(Path(sys.argv[1]), b"new")
"""


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def killed_while_writing(file: Path) -> None:
    """Let a program be killed just before what it has written takes its place."""
    file.parent.mkdir(parents=True, exist_ok=True)
    before = names(file.parent)
    done = subprocess.run([sys.executable, "-c", KILLED, str(file)], check=False)
    assert done.returncode == -signal.SIGKILL
    assert len(names(file.parent)) == len(before) + 1, "it has left its part file"


def test_a_planted_link_is_not_written_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    victim, file = tmp_path / "victim", tmp_path / "settings.yaml"
    victim.write_bytes(b"precious")
    guessed = iter(["0" * 16, "1" * 16])
    monkeypatch.setattr(secrets, "token_hex", lambda size: next(guessed))
    (tmp_path / f"{PREFIX}{'0' * 16}").symlink_to(victim)
    (tmp_path / f".{os.getpid()}-settings.yaml").symlink_to(victim)
    write_file(file, b"new")
    assert victim.read_bytes() == b"precious"
    assert file.read_bytes() == b"new"
    assert not file.is_symlink()


def test_no_part_file_has_the_name_of_another(tmp_path: Path) -> None:
    made = [PartFile(tmp_path / "file") for _ in range(20)]
    assert len({part.path for part in made}) == 20
    for part in made:
        part.discard()
    assert names(tmp_path) == []


def test_what_is_being_written_is_not_swept_up(tmp_path: Path) -> None:
    part, folder = PartFile(tmp_path / "file"), PartFile(tmp_path / "film", folder=True)
    (folder.path / "0001.png").write_bytes(b"picture")
    remove_leftovers(tmp_path)
    assert part.path.exists()
    assert folder.path.exists()
    part.close()
    folder.close()
    remove_leftovers(tmp_path, tmp_path / "none")
    assert names(tmp_path) == []


def test_nothing_else_is_swept_up(tmp_path: Path) -> None:
    (tmp_path / f"{PREFIX}notes").write_bytes(b"mine")
    (tmp_path / ".1234-settings.yaml").write_bytes(b"mine")
    victim = tmp_path / "victim"
    victim.write_bytes(b"mine")
    (tmp_path / f"{PREFIX}{'a' * 16}").symlink_to(victim)
    before = names(tmp_path)
    remove_leftovers(tmp_path)
    assert names(tmp_path) == before


@pytest.mark.slow
def test_the_window_sweeps_up_what_a_killed_program_left(open_program: Opens, tmp_path: Path) -> None:
    player = open_program()  # its settings are in tmp_path, its games in tmp_path / "games"
    games = tmp_path / "games"
    folders = [tmp_path, games, games / "studies", games / ".shelf", games / ".shelf" / "pictures"]
    for folder in folders:
        killed_while_writing(folder / "file")
    for _ in range(ROUNDS):
        player.rounds()
        if not list(tmp_path.rglob(f"{PREFIX}*")):
            break
    assert not list(tmp_path.rglob(f"{PREFIX}*"))


def test_a_command_that_writes_sweeps_up_beside_its_output(tmp_path: Path) -> None:
    killed_while_writing(tmp_path / "board.png")
    write_output("picture", tmp_path / "board.png", lambda part: part.write_bytes(b"picture"))
    assert names(tmp_path) == ["board.png"]


@pytest.mark.parametrize("links", [True, False])
def test_a_new_file_never_takes_the_place_of_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool
) -> None:
    def no_links(part: Path, file: Path) -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    if not links:
        monkeypatch.setattr(os, "link", no_links)
    create_file(tmp_path / "game", b"old")
    with pytest.raises(FileExistsError):
        create_file(tmp_path / "game", b"new")
    assert (tmp_path / "game").read_bytes() == b"old"
    assert names(tmp_path) == ["game"]


def test_a_file_whose_renaming_is_not_on_the_disk_keeps_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(handle: int) -> None:
        raise OSError(errno.EIO, os.strerror(errno.EIO))

    (tmp_path / "old").write_bytes(b"game")
    monkeypatch.setattr(os, "fsync", refused)
    with pytest.raises(OSError, match="Input/output error"):
        move(tmp_path / "old", tmp_path / "new")
    assert names(tmp_path) == ["old"]


def test_a_file_system_that_cannot_write_folders_through_is_used_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = os.fsync

    def files_alone(handle: int) -> None:
        if stat.S_ISDIR(os.fstat(handle).st_mode):
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL))
        real(handle)

    monkeypatch.setattr(os, "fsync", files_alone)
    make_folder(tmp_path / "a" / "b")
    write_file(tmp_path / "a" / "b" / "file", b"new")
    assert (tmp_path / "a" / "b" / "file").read_bytes() == b"new"


def test_a_torn_last_line_is_ended_before_more_is_appended(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"one\ntw")
    append_lines(tmp_path / "file", b"three\n")
    append_lines(tmp_path / "file", b"four\n")
    assert (tmp_path / "file").read_bytes() == b"one\ntw\nthree\nfour\n"
