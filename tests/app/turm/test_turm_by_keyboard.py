"""A whole game of Turm Bauer by keys alone: blocks taken, turned and led to their places, rings, discards, walks."""

from pathlib import Path

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import CHANCE, Opens
from tests.app.turm.builders import Builder, Fate
from tests.games.logged import begun
from torres3d.app.main import TorresProgram
from torres3d.app.shell.settings import Settings
from torres3d.engine.loading import load
from torres3d.kits.turm.turm_kit import TURM
from torres3d.turm.commands import Build, Discard, Move

QUICK = Settings(quality="low", instant=True, reduced_motion=True, recap="asked")


@pytest.fixture
def builder(open_program: Opens) -> Builder:
    driver = open_program(QUICK)
    return Builder(Keys(driver.program, driver.screen))


def keys(builder: Builder, *names: str) -> None:
    """Press keys one after another."""
    assert isinstance(builder.driver, Keys)
    builder.driver.keys(*names)


def build(builder: Builder, number: int) -> None:
    """Build something by keys: the next block that can be taken, at the next place but one."""
    top = builder.top
    keys(builder, "6")
    commanding = top.commanding
    while commanding.selection.ring == "free" and commanding.choices.buildable(commanding.selection.block or ""):
        keys(builder, "6")
    if top.commanding.selection.block in top.commanding.choices.discards:
        keys(builder, "delete")
        return
    keys(builder, *["n"] * (1 + number % 3))
    trial = top.commanding.trial
    assert trial is not None
    assert trial.fits, "keys lead from legal place to legal place"
    keys(builder, "enter")


def test_a_block_is_turned_and_led_by_keys(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="mouse")
    builder.wait()
    keys(builder, "6", "n")
    first = builder.top.commanding.trial
    assert first is not None
    seen = {first.cells}
    for key in ("arrow_right", "arrow_left", "arrow_up", "arrow_down", "page_up", "page_down", "e", "q", "f", "u", "j"):
        keys(builder, key)
        trial = builder.top.commanding.trial
        assert trial is not None
        seen.add(trial.cells)
    assert len(seen) > 3
    model = builder.driver.program.hud.model
    assert model.tip_at is not None or model.tooltip is None


def test_a_key_may_mean_one_thing_here_and_another_in_torres(
    builder: Builder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = builder.driver
    assert isinstance(driver, Keys)
    assert isinstance(driver.program, TorresProgram)
    driver.program.services.bindings.bind("turn_block", "k")
    asked: list[str] = []
    builder.begin(None, [None, None], judge=Fate())
    monkeypatch.setattr(builder.top, "key", asked.append)
    driver.key("k")
    torres = begun(tmp_path / "other.torres")
    torres.close()
    driver.program.flow.open_game(tmp_path / "other.torres")
    driver.rounds(3)
    driver.spot("ready")
    monkeypatch.setattr(driver.program.services.screens.top, "key", asked.append)
    driver.key("k")
    assert asked == ["turn_block", "add_knight"]


def test_without_the_mouse_the_hand_is_drawn(builder: Builder) -> None:
    """With `hand: mouse` a block that is let go by a key has the hand that a bot would have (T-9.5, drawn hand)."""
    hands = []
    for _ in range(2):
        game = builder.begin(None, [None, None, None], seed=CHANCE, judge=Fate(), hand="mouse")
        builder.wait()
        keys(builder, "6", "n", "enter")
        builder.wait()
        command = game.history.live()[0].command
        assert isinstance(command, Build)
        hands.append(command.hand)
    assert hands[0] == hands[1]
    assert (hands[0].dx, hands[0].dy) != (0, 0)


@pytest.mark.long
def test_a_whole_game_by_keys(builder: Builder, tmp_path: Path) -> None:
    fate = Fate(slips=(4, 8))
    game = builder.begin(tmp_path / "keys.turm", [None, None, None], judge=fate, hand="drawn")
    ringed = False
    while True:
        builder.wait()
        state = game.state
        if state.stage == "over":
            break
        n = game.n
        if state.stage == "build":
            if state.turn > 6 and not ringed and not builder.top.commanding.choices.discards:
                keys(builder, "7")
                ringed = builder.top.commanding.selection.ring == "free"
            build(builder, state.turn)
        elif builder.top.commanding.choices.walks.get(None) and state.turn % 2:
            keys(builder, "n", "enter")
        else:
            keys(builder, "control-enter")
        builder.wait()
        assert game.n == n + 1, f"{state.stage} in turn {state.turn}"
    commands = [step.command for step in game.history.live()]
    assert game.file is not None
    assert [step.command for step in load(TURM, game.file)[1].live()] == commands
    assert any(isinstance(command, Build) and command.ring == "free" for command in commands)
    assert any(isinstance(command, Move) for command in commands)
    assert any(isinstance(command, Discard) for command in commands)
    assert sum(isinstance(command, Build) and command.rest.pose is None for command in commands) == 2
