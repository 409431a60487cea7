"""A whole game of Turm Bauer by keys alone: blocks taken, turned and led to their places, rings, discards, walks."""

from pathlib import Path

import pytest

from tests.app.driver import STILL
from tests.app.keyboard import Keys
from tests.app.opened import CHANCE, Opens
from tests.games.torres.logged_games import begun
from tests.games.turm_bauer import pictures
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.play.test_playing import toasts
from tests.games.turm_bauer.app.whole_games import keys, logged, play_by_keys
from torres3d.app.window.settings import Settings
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.input.click_to_command import Selection
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Move, WalkRing
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.options import HandKind
from torres3d.games.turm_bauer.words.names import place_name

QUICK = Settings(quality="low", instant=True, reduced_motion=True, recap="asked")


@pytest.fixture
def builder(open_program: Opens) -> Builder:
    driver = open_program(QUICK)
    return Builder(Keys(driver.program, driver.screen))


@pytest.mark.slow
def test_a_block_is_turned_and_led_by_keys(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="mouse")
    builder.wait()
    keys(builder, "6", "n")
    first = builder.top.controller.hand.trial
    assert first is not None
    seen = {first.cells}
    for key in ("arrow_right", "arrow_left", "arrow_up", "arrow_down", "page_up", "page_down", "e", "q", "f", "u", "j"):
        keys(builder, key)
        trial = builder.top.controller.hand.trial
        assert trial is not None
        seen.add(trial.cells)
    assert len(seen) > 3
    model = builder.driver.program.hud.model
    assert model.tip_at is not None or model.tooltip is None


@pytest.mark.slow
def test_a_key_may_mean_one_thing_here_and_another_in_torres(
    builder: Builder, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    driver = builder.driver
    assert isinstance(driver, Keys)
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


@pytest.mark.slow
def test_without_the_mouse_the_hand_is_drawn(builder: Builder) -> None:
    """With `hand: mouse` a block that is let go by a key has the hand that a bot would have (T-9.5, drawn hand)."""
    hands = []
    for _ in range(2):
        game = builder.begin(None, [None, None, None], seed=CHANCE, judge=Fate(), hand="mouse")
        builder.wait()
        keys(builder, "6", "n", "enter")
        builder.wait()
        command = game.history.standing_steps()[0].command
        assert isinstance(command, Build)
        hands.append(command.hand)
    assert hands[0] == hands[1]
    assert (hands[0].dx, hands[0].dy) != (0, 0)


@pytest.fixture
def seeing(open_program: Opens) -> Builder:
    """Somebody at the keyboard who sees everything move."""
    driver = open_program(Settings(quality="low", recap="asked"))
    return Builder(Keys(driver.program, driver.screen))


def shown_building(builder: Builder) -> TurmGame:
    """A game in which the first block was let go by Enter, which is still shown."""
    game = builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6", "n", "enter")
    while builder.top.session.falling is not None:
        builder.driver.rounds()
    assert (game.n, game.state.stage) == (1, "move")
    return game


@pytest.mark.slow
def test_a_field_is_chosen_and_entered_while_the_block_is_still_seen_to_come(seeing: Builder) -> None:
    game = shown_building(seeing)
    assert seeing.top.playback.busy
    keys(seeing, "n", "enter")
    assert isinstance(game.history.standing_steps()[-1].command, Move), "no key is lost while something is shown"


@pytest.mark.slow
def test_an_arrow_chooses_a_field_while_the_block_is_still_seen_to_come(seeing: Builder) -> None:
    game = shown_building(seeing)
    keys(seeing, "arrow_up")
    if seeing.top.controller.goal is None:
        keys(seeing, "n")
    keys(seeing, "enter")
    assert isinstance(game.history.standing_steps()[-1].command, Move)


@pytest.mark.slow
def test_enter_right_after_enter_is_heard_where_it_means_something_else(builder: Builder) -> None:
    """A key pressed twice by mistake lets go once; but a quick hand walks as soon as the block stands."""
    game = builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6", "n", "enter", "n", "enter")
    builder.driver.rounds(2)
    assert [type(step.command) for step in game.history.standing_steps()] == [Build, Move]


@pytest.mark.slow
def test_a_ring_laid_down_by_a_key_is_given_again_at_once(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "7", "7")
    assert builder.top.controller.selection.ring == "free", "pressed twice by mistake it counts once"
    keys(builder, "escape", "7")
    assert builder.top.controller.selection.ring == "free"


@pytest.mark.slow
def test_a_mouse_that_lies_still_takes_nothing_from_the_keys(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    builder.driver.move(640, 300)
    builder.driver.move(640, 330)
    keys(builder, "6", "n", "enter")
    builder.wait()
    keys(builder, "n")
    goal = builder.top.controller.goal
    assert goal is not None
    builder.driver.program.table.camera.preset("top", at_once=True)
    builder.driver.program.pointer.forget()
    builder.driver.rounds(2)
    assert builder.top.controller.goal == goal, "what comes to lie under the mouse was not pointed at"
    builder.driver.move(660, 380)
    assert builder.top.controller.goal is None, "but a mouse that moves points"


@pytest.mark.slow
def test_enter_with_nothing_chosen_says_what_to_choose(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "enter")
    assert toasts(builder)[-1] == "Take a block first."
    keys(builder, "6", "n", "enter")
    builder.wait()
    builder.driver.rounds(9)
    keys(builder, "enter")
    assert toasts(builder)[-1].startswith("Choose a field")


def prompt(builder: Builder) -> str:
    """The line that says what to do."""
    builder.driver.rounds(2)
    model = builder.driver.program.hud.model.prompt
    assert model is not None
    return model.text


@pytest.mark.slow
def test_the_prompt_names_keys_while_keys_are_used(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6")
    assert "N and the arrows lead it" in prompt(builder)
    keys(builder, "n")
    assert prompt(builder).startswith("Enter: build the")
    keys(builder, "enter")
    builder.wait()
    keys(builder, "n")
    assert prompt(builder).startswith("Enter: walk")
    builder.driver.move(640, 300)
    builder.driver.move(640, 330)
    assert "Enter" not in prompt(builder), "the mouse has it again"


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["drawn", "mouse"])
def test_the_prompt_says_what_enter_presses_on_a_panel(builder: Builder, hand: HandKind) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand=hand)
    builder.wait()
    keys(builder, "6", "n")
    on_table = prompt(builder)
    assert "build the" in on_table
    driver = builder.driver
    assert isinstance(driver, Keys)
    driver.reach("hint")
    label = driver.program.hud.spot("hint").name_in_words
    assert label
    assert prompt(builder) == f"Enter: “{label}”. Esc: back to the table."
    keys(builder, "escape")
    assert prompt(builder) == on_table


@pytest.mark.slow
def test_enter_answers_what_the_prompt_asks(builder: Builder) -> None:
    """A block the dice do not allow is built for a ring; where nothing can be built one goes into the box."""
    game = builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    controller = builder.top.controller
    acting = game.state.acting
    assert acting is not None
    dear = next(block for block in acting.supply if controller.choices.opened_by_ring(block))
    controller.select(Selection(dear))
    keys(builder, "enter")
    assert controller.selection == Selection(dear, "free")
    keys(builder, "enter")
    assert toasts(builder)[-1].startswith("Point at the tower"), "heard, for it is asked something else"
    keys(builder, "n", "enter")
    builder.wait()
    command = game.history.standing_steps()[0].command
    assert isinstance(command, Build)
    assert (command.block, command.ring) == (dear, "free")


GAME = Path(pictures.__file__).with_name("four.turm")
WALKING = 44
"""Lines of its log after which a figure walks, and rings would open something."""


def walking_game(builder: Builder, folder: Path) -> TurmGame:
    """The recorded game, opened where a figure walks."""
    file = folder / "four.turm"
    file.write_text("".join(GAME.read_text("utf-8").splitlines(keepends=True)[:WALKING]), "utf-8")
    game = builder.show(Game.open(TURM, file), StaticsJudge())
    builder.wait()
    return game


@pytest.mark.slow
@pytest.mark.parametrize(("key", "ring"), [("8", "pass"), ("9", "leap")])
def test_a_ring_is_given_and_walked_with_by_keys(builder: Builder, tmp_path: Path, key: str, ring: WalkRing) -> None:
    game = walking_game(builder, tmp_path)
    choices = builder.top.controller.choices
    opened = set(choices.walks[ring]) - set(choices.walks[None])
    keys(builder, key)
    for _ in range(len(choices.walks[ring]) + len(choices.walks[None])):
        keys(builder, "n")
        if builder.top.controller.goal in opened:
            break
    assert "use a ring" in prompt(builder)
    keys(builder, "enter")
    command = game.history.standing_steps()[-1].command
    assert isinstance(command, Move)
    assert (command.ring, command.to in opened) == (ring, True)


@pytest.mark.slow
def test_a_ring_given_by_tab_and_enter_leaves_the_keys_to_the_board(builder: Builder, tmp_path: Path) -> None:
    """The button of the ring is gone then, and a second Enter must not press the one beside it, which ends the turn."""
    game = walking_game(builder, tmp_path)
    hud, steps = builder.driver.program.hud, len(game.history.steps)
    for _ in range(40):
        keys(builder, "tab")
        for _ in range(4):
            if hud.focused.startswith("prompt:ring"):
                break
            keys(builder, "arrow_right")
        if hud.focused.startswith("prompt:ring"):
            break
    assert hud.focused.startswith("prompt:ring")
    keys(builder, "enter")
    assert builder.top.controller.selection.ring in ("pass", "leap")
    assert hud.ring == ""
    keys(builder, "enter")
    assert len(game.history.steps) == steps


@pytest.mark.long
def test_a_whole_game_by_keys(builder: Builder, tmp_path: Path) -> None:
    fate = Fate(slips=(4, 8))
    game = builder.begin(tmp_path / "keys.turm", [None, None, None], judge=fate, hand="drawn")
    play_by_keys(builder, game)
    commands = [step.command for step in game.history.standing_steps()]
    assert logged(game) == commands
    assert any(isinstance(command, Build) and command.ring == "free" for command in commands)
    assert any(isinstance(command, Move) for command in commands)
    assert any(isinstance(command, Discard) for command in commands)
    assert sum(isinstance(command, Build) and command.rest.pose is None for command in commands) == 2


def told(builder: Builder) -> tuple[str, ...]:
    """The title and the lines of the tip over the table."""
    tip = builder.driver.program.hud.model.tooltip
    return () if tip is None else (tip.title, *tip.lines)


def build_first(builder: Builder) -> None:
    """Begin a game and build its first block: the figure may walk."""
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    builder.give(builder.top.controller.choices.all[0])
    builder.wait()


@pytest.mark.slow
def test_the_tip_is_about_what_keys_lead_to_and_not_where_the_mouse_lies(builder: Builder) -> None:
    build_first(builder)
    fields = [each.to for each in builder.top.session.choices.all if isinstance(each, Move) and each.to != TABLE]
    builder.driver.move(*builder.find(fields[0]).pixel)
    say = builder.parts.services.say
    assert place_name(fields[0], say) in told(builder)
    for _ in range(3):
        keys(builder, "n")
        goal = builder.top.controller.goal
        assert goal is not None
        assert (place_name(goal, say) in told(builder)) == (goal != TABLE)


@pytest.mark.slow
def test_a_mouse_at_rest_points_anew_when_the_view_has_changed(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    builder.look_from("iso")
    middle = builder.parts.table.camera.pixel((0.0, 0.0, 1.0))
    assert middle is not None
    builder.driver.move(*middle[:2])
    assert told(builder)
    builder.parts.table.camera.turn(0.0, 8.0)
    builder.parts.table.camera.shift(6.0, 0.0)
    builder.driver.rounds(STILL)
    assert not told(builder), "the cornerstone lies elsewhere now"


@pytest.mark.slow
def test_a_tip_goes_with_its_place_when_the_view_changes(builder: Builder) -> None:
    build_first(builder)
    builder.look_from("iso")
    keys(builder, "n")
    while builder.top.controller.goal == TABLE:
        keys(builder, "n")
    before = builder.driver.program.hud.model.tip_at
    builder.parts.table.camera.turn(70.0, 20.0)
    builder.driver.rounds(STILL)
    now = builder.driver.program.hud.model.tip_at
    assert now == builder.top.view.marks.pixel
    assert now != before


def point_where_nothing_fits(builder: Builder) -> tuple[int, int]:
    """Move the mouse to where the ghost of the block in the hand cannot be built."""
    for x in range(200, 1100, 60):
        for y in range(150, 560, 60):
            builder.driver.move(x, y)
            trial = builder.top.controller.hand.trial
            if trial is not None and trial.snapped is not None and not trial.fits:
                return x, y
    raise AssertionError("the block fits everywhere")


@pytest.mark.slow
def test_keys_lead_a_block_from_where_it_does_not_fit_to_where_it_does(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6")
    for key in ("arrow_left", "arrow_right", "arrow_up", "arrow_down", "page_up", "page_down"):
        point_where_nothing_fits(builder)
        keys(builder, key)
        trial = builder.top.controller.hand.trial
        assert trial is not None
        assert trial.fits, key


@pytest.mark.slow
def test_an_arrow_that_leads_nowhere_says_so(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6", "n")
    trial, before = builder.top.controller.hand.trial, None
    while trial is not None and trial.cells != before:
        before = trial.cells
        keys(builder, "arrow_left")
        trial = builder.top.controller.hand.trial
    assert trial is not None
    assert builder.driver.program.hud.toast == builder.driver.program.services.say("turm-advise-nothing-that-way")


@pytest.mark.slow
def test_a_block_that_a_key_takes_lies_where_it_fits_wherever_the_mouse_rests(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="drawn")
    builder.wait()
    keys(builder, "6")
    point_where_nothing_fits(builder)
    for _ in range(3):
        keys(builder, "6")
        trial = builder.top.controller.hand.trial
        assert trial is not None
        assert trial.fits or trial.cells is None, "at its place, or still nowhere"
