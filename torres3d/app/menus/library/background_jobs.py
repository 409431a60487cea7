"""Background jobs for the list of saved games, in other processes: reading logs, taking pictures."""

import contextlib
from collections.abc import Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from torres3d.app.menus.app_declaration import Games
from torres3d.base import paths
from torres3d.base.atomic_write import write_file
from torres3d.base.lazy import Lazy
from torres3d.base.worker_processes import CallFailure, ChildProcess, lower_priority
from torres3d.engine.history import History
from torres3d.engine.kit import Kit
from torres3d.engine.log_replay import replay_file
from torres3d.engine.saved_games_folder import SavedGame, Shelf, decode_facts, encode_facts
from torres3d.scene.scene_declaration import GameScene

if TYPE_CHECKING:
    from torres3d.scene.studio import Studio

BATCH = 20
"""Logs in a batch."""
SAVED_AFTER = 25
"""Batches after which the index is saved."""
SIZE = (720, 405)
"""Pixels of a picture."""
QUALITY = 88
BEHIND = 10
"""Steps of priority behind the window and the bots."""
MAX_PICTURES = 400
"""Maximum number of pictures; the oldest are deleted."""


class Reading:
    """Reader of a shelf's unread logs, a few at a time; nothing waits for it."""

    def __init__(self, shelf: Shelf, games: Games) -> None:
        self._shelf = shelf
        self._kits = [game.kit for game in games]
        self.process: ChildProcess[bytes] = ChildProcess("torres3d-shelf")
        self._asked: list[Path] = []
        self._batches = 0
        self.failed = False

    def step(self) -> bool:
        """Advance; True when something was read."""
        if self.failed:
            return False
        if not self.process.busy:
            self._ask()
            return False
        answer = self.process.poll()
        if answer is None:
            return False
        if isinstance(answer, CallFailure):
            self.failed = True
            return False
        for file, facts in zip(self._asked, decode_facts(answer), strict=True):
            self._shelf.add_facts(file.name, facts)
        self._batches += 1
        if not self._ask() or self._batches % SAVED_AFTER == 0:
            self._shelf.save()
        return True

    def _ask(self) -> bool:
        """Submit the next few; False if there are none."""
        self._asked = self._shelf.unread()[:BATCH]
        if self._asked:
            self.process.submit(look_at, self._kits, [str(file) for file in self._asked])
        else:
            self.process.close()
        return bool(self._asked)

    def stop(self) -> None:
        """End, and save what was read."""
        self.process.close()
        self._shelf.save()


class Pictures:
    """Photographer of saved games, one at a time; gives up where no pictures can be taken."""

    def __init__(self, games: Games) -> None:
        self._games = games
        # Each game has a process: there is one table in each.
        self._processes: dict[str, ChildProcess[bool]] = {game.id: ChildProcess("torres3d-pictures") for game in games}
        self.process = self._processes[games.default_game.id]
        self._refused: set[Path] = set()
        self._taking: Path | None = None
        self.failed = False

    def step(self, wanted: Sequence[tuple[SavedGame, Path]], colours: str = "standard", plain: bool = False) -> bool:
        """Advance with the first of the ``wanted`` that has no picture yet (a game and its picture's file).

        Uses the colours of a palette and perhaps plain stone; True when there is a new one.
        """
        if self.failed:
            return False
        if self.process.busy:
            answer = self.process.poll()
            if answer is None:
                return False
            taken, self._taking = self._taking, None
            assert taken is not None
            if isinstance(answer, CallFailure):
                # Without OpenGL for other processes, or in the middle of an update: the list does without.
                self.failed = True
            elif answer:
                return True
            else:
                self._refused.add(taken)
            return False
        for saved, file in wanted:
            if file not in self._refused and not file.exists():
                self._taking = file
                game = self._games.of_suffix(saved.kit.suffix)
                self.process = self._processes[game.id]
                log = str(saved.file)
                self.process.submit(take_picture, game.kit, game.scene, log, str(file), SIZE, colours, plain)
                break
        return False

    def stop(self) -> None:
        for process in self._processes.values():
            process.close()
        self._taking = None


def look_at(kits: Sequence[Lazy[Kit[Any, Any]]], files: list[str]) -> bytes:
    """The facts in logs; for a process of its own."""
    lower_priority(BEHIND)
    return encode_facts([kit() for kit in kits], files)


def take_picture(
    kit: Lazy[Kit[Any, Any]],
    scene: Lazy[GameScene[Any]],
    log: str,
    file: str,
    size: tuple[int, int],
    colours: str = "standard",
    plain: bool = False,
) -> bool:
    """Take the picture of a game as far as its log can be read, and write it to a file.

    For a process of its own, one for each game. False where the log is unreadable, or the picture cannot be written.
    """
    lower_priority(BEHIND)
    try:
        _, history, _ = replay_file(kit(), Path(log))
    except Exception:  # noqa: BLE001  # a log that cannot be read has no picture
        return False
    return _keep(_image(scene(), history, size, colours, plain), Path(file))


def _image(
    scene: GameScene[Any], history: History[Any, Any], size: tuple[int, int], colours: str, plain: bool
) -> object:
    from torres3d.app.session.palettes import table_palette

    global _studio  # noqa: PLW0603  # a process of its own has no other place for it
    setup, palette = history.header.setup, table_palette(paths.config() / "palettes.yaml", colours)
    if _studio is None:
        _studio = scene.studio(setup, palette, size, "medium")
    _studio.table.plain_stone = plain
    return _studio.picture(history.state, looks=scene.looks(setup, palette.players))


_studio: "Studio[Any, Any] | None" = None
"""The studio of a process of pictures."""


def _keep(image: object, file: Path) -> bool:
    from PIL.Image import Image

    assert isinstance(image, Image)
    data = BytesIO()
    image.convert("RGB").save(data, "JPEG", quality=QUALITY)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_file(file, data.getvalue(), through=False)  # one that is lost is taken again
    except OSError:
        return False
    _tidy(file)
    return True


def _tidy(file: Path) -> None:
    """Delete older pictures of the same game, and the oldest of too many."""
    with contextlib.suppress(OSError):
        stem = file.name.rsplit("-", 2)[0]
        others = [each for each in file.parent.iterdir() if each.suffix == ".jpg" and each != file]
        old = [each for each in others if each.name.rsplit("-", 2)[0] == stem]
        rest = sorted((each for each in others if each not in old), key=lambda each: each.stat().st_mtime)
        for each in (*old, *rest[: max(0, len(rest) + 1 - MAX_PICTURES)]):
            each.unlink(missing_ok=True)
