"""Playing on from a moment of a replay: who plays whom is asked, a new game lies on the shelf, the old one stays."""

import shutil
from pathlib import Path

import pytest

from tests.app.driver import Driver
from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import seat_in_turn
from tests.house.places import ROOT
from torres3d.app.window.settings import Settings
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.replay.replay_screen import ReplayScreen
from torres3d.games.torres.hud.models.open_hand_models import HandsModel, OpenHand
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.rules.commands import Move
from torres3d.games.torres.rules.events import KnightPlaced
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.page_models import BranchModel, PauseModel
from torres3d.hud.models.recap_and_pace_models import LookAt
from torres3d.hud.models.replay_models import ReplayModel

EXAMPLE = ROOT / "tests/games/torres/examples/008-rio-grande-1999-basic-4p.torres"
AT = 60


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A game that is over, on the shelf."""
    (tmp_path / "games").mkdir()
    return Path(shutil.copy(EXAMPLE, tmp_path / "games"))


def replay(player: Driver, file: Path, at: int = AT) -> ReplayScreen:
    """The replay of a game at a command."""
    player.program.flow.open_replay(file)
    top = player.program.services.screens.top
    assert isinstance(top, ReplayScreen)
    top.jump(at)
    player.rounds(2)
    return top


def asked(player: Driver) -> BranchModel:
    """The page that asks who plays whom."""
    screen = player.program.hud.model.screen
    assert isinstance(screen, BranchModel)
    return screen


def bar(player: Driver) -> ReplayModel:
    """The replay bar."""
    found = player.program.hud.model.replay
    assert found is not None
    return found


def hands(player: Driver) -> tuple[OpenHand, ...]:
    """The hands that lie open on it."""
    shown = bar(player).extra
    assert isinstance(shown, HandsModel)
    return shown.hands


def seat_persons(player: Driver) -> None:
    """Persons play all seats."""
    for seat, each in enumerate(asked(player).players):
        if each.bot is not None:
            levels = [bot.id for bot in asked(player).bots]
            for _ in range(len(levels) - levels.index(each.bot)):
                player.spot(f"who:{seat}:next")


@pytest.mark.slow
def test_a_new_game_begins_where_the_replay_stands_and_the_old_one_stays(player: Driver, old: Path) -> None:
    before = old.read_bytes()
    shown = replay(player, old)
    state = shown.state
    player.spot("branch")
    seat_persons(player)
    player.spot("play_on")
    player.wait()
    assert player.game.session.state == state
    file = player.game.session.game.file
    assert file is not None
    assert file != old
    assert all(each.bot is None for each in player.game.session.game.header.setup.players)
    assert old.read_bytes() == before
    title = player.program.services.shelf.title(file)
    assert title.endswith(f"from year {state.phase}, round {state.round}")
    player.give(player.game.session.commands[0])
    assert load_log(TORRES, file)[1].n == AT + 1


@pytest.mark.slow
def test_a_bot_takes_over_a_seat_and_names_follow(player: Driver, old: Path) -> None:
    replay(player, old)
    player.spot("branch")
    seat_persons(player)
    persons = [each.name for each in asked(player).players]
    player.spot("who:1:next")
    player.spot("who:2:next")
    rows = asked(player).players
    assert rows[1].bot == rows[2].bot == asked(player).bots[0].id
    names = [each.name for each in rows]
    assert len(set(names)) == len(names)
    assert names[0] == persons[0]


@pytest.mark.slow
def test_by_keyboard_alone_and_escape_goes_back_to_the_replay(player: Driver, old: Path) -> None:
    shown = replay(player, old)
    keys = Keys(player.program, player.screen)
    keys.key("a")
    assert asked(player)
    keys.key("escape")
    assert player.program.services.screens.top is shown
    assert shown.at == AT
    keys.key("a")
    keys.reach("play_on")
    keys.key("enter")
    player.rounds(4)
    assert player.game.session.game.n >= AT


@pytest.mark.slow
def test_nothing_is_left_to_play_at_the_end(player: Driver, old: Path) -> None:
    replay(player, old, 1_000_000)
    assert not player.program.hud.spot("branch").enabled
    player.program.press("a")
    player.rounds(2)
    assert player.program.hud.model.screen is None


@pytest.mark.slow
def test_a_running_game_is_branched_from_its_own_replay_and_hands_stay_closed(player: Driver, old: Path) -> None:
    lines = old.read_bytes().splitlines(keepends=True)
    old.write_bytes(b"".join(lines[: AT + 1]))
    replay(player, old, 10)
    assert "eyes" not in [choice.id for choice in bar(player).choices], "hands of a game that goes on are secret"
    player.program.press("c")
    player.rounds(2)
    assert bar(player).extra is None
    player.spot("branch")
    assert asked(player).moment


@pytest.mark.slow
def test_hands_are_closed_one_players_or_all_open(player: Driver, old: Path) -> None:
    shown = replay(player, old, 300)
    assert bar(player).extra is None
    player.spot("eyes")
    (first,) = hands(player)
    assert first.name == shown.players[0].name
    for _ in range(4):
        player.program.press("c")
        player.rounds(2)
    assert [hand.name for hand in hands(player)] == [each.name for each in shown.players]
    player.spot("eyes")
    assert bar(player).extra is None


@pytest.mark.slow
def test_open_hands_are_pictures_of_cards_and_each_says_what_it_does(player: Driver, old: Path) -> None:
    shown = replay(player, old, 300)
    held = [set(hand) for hand in shown.state.hands]
    assert any(held), "a moment with cards"
    for _ in range(5):
        player.spot("eyes")
    assert [{card for card, _ in hand.held} for hand in hands(player)] == held
    hud = player.program.hud
    cards = [f"open:{seat}:{card}" for seat, hand in enumerate(held) for card in hand]
    for name in cards:
        player.move(*hud.spot_pixels(name))
        player.rounds(40)
        assert hud.rect_of(Tooltip) is not None, name
    keys = Keys(player.program, player.screen)
    keys.reach(cards[-1])
    assert hud.ring == cards[-1]


@pytest.mark.slow
def test_a_replay_is_shown_at_a_large_ui_scale_too(open_program: Opens, old: Path) -> None:
    player = open_program(Settings(quality="low", ui_scale=1.5))
    replay(player, old)
    player.spot("eyes")
    assert hands(player)
    hud = player.program.hud
    assert not [spot for panel in hud.panels for spot in panel.spots if spot.name.startswith("open:")], "words"
    player.spot("branch")
    player.spot("who:3:next")
    player.spot("play_on")
    player.rounds(4)
    assert player.game.session.game.n >= AT


@pytest.mark.slow
def test_after_a_replay_out_of_the_pause_the_table_shows_the_game_again(player: Driver, old: Path) -> None:
    lines = old.read_bytes().splitlines(keepends=True)
    old.write_bytes(b"".join(lines[: AT + 1]))
    player.program.flow.open_game(old)
    player.wait()
    state = player.game.playback.shown
    player.program.press("escape")
    player.rounds(2)
    player.spot("replay")
    player.program.press("escape")
    player.rounds(3)
    assert isinstance(player.program.hud.model.screen, PauseModel)
    assert player.torres.table.state == state


@pytest.mark.slow
def test_no_tip_of_a_replay_button_lies_over_the_line(player: Driver, old: Path) -> None:
    replay(player, old)
    hud = player.program.hud
    for name in ("replay:first", "replay:play", "replay:last", "speed", "branch", "eyes"):
        player.move(*hud.spot_pixels(name))
        player.rounds(40)
        tip, line = hud.rect_of(Tooltip), hud.spot("scrubber").rect
        assert tip is not None, name
        assert not tip.overlaps(line), name


@pytest.mark.slow
@pytest.mark.parametrize("way", ["click", "key"])
def test_a_new_game_begins_where_one_looks_back_in_the_log(player: Driver, way: str) -> None:
    seat_in_turn(player)
    player.give(next(command for command in player.game.session.commands if isinstance(command, Move)))
    player.wait()
    old, n = player.game, player.game.session.game.n
    log = player.program.hud.model.log
    assert log is not None
    line = next(line for turn in log.turns for line in turn.lines if isinstance(line.event, KnightPlaced))
    old.intent(LookAt(line.at))
    player.rounds(2)
    past = old.log_and_recap.past_state
    assert past is not None
    if way == "click":
        player.spot("looking:play_on")
    else:
        player.program.press("a")
        player.rounds(2)
    assert asked(player)
    player.program.press("escape")
    player.rounds(2)
    assert player.game is old
    assert old.log_and_recap.past_state is past, "one still looks back there"
    player.program.press("a")
    player.rounds(2)
    seat_persons(player)
    player.spot("play_on")
    player.wait()
    assert player.game is not old
    assert player.game.session.state.board == past.board
    assert player.game.session.game.n < n
    file = old.session.game.file
    assert file is not None
    assert load_log(TORRES, file)[1].n == n, "the game that was played stays"
