"""What a game comes to, counted once more and slowly: from states instead of events."""

from collections import Counter

import pytest

from tests.house.places import ROOT
from torres3d.engine.log_replay import load_log
from torres3d.games.torres.app.presentation.statistics import USES, tallies
from torres3d.games.torres.kit.engine_adapter import TORRES, TorresHistory
from torres3d.games.torres.rules import commands as c
from torres3d.games.torres.rules.scoring import castle_scores
from torres3d.games.torres.rules.squares import square_list

EXAMPLES = sorted((ROOT / "tests/games/torres/examples").glob("*.torres"))
KINDS = {c.Move: "walking", c.Build: "building", c.AddKnight: "adding", c.Buy: "cards", c.Score: "marker"}


@pytest.fixture(params=EXAMPLES, ids=lambda file: file.stem)
def history(request: pytest.FixtureRequest) -> TorresHistory:
    """A whole game."""
    return load_log(TORRES, request.param)[1]


def test_ap_are_counted_by_what_is_left_after_each_command(history: TorresHistory) -> None:
    players = history.start.players
    slow = [Counter[str]() for _ in range(players)]
    for step in history.standing_steps():
        kind = KINDS.get(type(step.standing_command))
        if kind is not None:
            slow[step.by][kind] += step.before.ap - step.after.ap
        elif isinstance(step.standing_command, c.EndTurn):
            slow[step.by]["lost"] += step.before.ap
    for seat, tally in enumerate(tallies(history.standing_steps(), players).players):
        assert dict(zip(USES, tally.uses, strict=True)) == {use: slow[seat][use] for use in USES}


def test_the_course_is_the_score_after_each_turn(history: TorresHistory) -> None:
    found = tallies(history.standing_steps(), history.start.players)
    ends = [step for step in history.standing_steps() if isinstance(step.standing_command, c.EndTurn)]
    for seat, tally in enumerate(found.players):
        assert tally.course == (0, *(step.after.scores[seat] for step in ends))
        assert tally.course[-1] == history.state.scores[seat]
    rounds = [step.before.phase for step in ends]
    assert found.scorings == tuple(
        number for number, phase in enumerate(rounds, 1) if number == len(rounds) or rounds[number] != phase
    )


def test_castles_and_the_best_knight_are_found_on_the_board_of_each_scoring(history: TorresHistory) -> None:
    players = history.start.players
    found = tallies(history.standing_steps(), players)
    for seat, tally in enumerate(found.players):
        years: list[list[tuple[int, int]]] = []
        earned: Counter[int] = Counter()
        names: dict[int, int] = {}
        for step in history.standing_steps():
            command = step.standing_command
            own, now = set(square_list(step.before.knights[seat])), set(square_list(step.after.knights[seat]))
            if isinstance(command, c.EndTurn) and _scores(step.before, step.after):
                castles = castle_scores(step.before.board, step.before.knights[seat])
                years.append([(castle.points, castle.knight) for castle in castles])
                for castle in castles:
                    earned[names[castle.knight]] += castle.points
            gone, come = own - now, now - own
            if gone:
                names[come.pop()] = names.pop(gone.pop())
            for square in come:
                names[square] = len(names) + 1000 * step.n
        assert [[(castle.points, castle.knight) for castle in year] for year in tally.castles] == years
        if earned:
            assert tally.best is not None
            assert tally.best.points == max(earned.values())
        else:
            assert tally.best is None


def _scores(before: object, after: object) -> bool:
    stage, phase = getattr(after, "stage", ""), getattr(after, "phase", 0)
    return stage in ("over", "move_king", "starter") or phase != getattr(before, "phase", 0)
