"""Synthesise the sounds: short, soft, of wood and stone. Ogg Vorbis, 44.1 kHz, mono, peak at most -7 dBFS.

A knock on wood or stone is a handful of damped tones that fit no scale, with a breath of noise at the start.
"""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import numpy as np
import soundfile

SOUNDS = Path(__file__).resolve().parents[1] / "sounds"
RATE = 44100
PEAK = 10 ** (-7.0 / 20)


def time(seconds: float) -> np.ndarray:
    return np.arange(int(seconds * RATE)) / RATE


def tone(seconds: float, pitch: float, decay: float, *, rise: float = 0.002, bend: float = 0.0) -> np.ndarray:
    """A damped sine; `decay` seconds to a third, `bend` lets the pitch fall."""
    t = time(seconds)
    phase = 2 * np.pi * np.cumsum(pitch * (1 + bend * np.exp(-t / 0.02))) / RATE
    return np.sin(phase) * np.exp(-t / decay) * np.clip(t / rise, 0, 1)


def hiss(seconds: float, decay: float, low: float, high: float, seed: int, *, rise: float = 0.001) -> np.ndarray:
    """Damped noise between two frequencies."""
    t = time(seconds)
    spectrum = np.fft.rfft(np.random.default_rng(seed).standard_normal(len(t)))
    pitch = np.fft.rfftfreq(len(t), 1 / RATE)
    band = np.exp(-0.5 * (np.log(np.maximum(pitch, 1) / np.sqrt(low * high)) / (0.5 * np.log(high / low))) ** 2)
    noise = np.fft.irfft(spectrum * band, len(t))
    return noise / max(float(np.abs(noise).max()), 1e-9) * np.exp(-t / decay) * np.clip(t / rise, 0, 1)


def knock(pitch: float, body: float, seed: int, *, bright: float = 0.5, seconds: float = 0.5) -> np.ndarray:
    """One knock: `pitch` in Hz, `body` seconds of ringing; `bright` 0 wood to 1 stone."""
    parts = [(1.0, 1.0, 1.0), (2.32, 0.45, 0.6), (3.91, 0.30 * bright, 0.4), (5.68, 0.22 * bright, 0.25)]
    out = sum(level * tone(seconds, pitch * ratio, body * length, bend=0.12) for ratio, level, length in parts)
    return np.asarray(out) + 0.55 * hiss(seconds, 0.010 + 0.02 * bright, 500 + 900 * bright, 3000 + 4000 * bright, seed)


def bell(pitch: float, seconds: float, decay: float) -> np.ndarray:
    """A soft metal bar."""
    return np.asarray(
        tone(seconds, pitch, decay, rise=0.004)
        + 0.35 * tone(seconds, pitch * 2.0, decay * 0.7, rise=0.004)
        + 0.12 * tone(seconds, pitch * 4.07, decay * 0.3, rise=0.003)
    )


def horn(pitch: float, seconds: float) -> np.ndarray:
    """A soft horn: harmonics that open and close again."""
    t = time(seconds)
    swell = np.clip(t / 0.06, 0, 1) * np.clip((seconds - t) / 0.18, 0, 1)
    out = np.zeros(len(t))
    for harmonic in range(1, 8):
        out += (
            np.sin(2 * np.pi * pitch * harmonic * t + 0.004 * harmonic * np.sin(2 * np.pi * 5 * t))
            * swell**harmonic**0.6
            / harmonic**1.5
        )
    return out


def placed(parts: Sequence[tuple[float, float, np.ndarray]]) -> np.ndarray:
    """Parts (start in seconds, level, samples) laid over one another."""
    length = max(int(start * RATE) + len(part) for start, _, part in parts)
    out = np.zeros(length)
    for start, level, part in parts:
        first = int(start * RATE)
        out[first : first + len(part)] += level * part
    return out


def room(dry: np.ndarray, seed: int, amount: float = 0.14) -> np.ndarray:
    """A little of a stone hall's echo."""
    tail = hiss(0.5, 0.11, 300, 2600, seed, rise=0.01)
    size = len(dry) + len(tail)
    wet = np.fft.irfft(np.fft.rfft(dry, size) * np.fft.rfft(tail, size), size)
    wet /= max(float(np.abs(wet).max()), 1e-9)
    return np.pad(dry / float(np.abs(dry).max()), (0, len(tail))) + amount * wet


def stone(level: int) -> np.ndarray:
    """A block lands as this level of a tower: deep and heavy on the ground, brighter and lighter the higher."""
    pitch, high = 118 * 1.27 ** (level - 1), (level - 1) / 4
    return placed(
        [
            (0, 1.0, knock(pitch, 0.07 - 0.03 * high, 3 * level, bright=0.7 + 0.3 * high)),
            (0.05, 0.35, knock(pitch * 1.19, 0.04, 3 * level + 1, bright=0.9)),
            (0, 0.9 - 0.55 * high, tone(0.4, 58 * 1.12 ** (level - 1), 0.10 - 0.05 * high, bend=0.3)),
            (
                0.01,
                0.22,
                hiss(0.35, 0.12 - 0.06 * high, 300 + 900 * high, 1800 + 2600 * high, 3 * level + 2, rise=0.02),
            ),
        ]
    )


def knight_step() -> np.ndarray:
    return placed([(0, 1.0, knock(410, 0.028, 5, bright=0.25, seconds=0.25)), (0.012, 0.10, tone(0.2, 2850, 0.03))])


def knight_place() -> np.ndarray:
    return placed(
        [
            (0, 1.0, knock(300, 0.045, 6, bright=0.3)),
            (0.01, 0.14, tone(0.4, 2380, 0.07)),
            (0.014, 0.08, tone(0.4, 3710, 0.05)),
            (0, 0.4, tone(0.3, 120, 0.05)),
        ]
    )


def door() -> np.ndarray:
    t = time(0.34)
    creak = np.sin(2 * np.pi * np.cumsum(190 + 90 * t / 0.34 + 18 * np.sin(2 * np.pi * 17 * t)) / RATE)
    creak = np.tanh(2.5 * creak * (0.4 + 0.6 * np.abs(np.sin(2 * np.pi * 11 * t)))) * np.sin(np.pi * t / 0.34) ** 1.5
    return placed(
        [
            (0, 0.16, creak),
            (0, 0.25, hiss(0.34, 0.2, 500, 1800, 7, rise=0.08)),
            (0.30, 1.0, knock(126, 0.06, 8, bright=0.2)),
            (0.325, 0.4, knock(240, 0.04, 9, bright=0.4)),
        ]
    )


def card() -> np.ndarray:
    return placed(
        [
            (0, 0.8, hiss(0.16, 0.05, 1800, 7500, 10, rise=0.035)),
            (0.085, 0.55, hiss(0.12, 0.02, 900, 4200, 11)),
            (0.09, 0.22, tone(0.1, 340, 0.02)),
        ]
    )


def marker() -> np.ndarray:
    return placed(
        [
            (0, 1.0, knock(620, 0.03, 12, bright=0.2, seconds=0.2)),
            (0.085, 0.6, knock(690, 0.026, 13, bright=0.2, seconds=0.2)),
        ]
    )


def score() -> np.ndarray:
    return placed(
        [(0.00, 0.8, bell(659.3, 0.9, 0.24)), (0.09, 0.8, bell(784.0, 0.9, 0.26)), (0.18, 0.9, bell(987.8, 1.1, 0.34))]
    )


def count() -> np.ndarray:
    return placed([(0, 0.8, bell(784.0, 0.6, 0.16)), (0, 0.2, knock(620, 0.02, 23, bright=0.3, seconds=0.2))])


def undo() -> np.ndarray:
    return placed(
        [
            (0, 0.55, hiss(0.22, 0.09, 600, 2600, 14, rise=0.10)),
            (0.13, 0.8, knock(330, 0.03, 15, bright=0.15, seconds=0.25)),
            (0.20, 0.6, knock(262, 0.035, 16, bright=0.15, seconds=0.25)),
        ]
    )


def refuse() -> np.ndarray:
    return placed(
        [
            (0, 1.0, knock(150, 0.045, 17, bright=0.05, seconds=0.3)),
            (0.12, 0.9, knock(134, 0.05, 18, bright=0.05, seconds=0.35)),
        ]
    )


def turn() -> np.ndarray:
    return placed(
        [
            (0, 0.8, bell(523.3, 1.0, 0.30)),
            (0.14, 0.7, bell(698.5, 1.1, 0.34)),
            (0, 0.25, knock(260, 0.04, 19, bright=0.2)),
        ]
    )


def king() -> np.ndarray:
    """The king's stone lands, and two horns greet him."""
    return placed(
        [
            (0, 1.0, knock(140, 0.07, 20, bright=0.7)),
            (0, 0.6, tone(0.4, 64, 0.09, bend=0.3)),
            (0.05, 0.7, horn(196.0, 0.26)),
            (0.25, 0.8, horn(293.7, 0.72)),
            (0.25, 0.4, horn(246.9, 0.72)),
            (0.25, 0.25, horn(392.0, 0.72)),
        ]
    )


def victory() -> np.ndarray:
    notes = [
        (0.00, 0.22, (261.6, 392.0)),
        (0.20, 0.22, (329.6, 392.0)),
        (0.40, 0.22, (392.0, 523.3)),
        (0.60, 1.25, (261.6, 329.6, 392.0, 523.3)),
    ]
    parts = [(start, 0.5, horn(pitch, length)) for start, length, chord in notes for pitch in chord]
    parts += [
        (0.60 + 0.10 * i, 0.28, bell(pitch, 1.6, 0.5)) for i, pitch in enumerate((1046.5, 1318.5, 1568.0, 2093.0))
    ]
    return placed(parts)


def click() -> np.ndarray:
    return placed([(0, 1.0, knock(880, 0.010, 21, bright=0.3, seconds=0.08)), (0, 0.4, tone(0.08, 310, 0.012))])


# Samples and how loud the sound is beside the others, 1 the loudest.
ALL: dict[str, tuple[Callable[[], np.ndarray], float]] = {
    "stone_1": (partial(stone, 1), 0.90), "stone_2": (partial(stone, 2), 0.85), "knight_step": (knight_step, 0.50),
    "knight_place": (knight_place, 0.70), "door": (door, 0.70), "card": (card, 0.60), "marker": (marker, 0.50),
    "score": (score, 0.70), "undo": (undo, 0.55), "refuse": (refuse, 0.60), "turn": (turn, 0.60), "king": (king, 0.85),
    "victory": (victory, 1.0), "click": (click, 0.40), "count": (count, 0.45),
    "stone_3": (partial(stone, 3), 0.80), "stone_4": (partial(stone, 4), 0.75), "stone_5": (partial(stone, 5), 0.70),
}  # fmt: skip


DRY = ("click", "card", "marker", "knight_step")
"""Sounds without the hall's echo."""


def main() -> None:
    for number, (name, (make, loud)) in enumerate(ALL.items()):
        samples = make()
        save(name, samples if name in DRY else room(samples, 200 + number), loud, number)


def save(name: str, samples: np.ndarray, loud: float, number: int) -> None:
    """Write a sound; ``number`` is different for each of them."""
    SOUNDS.mkdir(parents=True, exist_ok=True)
    fade = min(len(samples), int(0.03 * RATE))
    samples[-fade:] *= np.linspace(1, 0, fade)
    samples *= PEAK * loud / float(np.abs(samples).max())
    # An Ogg stream's serial number is drawn by chance in libsndfile; the bytes of a run are made equal here.
    path = SOUNDS / f"{name}.ogg"
    soundfile.write(path, samples, RATE, format="OGG", subtype="VORBIS")
    path.write_bytes(with_serial(path.read_bytes(), number + 1))
    print(f"{name}: {len(samples) / RATE:.2f} s")


def with_serial(data: bytes, serial: int) -> bytes:
    """An Ogg stream with another serial number: each page carries it and a checksum over the page."""
    out, at = bytearray(data), 0
    while at < len(out):
        segments = out[at + 26]
        size = 27 + segments + sum(out[at + 27 : at + 27 + segments])
        out[at + 14 : at + 18] = serial.to_bytes(4, "little")
        out[at + 22 : at + 26] = bytes(4)
        out[at + 22 : at + 26] = checksum(bytes(out[at : at + size])).to_bytes(4, "little")
        at += size
    return bytes(out)


def checksum(page: bytes) -> int:
    """Ogg's CRC-32: polynomial 0x04c11db7, not reflected, from zero."""
    value = 0
    for byte in page:
        value = (value << 8) & 0xFFFFFFFF ^ TABLE[(value >> 24) ^ byte]
    return value


def _table() -> list[int]:
    table = []
    for byte in range(256):
        value = byte << 24
        for _ in range(8):
            value = (value << 1) & 0xFFFFFFFF ^ (0x04C11DB7 if value & 0x80000000 else 0)
        table.append(value)
    return table


TABLE = _table()


if __name__ == "__main__":
    main()
