"""Marks of the levels of Turm Bauer: another one as soon as a number changes by which a level plays."""

import msgspec
import pytest
from msgspec import structs

from torres3d.bots.registry import UnknownLevel
from torres3d.games.turm_bauer.bots.arena.arena_game import mark
from torres3d.games.turm_bauer.bots.difficulty_levels import Level
from torres3d.games.turm_bauer.bots.registry import BOTS

CLEVER = BOTS.level_named("clever")


@pytest.mark.parametrize("field", [field.name for field in structs.fields(Level)])
def test_every_number_counts_but_the_title_and_the_elo(field: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark("clever")
    value = getattr(CLEVER, field)
    changed = structs.replace(CLEVER, **{field: "Bold" if isinstance(value, str) else value + 1})
    monkeypatch.setattr(BOTS, "level_named", lambda name: changed)
    assert (mark("clever") == before) == (field in ("title", "elo"))


def test_a_level_whose_elo_nobody_has_measured_keeps_its_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    before = mark("clever")
    monkeypatch.setattr(BOTS, "level_named", lambda name: structs.replace(CLEVER, elo=None))
    assert mark("clever") == before


def test_a_number_has_one_mark_however_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = msgspec.convert({**structs.asdict(CLEVER), "caution": round(CLEVER.caution)}, Level)
    monkeypatch.setattr(BOTS, "level_named", lambda name: whole)
    assert CLEVER.caution == round(CLEVER.caution)
    assert mark("clever") == mark("clever")


def test_each_level_has_its_own() -> None:
    levels = BOTS.search_levels()
    assert len({mark(name) for name in levels}) == len(levels) == 8
    with pytest.raises(UnknownLevel):
        mark("expert")
