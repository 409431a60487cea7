"""What an error says of a file is never long, whatever the file holds."""

from pathlib import Path

from torres3d.base.faults import LONGEST_GIVEN, LONGEST_VALUE, FileFault, Phrase

HUGE = "x" * 1_000_000


def test_a_long_value_is_cut_off() -> None:
    fault = FileFault("value", Path("a.yaml"), 3, field=HUGE, given=HUGE, allowed=HUGE)
    assert len(str(fault)) < 2 * LONGEST_GIVEN + LONGEST_VALUE + 200
    assert str(fault).startswith("a.yaml, line 3: `xxx")


def test_a_phrase_keeps_its_id_and_its_values_are_cut_off_too() -> None:
    fault = FileFault("not_json", Path("a.json"), 3, why=Phrase("unknown_type", HUGE, given=HUGE, number=HUGE * 2))
    why = fault.values["why"]
    assert isinstance(why, Phrase)
    assert (why.id, len(why)) == ("unknown_type", LONGEST_VALUE)
    assert (len(why.values["given"]), len(why.values["number"])) == (LONGEST_GIVEN, LONGEST_VALUE)


def test_a_short_value_stays_as_it_is() -> None:
    fault = FileFault("value", Path("a.yaml"), 3, field="one", given=7, allowed="1 or 2")
    assert fault.values == {"field": "one", "given": 7, "allowed": "1 or 2"}
