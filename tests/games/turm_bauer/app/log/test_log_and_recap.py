"""Following a game: the log, a look back and the recap by keys and presses, over a table that only remembers."""

import random
from collections.abc import Iterable

import pytest

from tests.games.turm_bauer.random_games import chosen, commanded
from torres3d.app.session.playback import shown_events
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.log.log_and_recap import LogAndRecap, LogView
from torres3d.games.turm_bauer.app.presentation.player_looks import players_by_seat as turm_people
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cell, Place
from torres3d.games.turm_bauer.rules.state import State
from torres3d.hud.models.recap_and_pace_models import LookAt, LookOn, PastMomentModel, PlayOn, StepRecap
from torres3d.i18n.texts import Texts

SAY = Texts(paths.config() / "locale", "en")


class Remembers:
    """A table that remembers what was put onto it, None for the game itself; it is its own light."""

    def __init__(self) -> None:
        self.states: list[State | None] = []
        self.lit: tuple[list[Cell], list[Place]] = ([], [])
        self.begun: list[int] = []

    @property
    def lights(self) -> "Lit":
        """What lights up."""
        return Lit(self)

    def show(self, state: State) -> None:
        """Show a state."""
        self.states.append(state)


class Lit:
    """Remembers what lights up."""

    def __init__(self, table: Remembers) -> None:
        self._table = table

    def show(self, cells: Iterable[Cell], places: Iterable[Place], passed: Iterable[Place]) -> None:
        """Light these up."""
        self._table.lit = (list(cells), [*passed, *places])

    def clear(self) -> None:
        """Light nothing."""
        self._table.lit = ([], [])


@pytest.fixture(scope="module")
def game() -> TurmGame:
    """A game of three in which the third turn of somebody begins."""
    played = Game.create(TURM, Setup({}, seated([None] * 3)), None, 7)
    rng = random.Random(5)
    while played.state.turn < 7:
        played.submit(commanded(played.state, chosen(played.state, rng), rng, falls=0.1))
    return played


@pytest.fixture
def table() -> Remembers:
    return Remembers()


@pytest.fixture
def following(game: TurmGame, table: Remembers) -> LogAndRecap:
    held = LogAndRecap(table, LogView(game.history.start), lambda: table.states.append(None), table.begun.append)
    held.follow(shown_events(game.history.standing_steps()))
    return held


def banner(following: LogAndRecap, game: TurmGame) -> PastMomentModel | None:
    return following.banner(turm_people(game.header.setup, {}, SAY), SAY, {})


def test_a_look_back_goes_from_line_to_line_and_says_where_they_end(
    following: LogAndRecap, game: TurmGame, table: Remembers
) -> None:
    lines = following.log_view.numbers()
    assert following.intent(LookAt(lines[1]), None)
    assert following.blocks_commands
    assert following.past_state is following.log_view.turn_log.moment(lines[1]).after is table.states[-1]
    assert following.key("recap_back", None)
    assert following.at == lines[0]
    first = banner(following, game)
    assert first is not None
    assert (first.first, first.last, first.can_play_on) == (True, False, True)
    assert first.what
    following.key("recap_back", None)
    assert following.at == lines[0], "there is no line before"
    for line in lines[1:]:
        following.intent(LookOn("next"), None)
        assert following.at == line
    last = banner(following, game)
    assert last is not None
    assert (last.first, last.last) == (False, True)
    following.intent(LookOn("now"), None)
    assert table.states[-1] is None
    assert banner(following, game) is None


@pytest.mark.parametrize("key", ["cancel", "skip"])
def test_a_look_back_ends_by_key_and_what_is_not_of_the_game_is_not_looked_at(
    following: LogAndRecap, table: Remembers, key: str
) -> None:
    assert not following.key(key, None), "there is nothing to end: the key is for others"
    following.intent(LookAt(following.log_view.turn_log.count), None)
    assert not following.blocks_commands
    following.intent(LookAt(3), None)
    assert following.key(key, None)
    assert not following.blocks_commands
    assert table.states[-1] is None


def test_what_is_taken_back_is_no_longer_looked_at(following: LogAndRecap, game: TurmGame, table: Remembers) -> None:
    told = shown_events(game.history.standing_steps())
    following.intent(LookAt(len(told) - 1), None)
    following.follow(told[:-1])
    assert not following.blocks_commands
    assert table.states[-1] is None


def test_a_new_game_begins_where_one_looks_and_nowhere_else(
    following: LogAndRecap, game: TurmGame, table: Remembers
) -> None:
    following.intent(PlayOn(), None)
    assert not following.key("play_on", None)
    assert table.begun == []
    following.intent(LookAt(2), None)
    assert following.key("play_on", None)
    assert table.begun == [shown_events(game.history.standing_steps())[2].n]


def test_the_recap_is_offered_once_a_turn_and_gone_through_by_keys(
    following: LogAndRecap, game: TurmGame, table: Remembers
) -> None:
    seat = game.state.actor
    assert seat is not None
    people = turm_people(game.header.setup, {}, SAY)
    settings = Settings(recap="offered")
    following.offer((seat + 1) % 3, settings)
    following.offer(seat, Settings(recap="asked"))
    assert following.recap_model(people, SAY, {}) is None
    following.offer(seat, settings)
    assert following.past_state is None, "the strip leaves the game on the table"
    assert not following.key("skip", seat), "a key that shows motion at once has other work while it is offered"
    others = following.since(seat)
    assert [turn.seat for turn in others] == [each % 3 for each in (seat + 1, seat + 2)]
    for number, turn in enumerate(others):
        following.key("recap_next", seat)
        assert table.states[-1] is turn.after
        assert people[turn.seat].called in following.recap_told(people, SAY)
        model = following.recap_model(people, SAY, {})
        assert model is not None
        assert model.at == number
    following.key("recap_next", seat)
    assert table.states[-1] is None, "after the last turn it is done"
    following.offer(seat, settings)
    assert following.recap_model(people, SAY, {}) is None, "once a turn"


def test_who_has_not_had_a_turn_yet_is_told_of_all_since_the_beginning(game: TurmGame, table: Remembers) -> None:
    told = shown_events(game.history.standing_steps())
    people = turm_people(game.header.setup, {}, SAY)
    for turn, begins in ((2, True), (3, False)):
        held = LogAndRecap(table, LogView(game.history.start), lambda: None)
        first = next(number for number, each in enumerate(told) if each.after.turn == turn)
        held.follow(told[: first + 1])
        seat = told[first].after.actor
        held.offer(seat, Settings(recap="offered"))
        model = held.recap_model(people, SAY, {})
        assert model is not None
        assert model.begins == begins


def test_the_recap_closes_by_acting_by_cancel_and_by_a_look_back(following: LogAndRecap, game: TurmGame) -> None:
    seat = game.state.actor
    following.key("recap", seat)
    assert following.past_state is not None
    following.note_action()
    assert following.past_state is None
    following.intent(StepRecap("open"), seat)
    assert following.key("cancel", seat)
    assert following.past_state is None
    following.key("recap", seat)
    following.intent(LookAt(1), seat)
    assert following.recap.turns == ()
    following.key("recap", seat)
    assert not following.blocks_commands, "nor does one look back while the recap is shown"
    following.key("recap", None)
    assert following.past_state is None, "there is nobody to tell"


def test_what_lights_up_is_the_line_pointed_at_then_what_one_looks_at(
    following: LogAndRecap, game: TurmGame, table: Remembers
) -> None:
    lit = {at: places for at in following.log_view.numbers() if (places := following.log_view.lit_places(at))}
    one, other = list(lit)[:2]
    assert lit[one].cells != lit[other].cells
    following.intent(LookAt(one), None)
    following.refresh()
    assert table.lit == (list(lit[one].cells), list(lit[one].places))
    following.log_view.pointed = other
    following.refresh()
    assert table.lit == (list(lit[other].cells), list(lit[other].places))
    following.leave()
    assert table.lit == ([], [])
