"""The game of a real window, followed by its log, and a program offscreen that plays the very same game.

The one offscreen has the same chance, and its bots and its judge say what those in the window said. So whatever a
player sees in the window, where it is can be found offscreen.
"""

from collections.abc import Callable
from pathlib import Path

from tests.app.windows import Window, until
from tests.games.kits import KITS
from torres3d.engine.history import Step
from torres3d.engine.kit import EventT, GameSetup, Kit, StateT
from torres3d.engine.log_replay import load_log, read_appended
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmHistory, TurmStep
from torres3d.games.turm_bauer.rules.commands import Build, Choice, Discard, Hand, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.seat_view import View
from torres3d.games.turm_bauer.rules.state import State


class Followed:
    """What the log of the window's latest game of Turm Bauer says."""

    def __init__(self, window: Window) -> None:
        self._window = window
        self._known: list[Path] = []
        self._seen = -1
        self.history: TurmHistory | None = None

    def begun(self) -> TurmHistory:
        """Wait for the next new game."""

        def found() -> bool:
            return bool(set(self._window.games.glob("*.turm")) - set(self._known))

        until(found, "the log of a new game")
        (file,) = set(self._window.games.glob("*.turm")) - set(self._known)
        self._known.append(file)
        self._seen = -1
        self.history = load_log(TURM, file)[1]
        return self.history

    @property
    def file(self) -> Path:
        """The log of the latest game."""
        return self._known[-1]

    def steps(self) -> list[TurmStep]:
        """All that was done in it until now."""
        assert self.history is not None
        size = self.file.stat().st_size
        if size != self._seen:
            self._seen = size
            read_appended(TURM, self.file, self.history)
        return self.history.steps


class MirrorShelf(Shelf):
    """A shelf whose new games have the chance of those that begin in the window."""

    def __init__(self, folder: Path, followed: Followed) -> None:
        super().__init__(KITS, folder)
        self._followed = followed

    def new(
        self, kit: Kit[StateT, EventT], setup: GameSetup, seed: int | None = None, drawn: object | None = None
    ) -> Game[StateT, EventT]:
        theirs = self._followed.begun().header
        assert theirs.setup == setup, "both windows were set up alike"
        assert isinstance(theirs.chance, kit.chance_type)
        return super().new(kit, setup, None, theirs.chance)


class ToldJudge:
    """A judge that says what became of the block in the window; ``number`` is that of the command."""

    def __init__(self, followed: Followed, number: Callable[[], int]) -> None:
        self._followed = followed
        self._number = number
        self._asked: Placement | None = None

    def ask(self, state: State, placement: Placement, hand: Hand | None = None) -> None:
        self._asked = placement

    def poll(self) -> Build | None:
        steps, number = self._followed.steps(), self._number()
        if self._asked is None or len(steps) <= number:
            return None
        build = steps[number].command
        assert isinstance(build, Build)
        assert build.placement == self._asked, f"what was let go is what was seen, in command {number + 1}"
        return build

    def cancel(self) -> None:
        self._asked = None

    def close(self) -> None:
        self._asked = None


class ToldMind:
    """Thinks what the bots in the window thought; ``number`` is that of the command."""

    thoughts = ""

    def __init__(self, followed: Followed, number: Callable[[], int]) -> None:
        self._followed = followed
        self._number = number

    def ask(self, seen: View, level: str, seed: int) -> None:
        """The bot in the window is asked as well."""

    def poll(self) -> Choice | None:
        steps, number = self._followed.steps(), self._number()
        return None if len(steps) <= number else choice_of(steps[number])

    def cancel(self) -> None:
        """There is nothing to be stopped."""

    def close(self) -> None:
        """There is nothing to be ended."""


def choice_of(step: "Step[State, object, object]") -> Choice:
    """What was chosen in a step."""
    command = step.command
    if isinstance(command, Build):
        return command.placement
    assert isinstance(command, Discard | Move | Stay)
    return command
