"""The screen of an analysis: made in another process, shown when it is there."""

from collections.abc import Callable, Sequence
from pathlib import Path

from torres3d.app.play.torres_services import TorresServices
from torres3d.app.shell.aside import Aside, AsideFailed, tell
from torres3d.app.showing.people import people
from torres3d.bots.registry import ADVISER
from torres3d.bots.reports import Analysis, TurnReport
from torres3d.engine.loading import load
from torres3d.hud.contract.intents import Intent, MenuChoice, ReplayTo
from torres3d.hud.contract.models import HudModel
from torres3d.hud.contract.page_models import AnalysisModel, AnalysisRow, CourseLine
from torres3d.kits.torres.torres_kit import TORRES, TorresHistory
from torres3d.table.touch.picking import Pick
from torres3d.words.fault_words import failure

WORST = 8
"""Costly turns that are listed."""


def analysis_of(file: Path, level: str) -> Analysis:
    """The analysis of a logged game; for a process of its own, the only one that loads the search."""
    from torres3d.bots.analysis import analyse

    return analyse(load(TORRES, file)[1], level, progress=tell)


class AnalysisScreen:
    """A `Screen` with the analysis of a finished, logged game. ``replay`` shows it from a command on."""

    def __init__(
        self,
        services: TorresServices,
        history: TorresHistory,
        file: Path,
        close: Callable[[], None],
        replay: Callable[[int], None],
    ) -> None:
        self._services = services
        self._history = history
        self._close = close
        self._replay = replay
        self.aside: Aside[Analysis] = Aside()
        """The process that goes through the game."""
        self._file = file
        self._found: AnalysisModel | None = None
        self._changed = True
        self._percent = 0

    def enter(self) -> None:
        """Begin, unless it is there already."""
        self._changed = True
        if self._found is None:
            self.aside.ask(analysis_of, self._file, self._services.level(ADVISER))

    def leave(self) -> None:
        """Stop; nothing goes on."""
        self.aside.cancel()

    def step(self, seconds: float) -> bool:
        """Take the result when it is there."""
        answer = self.aside.poll()
        if answer is not None:
            if isinstance(answer, AsideFailed):
                self._found = AnalysisModel(fault=failure(answer.reason, str(answer), self._services.say))
            else:
                self._found = self._shown(answer)
            self._changed = True
        percent = round(100 * self.aside.progress)
        changed = self._changed or percent != self._percent
        self._changed, self._percent = False, percent
        return changed

    def model(self) -> HudModel:
        """The page."""
        return HudModel(screen=self._found or AnalysisModel(working=True, percent=self._percent))

    def intent(self, intent: Intent) -> None:
        """A turn was clicked, or the way back."""
        match intent:
            case ReplayTo(at):
                self._replay(at)
            case MenuChoice():
                self._close()

    def key(self, action: str) -> None:
        """Escape goes back."""
        if action == "cancel":
            self._close()

    def point(self, pick: Pick | None) -> None:
        """The table behind a page does not react."""

    def click(self, pick: Pick | None, second: bool) -> None:
        """The table behind a page does not react."""

    def _shown(self, found: Analysis) -> AnalysisModel:
        players = people(self._history.header.setup, {}, self._services.say)
        colours = [player.colour for player in players]
        lines = tuple(
            CourseLine(
                player.called,
                player.colour,
                (found.start[player.seat], *(turn.expected[player.seat] for turn in found.turns)),
                found.losses[player.seat],
                player.emblem,
            )
            for player in players
        )
        scorings = tuple(number for number, turn in enumerate(found.turns, 1) if turn.scoring)
        worst = sorted(range(len(found.turns)), key=lambda index: -found.turns[index].loss)[:WORST]
        return AnalysisModel(
            lines,
            scorings,
            self._rows(found.turns, sorted(found.turning_points), colours),
            self._rows(found.turns, [index for index in worst if found.turns[index].loss >= 1], colours),
        )

    def _rows(
        self, turns: Sequence[TurnReport], chosen: Sequence[int], colours: Sequence[str]
    ) -> tuple[AnalysisRow, ...]:
        say = self._services.say
        live = [step.n for step in self._history.live()]
        return tuple(
            AnalysisRow(
                index + 1,
                live.index(turns[index].first),
                colours[turns[index].seat],
                say("analysis-moment", phase=turns[index].phase, round=turns[index].round),
                turns[index].loss,
            )
            for index in chosen
        )
