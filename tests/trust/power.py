"""What a disk may hold after the power failed: a model of one that keeps only what was written through.

`Disk.heard` takes the calls of a program, as `tests.trust.recorder` catches them. What follows a call that was not
written through may be on the disk or not, or in parts:

- a file's bytes, until its ``fsync``: none of the writes since, some of them, the last of them torn, or with zeros in
  place of its bytes (the length was written, the bytes were not), also of its first page alone;
- names, until the ``fsync`` of their folder: each creation, renaming and removal by itself. One renaming is whole.
"""

from collections.abc import Iterator
from itertools import combinations, product
from pathlib import Path, PurePosixPath
from typing import Any, NamedTuple

Files = dict[str, bytes | None]
"""Path -> what a file holds, None for a folder."""

PAGE = 4096
MOST_CUTS = 40
"""Places at which a write is torn when it is looked at thoroughly, evenly spread; at every byte of a short one."""
MOST_NAMES = 4
"""Pending changes of names of which every subset is tried; of more, each beginning, and each without one."""


class _Write(NamedTuple):
    at: int
    data: bytes


class _Node:
    """A file or a folder: its bytes on the disk, and the writes (or lengths, for cuts) that may be there or not."""

    def __init__(self, folder: bool, data: bytes = b"") -> None:
        self.folder = folder
        self.durable = data
        self.pending: list[_Write | int] = []

    def sync(self) -> None:
        self.durable, self.pending = self.after(len(self.pending)), []

    def after(self, count: int) -> bytes:
        """The bytes after so many of the pending writes."""
        data = self.durable
        for change in self.pending[:count]:
            data = _done(data, change)
        return data

    def may_hold(self, thoroughly: bool) -> list[bytes]:
        """All that it may hold after a power cut."""
        found = {self.after(count): None for count in range(len(self.pending) + 1)}
        for count, change in enumerate(self.pending):
            if isinstance(change, int):
                continue
            before, size = self.after(count), len(change.data)
            for cut in range(1, size, 1 + size // MOST_CUTS) if thoroughly else {1, size // 2, size - 1}:
                found[_done(before, _Write(change.at, change.data[:cut]))] = None
            found[_done(before, _Write(change.at, bytes(size)))] = None
            first = PAGE - change.at % PAGE
            if first < size:
                found[_done(before, _Write(change.at, bytes(first) + change.data[first:]))] = None
        return list(found)


def _done(data: bytes, change: _Write | int) -> bytes:
    if isinstance(change, int):
        return data[:change].ljust(change, b"\0")
    return data[: change.at].ljust(change.at, b"\0") + change.data + data[change.at + len(change.data) :]


class Disk:
    """A disk that holds what lies in ``folder`` now, all of it written through."""

    def __init__(self, folder: Path) -> None:
        self._names: dict[str, _Node] = {".": _Node(folder=True)}
        for path in sorted(folder.rglob("*")):
            data = b"" if path.is_dir() else path.read_bytes()
            self._names[str(path.relative_to(folder))] = _Node(path.is_dir(), data)
        self._live = dict(self._names)
        self._pending: list[dict[str, _Node | None]] = []
        self._open: dict[int, _Node] = {}

    def heard(self, call: str, about: tuple[Any, ...]) -> None:
        """A call is made."""
        match call, about:
            case "open", (how, path, number):
                if how == "create":
                    self._name({path: _Node(folder=False)})
                elif how == "truncate":
                    self._live[path].pending.append(0)
                self._open[number] = self._live[path]
            case "write", (number, at, data):
                self._open[number].pending.append(_Write(at, data))
            case "ftruncate", (number, size):
                self._open[number].pending.append(size)
            case "truncate", (path,):
                raise AssertionError(f"{path} is cut by its name: what length it has then is not known here")
            case "fsync", (number,):
                self._sync(self._open[number])
            case (("rename" | "replace"), (old, new)):
                assert not self._live[old].folder, f"the folder {old} is renamed; the model knows files alone"
                self._name({new: self._live[old], old: None})
            case "link", (old, new):
                self._name({new: self._live[old]})
            case (("unlink" | "remove" | "rmdir"), (path,)):
                self._name({path: None})
            case "mkdir", (path,):
                self._name({path: _Node(folder=True)})
            case _:
                raise AssertionError(f"an unknown call: {call} {about}")

    def _name(self, change: dict[str, _Node | None]) -> None:
        self._pending.append(change)
        _renamed(self._live, change)

    def _sync(self, node: _Node) -> None:
        node.sync()
        if node.folder:
            path = next(path for path, each in self._live.items() if each is node)
            here = [change for change in self._pending if any(_parent(name) == path for name in change)]
            for change in here:
                _renamed(self._names, change)
            self._pending = [change for change in self._pending if all(change is not each for each in here)]

    def after_power_cut(self, thoroughly: bool) -> Iterator[Files]:
        """All that may be on the disk now."""
        for chosen in self._subsets():
            names = dict(self._names)
            for number in chosen:
                _renamed(names, self._pending[number])
            nodes = {id(node): node for node in names.values() if node.pending}
            held = [node.may_hold(thoroughly) for node in nodes.values()]
            several = len(held) > 1
            # Of several files each holds the first or the last of what it may hold, while one of them goes through all.
            choices = (
                (row for varied in range(len(held)) for row in product(*[
                    each if number == varied else (each[0], each[-1]) for number, each in enumerate(held)
                ]))
                if several else product(*held)
            )  # fmt: skip
            for choice in choices:
                data = dict(zip(nodes, choice, strict=True))
                yield {
                    path: None if node.folder else data.get(id(node), node.durable)
                    for path, node in names.items()
                    if _above_are_there(path, names)
                }

    def _subsets(self) -> Iterator[tuple[int, ...]]:
        count = len(self._pending)
        numbers = range(count)
        if count <= MOST_NAMES:
            for size in range(count + 1):
                yield from combinations(numbers, size)
            return
        for number in range(count + 1):
            yield tuple(range(number))
        for number in numbers:
            yield tuple(each for each in numbers if each != number)
            yield (number,)


def _renamed(names: dict[str, _Node], change: dict[str, _Node | None]) -> None:
    for path, node in change.items():
        if node is None:
            names.pop(path, None)
        else:
            names[path] = node


def _parent(path: str) -> str:
    return str(PurePosixPath(path).parent)


def _above_are_there(path: str, names: dict[str, _Node]) -> bool:
    return all(str(above) in names for above in PurePosixPath(path).parents)


def lay_out(files: Files, folder: Path) -> None:
    """Make a folder that holds these files; it must not be there yet."""
    folder.mkdir()
    for path, data in sorted(files.items()):
        place = folder / path
        if data is None:
            place.mkdir(exist_ok=True)
        else:
            place.write_bytes(data)
