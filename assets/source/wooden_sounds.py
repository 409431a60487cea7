"""Synthesise the sounds of Turm Bauer: beech wood on beech wood, dice, rings, a tower that comes down.

Wood rings higher and shorter than the stone of Torres, in a small room with a cloth on the table.
"""

from collections.abc import Callable

import numpy as np
from sounds import bell, hiss, knock, placed, save, tone


def clack(pitch: float, seed: int, hollow: float = 0.5) -> np.ndarray:
    """Two pieces of wood meet: a bright click, and the ``hollow`` body of the larger one."""
    return placed(
        [
            (0, 1.0, knock(pitch, 0.022, seed, bright=0.12, seconds=0.25)),
            (0.002, 0.45, knock(pitch * 1.73, 0.012, seed + 1, bright=0.30, seconds=0.15)),
            (0, hollow, tone(0.25, pitch * 0.42, 0.035, bend=0.25)),
        ]
    )


def soft_room(dry: np.ndarray, seed: int, amount: float = 0.07) -> np.ndarray:
    """A little of a living room's echo."""
    tail = hiss(0.22, 0.05, 250, 1800, seed, rise=0.006)
    size = len(dry) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(tail, size), size)
    wet /= max(float(np.abs(wet).max()), 1e-9)
    return np.pad(dry / float(np.abs(dry).max()), (0, len(tail))) + amount * wet


def block_wood() -> np.ndarray:
    return placed([(0, 1.0, clack(430, 31)), (0.034, 0.30, clack(500, 33, 0.2)), (0.062, 0.12, clack(540, 35, 0.1))])


def block_slide() -> np.ndarray:
    scrape = hiss(0.26, 0.12, 700, 3200, 37, rise=0.05)
    t = np.arange(len(scrape)) / 44100
    grain = 0.6 + 0.4 * np.sign(np.sin(2 * np.pi * (38 + 30 * t) * t))
    return placed([(0, 0.8, scrape * grain), (0.19, 0.5, clack(390, 38, 0.3))])


def wood_knock() -> np.ndarray:
    return placed([(0, 1.0, clack(620, 41, 0.3)), (0.05, 0.22, clack(700, 43, 0.1))])


def tumble() -> np.ndarray:
    return placed(
        [
            (0, 1.0, clack(310, 45, 0.9)),
            (0, 0.5, tone(0.35, 92, 0.07, bend=0.35)),
            (0.07, 0.35, clack(420, 47, 0.3)),
            (0.13, 0.20, clack(480, 49, 0.2)),
        ]
    )


def collapse() -> np.ndarray:
    """A groan of wood, then the first rush."""
    t = np.arange(int(0.5 * 44100)) / 44100
    groan = np.sin(2 * np.pi * np.cumsum(96 + 60 * t + 7 * np.sin(2 * np.pi * 23 * t)) / 44100)
    groan = np.tanh(3.0 * groan * np.abs(np.sin(2 * np.pi * 13 * t))) * np.sin(np.pi * t / 0.5) ** 1.2
    rng = np.random.default_rng(51)
    parts = [(0.0, 0.30, groan), (0.30, 0.50, hiss(1.1, 0.45, 120, 1500, 52, rise=0.25))]
    for number in range(16):
        start = 0.36 + 1.0 * float(rng.random()) ** 1.3
        loud, pitch = 0.3 + 0.45 * float(rng.random()), 260 + 420 * float(rng.random())
        parts.append((start, loud, clack(pitch, 60 + 2 * number)))
    parts.append((0.42, 0.8, tone(0.8, 58, 0.2, bend=0.3)))
    return placed(parts)


def dice() -> np.ndarray:
    """Two dice on felt: quick knocks, farther and farther apart, softer and softer."""
    rng = np.random.default_rng(71)
    parts, start, gap = [], 0.0, 0.045
    for number in range(11):
        parts.append((start, 0.9 * 0.82**number, clack(820 + 160 * float(rng.random()), 72 + 2 * number, 0.15)))
        start += gap * float(0.7 + 0.6 * rng.random())
        gap *= 1.13
    parts.append((0.0, 0.25, hiss(0.5, 0.2, 300, 1600, 99, rise=0.02)))
    return placed(parts)


def ring() -> np.ndarray:
    """A wooden ring settles on wood: it wobbles faster and faster."""
    parts, start, gap = [(0.0, 1.0, clack(1050, 101, 0.2))], 0.10, 0.085
    for number in range(7):
        parts.append((start, 0.5 * 0.78**number, clack(1180 + 20 * number, 103 + 2 * number, 0.1)))
        start += gap
        gap *= 0.8
    return placed(parts)


def figure_tap() -> np.ndarray:
    return placed([(0, 1.0, clack(740, 121, 0.35)), (0.02, 0.15, clack(980, 123, 0.1))])


def rise() -> np.ndarray:
    """A block is taken up: it brushes against its neighbours, and air."""
    return placed([(0, 0.25, clack(560, 131, 0.1)), (0.0, 0.5, hiss(0.34, 0.16, 500, 2400, 133, rise=0.12))])


def creak() -> np.ndarray:
    """A tower sways and holds: wood groans, and settles with two knocks."""
    t = np.arange(int(0.42 * 44100)) / 44100
    groan = np.sin(2 * np.pi * np.cumsum(128 - 52 * t + 9 * np.sin(2 * np.pi * 17 * t)) / 44100)
    groan = np.tanh(3.5 * groan * np.abs(np.sin(2 * np.pi * 19 * t))) * np.sin(np.pi * t / 0.42) ** 1.1
    return placed([(0.0, 0.6, groan), (0.36, 0.5, clack(350, 141, 0.5)), (0.47, 0.25, clack(410, 143, 0.3))])


def height() -> np.ndarray:
    """Three wooden bars, each higher: somebody stands higher than anybody before."""
    return placed([(0.09 * number, 0.8, clack(pitch, 151 + 2 * number, 0.2)) for number, pitch in enumerate(BARS)])


def risk_tone() -> np.ndarray:
    """A short soft bar, played higher and more often the greater the risk."""
    return placed([(0, 1.0, bell(330.0, 0.22, 0.06))])


BARS = (784.0, 988.0, 1175.0)
"""The pitches of the bars in Hz: a triad."""
ALL: dict[str, tuple[Callable[[], np.ndarray], float]] = {
    "block_wood": (block_wood, 0.80), "block_slide": (block_slide, 0.45), "wood_knock": (wood_knock, 0.55),
    "tumble": (tumble, 0.80), "collapse": (collapse, 1.0), "dice": (dice, 0.70), "ring": (ring, 0.55),
    "figure_tap": (figure_tap, 0.50), "rise": (rise, 0.28), "creak": (creak, 0.60), "height": (height, 0.50),
    "risk_tone": (risk_tone, 0.45),
}  # fmt: skip
FIRST = 100
"""The number of the first of these sounds."""


def main() -> None:
    for number, (name, (make, loud)) in enumerate(ALL.items()):
        save(name, soft_room(make(), 300 + number), loud, FIRST + number)


if __name__ == "__main__":
    main()
