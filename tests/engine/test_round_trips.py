"""Random games over all editions, modes and house rules: what was written is read as it was played."""

import json
import random
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.engine.log_lines import lines_of, write_lines
from tests.games.torres.logged_games import play, setup
from tests.games.torres.setups import CHOICES, EDITIONS, MODES
from torres3d.engine.log_entries import Undo
from torres3d.engine.log_replay import load_log
from torres3d.engine.logged_game import Game
from torres3d.games.torres.kit.engine_adapter import TORRES
from torres3d.games.torres.kit.setup_and_options import Player
from torres3d.games.torres.rules.state import State

house_rules = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in CHOICES.items()})
names = st.text(st.characters(codec="utf-8"), min_size=1, max_size=40)


@settings(max_examples=25, deadline=None)
@given(st.sampled_from(list(EDITIONS)), st.sampled_from(MODES), st.integers(2, 4), house_rules, st.integers(0, 10**6))
def test_a_game_read_again_has_the_same_states(
    edition: str, mode: str, players: int, rules: dict[str, str], seed: int
) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.torres"
        made = setup(edition, mode, players, **rules)  # type: ignore[arg-type]
        game = Game.create(TORRES, made, file, seed)
        play(game, random.Random(seed), 120)
        log, history = load_log(TORRES, file)
        assert history.states == game.history.states
        assert history.header == game.header
        assert history.standing_steps() == game.history.standing_steps()
        assert history.undoable() == game.can_undo()
        assert history.turn_start == game.history.turn_start
        # The sums are those of LOG.md, worked out without the engine.
        again = write_lines(Path(folder) / "again.torres", lines_of(file))
        assert [line["sum"] for line in lines_of(again)] == [line["sum"] for line in lines_of(file)]
        assert log.last_sum == lines_of(file)[-1]["sum"]


@settings(max_examples=40, deadline=None)
@given(names, st.text(st.characters(codec="utf-8"), min_size=1, max_size=20))
def test_any_name_and_colour_comes_back(name: str, colour: str) -> None:
    other = "blue" if colour != "blue" else "red"
    with TemporaryDirectory() as folder:
        file = Path(folder) / "game.torres"
        made = msgspec.structs.replace(setup(), players=(Player(name, colour, "odd"), Player("Otto", other, None)))
        Game.create(TORRES, made, file)
        assert load_log(TORRES, file)[1].header.setup == made
        assert file.read_bytes().count(b"\n") == 1
        assert json.loads(file.read_bytes())["setup"]["players"][0]["name"] == name


@settings(max_examples=15, deadline=None)
@given(st.integers(0, 10**6), st.sampled_from(list(EDITIONS)), st.sampled_from(MODES))
def test_every_undo_restores_the_state_before_what_it_takes_back(seed: int, edition: str, mode: str) -> None:
    game = Game.create(TORRES, setup(edition, mode, 3), seed=seed)  # type: ignore[arg-type]
    play(game, random.Random(seed), 150)
    standing: list[State] = []
    for step in game.history.steps:
        if isinstance(step.command, Undo):
            assert step.after is standing.pop()
        else:
            standing.append(step.before)
    assert len(standing) == len(game.history.standing_steps())
