"""The board by keyboard: a tip describes the square under the cursor, Enter clicks it, no single key loses anything."""

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import seat_and_place
from torres3d.app.window.key_bindings import KeyBindings
from torres3d.app.window.pointer import Pointer
from torres3d.games.torres.app.input.click_to_command import NOTHING, Selection
from torres3d.games.torres.app.play.board_cursor import aims
from torres3d.games.torres.hud.models.turn_models import PickStack
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.squares import INDEX, NAMES
from torres3d.games.torres.scene.measures import centre
from torres3d.hud.kit.base_models import Answer
from torres3d.hud.kit.toast_and_sound_effects import ToastSaid
from torres3d.hud.kit.tooltips_and_toasts import Tooltip
from torres3d.hud.models.page_models import PauseModel
from torres3d.hud.models.player_look import PlayerLook


@pytest.fixture
def hands(open_program: Opens) -> Keys:
    """Somebody at the keyboard, at the first turn of a game of two persons."""
    opened = open_program()
    keys = Keys(opened.program, opened.screen)
    seat_and_place(keys, "romanian")
    if keys.cursor is not None:
        keys.key("escape")
    return keys


def told(hands: Keys) -> tuple[str, ...]:
    """What the tip says of the square under the cursor."""
    hands.rounds(2)
    tip = hands.program.hud.model.tooltip
    return () if tip is None else (tip.title, *tip.lines)


def players(hands: Keys) -> tuple[PlayerLook, ...]:
    """The players of the game."""
    return hands.game.players


def own_knight(hands: Keys) -> int:
    """A square with a knight of the player to move."""
    state = hands.game.session.state
    assert state.actor is not None
    return state.knights[state.actor].bit_length() - 1


@pytest.mark.slow
def test_no_tip_says_that_enter_moves_while_it_presses_a_button(hands: Keys) -> None:
    hands.to(own_knight(hands))
    hands.rounds(10)
    assert hands.program.hud.rect_of(Tooltip) is not None
    assert any("Enter:" in line for line in told(hands))
    hands.reach("end_turn")
    assert hands.program.hud.rect_of(Tooltip) is None, "that of the square is gone, that of the button comes later"


@pytest.mark.slow
def test_the_first_arrow_only_shows_the_cursor_and_the_next_one_moves_it(hands: Keys) -> None:
    hands.key("arrow_up")
    first = hands.cursor
    assert first is not None
    hands.key("arrow_up")
    hands.key("arrow_down")
    assert hands.cursor == first


@pytest.mark.long
@pytest.mark.parametrize("key", ["n", "p"])
def test_next_and_previous_read_the_picture_however_the_table_is_turned(hands: Keys, key: str) -> None:
    """Line by line from left to right in the picture; previous the other way."""
    camera, controller = hands.torres.table.camera, hands.game.controller

    def place(square: int) -> tuple[int, int]:
        pixel = camera.pixel(centre(square))
        assert pixel is not None
        return round(pixel[1]), round(pixel[0])

    hands.key("1")
    aimed = aims(controller.commands, controller.selection)
    assert len({square % 8 for square in aimed}) > 1 < len({square // 8 for square in aimed})
    orders = set()
    for side in ("south", "east", "north", "west"):
        camera.preset(side, at_once=True)
        hands.rounds(3)
        read = sorted(aimed, key=place, reverse=key == "p")
        went = []
        for _ in read:
            hands.key(key)
            assert hands.cursor is not None
            went.append(hands.cursor)
        at = read.index(went[0])
        assert went == read[at:] + read[:at], side
        orders.add(tuple(read))
    assert len(orders) == 4, "each side has its own order"


@pytest.mark.slow
def test_the_board_stays_where_it_is_while_the_cursor_comes_and_goes(hands: Keys) -> None:
    hands.key("arrow_up")
    assert told(hands)
    free = hands.program.hud.free_area
    hands.key("escape")
    assert hands.cursor is None
    hands.rounds(2)
    assert hands.program.hud.free_area == free
    hands.key("arrow_up")
    hands.key("arrow_right")
    assert told(hands)
    assert hands.program.hud.free_area == free


@pytest.mark.slow
def test_the_square_is_told_of_with_what_enter_would_do_and_its_cost(hands: Keys) -> None:
    at = own_knight(hands)
    state = hands.game.session.state
    assert state.actor is not None
    name = players(hands)[state.actor].name
    hands.to(at)
    level = state.board.heights[at]
    assert told(hands) == (
        f"{NAMES[at]} · level {level}", f"A knight of {name}", "Castle: area 1, height 1. Top: one point",
        "Enter: choose this knight",
    )  # fmt: skip
    hands.key("enter")
    assert told(hands)[-1] == "Enter: cancel"
    move = next(each for each in hands.game.session.commands if isinstance(each, c.Move) and each.from_ == NAMES[at])
    hands.to(INDEX[move.to])
    assert told(hands)[1] == "Enter: walk here, 1 AP"
    far = next(square for square in range(64) if state.pieces >> square & 1 and square != at)
    hands.to(far)
    assert all("Enter:" not in line or "choose" in line for line in told(hands)), "what cannot be is said"


@pytest.mark.slow
def test_enter_clicks_where_the_cursor_stands(hands: Keys) -> None:
    at = own_knight(hands)
    move = next(each for each in hands.game.session.commands if isinstance(each, c.Move) and each.from_ == NAMES[at])
    hands.square(at)
    hands.square(INDEX[move.to])
    assert hands.game.session.game.history.steps[-1].command == move
    assert hands.cursor == INDEX[move.to]


@pytest.mark.slow
def test_enter_right_after_enter_takes_up_the_knight_just_put(hands: Keys) -> None:
    """A key pressed twice by mistake counts once; but a quick hand does what the prompt says."""
    hands.keys("k", "n", "enter")
    added = hands.game.session.game.history.steps[-1].command
    assert isinstance(added, c.AddKnight)
    hands.key("enter")
    assert hands.game.controller.selection == Selection("knight", square=INDEX[added.at])


@pytest.mark.slow
def test_enter_pressed_twice_by_mistake_counts_once(hands: Keys) -> None:
    hands.keys("1", "n", "enter", "enter")
    steps = hands.game.session.game.history.steps
    assert [type(step.command) for step in steps].count(c.Build) == 1
    effects = hands.program.services.effects
    said = [each.text for each in effects.recent if isinstance(each, ToastSaid)]
    assert hands.program.services.say("pressed-twice") in said
    hands.key("escape")
    hands.to(own_knight(hands))
    hands.keys("enter", "enter")
    assert hands.game.controller.selection == Selection("knight", square=own_knight(hands))


@pytest.mark.slow
def test_who_takes_a_block_back_goes_on_building(hands: Keys) -> None:
    hands.keys("1", "n", "enter", "z")
    assert not any(isinstance(step.command, c.Build) for step in hands.game.session.game.history.standing_steps())
    assert hands.game.controller.selection == Selection("stack", stack=0)
    hands.key("enter")
    built = [step.command for step in hands.game.session.game.history.standing_steps()]
    assert [type(command) for command in built].count(c.Build) == 1


@pytest.mark.slow
@pytest.mark.parametrize("between", ["escape", "n"])
def test_another_key_between_two_presses_makes_the_second_one_count(hands: Keys, between: str) -> None:
    hands.keys("1", between, "1")
    chosen = Selection("stack", stack=0) if between == "escape" else NOTHING
    assert hands.game.controller.selection == chosen


@pytest.mark.slow
def test_what_is_let_go_by_mouse_can_be_chosen_again_at_once(hands: Keys) -> None:
    screen = hands.game
    for intent in (PickStack(0), Answer("prompt", "cancel"), PickStack(0)):
        screen.intent(intent)
    assert screen.controller.selection == Selection("stack", stack=0)


@pytest.mark.slow
def test_n_and_p_lead_through_the_targets_of_what_is_chosen(hands: Keys) -> None:
    at = own_knight(hands)
    hands.square(at)
    wanted = {
        INDEX[each.to] for each in hands.game.session.commands if isinstance(each, c.Move) and each.from_ == NAMES[at]
    }
    seen = []
    for _ in range(len(wanted)):
        hands.key("n")
        assert hands.cursor is not None
        seen.append(hands.cursor)
    assert wanted <= set(seen) or len(seen) == len(set(seen))
    hands.key("p")
    assert hands.cursor == seen[-2]


@pytest.mark.slow
def test_n_gives_the_keyboard_to_the_board_so_that_enter_does_what_the_prompt_says(hands: Keys) -> None:
    hands.key("1")
    hands.reach("score:0")
    before = hands.game.session.state.board
    hands.key("n")
    assert hands.program.hud.focused == ""
    hands.key("enter")
    assert hands.game.session.state.board != before


@pytest.mark.slow
def test_without_a_choice_n_leads_to_the_knights(hands: Keys) -> None:
    hands.keys("n", "n")
    assert hands.cursor == own_knight(hands)


@pytest.mark.slow
def test_a_stack_by_its_key_then_a_target_then_enter_builds(hands: Keys) -> None:
    hands.keys("1", "n", "enter")
    assert isinstance(hands.game.session.game.history.steps[-1].command, c.Build)


@pytest.mark.slow
def test_a_stack_from_its_panel_puts_the_cursor_on_a_target(hands: Keys) -> None:
    hands.spot("stack:0")
    assert not hands.program.hud.focused
    builds = {INDEX[each.at] for each in hands.game.session.commands if isinstance(each, c.Build)}
    assert hands.cursor in builds
    hands.key("enter")
    assert isinstance(hands.game.session.game.history.steps[-1].command, c.Build)


@pytest.mark.slow
def test_escape_lets_go_one_thing_after_another(hands: Keys) -> None:
    hands.square(own_knight(hands))
    hands.key("tab")
    assert hands.program.hud.focused
    hands.key("escape")
    assert not hands.program.hud.focused
    assert hands.game.controller.selection.kind == "knight"
    hands.key("escape")
    assert hands.game.controller.selection.kind == "none"
    assert hands.cursor is not None
    hands.key("escape")
    assert hands.cursor is None
    hands.key("escape")
    assert isinstance(hands.program.hud.model.screen, PauseModel)


@pytest.mark.slow
def test_enter_alone_never_ends_the_turn(hands: Keys) -> None:
    n = hands.game.session.game.n
    for _ in range(5):
        hands.key("enter")
        hands.key("escape")
    assert hands.game.session.game.n == n


@pytest.mark.slow
def test_who_ends_turns_with_enter_can_go_on_but_not_while_the_cursor_is_there(hands: Keys) -> None:
    bindings = hands.program.services.bindings
    assert isinstance(bindings, KeyBindings)
    bindings.bind("end_turn", "enter")
    n = hands.game.session.game.n
    hands.keys("arrow_up", "enter")
    assert hands.program.hud.model.dialog is None
    assert hands.game.session.game.n == n
    hands.key("escape")
    while hands.cursor is not None:
        hands.key("escape")
    hands.rounds(40)
    hands.key("enter")
    hands.rounds(2)
    assert hands.program.hud.model.dialog is not None, "with AP left it is asked"


@pytest.mark.slow
def test_a_key_that_is_held_decides_once(hands: Keys) -> None:
    messenger = hands.screen.base.messenger
    hands.square(own_knight(hands))
    hands.key("n")
    n = hands.game.session.game.n
    messenger.send("keyboard-down", ["enter"])
    for _ in range(4):
        messenger.send("keyboard-again", ["enter"])
        hands.rounds()
    messenger.send("keyboard-up", ["enter"])
    assert hands.game.session.game.n <= n + 1


@pytest.mark.slow
def test_the_camera_turns_with_shift_and_up_stays_up(hands: Keys) -> None:
    camera = hands.torres.table.camera
    before = camera.goal.heading
    for _ in range(6):
        hands.key("shift-arrow_right")
    assert camera.goal.heading == pytest.approx(before + 90, abs=1)
    hands.to(INDEX["d4"])
    hands.rounds(60)
    x, y = hands.torres.table.pixel_of(INDEX["d4"]) or (0, 0)
    hands.key("arrow_up")
    assert hands.cursor is not None
    there = hands.torres.table.pixel_of(hands.cursor) or (0, 0)
    assert there[1] < y
    assert abs(there[0] - x) < abs(there[1] - y) + 60


@pytest.mark.slow
def test_plus_and_minus_bring_the_board_nearer_and_farther(hands: Keys) -> None:
    camera = hands.torres.table.camera
    before = camera.goal.distance
    hands.key("=")
    assert camera.goal.distance < before
    hands.key("-")
    assert camera.goal.distance == pytest.approx(before, rel=0.01)


@pytest.mark.slow
def test_the_cursor_goes_away_with_the_game(hands: Keys) -> None:
    hands.key("arrow_up")
    hands.program.flow.open_menu()
    hands.rounds(2)
    assert hands.cursor is None
    assert not hands.program.services.cursor


@pytest.mark.slow
def test_a_replay_is_gone_through_by_keys(hands: Keys) -> None:
    hands.give(next(each for each in hands.game.session.commands if isinstance(each, c.Build)))
    while hands.program.hud.model.screen is None:
        hands.key("escape")
    hands.spot("replay")
    replay = hands.program.services.screens.top
    last = len(replay.steps)  # type: ignore[attr-defined]
    hands.spot("replay:last")
    assert replay.at == last  # type: ignore[attr-defined]
    hands.key("escape")
    hands.key("z")
    assert replay.at == last - 1  # type: ignore[attr-defined]
    hands.key("p")
    assert replay.at < last - 1  # type: ignore[attr-defined]
    hands.to(INDEX["d4"])
    assert told(hands)[0].startswith("d4")
    hands.reach("scrubber")
    at = replay.at  # type: ignore[attr-defined]
    hands.key("arrow_right")
    assert replay.at == at + 1  # type: ignore[attr-defined]


def test_a_mouse_that_was_never_moved_points_at_nothing(open_program: Opens) -> None:
    opened = open_program()
    opened.move(640, 300)  # where it lay when the window opened
    program = opened.program
    told: list[object] = []
    fresh = Pointer(program.base, program.table, program.hud.covers, told.append, lambda *_: None)
    fresh.step()
    fresh.step()
    assert told == [None]
    opened.move(641, 300)
    fresh.step()
    assert told[1:] != []


@pytest.mark.slow
def test_a_mouse_at_rest_takes_nothing_from_the_cursor_when_the_view_turns(hands: Keys) -> None:
    corner = hands.torres.table.pixel_of(9)
    assert corner is not None
    hands.move(*corner)
    hands.key("arrow_up")
    hands.torres.table.camera.turn(30.0, 0.0)
    hands.rounds(60)
    assert hands.cursor is not None
    assert hands.game.cursor.pointing
