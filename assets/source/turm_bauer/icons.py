"""Draw the signs of Turm Bauer (96 px, white on transparent), with the pen of `icons`."""

from collections.abc import Callable

from icons import ICONS, Point, Sign


def figure() -> Sign:
    """A pawn."""
    s = Sign().disc(48, 25, 17).box(33, 39, 63, 46, 3.5)
    s.shape((41, 44), (55, 44), (60, 64), (68, 78), (28, 78), (36, 64))
    return s.box(20, 76, 76, 88, 6)


def ring() -> Sign:
    return Sign().disc(48, 50, 36, 30).disc(48, 45, 21, 13.5, cut=True)


def die() -> Sign:
    s = Sign().box(12, 12, 84, 84, 14)
    for x, y in ((30, 30), (66, 30), (48, 48), (30, 66), (66, 66)):
        s.disc(x, y, 7.5, cut=True)
    return s


def cube_faces(s: Sign, x: float, y: float, edge: float, gap: float = 2.5) -> Sign:
    """A cube seen from above a corner, its lowest corner at (x, y); three faces with lines between them."""
    w, d = 0.866 * edge, 0.5 * edge
    top: list[Point] = [(x, y - 2 * edge), (x + w, y - edge - d), (x, y - edge), (x - w, y - edge - d)]
    s.shape(*[(px, py - gap) for px, py in top])
    left: list[Point] = [(x - w, y - d), (x - w, y - edge - d), (x, y - edge), (x, y)]
    right: list[Point] = [(x + w, y - d), (x + w, y - edge - d), (x, y - edge), (x, y)]
    s.shape(*[(px - gap * 0.9, py + gap * 0.5) for px, py in left])
    return s.shape(*[(px + gap * 0.9, py + gap * 0.5) for px, py in right])


def cube() -> Sign:
    return cube_faces(Sign(), 48, 88, 41)


def box() -> Sign:
    """An open box with a cube above it."""
    s = Sign().shape((10, 50), (86, 50), (80, 90), (16, 90))
    s.shape((10, 50), (2, 38), (30, 38), (34, 50)).shape((86, 50), (94, 38), (66, 38), (62, 50))
    s.box(34, 12, 62, 40, 3).box(38, 62, 58, 69, 2, cut=True)
    return s.line([(12, 51), (84, 51)], 2.5, cut=True)


def tower() -> Sign:
    """Cubes on one another, one beyond the edge."""
    s = Sign()
    for x, y in ((22, 66), (48, 66), (35, 41), (48, 16)):
        s.box(x, y, x + 23, y + 23, 3)
    return s.box(61, 41, 84, 64, 3)


def turn_block() -> Sign:
    """A cube with an arrow around its foot."""
    s = cube_faces(Sign(), 48, 62, 27)
    s.arc(48, 54, 36, 20, 152, 8)
    return s.shape((4, 60), (18, 86), (30, 60))


def tip_block() -> Sign:
    """A cube with an arrow over its head."""
    s = cube_faces(Sign(), 42, 92, 27)
    s.arc(44, 50, 36, 198, 338, 8)
    return s.shape((64, 38), (92, 30), (84, 62))


def let_go() -> Sign:
    """A cube between two fingers that open, and the way down."""
    s = Sign().box(33, 34, 63, 64, 3)
    s.line([(14, 8), (14, 34), (22, 52)], 9).line([(82, 8), (82, 34), (74, 52)], 9)
    return s.shape((30, 74), (66, 74), (48, 93)).box(40, 8, 56, 26, 2)


def fall() -> Sign:
    """A cube that tips over an edge."""
    s = Sign().box(8, 66, 52, 90, 3)
    s.shape((40, 30), (66, 16), (80, 42), (54, 56))
    s.line([(84, 54), (90, 66)], 6).line([(72, 62), (79, 78)], 6)
    return s.line([(18, 54), (27, 36)], 6).line([(10, 40), (17, 24)], 6)


def walk_over() -> Sign:
    """A figure that goes over the head of another."""
    s = Sign().disc(48, 62, 10).shape((42, 68), (54, 68), (64, 90), (32, 90))
    s.arc(48, 62, 34, 190, 338, 8)
    return s.shape((66, 50), (92, 44), (84, 74))


def leap() -> Sign:
    """An arrow two steps up."""
    s = Sign().shape((6, 90), (6, 72), (34, 72), (34, 90)).shape((58, 90), (58, 36), (90, 36), (90, 90))
    s.line([(20, 62), (20, 22), (44, 12)], 8)
    return s.shape((42, 0), (66, 14), (46, 28))


SIGNS: dict[str, Callable[[], Sign]] = {
    "figure": figure, "ring": ring, "die": die, "cube": cube, "box": box, "tower": tower, "turn_block": turn_block,
    "tip_block": tip_block, "let_go": let_go, "fall": fall, "walk_over": walk_over, "leap": leap,
}  # fmt: skip


def main() -> None:
    for name, make in SIGNS.items():
        make().finish().save(ICONS / f"{name}.png", optimize=True)


if __name__ == "__main__":
    main()
