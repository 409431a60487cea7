"""The power fails at any moment: every change that was acknowledged is there, nothing is half, nothing is a fault."""

import shutil
from pathlib import Path
from typing import Any

import pytest

from tests.at_length import at_length
from tests.trust.changes import KINDS, LOST, Kind, swept
from tests.trust.power import Disk, Files, lay_out
from tests.trust.recorder import Calls


class Cuts:
    """Cuts the power before each call: what a kind's readers find of each disk there may be after it has to be what
    they found after the last change that was acknowledged, or what they find after the next one."""

    def __init__(self, kind: Kind, folder: Path, thoroughly: bool) -> None:
        self.kind = kind
        self.home = folder / "home"
        self.tried = 0
        self._after_cut = folder / "after"
        self._thoroughly = thoroughly
        self._seen: set[frozenset[tuple[str, bytes | None]]] = set()
        self._of_this_change: list[Files] = []
        self._acknowledged: list[object] = []

    def run(self, seed: int) -> None:
        """All changes of the kind."""
        self.home.mkdir()
        changes = self.kind.begin(self.home, seed)
        self._acknowledged.append(self.kind.read(self.home))
        disk = Disk(self.home)

        def before_a_call(call: str, about: tuple[Any, ...]) -> None:
            self._cut(disk)
            disk.heard(call, about)

        calls = Calls(self.home, before_a_call)
        for change in changes:
            with calls.caught():
                change()
            found = self.kind.read(self.home)
            self._look(found)
            self._acknowledged.append(found)
            self._seen.clear()
            self._cut(disk)
            self._look(found)
        assert not swept(self.home)

    def _cut(self, disk: Disk) -> None:
        for files in disk.after_power_cut(self._thoroughly):
            seen = frozenset(files.items())
            if seen not in self._seen:
                self._seen.add(seen)
                self._of_this_change.append(files)

    def _look(self, found: object) -> None:
        """Read all disks that there may be while a change is made."""
        before = [LOST, *self._acknowledged] if self.kind.may_be_lost else self._acknowledged[-1:]
        for files in self._of_this_change:
            lay_out(files, self._after_cut)
            left = self.kind.read(self._after_cut)
            assert left in [found, *before], f"{self.kind.name}: {left} is there, and not {found} or {before}"
            assert not swept(self._after_cut)
            self.kind.go_on(self._after_cut)
            shutil.rmtree(self._after_cut)
            self.tried += 1
        self._of_this_change.clear()


@pytest.mark.slow
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
@pytest.mark.parametrize(("seed", "thoroughly"), [(1, False), *at_length((2, True), (3, True))])
def test_a_power_cut_loses_nothing_that_was_acknowledged(
    kind: Kind, seed: int, thoroughly: bool, tmp_path: Path
) -> None:
    cuts = Cuts(kind, tmp_path, thoroughly)
    cuts.run(seed)
    assert cuts.tried > 10
    print(f"{kind.name}: {cuts.tried} disks")
