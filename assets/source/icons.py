"""Draw the icons: players' emblems (128 px) and the screen's signs (96 px), white on transparent.

A sign is drawn on a field of 96 units at eight times its size: `add` paints, `cut` takes away again.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from PIL import Image, ImageDraw

ICONS = Path(__file__).resolve().parents[1] / "icons"
FINE = 8
Point = tuple[float, float]


class Sign:
    """A mask in the making."""

    def __init__(self, size: int = 96) -> None:
        self.size = size
        self.mask = Image.new("L", (size * FINE, size * FINE), 0)
        self.draw = ImageDraw.Draw(self.mask)

    def shape(self, *points: Point, cut: bool = False) -> "Sign":
        self.draw.polygon([(x * FINE, y * FINE) for x, y in points], fill=0 if cut else 255)
        return self

    def disc(self, x: float, y: float, r: float, ry: float | None = None, cut: bool = False) -> "Sign":
        v = ry or r
        self.draw.ellipse(((x - r) * FINE, (y - v) * FINE, (x + r) * FINE, (y + v) * FINE), fill=0 if cut else 255)
        return self

    def box(self, x0: float, y0: float, x1: float, y1: float, r: float = 0, cut: bool = False) -> "Sign":
        self.draw.rounded_rectangle(
            (x0 * FINE, y0 * FINE, x1 * FINE, y1 * FINE), radius=r * FINE, fill=0 if cut else 255
        )
        return self

    def line(self, points: Sequence[Point], width: float = 8, cut: bool = False) -> "Sign":
        fill = 0 if cut else 255
        big = [(x * FINE, y * FINE) for x, y in points]
        self.draw.line(big, fill=fill, width=round(width * FINE), joint="curve")
        for x, y in points:
            self.disc(x, y, width / 2, cut=cut)
        return self

    def arc(self, x: float, y: float, r: float, start: float, stop: float, width: float = 8) -> "Sign":
        turn = np.radians(np.linspace(start, stop, 48))
        return self.line([(x + r * float(np.cos(a)), y + r * float(np.sin(a))) for a in turn], width)

    def finish(self) -> Image.Image:
        mask = self.mask.resize((self.size, self.size), Image.Resampling.LANCZOS)
        picture = Image.new("RGBA", mask.size, (255, 255, 255, 0))
        picture.putalpha(mask)
        return picture


def arch(sign: Sign, x: float, foot: float, half: float, high: float, cut: bool = True) -> Sign:
    return sign.box(x - half, foot - high + half, x + half, foot, cut=cut).disc(x, foot - high + half, half, cut=cut)


def block() -> Sign:
    s = Sign().box(16, 34, 80, 84, 2).box(12, 28, 84, 40, 2)
    for x in (12, 32, 52, 72):
        s.box(x, 14, x + 12, 32, 1)
    return arch(s, 48, 84, 12, 36)


def knight() -> Sign:
    s = Sign().shape(
        (28, 40), (30, 24), (38, 14), (48, 11), (58, 14), (66, 24), (68, 40), (66, 58), (56, 66), (40, 66), (30, 58)
    )
    s.shape((20, 88), (24, 76), (38, 68), (58, 68), (72, 76), (76, 88))
    s.box(32, 37, 64, 43, 2, cut=True).box(45.5, 37, 50.5, 60, 1, cut=True)
    return s.line([(50, 10), (62, 5), (74, 10), (78, 22)], 7)


def crown() -> Sign:
    s = Sign().shape((14, 34), (30, 50), (48, 20), (66, 50), (82, 34), (75, 70), (21, 70)).box(21, 75, 75, 84, 2)
    return s.disc(14, 31, 6).disc(48, 16, 6.5).disc(82, 31, 6)


def king() -> Sign:
    s = Sign().shape((26, 20), (36, 28), (48, 12), (60, 28), (70, 20), (66, 38), (30, 38)).disc(48, 47, 15)
    s.shape((18, 88), (24, 70), (40, 60), (56, 60), (72, 70), (78, 88))
    return s.box(30, 38, 66, 41, cut=True).disc(48, 9, 4.5).shape((48, 88), (40, 62), (48, 70), (56, 62), cut=True)


def card() -> Sign:
    s = Sign().box(22, 8, 74, 88, 7).box(29, 15, 67, 81, 3, cut=True)
    return s.shape((48, 28), (60, 48), (48, 68), (36, 48))


def marker() -> Sign:
    return Sign().box(22, 10, 30, 90, 3).shape((30, 14), (80, 30), (30, 50))


def ap() -> Sign:
    """A boot in a coin: an action point."""
    s = Sign().disc(48, 48, 42).disc(48, 48, 34.5, cut=True)
    return s.shape((35, 26), (54, 26), (53, 48), (68, 57), (69, 70), (33, 70), (36, 52)).box(33, 33, 56, 36, cut=True)


def turned(clockwise: bool) -> Sign:
    s = Sign().arc(48, 52, 28, 205, 410, 10)
    tip = (48 + 28 * np.cos(np.radians(205)), 52 + 28 * np.sin(np.radians(205)))
    x, y = float(tip[0]), float(tip[1])
    s.shape((x - 16, y - 22), (x - 14, y + 18), (x + 23, y + 6))
    if clockwise:
        s.mask = s.mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return s


def end_turn() -> Sign:
    return Sign().shape((12, 16), (56, 48), (12, 80)).box(66, 14, 80, 82, 3)


def camera() -> Sign:
    s = Sign().box(10, 28, 86, 78, 8).shape((32, 30), (38, 18), (58, 18), (64, 30))
    return s.disc(48, 53, 18, cut=True).disc(48, 53, 11).disc(76, 37, 3.5, cut=True)


def heights() -> Sign:
    s = Sign()
    for i, top in enumerate((60, 38, 14)):
        x = 10 + i * 27
        s.box(x, top, x + 23, 86, 2)
        arch(s, x + 11.5, 86, 5.5, 17)
    return s


def settings() -> Sign:
    s = Sign()
    for i in range(8):
        a = np.pi / 4 * i
        c, n = float(np.cos(a)), float(np.sin(a))
        p = [(26, -9), (42, -6.5), (42, 6.5), (26, 9)]
        s.shape(*[(48 + c * u - n * v, 48 + n * u + c * v) for u, v in p])
    return s.disc(48, 48, 31).disc(48, 48, 13.5, cut=True)


def hint() -> Sign:
    s = (
        Sign()
        .disc(48, 38, 26)
        .shape((33, 54), (63, 54), (58, 70), (38, 70))
        .box(37, 74, 59, 80, 3)
        .box(41, 84, 55, 90, 3)
    )
    return s.line([(40, 36), (48, 46), (56, 36)], 5, cut=True).line([(48, 46), (48, 66)], 5, cut=True)


def save_sign() -> Sign:
    s = Sign().shape((12, 12), (70, 12), (84, 26), (84, 84), (12, 84))
    return (
        s.box(28, 12, 64, 34, cut=True)
        .box(50, 15, 59, 31)
        .box(24, 50, 72, 84, cut=True)
        .box(31, 58, 65, 63)
        .box(31, 70, 65, 75)
    )


def menu() -> Sign:
    return Sign().box(12, 18, 84, 29, 4).box(12, 43, 84, 54, 4).box(12, 68, 84, 79, 4)


def film() -> Sign:
    s = Sign().box(8, 18, 88, 78, 5)
    for i in range(5):
        s.box(14 + i * 15.5, 23, 22 + i * 15.5, 31, 2, cut=True).box(14 + i * 15.5, 65, 22 + i * 15.5, 73, 2, cut=True)
    return s.box(14, 37, 82, 59, 2, cut=True).shape((40, 38), (62, 48), (40, 58))


def eye() -> Sign:
    up = [(48 + 42 * float(np.cos(a)), 48 - 29 * float(np.sin(a))) for a in np.linspace(np.pi, 0, 24)]
    low = [(x, 96 - y) for x, y in reversed(up)]
    s = Sign().shape(*up, *low)
    inner = [(48 + (x - 48) * 0.80, 48 + (y - 48) * 0.70) for x, y in [*up, *low]]
    return s.shape(*inner, cut=True).disc(48, 48, 14).disc(53, 43, 4.5, cut=True)


def castle() -> Sign:
    s = Sign().box(10, 44, 86, 86).box(32, 24, 64, 86)
    for x in (10, 24):
        s.box(x, 34, x + 9, 48)
    for x in (63, 77):
        s.box(x, 34, x + 9, 48)
    for x in (32, 43.5, 55):
        s.box(x, 13, x + 9, 28)
    s.box(28, 50, 31, 86, cut=True).box(65, 50, 68, 86, cut=True)
    return arch(arch(arch(s, 48, 86, 9.5, 32), 20, 70, 4, 14), 76, 70, 4, 14)


def door() -> Sign:
    s = arch(Sign(), 48, 88, 34, 78, cut=False)
    arch(s, 48, 88, 25, 68)
    arch(s, 48, 88, 21, 64, cut=False)
    s.box(46.5, 20, 49.5, 88, cut=True).disc(42, 62, 3, cut=True).disc(54, 62, 3, cut=True)
    return s.box(26, 44, 70, 47, cut=True).box(26, 76, 70, 79, cut=True)


def play() -> Sign:
    return Sign().shape((24, 12), (82, 48), (24, 84))


def pause() -> Sign:
    return Sign().box(20, 14, 40, 82, 4).box(56, 14, 76, 82, 4)


def step(forward: bool) -> Sign:
    s = Sign().shape((20, 14), (62, 48), (20, 82)).box(66, 14, 78, 82, 3)
    return s if forward else mirrored(s)


def jump(end: bool) -> Sign:
    s = Sign().shape((8, 18), (40, 48), (8, 78)).shape((40, 18), (72, 48), (40, 78)).box(76, 16, 88, 80, 3)
    return s if end else mirrored(s)


def mirrored(sign: Sign) -> Sign:
    sign.mask = sign.mask.transpose(Image.Transpose.FLIP_LEFT_RIGHT)
    return sign


def close() -> Sign:
    return Sign().line([(22, 22), (74, 74)], 13).line([(74, 22), (22, 74)], 13)


def check() -> Sign:
    return Sign().line([(16, 52), (38, 74), (80, 24)], 13)


def lock() -> Sign:
    s = Sign().arc(48, 40, 20, 180, 360, 9).box(23.5, 38, 32.5, 56).box(63.5, 38, 72.5, 56).box(16, 46, 80, 88, 6)
    return s.disc(48, 62, 6.5, cut=True).shape((45, 62), (51, 62), (53, 78), (43, 78), cut=True)


def sound(on: bool) -> Sign:
    s = Sign().shape((10, 36), (26, 36), (48, 16), (48, 80), (26, 60), (10, 60))
    if on:
        return s.arc(48, 48, 17, -42, 42, 7).arc(48, 48, 33, -45, 45, 7)
    return s.line([(60, 36), (84, 60)], 8).line([(84, 36), (60, 60)], 8)


def bot() -> Sign:
    s = (
        Sign()
        .box(16, 30, 80, 80, 10)
        .line([(48, 30), (48, 16)], 6)
        .disc(48, 13, 6.5)
        .box(6, 46, 12, 66, 2)
        .box(84, 46, 90, 66, 2)
    )
    return s.disc(35, 50, 7.5, cut=True).disc(61, 50, 7.5, cut=True).box(34, 65, 62, 70, 2, cut=True)


def person() -> Sign:
    s = Sign().disc(48, 30, 18).disc(48, 84, 33, 30)
    return s.box(0, 86, 96, 96, cut=True)


def emblem(number: int) -> Sign:
    s = Sign(128)
    if number == 1:
        return s.disc(64, 64, 50)
    if number == 2:
        return s.box(16, 16, 64, 64).box(64, 64, 112, 112)
    if number == 3:
        return s.shape((64, 12), (120, 108), (8, 108))
    return s.box(48, 12, 80, 116).box(12, 48, 116, 80)


SIGNS: dict[str, Callable[[], Sign]] = {
    "ap": ap, "block": block, "knight": knight, "king": king, "card": card, "marker": marker,
    "undo": lambda: turned(False), "redo": lambda: turned(True), "end_turn": end_turn, "camera": camera,
    "heights": heights, "settings": settings, "hint": hint, "save": save_sign, "menu": menu, "film": film, "eye": eye,
    "castle": castle, "door": door, "play": play, "pause": pause, "step_forward": lambda: step(True),
    "step_back": lambda: step(False), "jump_start": lambda: jump(False), "jump_end": lambda: jump(True), "close": close,
    "check": check, "lock": lock, "sound": lambda: sound(True), "mute": lambda: sound(False), "crown": crown,
    "bot": bot, "person": person,
}  # fmt: skip


def main() -> None:
    ICONS.mkdir(parents=True, exist_ok=True)
    for name, make in SIGNS.items():
        make().finish().save(ICONS / f"{name}.png", optimize=True)
    for number in (1, 2, 3, 4):
        emblem(number).finish().save(ICONS / f"emblem_{number}.png", optimize=True)


if __name__ == "__main__":
    main()
