"""config/games/turm_bauer/physics.yaml: the numbers of T-9, and what is wrong with a file of them."""

from pathlib import Path

import pytest

from torres3d.base import paths
from torres3d.base.faults import FileFault
from torres3d.games.turm_bauer.rules.judging.physics_numbers import FILE, physics


def test_t_9_4_the_numbers_are_those_of_the_rules() -> None:
    numbers = physics()
    assert (numbers.width, numbers.bullet.friction, numbers.bullet.restitution, numbers.bullet.damping) == (
        0.96,
        0.6,
        0,
        0.05,
    )
    assert (numbers.bullet.gravity, numbers.bullet.step, numbers.bullet.iterations) == (25, 240, 50)
    assert (numbers.course.drop, numbers.course.bump, numbers.course.calm, numbers.course.rest) == (0.02, 0.15, 0.25, 6)
    assert (numbers.fallen.shift, numbers.fallen.lean, numbers.moved) == (0.5, 20, 0.02)
    assert numbers.push.factor(0) == 0.5
    assert numbers.push.factor(100) == 1.5


def test_the_wind_grows() -> None:
    gentle, usual, windy = (physics().wobble.numbers_of(wobble) for wobble in ("gentle", "usual", "windy"))
    assert gentle.hand < usual.hand < windy.hand
    assert gentle.lean < usual.lean < windy.lean
    assert gentle.shrink < usual.shrink < windy.shrink


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("width: 0.96", "width: 1.5", "`width` cannot be `1.5`"),
        ("  friction: 0.6", "  friction: rough", "friction"),
        ("steadiest: 0.3", "steadiest: 0.3\ncolour: red", "colour"),
        ("moved: 0.02", "", "moved"),
    ],
)
def test_a_wrong_number_is_told_with_file_and_key(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (paths.config() / FILE).read_text("utf-8")
    assert old in text
    file = tmp_path / "physics.yaml"
    file.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(FileFault, match=told) as found:
        physics(file)
    assert "physics.yaml" in str(found.value)
