"""The hint in the window: a ghost where the block goes, the reasons in words, its steps; and the ring on the table."""

from pathlib import Path
from uuid import UUID

import pytest
from panda3d.core import MouseButton

from tests.app.driver import STILL, Driver
from tests.app.opened import Opens
from tests.games.turm_bauer.app.builders import Builder, Fate
from tests.games.turm_bauer.scene.played import GAMES, played, states
from torres3d.app.window.settings import Settings
from torres3d.base import paths
from torres3d.engine.logged_game import Game
from torres3d.games.turm_bauer.app.play import hints
from torres3d.games.turm_bauer.bots.hint_and_analysis_types import Hint
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.commands import Build, Move, Placement, Stay
from torres3d.games.turm_bauer.rules.legal import legal
from torres3d.games.turm_bauer.rules.state import State
from torres3d.games.turm_bauer.scene.interaction.picking import Picker
from torres3d.games.turm_bauer.scene.measures import middle
from torres3d.hud.models.hud_model import HudModel
from torres3d.hud.models.turn_models import PromptModel
from torres3d.i18n.texts import language_ids


@pytest.fixture
def builder(player: Driver, monkeypatch: pytest.MonkeyPatch) -> Builder:
    monkeypatch.setattr(hints, "ADVISER", "careless")  # the best one takes its time
    # What it advises hangs on the game's own number.
    monkeypatch.setattr("torres3d.engine.logged_game.uuid4", lambda: UUID(int=2))
    return Builder(player)


def prompt(builder: Builder) -> PromptModel:
    builder.driver.rounds(2)
    model = builder.driver.program.hud.model
    assert isinstance(model, HudModel)
    assert model.prompt is not None
    return model.prompt


def hinted(builder: Builder) -> Hint:
    """Ask for a hint by the key, and wait for it."""
    builder.wait()
    builder.driver.program.press("h")
    builder.driver.rounds(2)
    hints = builder.top.hints
    assert hints.worker.busy
    assert prompt(builder).text
    hints.worker.wait(60)
    builder.driver.rounds(3)
    hint = hints.hint
    assert hint is not None
    return hint


@pytest.mark.long
def test_the_hint_is_a_ghost_with_its_reasons_and_is_done_step_by_step(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    hint = hinted(builder)
    first, walk = hint.choices
    assert isinstance(first, Placement)
    trial = builder.top.controller.hand.trial
    assert trial is not None
    assert (trial.cells, trial.fits) == (first.cells, True)
    ghost = builder.parts.table.ghost
    assert ghost.shown is not None
    assert ghost.shown[1:] == (first.cells, True)
    text = prompt(builder).text
    falls = next(term for term in hint.terms if term.kind in ("steady", "risky"))
    told = f"something falls in {falls.amount}" if falls.amount else "nothing falls"
    assert f"{'safe' if falls.kind == 'steady' else 'risky'}: {told}" in text
    builder.driver.spot("prompt:hint_step")
    builder.wait()
    built = game.history.standing_steps()[0].command
    assert isinstance(built, Build)
    assert (built.block, built.cells) == (first.block, first.cells)
    assert builder.top.hints.steps == (walk,)
    text = prompt(builder).text
    assert "something falls" not in text, "the block lies already"
    assert "level" in text
    builder.driver.spot("prompt:hint_step")
    builder.wait()
    assert isinstance(game.history.standing_steps()[1].command, Move | Stay)
    assert game.state.turn == 1
    assert not builder.top.hints.active


@pytest.mark.slow
def test_a_step_of_a_hint_ends_the_recap(builder: Builder, monkeypatch: pytest.MonkeyPatch) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    hinted(builder)
    seen: list[bool] = []
    monkeypatch.setattr(builder.top.log_and_recap, "note_action", lambda: seen.append(True))
    builder.driver.spot("prompt:hint_step")
    assert seen


@pytest.mark.slow
def test_keys_that_lead_away_from_a_hint_are_told_what_enter_does(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    hint = hinted(builder)
    advised = hint.choices[0]
    assert isinstance(advised, Placement)
    trial = builder.top.controller.hand.trial
    told = prompt(builder).text
    away = {trial.cells if trial is not None else None}
    for _ in range(STILL):
        builder.driver.key("n")
        builder.driver.rounds(2)
        trial = builder.top.controller.hand.trial
        assert trial is not None
        if trial.cells == advised.cells:
            assert prompt(builder).text == told
        else:
            assert prompt(builder).text.startswith("Enter: ")
            away.add(trial.cells)
            break
    assert len(away) > 1


def hidden_parts(builder: Builder, cells: Cells) -> int:
    """How many parts of a place are hidden where the camera goes."""
    table = builder.parts.table
    picker = Picker(builder.state)
    return sum(picker.hides(table.camera.goal.eye, middle(cell)) for cell in cells)


@pytest.mark.slow
@pytest.mark.parametrize("by_hand", [False, True])
def test_the_view_turns_to_where_the_place_of_a_hint_is_seen(builder: Builder, tmp_path: Path, by_hand: bool) -> None:
    lines = (GAMES / "two.turm").read_text(encoding="utf-8").splitlines(keepends=True)
    step = next(step for step in played("two").standing_steps() if step.n > 40 and step.after.stage == "build")
    file = tmp_path / "two.turm"
    file.write_text("".join(lines[: step.n + 1]), encoding="utf-8")
    builder.show(Game.open(TURM, file), Fate())
    builder.wait()
    camera = builder.parts.table.camera
    if by_hand:
        camera.turn(7.0, 0.0)
    views = [camera.goal.turned(quarters) for quarters in range(4)]
    seen = None
    for choice in legal(builder.state):
        if isinstance(choice, Placement) and choice.ring is None:
            hidden = [
                sum(Picker(builder.state).hides(view.eye, middle(cell)) for cell in choice.cells) for view in views
            ]
            if hidden[0] == len(choice.cells) and hidden[2] == 0:
                seen = choice
                break
    assert seen is not None, "a place on the far side"
    before = camera.goal
    builder.top.hints.begin(Hint((seen,), 1, 0.0, ()))
    builder.driver.rounds(2)
    assert hidden_parts(builder, seen.cells) == 0
    assert abs(camera.goal.heading - before.heading) in (pytest.approx(90.0), pytest.approx(180.0))
    turned = camera.goal
    builder.top.hints.close()
    builder.top.hints.begin(Hint((seen,), 1, 0.0, ()))
    builder.driver.rounds(2)
    assert camera.goal == turned, "it is seen now"


@pytest.mark.slow
def test_who_takes_turns_or_holds_another_block_is_told_of_that_one(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="mouse")
    advised = hinted(builder).choices[0]
    assert isinstance(advised, Placement)
    hint = prompt(builder)
    places = builder.top.session.choices.places
    other = next(block for block, ring in places if block != advised.block and ring is None)
    builder.driver.spot(f"block:{other}")
    told = prompt(builder)
    assert told.text != hint.text
    assert not told.more, "no button builds another block than the one in hand"
    builder.driver.program.press("escape")
    assert prompt(builder) == hint, "the block is put back first"
    builder.take(advised.block)
    builder.put(advised.cells)
    assert prompt(builder).text == hint.text
    builder.driver.down(MouseButton.one())
    assert prompt(builder).text.startswith("Steer against the arrow")
    builder.driver.program.press("escape")
    builder.driver.up(MouseButton.one())
    assert prompt(builder).text == hint.text
    builder.driver.spot("next_way")
    assert prompt(builder).text != hint.text
    builder.driver.spot("prompt")
    assert builder.top.controller.selection.block is None
    assert prompt(builder) == hint


@pytest.mark.long
def test_the_walk_of_a_hint_is_marked_with_its_way_and_done_by_enter(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    walk = hinted(builder).choices[1]
    assert isinstance(walk, Move)
    marks = builder.parts.table.marks
    builder.driver.program.press("enter")
    builder.wait()
    builder.driver.rounds(2)
    assert (game.n, marks.get("selected"), marks.shown_way[-1]) == (1, {walk.to}, walk.to)
    other = next(each.to for each in builder.top.session.choices.all if isinstance(each, Move) and each.to != walk.to)
    builder.driver.move(*builder.find(other).pixel)
    assert (marks.get("selected"), marks.shown_way[-1]) == ({walk.to}, other), "a mouse shows its own way"
    builder.driver.program.press("h")
    builder.driver.rounds(2)
    assert marks.get("selected") == set()
    hinted(builder)
    for _ in range(2):
        builder.driver.program.press("enter")
        builder.driver.rounds(2)
    assert [step.command for step in game.history.standing_steps()][1:] == [walk], (
        "pressed twice by mistake it counts once"
    )


@pytest.mark.slow
def test_the_place_of_a_hint_is_lit_while_the_block_is_tried_elsewhere(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    first = hinted(builder).choices[0]
    assert isinstance(first, Placement)
    lights = builder.parts.table.lights
    assert lights.cells == (), "its ghost is there"
    for _ in range(2):
        builder.driver.program.press("n")
        builder.driver.rounds(2)
        trial = builder.top.controller.hand.trial
        assert trial is not None
        assert trial.cells != first.cells
        assert lights.cells == first.cells
    builder.driver.program.press("h")
    builder.driver.rounds(2)
    assert lights.cells == ()


@pytest.mark.slow
def test_the_tip_about_a_hint_is_at_its_place_and_not_where_the_mouse_rests(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    builder.wait()
    builder.driver.move(640, 600)
    hint = hinted(builder)
    first = hint.choices[0]
    assert isinstance(first, Placement)
    builder.driver.rounds(STILL)
    model = builder.driver.program.hud.model
    assert model.tooltip is not None
    assert model.tip_at == builder.parts.table.pixel_of(max(first.cells, key=lambda cell: cell[2]))


@pytest.mark.long
def test_asked_again_or_cancelled_it_goes_away_and_nothing_is_done(builder: Builder) -> None:
    game = builder.begin(None, [None, None], judge=Fate(), hand="steady")
    hinted(builder)
    builder.driver.program.press("h")
    builder.driver.rounds(2)
    assert not builder.top.hints.active
    hinted(builder)
    builder.driver.program.press("escape")
    builder.driver.rounds(2)
    assert not builder.top.hints.active
    assert game.n == 0


@pytest.mark.slow
def test_who_does_something_else_is_let_alone(builder: Builder) -> None:
    builder.begin(None, [None, None], judge=Fate(), hand="steady")
    hint = hinted(builder)
    builder.top.controller.let_be()
    other = next(
        each
        for each in builder.top.session.choices.all
        if isinstance(each, Placement) and each.ring is None and each.cells != getattr(hint.choices[0], "cells", ())
    )
    builder.give(other)
    builder.wait()
    steps = builder.top.hints.steps
    assert steps in ((), hint.choices[1:]), "out of date, or still possible"


@pytest.mark.slow
@pytest.mark.parametrize("language", language_ids(paths.config() / "locale"))
def test_each_reason_has_words(open_program: Opens, language: str) -> None:
    say = open_program(Settings(quality="low", language=language)).program.services.say
    for kind in ("climbs", "keeps", "descends", "leaves", "hinders", "bars", "steady", "risky", "ring", "boxed"):
        for amount in (1, 3, 25):
            assert "turm-term" not in say(f"turm-term-{kind}", amount=amount, level=3)


@pytest.mark.long
def test_a_click_on_the_ring_on_the_table_opens_the_dice(builder: Builder) -> None:
    builder.begin(None, [None, None, None], judge=Fate(), hand="steady")
    builder.wait()
    acting = builder.state.acting
    assert acting is not None
    table = builder.parts.table
    builder.driver.rounds(STILL)
    found = None
    for preset in (None, "top", "south", "north", "east", "west"):
        if preset is not None:
            table.camera.preset(preset, at_once=True)
            builder.driver.rounds()
        for x in range(4, builder.driver.screen.width, 6):
            for y in range(4, builder.driver.screen.height, 6):
                if builder.driver.program.hud.covers(x, y):
                    continue
                pick = table.pick(x, y)
                if pick is not None and pick.kind == "ring" and pick.colour == acting.colour:
                    found = (x, y)
        if found:
            break
    assert found is not None, "the own ring can be seen and clicked"
    builder.driver.click(*found)
    assert builder.top.controller.selection.ring == "free"
    builder.driver.program.press("escape")
    builder.driver.rounds(2)
    assert builder.top.controller.selection.ring is None


@pytest.mark.slow
def test_the_buttons_of_rings_stay_where_they_are_and_take_the_ring_back(builder: Builder, tmp_path: Path) -> None:
    """A second click at the same spot undoes the first: it does not use the ring in the other way."""
    lines = (GAMES / "four.turm").read_text(encoding="utf-8").splitlines(keepends=True)
    n = next(n for n, state in enumerate(states()) if {"pass", "leap"} <= ways_to_walk(state))
    file = tmp_path / "game.turm"
    file.write_text("".join(lines[: n + 1]), encoding="utf-8")
    builder.show(Game.open(TURM, file), Fate())
    builder.wait()
    hud = builder.driver.program.hud
    spots = ("prompt:ring_pass", "prompt:ring_leap", "prompt")
    before = [hud.spot(name).rect for name in spots]
    builder.driver.rounds(STILL)
    builder.driver.spot("prompt:ring_leap")
    builder.driver.rounds(STILL)
    assert builder.top.controller.selection.ring == "leap"
    assert [hud.spot(name).rect for name in spots] == before
    assert [hud.spot(name).chosen for name in spots] == [False, True, False]
    builder.driver.spot("prompt:ring_leap")
    builder.driver.rounds(STILL)
    assert builder.top.controller.selection.ring is None
    assert [hud.spot(name).chosen for name in spots] == [False, False, False]


def ways_to_walk(state: State) -> set[str | None]:
    """The rings with which the figure may walk, None among them where it may without one."""
    return {choice.ring for choice in legal(state) if isinstance(choice, Move)}
