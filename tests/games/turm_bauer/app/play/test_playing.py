"""Turm Bauer at its table by mouse and keys: taken, turned, held, put back, let go once, walked, taken back."""

from pathlib import Path

import pytest
from panda3d.core import MouseButton

from tests.app.driver import Driver
from tests.games.turm_bauer.app.builders import Builder, Fate, around
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.play.block_in_hand import LIFT, TURNS, WAYS
from torres3d.games.turm_bauer.app.play.play_screen import PlayScreen
from torres3d.games.turm_bauer.hud.models.supply_models import DrawnShape, SupplyModel
from torres3d.games.turm_bauer.hud.models.turn_models import PickBlock, TurnModel
from torres3d.games.turm_bauer.kit.engine_adapter import TURM, TurmGame
from torres3d.games.turm_bauer.kit.setup_and_options import Setup, seated
from torres3d.games.turm_bauer.rules.cell_and_column_names import coloured, size_of
from torres3d.games.turm_bauer.rules.commands import Build, Discard, Hand, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.judging.statics import StaticsJudge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.scene.interaction.picking import Pick
from torres3d.games.turm_bauer.scene.measures import cell_at, middle_of
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.models.recap_and_pace_models import LookAt

STANDS = Fate()
DOUBLES = 0
"""A seed whose first throw is a double."""


@pytest.fixture
def builder(player: Driver) -> Builder:
    return Builder(player)


def first_place(builder: Builder) -> Placement:
    """A legal place without a ring."""
    return next(each for each in legal(builder.state) if isinstance(each, Placement) and each.ring is None)


def builds(game: TurmGame) -> list[Build]:
    """What was built."""
    return [step.command for step in game.history.standing_steps() if isinstance(step.command, Build)]


def toasts(builder: Builder) -> list[str]:
    """What was said over the table."""
    return [each.text for each in builder.driver.program.services.effects.recent if isinstance(each, ToastSaid)]


def in_hand(builder: Builder) -> Placement:
    """Take a block and lead its ghost to a place."""
    builder.wait()
    choice = first_place(builder)
    builder.take(choice.block)
    builder.put(choice.cells)
    return choice


@pytest.mark.slow
def test_a_block_is_taken_turned_and_let_go(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=StaticsJudge(), hand="steady")
    choice = in_hand(builder)
    builder.let_go()
    builder.wait()
    assert [build.placement for build in builds(game)] == [choice]
    assert builds(game)[0].hand == Hand()


def stained(shape: DrawnShape) -> int:
    """How many parts of a drawn block have its owner's colour."""
    return sum(sum(cell) % 2 == shape.coloured for cell in shape.cells)


@pytest.mark.slow
def test_a_block_in_the_hand_is_drawn_in_its_colours_before_it_is_led_to_a_place(builder: Builder) -> None:
    builder.begin(None, [None, None, None], seed=DOUBLES, judge=STANDS)
    builder.wait()
    assert builder.state.dice is not None
    assert len(set(builder.state.dice)) == 1, "any block may be taken"
    driver = builder.driver
    panels = driver.program.hud.model.panels
    supply = panels["supply"]
    assert isinstance(supply, SupplyModel)
    for block in supply.blocks:
        builder.take(block.block)
        driver.rounds(2)
        turn = driver.program.hud.model.panels["turn"]
        assert isinstance(turn, TurnModel)
        assert turn.chosen is not None
        assert stained(turn.chosen.shape) == stained(block.shape), block.name
        driver.key("escape")


@pytest.mark.slow
@pytest.mark.parametrize("block", ["1n", "1c"])
def test_a_single_cube_keeps_its_colour_where_it_does_not_fit(builder: Builder, block: str) -> None:
    builder.begin(None, [None, None, None], seed=DOUBLES, judge=STANDS)
    builder.wait()
    builder.take(block)
    driver, table = builder.driver, builder.parts.table
    middle = table.camera.pixel(middle_of(((0, 0, 0), (1, 1, 0))))
    assert middle is not None
    refused = set()
    for x, y in builder.free_pixels(middle):
        driver.move(x, y)
        driver.rounds()
        trial, turn = builder.top.controller.hand.trial, driver.program.hud.model.panels["turn"]
        if trial is None or trial.cells is None:
            continue
        assert isinstance(turn, TurnModel)
        assert turn.chosen is not None
        assert stained(turn.chosen.shape) == (block == "1c")
        assert coloured(table.ghost.painted[0]) == (block == "1c")
        if not trial.fits:
            refused.add(coloured(trial.cells[0]))
        if refused == {True, False}:
            break
    assert (block != "1c") in refused, "it lay where the other kind belongs"


@pytest.mark.slow
def test_the_hand_of_a_person_trembles_and_lets_go_where_it_is(builder: Builder) -> None:
    fate = Fate()
    game = builder.begin(None, [None, None, None], judge=fate, hand="mouse")
    choice = in_hand(builder)
    screen, table = builder.driver.screen, builder.parts.table
    screen.press(MouseButton.one())
    builder.driver.rounds(2)
    first = table.hand.shown
    builder.driver.rounds(6)
    assert first is not None
    assert table.hand.shown is not None
    assert first != table.hand.shown, "it trembles"
    assert game.n == 0, "nothing is let go while it is held"
    holding = builder.top.controller.hand.holding
    assert holding is not None
    screen.release(MouseButton.one())
    builder.driver.rounds()
    builder.wait()
    (build,) = builds(game)
    assert build.placement == choice
    assert build.hand != Hand()
    assert max(abs(build.hand.dx), abs(build.hand.dy)) < 500


@pytest.mark.long
def test_what_was_let_go_falls_from_where_it_hung(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="mouse")
    in_hand(builder)
    screen, table = builder.driver.screen, builder.parts.table
    screen.press(MouseButton.one())
    builder.driver.rounds(6)
    hung = table.hand.shown
    screen.release(MouseButton.one())
    while not table.animating:
        assert table.hand.shown is not None, "it hangs until it falls"
        builder.driver.rounds()
    assert hung is not None
    assert table.hand.shown is None
    moving = table.scene.moving.get_children()
    heights = [sum(corner.z for corner in found) / 2 for node in moving if (found := node.get_tight_bounds())]
    assert max(heights) > middle_of(hung.cells)[2] + LIFT / 3, "it is over its place, and not brought from its heap"


@pytest.mark.slow
def test_steering_moves_the_block(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="mouse")
    in_hand(builder)
    screen = builder.driver.screen
    screen.press(MouseButton.one())
    builder.driver.rounds(2)
    holding = builder.top.controller.hand.holding
    assert holding is not None
    x, y = builder.driver.program.pointer.place or (0.0, 0.0)
    screen.move(x + 150, y)
    builder.driver.rounds(12)
    (east, north, _), _, _ = builder.parts.table.camera.view.axes()
    assert holding.hand.place[0] * east + holding.hand.place[1] * north > 0.5, "to the right, as the hand"
    screen.press(MouseButton.three())
    builder.driver.rounds(2)
    assert builder.top.controller.hand.holding is None, "the other button puts it back"
    screen.release(MouseButton.three())
    screen.release(MouseButton.one())
    builder.driver.rounds(2)
    assert builder.top.session.game.n == 0
    assert builder.top.controller.hand.trial is not None, "it is still in the hand"


@pytest.mark.slow
def test_escape_puts_a_held_block_back_at_no_cost(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="mouse")
    in_hand(builder)
    screen = builder.driver.screen
    screen.press(MouseButton.one())
    builder.driver.rounds(4)
    builder.driver.key("escape")
    screen.release(MouseButton.one())
    builder.driver.rounds(4)
    assert game.n == 0
    assert builder.top.controller.hand.holding is None
    assert isinstance(builder.driver.program.services.screens.top, PlayScreen)


@pytest.mark.slow
@pytest.mark.parametrize("hand", ["steady", "mouse"])
def test_hurried_clicks_build_once(builder: Builder, hand: str) -> None:
    fate = Fate()
    game = builder.begin(None, [None, None, None], judge=fate, hand=hand)
    in_hand(builder)
    screen = builder.driver.screen
    for _ in range(4):
        screen.press(MouseButton.one())
        builder.driver.rounds()
        screen.release(MouseButton.one())
        builder.driver.rounds()
    builder.wait()
    assert fate.let_go == 1
    assert len(builds(game)) == 1


@pytest.mark.slow
def test_the_wheel_turns_the_block_and_with_an_empty_hand_the_camera_goes_nearer(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS)
    builder.wait()
    screen, camera = builder.driver.screen, builder.parts.table.camera
    builder.driver.move(640, 330)
    before = camera.goal.distance
    screen.press(MouseButton.wheel_up())
    builder.driver.rounds()
    screen.release(MouseButton.wheel_up())
    builder.driver.rounds()
    assert camera.goal.distance != before
    block = next(each.block for each in legal(builder.state) if isinstance(each, Placement) and size_of(each.block) > 2)
    builder.take(block)
    builder.driver.move(640, 330)
    near, trial = camera.goal.distance, builder.top.controller.hand.trial
    assert trial is not None
    screen.press(MouseButton.wheel_up())
    builder.driver.rounds()
    screen.release(MouseButton.wheel_up())
    builder.driver.rounds()
    turned = builder.top.controller.hand.trial
    assert turned is not None
    assert camera.goal.distance == near
    assert turned.lies != trial.lies or len(trial.ways) <= 1


@pytest.mark.slow
def test_the_own_figure_is_seen_through_the_tower_while_it_may_walk(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    in_hand(builder)
    own, acting = builder.parts.table.own_figure, builder.state.to_act
    assert own.shown is None
    builder.let_go()
    builder.wait()
    assert builder.state.stage == "move"
    assert own.shown == (acting.colour, builder.parts.table.top_of(acting.figure))
    builder.give(Stay())
    builder.wait()
    assert own.shown is None


@pytest.mark.slow
def test_the_wheel_counts_ways_one_by_one_as_keys_and_buttons_do(builder: Builder) -> None:
    builder.begin(None, [None, None, None], seed=DOUBLES, judge=STANDS)
    builder.wait()
    take_block_of(builder, 4)
    builder.driver.move(640, 330)
    controller = builder.top.controller

    def way() -> tuple[int, int]:
        held = controller.in_hand
        assert held is not None
        return held.way, held.ways

    first, ways = way()
    assert ways > 4
    for number in range(1, ways + 1):
        controller.wheel(1.0)
        assert way() == ((first - 1 + number) % ways + 1, ways)
    controller.wheel(-1.0)
    before = way()
    controller.do("next_way")
    controller.do("previous_way")
    assert way() == before
    controller.wheel(1.0)
    assert way()[0] == first


def take_block_of(builder: Builder, size: int) -> str:
    """Take a block of so many parts that can be built."""
    places = (each for each in legal(builder.state) if isinstance(each, Placement))
    block = next(each.block for each in places if size_of(each.block) == size)
    builder.take(block)
    return block


@pytest.mark.slow
def test_a_block_turns_or_it_is_said_why_not(builder: Builder) -> None:
    builder.begin(None, [None, None, None], seed=DOUBLES, judge=STANDS)
    builder.wait()
    ways = [*TURNS, *WAYS]
    kept: list[str] = []
    for size in (1, 2, 3):
        block = take_block_of(builder, size)
        builder.driver.move(640, 330)
        for action in ways:
            before, said = builder.top.controller.hand.trial, number_of_toasts(builder)
            builder.top.controller.do(action)
            now = builder.top.controller.hand.trial
            assert before is not None
            assert now is not None
            if (before.lies, before.cells) == (now.lies, now.cells):
                kept.append(action)
                assert number_of_toasts(builder) > said, (block, action)
    assert kept, "a cube has one way to lie"
    builder.top.controller.let_be()
    said = number_of_toasts(builder)
    builder.top.controller.do("turn")
    assert number_of_toasts(builder) > said, "an empty hand"


@pytest.mark.slow
def test_a_turned_block_stays_on_the_field_that_is_pointed_at(builder: Builder) -> None:
    builder.begin(None, [None, None, None], seed=DOUBLES, judge=STANDS)
    builder.wait()
    seen = 0
    for size in (2, 3, 4):
        block = take_block_of(builder, size)
        for x, y in around(120, 40):
            builder.driver.move(640 + x, 360 + y)
            before = builder.top.controller.hand.trial
            if before is None or before.aim is None or before.aim.target is None or before.cells is None:
                continue
            cell = cell_at(*before.aim.target)
            builder.top.controller.wheel(1.0)
            after = builder.top.controller.hand.trial
            assert after is not None
            if after.lies == before.lies or not after.fits:
                continue
            possible = any(cell in cells for cells in after.offer.of_shape(after.lies))
            assert after.cells is not None
            assert not possible or cell in after.cells, (block, before.cells, after.cells)
            seen += possible
    assert seen >= 10


def number_of_toasts(builder: Builder) -> int:
    """How much was said over the table so far."""
    said = [each.number for each in builder.driver.program.services.effects.recent if isinstance(each, ToastSaid)]
    return max(said, default=0)


@pytest.mark.slow
def test_the_prompt_says_why_a_place_is_refused(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    builder.wait()
    builder.take(first_place(builder).block)
    refused = set()
    for x in range(300, 1000, 60):
        for y in range(160, 600, 60):
            builder.driver.move(x, y)
            trial = builder.top.controller.hand.trial
            if trial is not None and trial.cells is not None and not trial.fits:
                prompt = builder.driver.program.hud.model.prompt
                assert prompt is not None
                refused.add(prompt.text)
                builder.driver.click(x, y)
    assert refused
    assert game.n == 0
    assert set(toasts(builder)) & refused, "a click there says it as well"


@pytest.mark.slow
def test_the_figure_walks_by_a_click_and_the_way_is_shown(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    builder.wait()
    choice = next(each for each in legal(builder.state) if isinstance(each, Placement) and each.ring is None)
    builder.give(choice)
    builder.wait()
    walk = next(
        each for each in legal(game.state) if isinstance(each, Move) and each.ring is None and each.to != "table"
    )
    assert walk.to in builder.parts.table.marks.get("target")
    builder.give(walk)
    builder.wait()
    assert game.history.standing_steps()[-1].command == walk
    assert game.state.actor != game.history.standing_steps()[-1].by, "the next one's turn"


@pytest.mark.slow
def test_a_discard_can_be_taken_back_and_a_build_not(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="steady", seed=2)
    supplies = 0
    while not any(isinstance(each, Discard) for each in legal(game.state)):
        choices = legal(game.state)
        choice = next((each for each in choices if isinstance(each, Placement) and each.ring is None), None)
        if choice is not None:
            game.submit(Build(choice.block, choice.cells, None, Hand(), STANDS.judge(game.state, choice, Hand())))
        else:
            game.submit(Stay())
        supplies += 1
        assert game.state.stage != "over"
    builder.top.playback.finish()
    builder.wait()
    discard = next(each for each in legal(game.state) if isinstance(each, Discard))
    before = game.state
    builder.give(discard)
    builder.wait()
    assert game.state.stage == "move"
    builder.driver.spot("undo")
    builder.wait()
    assert game.state is before
    builder.give(discard)
    builder.wait()
    builder.driver.spot("stay")
    builder.wait()
    n = game.n
    builder.driver.key("z")
    assert game.n == n, "nothing of what others did is taken back"


@pytest.mark.slow
def test_a_slip_leaves_the_block_in_the_hand(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=Fate(slips=(1,)), hand="steady")
    choice = in_hand(builder)
    builder.let_go()
    builder.wait()
    assert game.state.slips == 1
    assert builder.top.controller.selection.block == choice.block
    assert any("slip" in text for text in toasts(builder))


@pytest.mark.long
def test_a_collapse_ends_the_game_once(builder: Builder) -> None:
    fate = Fate(collapse=4)
    game = builder.begin(None, [None, None, None], judge=fate, hand="drawn")
    while game.state.stage != "over":
        builder.wait()
        choice = first_place(builder) if game.state.stage == "build" else Stay()
        builder.give(choice)
        builder.wait()
    assert game.state.collapse is not None
    builder.driver.rounds(20)
    assert builder.over == [game]


@pytest.mark.long
def test_bots_play_and_a_person_takes_over(builder: Builder, tmp_path: Path) -> None:
    game = builder.begin(tmp_path / "bots.turm", [None, "careless", "careless"], judge=STANDS, hand="drawn")
    for _ in range(3):
        builder.wait_for_person()
        if game.state.stage == "build":
            builder.give(first_place(builder))
        else:
            builder.give(Stay())
    builder.wait_for_person()
    assert any(step.by != builder.top.session.human_seats[0] for step in game.history.standing_steps()), (
        "a bot has played"
    )


@pytest.mark.slow
def test_the_window_changes_its_size_with_a_block_in_hand(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    choice = in_hand(builder)
    table = builder.parts.table
    table.resize(1024, 640)
    builder.driver.rounds(3)
    table.resize(builder.driver.screen.width, builder.driver.screen.height)
    builder.driver.rounds(3)
    builder.put(choice.cells)
    builder.let_go()
    builder.wait()
    assert builder.top.session.game.n == 1


@pytest.mark.long
def test_another_language_at_the_table(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    builder.give(in_hand(builder))
    builder.wait()
    hud = builder.driver.program.hud
    assert hud.model.log is not None
    english = hud.model.log.turns[0].lines[0].text
    builder.driver.program.set_setting("language", "de")
    builder.driver.rounds(3)
    assert hud.model.log is not None
    assert hud.model.log.turns[0].lines[0].text != english
    assert hud.model.prompt is not None
    assert "Spielfigur" in hud.model.prompt.text


@pytest.mark.slow
def test_a_line_of_the_log_leads_back_and_nothing_is_done_meanwhile(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    for _ in range(4):
        builder.wait()
        builder.give(first_place(builder) if game.state.stage == "build" else Stay())
    builder.wait()
    builder.driver.rounds(10)
    hud, top = builder.driver.program.hud, builder.top
    log = hud.model.log
    assert log is not None
    top.log_and_recap.log_view.open = True
    builder.driver.rounds(2)
    builder.driver.spot(f"line:{log.turns[-1].lines[0].at if log.turns[-1].lines else log.turns[-2].lines[0].at}")
    builder.driver.rounds(2)
    assert top.log_and_recap.past_state is not None
    assert hud.model.past_moment is not None
    n = game.n
    builder.driver.click(640, 330)
    assert game.n == n
    builder.driver.key("escape")
    assert top.log_and_recap.past_state is None


@pytest.mark.long
def test_any_click_on_a_thing_closes_the_recap_and_while_one_looks_back_keys_only_look(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=STANDS, hand="steady")
    for _ in range(2):
        builder.wait()
        builder.give(first_place(builder) if game.state.stage == "build" else Stay())
    builder.wait()
    top, table = builder.top, Pick("table", (0.0, 0.0, 0.0))
    for second in (False, True):
        top.key("recap")
        assert top.log_and_recap.past_state is not None
        top.click(table, second)
        assert top.log_and_recap.past_state is None
    top.intent(LookAt(0))
    said = len(toasts(builder))
    for key in ("take_next", "discard"):
        top.key(key)
    top.intent(PickBlock("een"))
    assert top.controller.selection.block is None
    assert toasts(builder)[said:] == 3 * [builder.driver.program.services.say("looking-holds")]
    top.key("skip")
    top.key("take_next")
    assert top.controller.selection.block is not None


@pytest.mark.slow
def test_a_saved_game_goes_on_where_it_was(builder: Builder, tmp_path: Path) -> None:
    file = tmp_path / "saved.turm"
    begun = Game.create(TURM, Setup({"hand": "steady"}, seated([None, None])), file, 5)
    choice = next(each for each in legal(begun.state) if isinstance(each, Placement))
    begun.submit(Build(choice.block, choice.cells, choice.ring, Hand(), STANDS.judge(begun.state, choice, Hand())))
    begun.close()
    game = builder.show(Game.open(TURM, file), STANDS)
    builder.wait()
    assert builder.parts.table.state is game.state
    builder.give(Stay())
    builder.wait()
    assert Game.open(TURM, file).n == 2 if game.file is None else game.n == 2
