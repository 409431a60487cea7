"""A turn beside a better one: both on the board, each gone through by mouse and by keys, and back to the game."""

from collections.abc import Callable
from functools import cache

import pytest

from tests.app.driver import Driver
from tests.games.torres.app.study.prompts import shown_prompt
from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.study.better_turn_screen import BetterTurn
from torres3d.games.torres.app.study.study_screen import StudyScreen
from torres3d.games.torres.bots.game_analysis import analyse
from torres3d.games.torres.bots.hint_and_analysis_types import Analysis
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.rules.commands import EndTurn
from torres3d.games.torres.scene.display_colours_and_emblems import seat_looks
from torres3d.games.torres.scene.interaction.trails import Trail
from torres3d.hud.models.replay_models import ReplayModel
from torres3d.hud.models.turn_models import PromptModel

GAME = ROOT / "tests/games/torres/examples/015-romanian-variant-2p.torres"


@cache
def analysed() -> tuple[TorresHistory, Analysis]:
    """A game and what is to be said of it."""
    history = load_log(TORRES, GAME)[1]
    return history, analyse(history, "easy")


class Visit:
    """Somebody who looks at the turn of a game that lost most."""

    def __init__(self, player: Driver) -> None:
        self.player = player
        self.history, found = analysed()
        self.report = max(found.turns, key=lambda turn: turn.loss)
        self.went: list[str] = []
        self.in_game: Callable[[], None] = lambda: self.went.append("game")
        screens = player.program.services.screens
        setup = self.history.header.setup
        table = player.torres.table
        table.show(self.history.start, seat_looks(setup, player.program.services.colours))
        self.screen = BetterTurn(player.torres, self.history, self.report, screens.pop, self.to_game)
        screens.push(self.screen)
        player.rounds(3)

    def to_game(self) -> None:
        """What follows "In the game"."""
        self.in_game()

    @property
    def prompt(self) -> PromptModel:
        """What stands above the board."""
        return shown_prompt(self.player)

    @property
    def bar(self) -> ReplayModel:
        """The bar below it."""
        bar = self.player.program.hud.model.replay
        assert bar is not None
        return bar

    def trails(self, aside: bool) -> list[Trail]:
        """What lies on the board: what is gone through, or what is there to be compared with."""
        return [trail for trail in self.player.torres.table.trails.shown if trail.aside == aside]


@pytest.fixture
def visit(player: Driver) -> Visit:
    return Visit(player)


@pytest.mark.slow
def test_what_was_wrong_and_why_stands_there(visit: Visit) -> None:
    report = visit.report
    assert report.mistake is not None
    assert str(round(report.loss)) in visit.prompt.text
    assert visit.player.program.services.say(f"mistake-{report.mistake}") in visit.prompt.text
    *gained, why = visit.prompt.why
    assert len(why.reasons) == len(report.reasons) > 0
    assert why.reasons[0][0] == f"+{round(report.reasons[0].points)}"
    assert [len(group.reasons) for group in gained] == [len(report.gains)] * bool(report.gains)


@pytest.mark.slow
def test_both_turns_lie_on_the_board_until_one_is_gone_through(visit: Visit) -> None:
    better, played = visit.trails(aside=False), visit.trails(aside=True)
    assert better
    assert played
    assert {trail.label for trail in better} >= {"1"}
    assert {trail.label for trail in played} == {""}
    visit.player.spot("replay:forward")
    visit.player.rounds(2)
    assert visit.player.torres.table.trails.shown == ()
    visit.player.spot("replay:first")
    visit.player.rounds(2)
    assert visit.trails(aside=False) == better
    visit.player.spot("prompt:played")
    visit.player.rounds(2)
    assert [trail.label for trail in visit.trails(aside=True)] == [""] * len(better)
    assert len(visit.trails(aside=False)) == len(played)


@pytest.mark.slow
def test_each_line_leads_where_its_commands_lead(visit: Visit) -> None:
    begun = visit.history.state_at(visit.report.first - 1)
    assert visit.screen.state == begun
    visit.player.spot("replay:last")
    assert [step.command for step in visit.screen.steps] == [*visit.report.better]
    visit.player.key("h")
    visit.player.rounds(2)
    assert visit.screen.line == "played"
    assert visit.screen.at == 0
    assert visit.player.program.services.say("line-played") in visit.bar.label
    visit.player.spot("replay:last")
    visit.player.rounds(2)
    assert visit.screen.state == visit.history.state_at(visit.report.last)
    assert isinstance(visit.screen.steps[-1].command, EndTurn)


@pytest.mark.slow
def test_from_there_into_the_game_and_back(visit: Visit) -> None:
    visit.player.spot("prompt:game")
    assert visit.went == ["game"]
    visit.player.key("escape")
    visit.player.rounds(2)
    assert visit.player.program.services.screens.top is not visit.screen
    assert visit.player.torres.table.trails.shown == ()


@pytest.mark.slow
def test_the_log_tells_the_turn_and_lights_its_lines(visit: Visit) -> None:
    log = visit.player.program.hud.model.log
    assert log is not None
    assert log.turns[0].kind == "turn"
    assert log.turns[0].seat == visit.report.seat


@pytest.mark.slow
@pytest.mark.parametrize("by", ["mouse", "keys"])
def test_nothing_of_it_lies_on_the_table_of_a_study(visit: Visit, by: str) -> None:
    player, history = visit.player, visit.history
    before = sum(step.n < visit.report.first for step in history.standing_steps())
    both = visit.trails(aside=False)
    visit.in_game = lambda: player.torres_menus.flow.show_replay(history, None, before)
    player.spot("prompt:game")
    player.rounds(3)
    assert player.torres.table.trails.shown == (), "the game itself is shown now"
    player.torres.table.trails.show(both)
    if by == "mouse":
        player.spot("study")
    else:
        player.key("shift-s")
    player.rounds(3)
    study = player.program.services.screens.top
    assert isinstance(study, StudyScreen)
    assert player.torres.table.trails.shown == ()
    player.key("escape")
    player.rounds(2)
    player.key("escape")
    player.rounds(2)
    assert player.program.services.screens.top is visit.screen
    assert visit.trails(aside=False), "back there both turns are shown again"
