"""What a program does to the files of a folder, system call by system call: recorded, or made to fail.

The calls are caught where Python makes them: the functions of `os`, and `open`, whose files are put together anew so
that they read and write by those functions, too.
"""

import builtins
import fcntl
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

WRITING = os.O_WRONLY | os.O_RDWR

Hook = Callable[[str, tuple[Any, ...]], None]
"""Called before a call: its name, and what it is about (paths below the folder as text, files by their numbers)."""


class _Raw(io.RawIOBase):
    """A file whose every byte goes through `os`, where calls are caught."""

    def __init__(self, handle: int, name: Any, can_read: bool, can_write: bool) -> None:
        self._handle, self.name, self._can = handle, name, (can_read, can_write)

    def readable(self) -> bool:
        return self._can[0]

    def writable(self) -> bool:
        return self._can[1]

    def seekable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._handle

    def seek(self, offset: int, whence: int = 0) -> int:
        return os.lseek(self._handle, offset, whence)

    def readinto(self, buffer: Any) -> int:
        data = os.read(self._handle, len(buffer))
        buffer[: len(data)] = data
        return len(data)

    def write(self, data: Any) -> int:
        return os.write(self._handle, bytes(data))

    def truncate(self, size: int | None = None) -> int:
        size = self.tell() if size is None else size
        os.ftruncate(self._handle, size)
        return size

    def close(self) -> None:
        if not self.closed:
            super().close()
            os.close(self._handle)


class Calls:
    """The calls that change something in ``folder`` and go through ``hook``, which may raise in their place."""

    def __init__(self, folder: Path, hook: Hook) -> None:
        self.folder = folder
        self.hook = hook
        self._files: dict[int, int] = {}
        """Open file -> the number that it has here."""
        self._count = 0

    def inside(self, path: Any) -> str | None:
        """The path below the folder, ``.`` for itself; None elsewhere."""
        try:
            named = os.path.abspath(os.fspath(path))  # noqa: PTH100  # as the system sees it, links and all
        except TypeError:
            return None
        return os.path.relpath(named, self.folder) if f"{named}/".startswith(f"{self.folder}/") else None

    @contextmanager
    def caught(self) -> Iterator[None]:
        """Catch the calls meanwhile."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(os, "open", self._open(os.open))
            patch.setattr(os, "close", self._close(os.close))
            patch.setattr(os, "write", self._write(os.write))
            patch.setattr(os, "pwrite", self._write(os.pwrite))
            patch.setattr(os, "fsync", self._fsync(os.fsync))
            patch.setattr(os, "fdatasync", self._fsync(os.fdatasync))
            patch.setattr(os, "ftruncate", self._ftruncate(os.ftruncate))
            for name in ("rename", "replace", "link", "unlink", "remove", "mkdir", "rmdir", "truncate"):
                patch.setattr(os, name, self._named(name, getattr(os, name)))
            opened = self._opened(io.open)
            patch.setattr(io, "open", opened)
            patch.setattr(builtins, "open", opened)
            yield

    # functions in the place of those of the system

    def _open(self, real: Callable[..., int]) -> Callable[..., int]:
        def call(path: Any, flags: int, mode: int = 0o777, *, dir_fd: int | None = None) -> int:
            inside = self.inside(path) if dir_fd is None else None
            if inside is None:
                return real(path, flags, mode, dir_fd=dir_fd)
            self._count += 1
            fresh = bool(flags & os.O_CREAT) and not os.path.lexists(path)
            number = self._count
            if fresh or flags & WRITING or Path(path).is_dir():
                how = "create" if fresh else "truncate" if flags & os.O_TRUNC else "open"
                self.hook("open", (how, inside, number))
            handle = real(path, flags, mode)
            self._files[handle] = number
            return handle

        return call

    def _close(self, real: Callable[[int], None]) -> Callable[[int], None]:
        def call(handle: int) -> None:
            self._files.pop(handle, None)
            real(handle)

        return call

    def _write(self, real: Callable[..., int]) -> Callable[..., int]:
        def call(handle: int, data: Any, *place: int) -> int:
            if handle not in self._files:
                return real(handle, data, *place)
            about = os.fstat(handle)
            at = place[0] if place else self._place(handle, about.st_size)
            self.hook("write", (self._files[handle], at, bytes(data)))
            return real(handle, data, *place)

        return call

    @staticmethod
    def _place(handle: int, size: int) -> int:
        appending = fcntl.fcntl(handle, fcntl.F_GETFL) & os.O_APPEND
        return size if appending else os.lseek(handle, 0, os.SEEK_CUR)

    def _fsync(self, real: Callable[[int], None]) -> Callable[[int], None]:
        def call(handle: int) -> None:
            if handle in self._files:
                self.hook("fsync", (self._files[handle],))
            real(handle)

        return call

    def _ftruncate(self, real: Callable[[int, int], None]) -> Callable[[int, int], None]:
        def call(handle: int, size: int) -> None:
            if handle in self._files and size != os.fstat(handle).st_size:
                self.hook("ftruncate", (self._files[handle], size))
            real(handle, size)

        return call

    def _named(self, name: str, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any, **options: Any) -> Any:
            paths = [self.inside(path) for path in given if not isinstance(path, int)]
            if any(path is not None for path in paths) and not options.get("dir_fd"):
                there = os.path.lexists(given[0])
                if there != (name == "mkdir"):  # else the system refuses, and nothing happens
                    self.hook(name, tuple(paths))
            return real(*given, **options)

        return call

    def _opened(self, real: Callable[..., Any]) -> Callable[..., Any]:
        def call(file: Any, mode: str = "r", buffering: int = -1, *rest: Any, **options: Any) -> Any:
            if isinstance(file, int) or self.inside(file) is None or not set(mode) & set("wax+"):
                return real(file, mode, buffering, *rest, **options)
            flags = os.O_RDWR if "+" in mode else os.O_WRONLY
            flags |= {"w": os.O_CREAT | os.O_TRUNC, "x": os.O_CREAT | os.O_EXCL, "a": os.O_CREAT | os.O_APPEND}.get(
                mode[0], 0
            )
            raw = _Raw(os.open(file, flags, 0o666), file, "+" in mode, True)
            buffered: Any = io.BufferedRandom(raw) if "+" in mode else io.BufferedWriter(raw)
            return buffered if "b" in mode else io.TextIOWrapper(buffered, *rest, **options)

        return call
