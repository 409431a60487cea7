"""Turm Bauer played by mouse in the offscreen window."""

import pytest

from tests.app.driver import Driver
from tests.app.turm.builders import Builder
from torres3d.turm.commands import Build, Placement
from torres3d.turm.judging.statics_judge import StaticsJudge
from torres3d.turm.legal import legal


@pytest.fixture
def builder(player: Driver) -> Builder:
    return Builder(player)


def test_a_block_is_taken_turned_and_let_go(builder: Builder) -> None:
    game = builder.begin(None, [None, None, None], judge=StaticsJudge(), hand="steady")
    builder.wait()
    choice = next(each for each in legal(builder.state) if isinstance(each, Placement))
    builder.give(choice)
    builder.wait()
    given = game.history.live()[-1].command
    assert isinstance(given, Build)
    assert given.placement == choice
