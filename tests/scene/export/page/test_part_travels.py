"""Thinned travels have few keys and stay close to what they were."""

from math import cos, pi, sin

from torres3d.scene.export.page.part_travels import CLOSE, Sample, thinned
from torres3d.scene.export.page.placed_parts import UPRIGHT

Turned = tuple[float, float, float, float]


def headed(angle: float) -> Turned:
    return 0.0, 0.0, sin(angle / 2), cos(angle / 2)


def moved(*places: float) -> list[Sample]:
    return [(float(now), (place, 0.0, 0.0), UPRIGHT, 1.0) for now, place in enumerate(places)]


def test_a_straight_way_has_two_keys() -> None:
    samples = moved(0, 1, 2, 3, 4)
    assert thinned(samples) == [samples[0], samples[-1]]


def test_a_rest_and_a_corner_stay() -> None:
    assert [now for now, *_ in thinned(moved(0, 0, 0, 1, 2, 2))] == [0, 2, 4, 5]


def test_turns_and_scales_count() -> None:
    turns: list[Sample] = [(float(n), (0.0, 0.0, 0.0), headed(n % 2 * 0.2), 1.0) for n in range(3)]
    scales: list[Sample] = [(float(n), (0.0, 0.0, 0.0), UPRIGHT, 1.0 + n % 2) for n in range(3)]
    assert len(thinned(turns)) == len(thinned(scales)) == 3


def test_both_quaternions_of_a_rotation_are_alike() -> None:
    x, y, z, w = headed(0.4)
    samples: list[Sample] = [
        (0.0, (0.0, 0.0, 0.0), (x, y, z, w), 1.0),
        (1.0, (0.0, 0.0, 0.0), (-x, -y, -z, -w), 1.0),
        (2.0, (0.0, 0.0, 0.0), (x, y, z, w), 1.0),
    ]
    assert len(thinned(samples)) == 2


def test_a_curve_is_kept_closely() -> None:
    curve: list[Sample] = [(n / 100, (cos(n * pi / 100), sin(n * pi / 100), 0.0), UPRIGHT, 1.0) for n in range(101)]
    kept = thinned(curve)
    assert len(kept) < 30
    for now, place, _, _ in curve:
        after = next(number for number, sample in enumerate(kept) if sample[0] >= now)
        one, other = kept[max(after - 1, 0)], kept[after]
        share = (now - one[0]) / (other[0] - one[0]) if after else 0.0
        line = [a + (b - a) * share for a, b in zip(one[1], other[1], strict=True)]
        assert sum((a - b) ** 2 for a, b in zip(place, line, strict=True)) ** 0.5 <= CLOSE


def test_the_largest_corners_stay_where_keys_are_few() -> None:
    assert [place[0] for _, place, _, _ in thinned(moved(0, 0.1, 0, 0, 5, 0, 0, 0.1, 0), most=3)] == [0, 5, 0]
