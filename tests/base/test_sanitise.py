"""Whatever a name holds is visible in one line, and nothing of it acts on what shows it."""

import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from torres3d.base.sanitise import UNSEEN, clusters, isolate, sanitise

EVERY = st.text(st.characters(codec=None, categories=None))
"""All of Unicode, halves of surrogate pairs too."""


@given(EVERY)
@example("\r\n\x1c\x1d\x1e\x85\u2028\u2029\ud800\udfff\u202e\u2066x\u200d\u200b\ufeff\u0301\ufe0f\ue000\U0010ffff\x7f")
def test_what_is_shown_holds_no_control_and_no_half_letter(text: str) -> None:
    shown = sanitise(text)
    drawn = [char for char in shown if char not in "\u2068\u2069"]
    assert not any(unicodedata.category(char) in ("Cc", "Cs", "Co", "Cn", "Zl", "Zp") for char in drawn)
    assert not any(
        unicodedata.bidirectional(char) in ("RLO", "LRO", "RLE", "LRE", "PDF", "RLI", "LRI") for char in drawn
    )
    assert len(shown.splitlines()) == (1 if text else 0)
    shown.encode()


@given(EVERY)
def test_what_can_be_seen_stays_as_it_is(text: str) -> None:
    assert sanitise(sanitise(text)) == sanitise(text)


@pytest.mark.parametrize("code", [*range(0x20), *range(0x7F, 0xA0), 0x2028, 0x2029, 0x202E, 0x200B, 0xD800, 0xE000])
def test_no_code_point_hides_in_a_name(code: int) -> None:
    assert len(sanitise(f"A{chr(code)}B")) == 3
    assert sanitise(f"A{chr(code)}B")[1] not in "A B"


@pytest.mark.parametrize(
    "name", ["Ἀθηνᾶ", "Владислав", "王小明", "محمد علي", "שרה", "Königin", "👑 Königin", "❤️", "김철수"]
)
def test_names_people_have_are_left_alone(name: str) -> None:
    assert sanitise(name) == name


def test_a_joiner_does_its_work_and_hides_nowhere_else() -> None:
    assert sanitise("👩\u200d👧") == "👩\u200d👧"
    assert sanitise("A\u200dB") == f"A{UNSEEN}B"
    assert sanitise("A\nB") == "A␊B"
    assert sanitise("\u0301") == "◌\u0301"


def test_a_family_is_one_letter() -> None:
    assert clusters("a\u0301👨\u200d👩\u200d👧") == ["a\u0301", "👨\u200d👩\u200d👧"]


def test_only_what_turns_a_line_is_isolated() -> None:
    assert isolate("Ana") == "Ana"
    assert isolate("שרה") == "\u2068שרה\u2069"
    assert isolate(isolate("שרה")) == "\u2068שרה\u2069"
