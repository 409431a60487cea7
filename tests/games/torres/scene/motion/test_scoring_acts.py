"""A film counts the castles of a scoring as the window does; the winners of a tie are celebrated together."""

import numpy as np
import pytest
from panda3d.core import GeomNode

from tests.games.torres.random_games import game
from tests.games.torres.scene.looking import Looking
from torres3d.engine.history import Step
from torres3d.games.torres.game import GAME
from torres3d.games.torres.rules import events as e
from torres3d.games.torres.rules.evolve import evolve
from torres3d.scene.shapes.mesh import VERTEX


@pytest.mark.slow
def test_a_film_counts_the_same_castles(looking: Looking) -> None:
    one = next(step for step in game(10) if any(isinstance(event, e.CastlesScored) for event in step.events))
    state, happened = one.before, []
    for event in one.events:
        state = evolve(state, event)
        happened.append((event, state))
    table = looking.table
    table.show(one.before)
    playback = GAME.terminal().film_playback(table, one.before)
    playback.add(Step(1, 0, one.command, one.before, tuple(happened), state))
    texts: list[str] = []
    while not playback.idle:
        playback.step(0.1)
        table.step(0.1)
        texts += [label.text for label in table.labels.get("counted") if label.text not in texts]
    castles = [castle for event in one.events if isinstance(event, e.CastlesScored) for castle in event.castles]
    wanted = {f"{castle.area} × {castle.level} = {castle.points}" for castle in castles if castle.points}
    assert wanted
    assert wanted <= set(texts)


@pytest.mark.slow
@pytest.mark.parametrize("winners", [(0,), (0, 1)])
def test_all_winners_of_a_tie_have_pennants_and_confetti(looking: Looking, winners: tuple[int, ...]) -> None:
    end = list(game(10))[-1].before
    table = looking.table
    table.show(end)
    event = e.GameEnded(winners)
    table.play(end, [(event, evolve(end, event))])
    for _ in range(30):
        table.step(0.1)
    hanging = table.scene.over.find("banners/front").get_child(0).node()
    assert isinstance(hanging, GeomNode)
    data = hanging.get_geom(0).get_vertex_data().get_array(0).get_handle().get_data()
    paint = np.frombuffer(data, VERTEX)["paint"][:, :3].astype(int)
    for seat in (0, 1):
        colour = np.array(table.scene.looks[seat].colour) * 255
        near = (np.abs(paint - colour).max(axis=1) < 40).sum()
        assert (near > 100) == (seat in winners), seat
    table.skip()
    assert table.scene.over.find("banners/front").get_tight_bounds() is None
