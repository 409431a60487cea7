"""A turn of Turm Bauer beside a better place: both marked on the tower, gone through by mouse and keys, and back."""

from collections.abc import Callable
from functools import partial

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.games.turm_bauer.app.replay.finished import SLIPPED, history_of
from torres3d.app.screens.better_turn import Line
from torres3d.games.turm_bauer.app.study.better_turn_screen import BetterTurn
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import TurnReport
from torres3d.games.turm_bauer.kit.engine_adapter import TurmHistory, turns_of
from torres3d.games.turm_bauer.rules.cell_and_column_names import level_of
from torres3d.games.turm_bauer.rules.commands import Build, Move, Placement
from torres3d.games.turm_bauer.rules.lattice.reach_after_building import reach_with
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.display_colours_and_emblems import looks_of
from torres3d.hud.models.turn_models import PromptModel

BY = pytest.mark.parametrize("by", ["mouse", "keys"])


def reached(state: State, place: Placement) -> int:
    """How high the acting figure can walk with a block at this place."""
    colour = state.to_act.colour
    return next(each.then for each in reach_with(state, place.block, place.cells) if each.colour == colour)


def report_of(history: TurmHistory) -> TurnReport:
    """A report on the first turn in which another place would have led the figure higher."""
    for turn in turns_of(history):
        begun, command = turn[0].before, turn[0].command
        if not isinstance(command, Build):
            continue
        places = [choice for choice in legal(begun) if isinstance(choice, Placement) and choice.ring == command.ring]
        better = max(places, key=partial(reached, begun))
        if reached(begun, better) > reached(begun, command.placement):
            acting = begun.to_act
            return TurnReport(
                begun.turn, acting.seat, acting.colour, turn[0].n, turn[-1].n, (0, 0, 0), (0.3, 0.3, 0.4),
                command.block, command.block, 0.4, 0.1, 0, 1.5, better, (0.02, 0.4),
            )  # fmt: skip
    raise AssertionError("everybody got as high as possible")


class Visit:
    """Somebody who looks at a turn beside a better place."""

    def __init__(self, player: Driver) -> None:
        self.player = player
        self.history = history_of(SLIPPED)
        self.report = report_of(self.history)
        self.begun = self.history.state_at(self.report.first - 1)
        self.went: list[str] = []
        self.in_game: Callable[[], None] = lambda: self.went.append("game")
        services, table = player.program.services, player.turm.table
        table.show(self.begun, looks_of(self.history.header.setup, services.colours))  # type: ignore[arg-type]
        self.screen = BetterTurn(player.turm, self.history, self.report, services.screens.pop, self.in_game)
        services.screens.push(self.screen)
        player.rounds(3)

    @property
    def prompt(self) -> PromptModel:
        self.player.rounds(2)
        prompt = self.player.program.hud.model.prompt
        assert prompt is not None
        return prompt

    @property
    def marked(self) -> Line | None:
        """The line whose place has the block; None where nothing is marked."""
        self.player.rounds(2)
        table, places = self.player.turm.table, self.screen.places
        both = tuple(places[line].cells for line in ("better", "played"))
        assert table.numbered.shown in ((), both)
        if not table.numbered.shown:
            assert table.ghost.shown is None
            return None
        assert table.ghost.shown is not None
        return "better" if table.ghost.shown[1] == places["better"].cells else "played"


@pytest.fixture
def visit(player: Driver) -> Visit:
    return Visit(player)


@pytest.mark.slow
def test_both_places_are_told_with_the_levels_reached_and_the_risk(visit: Visit) -> None:
    say, places = visit.player.program.services.say, visit.screen.places
    better, played = visit.prompt.why
    assert better.lead.startswith("1. Better:")
    assert played.lead.startswith("2. As played:")
    for group, line in ((better, places["better"]), (played, places["played"])):
        assert f"level {reached(visit.begun, line)}." in group.reasons[0][1]
    assert reached(visit.begun, places["better"]) > reached(visit.begun, places["played"])
    assert (better.reasons[-1][1], played.reasons[-1][1]) == (say("turm-risk", falls=2), say("turm-risk", falls=40))
    assert "1.5 levels" in visit.prompt.text


@pytest.mark.slow
@BY
def test_both_places_are_marked_until_one_is_gone_through(visit: Visit, by: str) -> None:
    player = visit.player
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    assert visit.marked == "better"
    own = visit.begun.to_act.colour
    highest = next(each.highest for each in visit.screen.reaches["better"] if each.colour == own)
    assert player.turm.table.marks.get("target") == frozenset(highest) != frozenset()
    hands.spot("replay:forward") if by == "mouse" else hands.key(".")
    assert visit.marked is None
    assert player.turm.table.marks.get("target") == frozenset()
    hands.spot("replay:first") if by == "mouse" else hands.key(",")
    assert visit.marked == "better"
    hands.spot("prompt:played") if by == "mouse" else hands.key("h")
    assert visit.marked == "played"
    assert visit.screen.line == "played"


@pytest.mark.slow
def test_each_line_leads_where_its_commands_lead(visit: Visit) -> None:
    player, screen = visit.player, visit.screen
    player.spot("replay:last")
    player.rounds(2)
    assert isinstance(screen.steps[-1].command, Move)
    figure = screen.state.set_of(visit.report.colour).figure
    assert level_of(figure) == reached(visit.begun, screen.places["better"])
    player.spot("prompt:played")
    player.spot("replay:last")
    player.rounds(2)
    assert screen.state.blocks == visit.history.state_at(visit.report.last).blocks
    assert screen.state.sets == visit.history.state_at(visit.report.last).sets


@pytest.mark.slow
@BY
def test_into_the_game_and_back_without_a_mark_left(visit: Visit, by: str) -> None:
    player = visit.player
    hands = player if by == "mouse" else Keys(player.program, player.screen)
    hands.spot("prompt:game")
    assert visit.went == ["game"]
    if player.program.hud.focused:
        player.key("escape")
    player.key("escape")
    player.rounds(2)
    table = player.turm.table
    assert player.program.services.screens.top is not visit.screen
    assert (table.numbered.shown, table.ghost.shown) == ((), None)
    assert table.marks.get("target") == frozenset()
