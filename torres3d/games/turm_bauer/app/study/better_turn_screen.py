"""The screen that compares a turn of Turm Bauer with a better place: both stand on the tower as frames with numbers."""

from collections.abc import Callable, Iterator, Mapping

from torres3d.app.screens.better_turn import OTHER, BaseBetterTurn, Line
from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.replay.replay_screen import ReplayScreen
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import TurnReport
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, as_command
from torres3d.games.turm_bauer.kit.from_position import begun_history
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build, Command, Hand, Move, Placement, Rest, Stay
from torres3d.games.turm_bauer.rules.decide import apply
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import NextReach, reach_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import STRAIGHT, State
from torres3d.games.turm_bauer.words.names import actor_name, block_name, built_name
from torres3d.hud.models.turn_models import ReasonGroup

NUMBERS: Mapping[Line, int] = {"better": 1, "played": 2}
"""The numbers of the places on the table."""


class BetterTurn(BaseBetterTurn[State, Event], ReplayScreen):
    """A `Screen` for a turn of a finished game in two lines: as it was played, and with the block at the ``better``
    place of its ``report``, where it stands, and from where the figure climbs as high as it can.

    Before the first step both places have frames with numbers; the block is at the one of the present line, with
    the highest fields that its figure could reach from there. ``replay`` shows the game from there, ``close`` leaves.
    """

    def __init__(
        self,
        parts: GameServices,
        history: TurmHistory,
        report: TurnReport,
        close: Callable[[], None],
        replay: Callable[[], None],
    ) -> None:
        self._begun = begun = history.state_at(report.first - 1)
        steps = [step for step in history.standing_steps() if report.first <= step.n <= report.last]
        played = [as_command(step.standing_command) for step in steps]
        assert report.better is not None, "a turn with a better place"
        let_go = next(command.placement for command in played if isinstance(command, Build))
        self.places: Mapping[Line, Placement] = {"better": report.better, "played": let_go}
        self.reaches: Mapping[Line, tuple[NextReach, ...]] = {
            line: reach_with(begun, place.block, place.cells) for line, place in self.places.items()
        }
        self.lines = {
            "better": begun_history(history.header, begun, _climbing(begun, report.better)),
            "played": begun_history(history.header, begun, played),
        }
        self._report = report
        self.in_game = replay
        super().__init__(parts, self.lines["better"], close)

    def enter(self) -> None:
        super().enter()
        self._parts.table.sight.keep_places([place.cells for place in self.places.values()])

    def leave(self) -> None:
        self._parts.table.sight.keep_places(())
        super().leave()

    def _mark_both(self) -> None:
        table, place, colour = self._parts.table, self.places[self.line], self._begun.to_act.colour
        table.numbered.show([self.places[line].cells for line in NUMBERS], NUMBERS[self.line] - 1)
        table.ghost.show(colour, place.cells, True)
        own = next(each for each in self.reaches[self.line] if each.colour == colour)
        table.marks.show({"target": own.highest})
        table.marks.number(own.highest)

    def _clear_marks(self) -> None:
        table = self._parts.table
        table.numbered.clear()
        table.ghost.clear()
        table.marks.clear()

    def _told(self) -> tuple[str, tuple[ReasonGroup, ...]]:
        say, report = self._services.say, self._report
        name = actor_name(names_of(self.players), report.seat, report.colour, say)
        text = say("turm-better-lost", name=name, turn=report.turn + 1, levels=report.loss)
        return text, tuple(ReasonGroup(self._place(line), tuple(self._outcome(line))) for line in NUMBERS)

    def _place(self, line: Line) -> str:
        say, place = self._services.say, self.places[line]
        block, at = block_name(self._begun.options.blocks, place.block, say), built_name(place.cells, say)
        return say(f"turm-better-{line}", number=NUMBERS[line], block=block, at=at)

    def _outcome(self, line: Line) -> Iterator[tuple[str, str]]:
        """How high the own figure could walk next, and those of others where the places differ; the risk."""
        say, names = self._services.say, names_of(self.players)
        pairs = zip(self.reaches[line], self.reaches[OTHER[line]], strict=True)
        for here, there in sorted(pairs, key=lambda pair: pair[0].colour != self._report.colour):
            if here.colour == self._report.colour or here.then != there.then:
                name = actor_name(names, self._begun.set_of(here.colour).seat, here.colour, say)
                yield "", say("turm-better-level", name=name, level=here.then)
        if any(self._report.risks):
            falls = self._report.risks[NUMBERS[line] - 1]
            yield "", say("turm-risk", falls=round(100 * falls))


def _climbing(begun: State, place: Placement) -> list[Command]:
    """A turn with a block at a place where it stands, and a walk as high as the figure gets without a ring."""
    build = Build(place.block, place.cells, place.ring, Hand(), Rest(STRAIGHT))
    colour, after = begun.to_act.colour, apply(begun, build)
    if after.stage != "move" or after.acting is None or after.to_act.colour != colour:
        return [build]
    own = next(each for each in reach_with(begun, place.block, place.cells) if each.colour == colour)
    walks = [walk for walk in legal(after) if isinstance(walk, Move) and walk.ring is None and walk.to in own.highest]
    return [build, walks[0] if walks and own.then > level_of(begun.to_act.figure) else Stay()]
