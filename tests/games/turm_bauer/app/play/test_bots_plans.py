"""A bot's plan is shown and said before it happens, without how it ends; only bots are hurried."""

import pytest
from msgspec.structs import replace

from tests.app.driver import ROUND, Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.app.play.test_playing import STANDS, first_place
from torres3d.app.window.settings import Settings
from torres3d.games.turm_bauer.rules.cell_and_column_names import TABLE
from torres3d.games.turm_bauer.rules.commands import Choice, Move
from torres3d.games.turm_bauer.rules.judging.judge import Judge
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.words.names import built_name, place_name

MOVING = Settings(quality="low", recap="asked", bot_pace=1.0, animation_speed=1.0)


def opened(opens: Opens, settings: Settings, judge: Judge) -> Builder:
    """A game whose acting seat a bot takes over that does nothing by itself."""
    builder = Builder(opens(settings))
    builder.begin(None, [None, None, None], judge=judge, hand="steady")
    builder.wait()
    session = builder.top.session
    session.bot_turns.paused = True
    assert session.state.actor is not None
    session.bots[session.state.actor] = "easy"
    return builder


def gives(builder: Builder, choice: Choice) -> None:
    """The bot chooses this."""
    builder.top.session.give(choice, builder.top.session.game.n)


def planned(driver: Driver, builder: Builder) -> list[str]:
    """The lines over the table while a plan is shown, frame by frame, until it has begun."""
    playback, lines = builder.top.session.playback, list[str]()
    while playback.planning or not lines:
        driver.rounds()
        if playback.planning:
            prompt = driver.program.hud.model.prompt
            assert prompt is not None
            assert prompt.player is not None
            lines.append(prompt.text)
        assert len(lines) * ROUND < 2.0
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("judge", [STANDS, Fate(slips=[1])], ids=["stands", "slips"])
@pytest.mark.parametrize(("pace", "reduced"), [(1.0, False), (1.0, True), (8.0, False)])
def test_where_a_bot_builds_is_seen_before_it_happens(
    open_program: Opens, judge: Judge, pace: float, reduced: bool
) -> None:
    settings = replace(MOVING, animation_speed=pace, bot_pace=pace, reduced_motion=reduced)
    builder = opened(open_program, settings, judge)
    driver, table, say = builder.driver, builder.parts.table, builder.parts.services.say
    acting = builder.state.acting
    assert acting is not None
    choice = first_place(builder)
    gives(builder, choice)
    before = builder.top.session.playback.shown
    driver.rounds()
    assert table.ghost.shown == (acting.colour, choice.cells, True)
    assert builder.top.session.playback.shown is before
    lines = planned(driver, builder)
    assert (len(lines) + 1) * ROUND >= (0.35 if pace == 1.0 else 0.2) - ROUND
    assert len(set(lines)) == 1
    assert built_name(choice.cells, say) in lines[0]
    assert "slip" not in lines[0]
    assert table.ghost.shown is None


@pytest.mark.slow
def test_the_way_of_a_bots_figure_is_seen_before_it_walks(open_program: Opens) -> None:
    builder = opened(open_program, MOVING, STANDS)
    driver, table, say = builder.driver, builder.parts.table, builder.parts.services.say
    gives(builder, first_place(builder))
    while builder.state.stage == "build" or not builder.top.session.playback.idle:
        driver.rounds()
    acting = builder.state.acting
    assert acting is not None
    choice = next(each for each in legal(builder.state) if isinstance(each, Move) and each.to != TABLE)
    gives(builder, choice)
    driver.rounds()
    assert table.marks.shown_way[-1] == choice.to
    assert choice.to in table.marks.get("selected")
    lines = planned(driver, builder)
    assert place_name(choice.to, say) in lines[0]
    assert not table.marks.get("selected")


@pytest.mark.slow
def test_nothing_is_announced_where_animations_are_skipped(open_program: Opens) -> None:
    builder = opened(open_program, replace(MOVING, instant=True), STANDS)
    gives(builder, first_place(builder))
    builder.driver.rounds(2)
    assert builder.top.session.playback.plan is None
    assert builder.parts.table.ghost.shown is None


def rounds_until_idle(builder: Builder) -> int:
    """How many frames it takes to show what was just given."""
    count = 0
    while count < 2 or not builder.top.session.playback.idle or builder.top.session.falling is not None:
        builder.driver.rounds()
        count += 1
    return count


@pytest.mark.slow
@pytest.mark.parametrize("slips", [False, True])
def test_a_fast_pace_hurries_bots_but_nobodys_own_turn(open_program: Opens, slips: bool) -> None:
    taken: dict[tuple[bool, float], int] = {}
    for own in (True, False):
        for pace in (1.0, 8.0):
            judge = Fate(slips=[1]) if slips else STANDS
            builder = opened(open_program, replace(MOVING, animation_speed=pace, bot_pace=pace), judge)
            if own:
                builder.top.session.bots.clear()
            gives(builder, first_place(builder))
            taken[own, pace] = rounds_until_idle(builder)
    assert taken[True, 8.0] == taken[True, 1.0]
    assert taken[False, 8.0] * 3 < taken[False, 1.0]
