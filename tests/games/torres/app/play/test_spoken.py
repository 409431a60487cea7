"""What is spoken of a game of Torres: prompts, squares, refusals, what bots do, questions, what was taken back."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.games.torres.app.play.seated import END, seat, seat_and_place, settle
from tests.voices import RecordingVoice
from torres3d.app.window.settings import Settings
from torres3d.games.torres.rules.squares import INDEX

QUICK = Settings(quality="low", speech="all", instant=True, reduced_motion=True, recap="asked")
Seats = Callable[..., Keys]


@pytest.fixture
def seated(open_program: Opens, recorder: RecordingVoice) -> Seats:
    """Somebody at the keyboard of a game of Ana and Ben, at the first turn, with a free cursor."""

    def opened(settings: Settings = QUICK) -> Keys:
        driver = open_program(settings)
        keys = Keys(driver.program, driver.screen)
        seat_and_place(keys, "romanian")
        keys.rounds(2)
        return keys

    return opened


def own_knight(keys: Keys) -> int:
    state = keys.game.session.state
    return state.knights[state.actor].bit_length() - 1


def test_the_prompt_says_whose_turn_it_is_and_what_to_do(seated: Seats, recorder: RecordingVoice) -> None:
    seated()
    told = recorder.wait_for("Ana: choose a knight to move, a stack to build from")
    assert told.startswith("Year 1, round 1 of 4. 5 AP.")


def test_the_square_under_the_cursor_is_told_with_what_a_step_there_brings(
    seated: Seats, recorder: RecordingVoice
) -> None:
    keys = seated()
    keys.to(INDEX["c3"])
    recorder.wait_for("c3, ")
    keys.square(own_knight(keys))
    recorder.wait_for("Where to?")
    keys.key("arrow_up")
    keys.key("arrow_down")
    assert "Enter: cancel" in recorder.wait_for("A knight of", len(recorder.texts) - 1)


def test_with_prompts_only_squares_are_not_told(seated: Seats, recorder: RecordingVoice) -> None:
    keys = seated(replace(QUICK, speech="prompts"))
    keys.square(own_knight(keys))
    recorder.wait_for("Where to?")
    assert not any("level" in text or "ground" in text for text in recorder.texts)


def test_a_refusal_says_why(seated: Seats, recorder: RecordingVoice) -> None:
    keys = seated()
    keys.key("1")
    recorder.wait_for("Where does the block go?")
    keys.to(INDEX["a1"])
    keys.key("enter")
    assert "F2" in recorder.wait_for("a1 is not next to a castle. ")


def test_after_a_step_what_is_left_is_told_and_what_is_taken_back(seated: Seats, recorder: RecordingVoice) -> None:
    keys = seated()
    keys.key("s")
    recorder.wait_for("marker to 1")
    recorder.wait_for("4 AP")
    keys.rounds(12)
    keys.key("z")
    assert recorder.wait_for("Taken back: ").endswith("5 AP.")


def test_a_question_is_read_to_its_end(seated: Seats, recorder: RecordingVoice) -> None:
    keys = seated()
    keys.key(END)
    said = recorder.wait_for("End the turn?")
    assert "Ana would lose 5 AP and 3 blocks" in said
    assert "Keep playing" in said


def test_the_lines_of_a_bot_are_told_one_by_one(open_program: Opens, recorder: RecordingVoice) -> None:
    driver = open_program(QUICK)
    keys = Keys(driver.program, driver.screen)
    seat(keys, (None, "greedy"))
    settle(keys)
    keys.game.session.give(keys.game.session.commands[0], keys.game.session.game.n)
    settle(keys)
    recorder.wait_for("Ben, Greedy, is thinking.")
    recorder.wait_for("Ben, Greedy, enters at")
    assert "5 AP. Ana: " in recorder.wait_for("choose a knight")
