"""What everything that claims to be a game for the engine has to do. A new game adds a line to ``GAMES``."""

import json
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from tests.engine.log_lines import lines_of, write_lines
from tests.games.kits import KITS, kit_of
from tests.games.lifting.engine_adapter import LIFTING, LiftPlayer, LiftSetup
from tests.games.torres.logged_games import setup
from tests.games.turm_bauer.random_games import built
from torres3d.engine.kit import Kit
from torres3d.engine.log_entries import Undo
from torres3d.engine.log_errors import LogFault, UndoRefused
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.engine.saved_games_folder import Shelf
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.turm_bauer.kit.engine_adapter import TURM
from torres3d.games.turm_bauer.kit.setup_and_options import Setup as TurmSetup
from torres3d.games.turm_bauer.kit.setup_and_options import seated as turm_seated
from torres3d.games.turm_bauer.rules.commands import Placement

AnyKit = Kit[Any, Any]
GAMES: list[tuple[AnyKit, Any]] = [
    (TORRES, setup("romanian", "basic", 3)),
    (TURM, TurmSetup({"overhang": "row"}, turm_seated([None, "careful", None]))),
    (LIFTING, LiftSetup((LiftPlayer("Ana"), LiftPlayer("Otto", "odd"), LiftPlayer("line\u2028sep")))),
]
each_game = pytest.mark.parametrize(("kit", "made"), GAMES, ids=[kit.format for kit, _ in GAMES])


def given(choice: Any) -> Any:
    """The command behind a choice that is legal: a block of Turm Bauer is let go with a steady hand, and stands."""
    return built(choice) if isinstance(choice, Placement) else choice


def played(kit: AnyKit, made: Any, file: Path | None = None, commands: int = 10_000, seed: int = 3) -> Any:
    """A game of random commands; one in eight is taken back where that may be."""
    game = Game.create(kit, made, file, seed)
    rng = random.Random(seed)
    for _ in range(commands):
        if game.state.actor is None:
            break
        if rng.random() < 0.12 and game.can_undo() is not None:
            game.undo()
        else:
            game.submit(given(rng.choice(list(kit.legal(game.state)))))
    return game


def test_every_game_of_the_program_is_tried_here() -> None:
    assert set(KITS) <= {kit for kit, _ in GAMES}


@each_game
def test_a_game_comes_to_an_end_with_winners(kit: AnyKit, made: Any) -> None:
    game = played(kit, made)
    assert game.state.actor is None
    assert not list(kit.legal(game.state))
    progress = kit.progress(game.state, game.n)
    assert progress.over
    assert len(progress.scores) == len(made.players)


@each_game
def test_a_log_gives_the_same_game_again(kit: AnyKit, made: Any, tmp_path: Path) -> None:
    file = tmp_path / f"game{kit.suffix}"
    game = played(kit, made, file, 40)
    _, history = load_log(kit, file)
    assert history.header == game.header
    assert history.steps == game.history.steps
    assert lines_of(file)[0]["format"] == kit.format
    again = write_lines(tmp_path / "again", lines_of(file))
    assert [line["sum"] for line in lines_of(again)] == [line["sum"] for line in lines_of(file)]


@each_game
def test_a_step_keeps_what_happened_and_an_undo_gives_the_very_same_state_back(kit: AnyKit, made: Any) -> None:
    game = played(kit, made)
    standing: list[Any] = []
    for step in game.history.steps:
        if isinstance(step.command, Undo):
            assert step.happened == ()
            assert step.after is standing.pop().before
            continue
        standing.append(step)
        state = step.before
        assert tuple(step.events) == tuple(kit.decide(state, step.by, step.command))
        for event, after in step.happened:
            state = kit.evolve(state, event)
            assert state == after
        assert step.after == state
    assert game.history.standing_steps() == standing
    for before, after in pairwise(standing):
        assert after.before is before.after


@each_game
def test_only_the_actor_may_act_and_all_that_is_legal_is_carried_out(kit: AnyKit, made: Any) -> None:
    game = played(kit, made, commands=6)
    state = game.state
    assert state.actor is not None
    for command in map(given, kit.legal(state)):
        assert kit.decide(state, state.actor, command)
        with pytest.raises(kit.illegal):
            kit.decide(state, (state.actor + 1) % len(made.players), command)


@each_game
def test_undo_stops_where_the_game_says_and_says_why(kit: AnyKit, made: Any) -> None:
    game = Game.create(kit, made, seed=1)
    rng = random.Random(1)
    stopped = 0
    while game.state.actor is not None:
        step = game.submit(given(rng.choice(list(kit.legal(game.state)))))
        if type(step.command) in kit.final:
            with pytest.raises(UndoRefused) as caught:
                game.undo()
            assert str(caught.value) == kit.final_texts[caught.value.reason]
            stopped += 1
    assert stopped > 2


@each_game
def test_documents_are_json_and_list_what_is_legal(kit: AnyKit, made: Any) -> None:
    game = played(kit, made, commands=6)
    document = json.loads(kit.document_line(game.state, game.n, with_legal=True))
    assert document["n"] == game.n
    assert len(document["legal"]) == len(list(kit.legal(game.state))) > 0
    assert "legal" not in json.loads(kit.document_line(game.state, game.n))


@each_game
@pytest.mark.parametrize(
    ("field", "value", "reason"), [("format", "other-log", "not_a_log"), ("version", 99, "newer_version")]
)
def test_a_log_of_something_else_is_refused(
    kit: AnyKit, made: Any, field: str, value: object, reason: str, tmp_path: Path
) -> None:
    file = tmp_path / "game"
    played(kit, made, file, 5)
    lines = lines_of(file)
    lines[0][field] = value
    with pytest.raises(LogFault) as caught:
        load_log(kit, write_lines(file, lines))
    assert caught.value.reason == reason
    assert str(file) in str(caught.value)


def test_a_shelf_holds_games_of_every_kind(tmp_path: Path) -> None:
    shelf = Shelf([kit for kit, _ in GAMES], tmp_path)
    for kit, made in GAMES:
        shelf.new(kit, made, seed=1)
    assert {game.kit for game in shelf.games()} == {kit for kit, _ in GAMES}
    assert not any(game.faulty for game in shelf.games())
    assert {type(game.setup) for game in Shelf([kit for kit, _ in GAMES], tmp_path).games()} == {
        type(made) for _, made in GAMES
    }, "also from the index"


def test_a_log_is_of_the_game_its_name_says() -> None:
    for kit in KITS:
        assert kit_of(Path(f"game{kit.suffix}")) is kit
    assert kit_of(Path("game.txt")) is KITS[0]
