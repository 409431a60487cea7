"""The replay screen of Turm Bauer, with turns, slips and the collapse on its scrubber."""

from collections.abc import Callable, Mapping, Sequence

from msgspec.structs import replace

from torres3d.app.screens.replay_screen import BaseReplayScreen, LiveReplay
from torres3d.app.session.player_looks import names_of
from torres3d.games.turm_bauer.app.log.log_and_recap import LogView
from torres3d.games.turm_bauer.app.play.game_services import GameServices
from torres3d.games.turm_bauer.app.play.overlay_switches import OverlaySwitches
from torres3d.games.turm_bauer.app.play.panels import BuildingFacts, building_turn, end_line, standing_panel
from torres3d.games.turm_bauer.app.presentation.playback import Playback, ShownEvent
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, TurmStep
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, as_setup
from torres3d.games.turm_bauer.rules.cell_and_column_names import Colour
from torres3d.games.turm_bauer.rules.events import BlockSlipped, Event, TowerCollapsed, TurnBegan
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import emblems_of, looks_of, shown_as
from torres3d.games.turm_bauer.words.event_sentences import event_line
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.player_look import PlayerLook
from torres3d.hud.models.replay_models import Mark, ReplayChoice, ReplayModel


def scrubber_marks(
    steps: Sequence[TurmStep], names: Mapping[Colour, str], emblems: Mapping[Colour, int]
) -> tuple[Mark, ...]:
    """The marks of these steps; ``names`` are the colours as they are shown, ``emblems`` theirs."""
    marks: list[Mark] = []
    for number, step in enumerate(steps, 1):
        for event in step.events:
            match event:
                case TurnBegan(colour=colour):
                    marks.append(Mark(number, "turn", names[colour], emblems[colour]))
                case BlockSlipped():
                    marks.append(Mark(number, "mishap"))
                case TowerCollapsed():
                    marks.append(Mark(number, "disaster"))
    return tuple(marks)


class ReplayScreen(BaseReplayScreen[State, Event]):
    """A `Screen` that replays a game of Turm Bauer; see `BaseReplayScreen`."""

    most_shown = 6
    _parts: GameServices
    playback: Playback
    log_view: LogView

    def __init__(
        self,
        parts: GameServices,
        history: TurmHistory,
        close: Callable[[], None],
        analyse: Callable[[], None] | None = None,
        branch: Callable[[int], None] | None = None,
        watching: LiveReplay | None = None,
        study: Callable[[int, bool], None] | None = None,
    ) -> None:
        """``study`` opens a study after so many commands; its second argument says whether the game is over."""
        self._study = study
        services = parts.services
        playback = Playback(parts.table, services.effects, history.start, changed=self._mark_stale)
        overlays = OverlaySwitches(parts.table, services.keys)
        book = LogView(history.start)
        super().__init__(parts, history, playback, book, overlays, close, analyse, branch, watching)

    @property
    def setup(self) -> Setup:
        return as_setup(self.history.header.setup)

    @property
    def players(self) -> tuple[PlayerLook, ...]:
        return players_by_seat(self.setup, {}, self._services.say)

    def enter(self) -> None:
        table = self._parts.table
        table.marks.clear()
        table.ghost.clear()
        table.hand.clear()
        table.sight.keep(())
        table.set_looks(looks_of(self.setup, self._parts.services.colours))
        super().enter()

    def leave(self) -> None:
        self._parts.table.lights.clear()
        self._parts.table.skip()
        self._parts.table.sight.keep(None)
        super().leave()

    def model(self) -> HudModel:
        say, keys, players, setup = self._services.say, self._services.keys, self.players, self.setup
        facts = BuildingFacts(self.playback.shown, players, emblems_of(setup), shown_as(setup), keys)
        shown = self.playback.shown
        return HudModel(
            prompt=self._summed_up(end_line(shown, players, say) if shown.stage == "over" else None),
            panels={"standing": replace(standing_panel(facts), menu=False), "turn": building_turn(facts, say)},
            log=self.log_view.model(players, say, keys, now=len(self.playback.log) - 1),
            overlays=self.overlays.model(),
            replay=self._bar(),
        )

    def _bar(self) -> ReplayModel:
        bar, say = super()._bar(), self._services.say
        if self._study is None:
            return bar
        study = ReplayChoice("study", say("replay-study"), say("replay-study-about"))
        return replace(bar, choices=(study, *bar.choices))

    def _own_key(self, action: str) -> bool:
        if action == "study":
            self._go("study")
            return True
        return super()._own_key(action)

    def _go(self, what: str) -> None:
        if what == "study" and self._study is not None:
            self.playing = False
            self.playback.finish()
            self._study(self.at, self._finished)
        else:
            super()._go(what)

    def _light(self) -> None:
        lit = self.log_view.lit_places(self.log_view.pointed)
        self._parts.table.lights.show(lit.cells, lit.places)

    def _line(self, told: ShownEvent) -> str | None:
        line = event_line(told.event, names_of(self.players), told.after.options.blocks, self._services.say)
        return None if line is None else line[0]

    def _marked(self) -> tuple[Mark, ...]:
        return scrubber_marks(self.steps, shown_as(self.setup), emblems_of(self.setup))
