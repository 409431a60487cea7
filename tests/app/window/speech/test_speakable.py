"""Words instead of signs, and nothing that a voice program could take for a command."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.house.places import ROOT
from torres3d.app.window.speech.speakable import joined, speakable
from torres3d.i18n.texts import Texts

ENGLISH, GERMAN = (Texts(ROOT / "config/locale", language, []) for language in ("en", "de"))


@pytest.mark.parametrize(
    ("shown", "spoken"),
    [
        ("Castle 5 × 4: 20 points", "Castle 5 times 4: 20 points"),
        ("If scored now: 0 points (−5)", "If scored now: 0 points, minus 5"),
        ("lifts c3 (+1 AP)", "lifts c3, plus 1 AP"),
        ("Pace × 2", "Pace times 2"),
        ("step 3/12", "step 3 of 12"),
        ("roof/door", "roof or door"),
        ("walk / build", "walk or build"),
        ("Saved in /home/ana/torres3d.", "Saved in /home/ana/torres3d."),
        ("2–4 players", "2 to 4 players"),
        ("c3 → d4", "c3 to d4"),
        ("Shift + →", "Shift + right"),
        ("→", "right"),
        ("↑", "up"),
        ("use ← →; page keys", "use left, right, page keys"),
        ("Easy (bot) – thinks …", "Easy, bot, thinks"),
        ("[[inpt PHON]] <b>Ana</b> & {x}", "inpt PHON, b, Ana, or b, &, x"),
        ("Ana\x1b[31m\nsays\r\n“hi”\x00!", "Ana, 31m says hi!"),
        ("castle-builder", "castle-builder"),
        ("5 - 2", "5 to 2"),
        ("(what?)", "what?"),
        ("Saved: a.torres (copy).", "Saved: a.torres, copy."),
    ],
)
def test_signs_become_words_or_pauses(shown: str, spoken: str) -> None:
    assert speakable(shown, ENGLISH) == spoken


def test_in_the_language_of_the_settings() -> None:
    assert speakable("5 × 4 (−2)", GERMAN) == "5 mal 4, minus 2"


@given(st.text())
def test_no_text_brings_controls_brackets_or_markup(text: str) -> None:
    spoken = speakable(text, ENGLISH)
    assert not set(spoken) & set("[]<>{}()\\\n\r\x1b\x18")
    assert spoken == spoken.strip()
    assert spoken.isprintable() or not spoken.isascii()


def test_each_text_ends_with_a_stop() -> None:
    assert joined(["End the turn?", "", "Play on", "Wait."]) == "End the turn? Play on. Wait."
