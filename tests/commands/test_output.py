"""What commands write is written whole or not at all, and what cannot be written is told before anything slow."""

import os
from pathlib import Path

import pytest

from tests.commands.running import run
from tests.games.recorded import examples
from torres3d.commands.failure import Stop
from torres3d.commands.output import check_output, write_whole

LOG = str(examples()[0])


def test_a_full_disk_leaves_what_was_there(tmp_path: Path) -> None:
    def full(file: Path) -> None:
        file.write_bytes(b"half")
        raise OSError(28, "No space left on device")

    old = tmp_path / "board.png"
    old.write_bytes(b"old")
    with pytest.raises(Stop, match=r"the picture cannot be written to .*board.png \(No space left"):
        write_whole("picture", old, full)
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"old"]
    write_whole("picture", old, lambda file: file.write_bytes(b"new"))
    assert [file.read_bytes() for file in tmp_path.iterdir()] == [b"new"]


@pytest.mark.parametrize(
    ("name", "endings", "said"),
    [
        ("board.gif", (".png", ".jpg"), "needs one of the endings .png, .jpg"),
        ("board", (".glb",), "needs the ending .glb"),
        ("nowhere/board.png", (".png",), "name a file in a folder that is there"),
        ("folder.png", (".png",), "name a file in a folder that is there"),
        ("locked/board.png", (".png",), "nothing may be written in its folder"),
    ],
)
def test_what_cannot_be_written_is_told(
    name: str, endings: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder in ("folder.png", "locked"):
        (tmp_path / folder).mkdir()
    monkeypatch.setattr(os, "access", lambda place, mode: Path(place).name != "locked")
    check_output("picture", tmp_path / "BOARD.PNG", (".png",))
    with pytest.raises(Stop, match=said):
        check_output("picture", tmp_path / name, endings)


@pytest.mark.parametrize("command", ["show", "export", "film", "analyse"])
def test_every_command_tells_it_before_it_begins(command: str, tmp_path: Path) -> None:
    output = tmp_path / "nowhere" / f"game.{'glb' if command == 'export' else 'png'}"
    if command == "film":
        output = output.with_suffix(".gif")
    done = run(command, LOG, "-o", str(output))
    assert done.status == 2
    assert f"cannot be written to {output}: name a file in a folder that is there" in done.err
    assert not done.out
