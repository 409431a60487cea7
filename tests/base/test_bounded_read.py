"""Reading takes regular files only: it refuses all others at once, and never waits for a writer."""

import os
import socket
from pathlib import Path

import pytest

from torres3d.base.faults import FileFault
from torres3d.base.read_document import read_bytes


def reason(file: Path, limit: int = 10) -> str:
    with pytest.raises(FileFault) as told:
        read_bytes(file, limit)
    assert told.value.file == file
    assert "{" not in str(told.value)
    return told.value.reason


def test_a_file_is_read_up_to_its_limit(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_bytes(b"0123456789")
    assert read_bytes(file, 10) == b"0123456789"
    assert reason(file, 9) == "too_large"


def test_what_is_not_there(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    assert reason(tmp_path / "none") == "not_found"
    assert reason(tmp_path / "file" / "none") == "not_found"
    assert reason(tmp_path / ("a" * 300)) == "not_found"
    assert reason(tmp_path / "a\0b") == "not_found"
    assert reason(tmp_path) == "is_folder"
    (tmp_path / "loop").symlink_to(tmp_path / "loop")
    assert reason(tmp_path / "loop") == "not_readable"
    (tmp_path / "dangling").symlink_to(tmp_path / "none")
    assert reason(tmp_path / "dangling") == "not_found"


def test_a_pipe_is_never_waited_for(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    with pytest.raises(FileFault, match="this is a pipe, not a file"):
        read_bytes(pipe, 10)


@pytest.mark.parametrize("device", ["/dev/zero", "/dev/null", "/dev/tty"])
def test_a_device_is_not_read(device: str) -> None:
    with pytest.raises(FileFault, match="this is a device, not a file"):
        read_bytes(Path(device), 10)


def test_a_socket_is_not_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)  # the name of a socket may not be long
    with socket.socket(socket.AF_UNIX) as made:
        made.bind("socket")
        with pytest.raises(FileFault, match="this is a socket, not a file"):
            read_bytes(Path("socket"), 10)


def test_a_file_that_may_not_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*_: object) -> int:
        raise PermissionError(13, "Permission denied")

    file = tmp_path / "file"
    file.touch()
    monkeypatch.setattr(os, "open", refused)
    assert reason(file) == "no_permission"
