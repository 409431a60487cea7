"""Every event and every choice of Turm Bauer has a sentence, in every language."""

import pytest
from msgspec.structs import replace

from tests.games.turm_bauer.random_games import opened
from torres3d.base import paths
from torres3d.games.turm_bauer.rules import events as e
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE, Cells
from torres3d.games.turm_bauer.rules.commands import Choice, Discard, Hand, Move, Moved, Placement, Stay
from torres3d.games.turm_bauer.rules.events import Event
from torres3d.games.turm_bauer.rules.state import BuiltBlock
from torres3d.games.turm_bauer.words.event_sentences import brief, choice_in_words, event_line, toast_of
from torres3d.i18n.texts import Texts, language_ids

LANGUAGES = language_ids(paths.config() / "locale")
THREE, TWO = ("Ana", "Otto", "Ida"), ("Ana", "Otto")
CELLS: Cells = ((0, -1, 2), (0, 0, 1), (0, 0, 2))
"""Its lowest part lies at m10 on level 2."""
OTHERS = tuple(("red", block) for block in ("1c", "2a", "3i", "4l", "5l"))
EVENTS: tuple[Event, ...] = (
    e.TurnBegan(4, 1, "blue", (2, 5)),
    e.RingUsed(1, "blue", "free"),
    e.RingUsed(1, "blue", "pass"),
    e.RingUsed(1, "blue", "leap"),
    e.BlockBuilt(1, "blue", "3l", CELLS, Hand(), (0, 0, 0)),
    e.BlockBuilt(1, "blue", "3l", CELLS, Hand(), (0, 0, 0), (), OTHERS[:1]),
    e.BlockBuilt(1, "blue", "3l", CELLS, Hand(), (0, 0, 0), (), OTHERS[:2]),
    e.BlockSlipped(1, "blue", "3l", CELLS, Hand(), (("blue", "3l"),), 1),
    e.BlockSlipped(1, "blue", "3l", CELLS, Hand(), (("blue", "3l"), *OTHERS[:1]), 2),
    e.BlockBoxed(1, "blue", "3l"),
    e.BlockBoxed(1, "blue", "3l", slipped=True),
    e.TowerCollapsed(1, "blue", "3l", CELLS, Hand(), None, (("blue", "3l"), *OTHERS)),
    e.FigureMoved(1, "blue", TABLE, (0, 0, 2)),
    e.FigureStayed(1, "blue"),
    e.GameEnded((1,)),
    e.GameEnded((0, 1)),
)
BEFORE = opened(3)
CHOICES: tuple[Choice, ...] = (
    Placement("3l", CELLS, None),
    Placement("3l", CELLS, "free"),
    Discard("3l"),
    Move((0, 0, 2), None),
    Move((0, 0, 2), "pass"),
    Move(TABLE, "leap"),
    Stay(),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_a_line_of_its_own(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    lines = set()
    for event in EVENTS:
        line = event_line(event, THREE, "house", say)
        assert line is not None
        text, seat = line
        assert "Otto" in text
        assert seat == (None if isinstance(event, e.GameEnded) else 1)
        for words in (text, brief(event, THREE, "house", say)):
            assert "{" not in words
            assert "turm-" not in words
        lines.add(text)
    assert len(lines) == len(EVENTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_built_is_told_with_its_shape_and_its_place(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    for event in EVENTS:
        line = event_line(event, THREE, "house", say)
        assert line is not None
        if isinstance(event, e.BlockBuilt | e.BlockSlipped):
            assert say("turm-block-angle_3") in line[0]
            assert say("turm-field", spot="m10", level=2) in line[0]
        elif isinstance(event, e.TowerCollapsed):
            assert "6" in line[0]


def test_a_brief_line_leaves_the_name_out_and_the_winner_in() -> None:
    say = Texts(paths.config() / "locale", "en")
    told = [brief(event, THREE, "house", say) for event in EVENTS]
    assert [words for words in told if "Otto" in words] == ["Otto wins", "Ana, Otto share the victory"]


def test_with_two_players_the_colour_is_told_too() -> None:
    line = event_line(EVENTS[4], TWO, "house", Texts(paths.config() / "locale", "de"))
    assert line == ("Otto (Blau): Dreierwinkel auf m10, Etage 2", 1)
    assert event_line(EVENTS[4], THREE, "house", Texts(paths.config() / "locale", "en")) == (
        "Otto: angle of three on m10, level 2",
        1,
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_whose_blocks_fell_with_one_that_slipped_is_told_by_log_and_toast(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    alone, more = (event for event in EVENTS if isinstance(event, e.BlockSlipped))
    two = replace(more, fell=(*more.fell, ("green", "2a")))
    red, green = say("colour-red"), say("colour-green")
    line = event_line(two, THREE, "house", say)
    assert line is not None
    assert "2 " in line[0]
    assert f"({red}, {green})" in line[0]
    told = [brief(event, THREE, "house", say) for event in (alone, more, two)]
    assert len(set(told)) == 3
    assert "2" in told[2].partition(";")[2]
    toast = toast_of(two, BEFORE, THREE, say)
    assert "Ana, Ida" in toast, "red is Ana's, green Ida's"
    assert "2 " in toast


def test_what_is_put_back_is_named() -> None:
    say = Texts(paths.config() / "locale", "en")
    more = next(event for event in EVENTS if isinstance(event, e.BlockSlipped) and len(event.fell) > 1)
    line = event_line(more, TWO, "house", say)
    assert line is not None
    assert line[0] == (
        "Otto (Blue): angle of three slips from m10, level 2; another block (Red) falls with it and is put back"
    )


def test_romanian_counts_what_fell_in_three_forms() -> None:
    say = Texts(paths.config() / "locale", "ro")
    fell = tuple(("red", f"{number}x") for number in range(20))
    told = [
        brief(e.TowerCollapsed(0, "red", "3l", CELLS, Hand(), None, fell[:count]), THREE, "house", say)
        for count in (1, 4, 20)
    ]
    assert [words.partition(": ")[2] for words in told] == ["cade o piesă", "cad 4 piese", "cad 20 de piese"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_is_told_in_words_of_its_own(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    told = [choice_in_words(choice, "house", say) for choice in CHOICES]
    assert len(set(told)) == len(CHOICES)
    assert all("{" not in words and "turm-" not in words for words in told)
    assert told[1].endswith(told[0])
    assert told[4].endswith(told[3])


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_falls_is_told_at_once_and_little_else(language: str) -> None:
    say = Texts(paths.config() / "locale", language)
    told = {toast_of(event, BEFORE, THREE, say) for event in EVENTS} - {""}
    assert len(told) == 7
    assert sum("Otto" in words for words in told) == 5, "who slipped, is the highest, or brought the tower down"
    stood = replace(BEFORE, blocks=(BuiltBlock("red", "1c", ((1, 0, 0),)),))
    sways = e.BlockBuilt(1, "blue", "3l", CELLS, Hand(), (0, 0, 0), (Moved("red", "1c", (0, 200, 0)),))
    assert toast_of(sways, stood, THREE, say) not in {"", *told}
    last = e.BlockSlipped(1, "blue", "3l", CELLS, Hand(), (("blue", "3l"),), 3)
    assert toast_of(last, BEFORE, THREE, say) == "", "the next event reports that it goes into the box"
    endless = replace(BEFORE, options=replace(BEFORE.options, slips="none"))
    assert toast_of(last, endless, THREE, say) not in {"", *told}, "without a limit there is always another try"
