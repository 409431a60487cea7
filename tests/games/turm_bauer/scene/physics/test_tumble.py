"""Falls on the table are the same whenever they are calculated."""

from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.physics.tumble import RECORD_STEPS, STEP, Body, Tumble

BLOCK = ((1, 1, 2), (1, 1, 3), (2, 1, 3))
BODIES = (Body("block", BLOCK, middle_of(BLOCK), falls=True), Body("figure", (), (-0.5, -0.5, 2.6), loose=True))


def test_a_fall_that_was_calculated_before_it_is_seen_is_the_same() -> None:
    seen, foreseen = Tumble(BODIES, (1.0, 0.0)), Tumble(BODIES, (1.0, 0.0))
    for _ in range(60):
        foreseen.foresee(3, 1.8)
    times = [number / 20 for number in range(36)]
    assert list(map(seen.poses_at, times)) == list(map(foreseen.poses_at, times))
    assert seen.knocks == foreseen.knocks
    assert seen.knocks, "it hits the table"


def computed_seconds(tumble: Tumble) -> float:
    return (len(tumble.pictures) - 1) * STEP * RECORD_STEPS


def test_no_more_is_calculated_than_is_looked_at() -> None:
    tumble = Tumble(BODIES, (1.0, 0.0))
    tumble.foresee(3, 0.5)
    assert 0.0 < computed_seconds(tumble) < 0.1
    tumble.foresee(1000, 0.5)
    assert 0.5 <= computed_seconds(tumble) < 0.55
    tumble.foresee(1000, 0.5)
    assert computed_seconds(tumble) < 0.55
