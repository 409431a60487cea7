"""Whole games of Turm Bauer through the window by mouse alone, with rings, discards, slips and a collapse; logs hold
what was clicked."""

import random
from pathlib import Path

import pytest

from tests.app.driver import Unreachable
from tests.app.opened import Opens
from tests.app.turm.builders import Builder, Fate
from torres3d.app.shell.settings import Settings
from torres3d.engine.loading import load
from torres3d.kits.turm.turm_kit import TURM, TurmGame
from torres3d.turm.commands import Build, Choice, Discard, Hand, Move, Placement, Stay
from torres3d.turm.legal import legal
from torres3d.turm.state import State

pytestmark = pytest.mark.long
QUICK = Settings(quality="low", instant=True, reduced_motion=True)


def wanted(state: State, rng: random.Random, rings: set[str]) -> list[Choice]:
    """Some choices in the order in which they are tried: rings that were not used yet first, then what climbs."""
    choices = legal(state)
    rng.shuffle(choices)
    if state.stage == "build":
        used = [each for each in choices if getattr(each, "ring", None) == "free" and "free" not in rings]
        plain = [each for each in choices if getattr(each, "ring", None) is None]
        low = sorted(plain, key=lambda each: min(c[2] for c in each.cells) if isinstance(each, Placement) else 0)
        return [*used[:8], *low[:40]] if state.turn > 3 else low[:40]
    moves = [each for each in choices if isinstance(each, Move) and each.to != "table"]
    new = [each for each in moves if each.ring is not None and each.ring not in rings]
    climbing = sorted((each for each in moves if each.ring is None), key=lambda each: -each.to[2])
    return [*new[:6], *climbing[:6], Stay()]


def play(builder: Builder, game: TurmGame, seed: int) -> set[str]:
    """Play until the game is over; the rings that were used."""
    rng, rings = random.Random(seed), set[str]()
    while True:
        builder.wait()
        if game.state.stage == "over":
            return rings
        n = game.n
        for choice in wanted(game.state, rng, rings):
            try:
                builder.give(choice)
            except Unreachable:
                builder.top.commanding.let_be()
                continue
            builder.wait()
            if game.n > n:
                break
        assert game.n == n + 1, f"one click, one command in {game.state.stage}"
        ring = getattr(game.history.live()[-1].command, "ring", None)
        rings |= {ring} if ring else set()


def logged(game: TurmGame) -> list[object]:
    """What the file of a game holds."""
    assert game.file is not None
    return [step.command for step in load(TURM, game.file)[1].live()]


@pytest.mark.parametrize(("players", "hand"), [(2, "drawn"), (3, "mouse"), (4, "steady")])
def test_a_whole_game_by_mouse(open_program: Opens, tmp_path: Path, players: int, hand: str) -> None:
    builder = Builder(open_program(QUICK))
    fate = Fate(slips=(5, 9, 10, 11), collapse=45 if players == 4 else None)
    game = builder.begin(tmp_path / "game.turm", [None] * players, seed=3 + players, judge=fate, hand=hand)
    rings = play(builder, game, seed=players)
    commands = logged(game)
    assert commands == [step.command for step in game.history.live()]
    assert game.state.stage == "over"
    assert "free" in rings
    assert rings & {"pass", "leap"}
    assert (game.state.collapse is not None) == (players == 4)
    assert builder.over == [game], "the end is told once"
    builds = [command for command in commands if isinstance(command, Build)]
    assert len(builds) == fate.let_go, "each block was let go once"
    assert sum(build.rest.pose is None for build in builds) >= 4
    if players != 4:
        assert any(isinstance(command, Discard) for command in commands)
    if hand == "steady":
        assert {build.hand for build in builds} == {Hand()}
    if hand == "mouse":
        assert len({build.hand for build in builds}) > 20
