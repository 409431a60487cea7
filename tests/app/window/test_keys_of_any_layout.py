"""Keys do the same on keyboards without Latin letters, and once; what Panda3D tells was noted in real windows."""

from collections.abc import Iterator

import pytest

from tests.app.keyboard import Keys
from tests.app.opened import Opens
from tests.panda import VirtualScreen
from torres3d.app.window.keyboard import AGAIN, DOWN, PLACE_DOWN, PLACE_UP, UP, Keyboard
from torres3d.games.torres.hud.models.setup_models import SetupModel
from torres3d.hud.kit.input_events import KEYSTROKE

Told = tuple[tuple[str, str], ...]
A_CYRILLIC: Told = ((PLACE_DOWN, "a"), (KEYSTROKE, "ф"))
A_CYRILLIC_UP: Told = ((PLACE_UP, "a"),)


class Typist:
    """A keyboard, and what it tells."""

    def __init__(self, screen: VirtualScreen) -> None:
        self.pressed: list[str] = []
        self.again: list[str] = []
        self._send = screen.base.messenger.send
        self.keyboard = Keyboard(screen.base, self._heard)

    def _heard(self, key: str, again: bool) -> None:
        (self.again if again else self.pressed).append(key)

    def tell(self, *told: tuple[str, str]) -> None:
        """All of this within one frame."""
        for event, name in told:
            self._send(event, [name])
        self.keyboard.step()


@pytest.fixture
def typist(screen: VirtualScreen) -> Iterator[Typist]:
    found = Typist(screen)
    yield found
    found.keyboard.destroy()


@pytest.mark.parametrize("letter", "яζשش")
def test_a_letter_that_is_not_latin_means_the_key_at_its_place(typist: Typist, letter: str) -> None:
    typist.tell((PLACE_DOWN, "z"), (KEYSTROKE, letter), (PLACE_UP, "z"))
    assert typist.pressed == ["z"]


def test_with_other_keys_that_are_held(typist: Typist) -> None:
    typist.tell((PLACE_DOWN, "lcontrol"), (DOWN, "control"), (DOWN, "lcontrol"), (PLACE_DOWN, "c"), (KEYSTROKE, "с"))
    typist.tell((PLACE_UP, "c"), (PLACE_UP, "lcontrol"), (UP, "control"), (UP, "lcontrol"))
    typist.tell(*A_CYRILLIC)
    assert typist.pressed == ["control-c", "a"]


def test_held_down_it_repeats(typist: Typist) -> None:
    typist.tell(*A_CYRILLIC)
    typist.tell((KEYSTROKE, "ф"))
    typist.tell((KEYSTROKE, "ф"), *A_CYRILLIC_UP)
    assert (typist.pressed, typist.again) == (["a"], ["a", "a"])


def test_many_keys_within_one_frame_come_in_their_order(typist: Typist) -> None:
    enter: Told = ((PLACE_DOWN, "enter"), (KEYSTROKE, "\r"), (DOWN, "enter"), (PLACE_UP, "enter"), (UP, "enter"))
    typist.tell(*A_CYRILLIC, *A_CYRILLIC_UP, *enter, *A_CYRILLIC, (PLACE_DOWN, "b"), (KEYSTROKE, "и"))
    assert typist.pressed == ["a", "enter", "a", "b"]


@pytest.mark.parametrize(
    ("told", "pressed", "again"),
    [
        # A French keyboard has a Q where others have their A, and an accented letter on the key of the 2.
        (((PLACE_DOWN, "a"), (KEYSTROKE, "q"), (DOWN, "q"), (PLACE_UP, "a"), (UP, "q")), ["q"], []),
        (((PLACE_DOWN, "2"), (KEYSTROKE, "é"), (PLACE_UP, "2")), [], []),
        # A German one has letters of its own where others have signs.
        (((PLACE_DOWN, "-"), (KEYSTROKE, "ß"), (PLACE_UP, "-")), [], []),
        # Two layouts, the second of them in use: Panda3D gives the name in the first one as well.
        (((PLACE_DOWN, "a"), (KEYSTROKE, "ф"), (DOWN, "a"), (KEYSTROKE, "ф"), (AGAIN, "a")), ["a"], ["a"]),
        # Where the system tells of the key before what it writes.
        (((PLACE_DOWN, "a"), (DOWN, "a"), (KEYSTROKE, "ф"), (AGAIN, "a"), (KEYSTROKE, "ф")), ["a"], ["a"]),
        (((DOWN, "a"), (PLACE_DOWN, "a"), (KEYSTROKE, "ф")), ["a"], []),
        # A dead key writes nothing yet.
        (((PLACE_DOWN, ";"), (PLACE_UP, ";")), [], []),
    ],
)
def test_no_key_fires_twice_and_latin_keyboards_stay_as_labelled(
    typist: Typist, told: Told, pressed: list[str], again: list[str]
) -> None:
    typist.tell(*told)
    assert (typist.pressed, typist.again) == (pressed, again)


def test_after_a_sign_with_shift_letters_go_on_to_be_heard(typist: Typist) -> None:
    shift: Told = ((DOWN, "shift"), (PLACE_DOWN, "1"), (KEYSTROKE, "!"), (DOWN, "shift-!"), (UP, "shift"))
    typist.tell(*shift, (PLACE_UP, "1"), (UP, "1"), *A_CYRILLIC)
    assert typist.pressed == ["shift-!", "a"]


def test_a_cyrillic_key_works_in_the_program_and_writes_in_a_field(open_program: Opens) -> None:
    opened = open_program()
    hands = Keys(opened.program, opened.screen)
    hands.spot("new")
    hands.spot("name:0")
    send = hands.screen.base.messenger.send
    for event, name in ((DOWN, "control"), *A_CYRILLIC, *A_CYRILLIC_UP, (UP, "control"), *A_CYRILLIC, *A_CYRILLIC_UP):
        send(event, [name])
        if name == "control":
            send("control" if event == DOWN else "control-up", [])
    hands.rounds(2)
    page = hands.program.hud.model.screen
    assert isinstance(page, SetupModel)
    assert page.draft.players[0].name == "ф", "Ctrl and A marks all of it and writes nothing"
