"""The eight master cards' pictures: what one's knights have to look like at the last scoring."""

from collections.abc import Callable, Sequence

from drawing import GOLD, INK, RED, Point, Rgb, Scene


def board(scene: Scene, size: int, marked: Sequence[Point] = ()) -> None:
    scene.meadow(size, size, 0, 0, marked=marked)


def knights(scene: Scene, places: Sequence[Point], scale: float = 1.0, tint: Rgb = RED) -> None:
    """Knights on the ground, those behind first."""
    for x, y in sorted(places, key=lambda place: place[0] - place[1]):
        scene.knight(x, y, 0, tint, scale=scale)


def band(scene: Scene, points: Sequence[Point], closed: bool = False) -> None:
    """A golden line on the ground through squares."""
    line = [scene.at(x, y, 0.02) for x, y in points]
    if closed:
        line = [*line, line[0], line[1]]
    scene.line(line, INK, 13)
    scene.line(line, GOLD, 8.5)


def levels_differ() -> Scene:
    scene = Scene(unit=68, centre=(108, 336))
    scene.meadow(4, 1, 0, 0)
    for i, height in enumerate((4, 3, 2, 1)):
        scene.tower(i, 0, height)
        scene.knight(i, 0, height, scale=0.95)
    return scene


def level_same() -> Scene:
    scene = Scene(unit=80, centre=(130, 352))
    scene.meadow(3, 2, 0, 0)
    for x, y in ((0, 1), (2, 1), (1, 1), (0, 0), (1, 0), (2, 0)):
        tall = (x, y) in ((0, 1), (2, 1), (0, 0), (2, 0))
        scene.tower(x, y, 2 if tall else 1)
        if tall:
            scene.block(x, y, 1, golden=True)
            scene.knight(x, y, 2, scale=0.95)
    return scene


def row() -> Scene:
    places = [(0.0, 0.0), (1.0, 1.0), (3.0, 3.0), (4.0, 4.0)]
    scene = Scene(unit=54, centre=(80, 298))
    board(scene, 5, places)
    band(scene, [(-0.3, -0.3), (4.3, 4.3)])
    knights(scene, places, 1.25)
    return scene


def square() -> Scene:
    scene = Scene(unit=54, centre=(80, 304))
    places = [(1.0, 0.0), (4.0, 1.0), (3.0, 4.0), (0.0, 3.0)]
    board(scene, 5, places)
    band(scene, places, closed=True)
    knights(scene, places, 1.25)
    return scene


def border() -> Scene:
    scene = Scene(unit=45, centre=(66, 304))
    edge = [(float(x), float(y)) for x in range(6) for y in range(6) if x in (0, 5) or y in (0, 5)]
    board(scene, 6, edge)
    knights(scene, [(0, 0), (3, 0), (5, 2), (5, 5), (1, 5), (0, 3)], 1.25)
    return scene


def castles() -> Scene:
    scene = Scene(unit=52, centre=(76, 304))
    board(scene, 5)
    groups = {
        (0, 4): 1,
        (1, 4): 2,
        (3, 4): 1,
        (4, 4): 1,
        (4, 3): 2,
        (0, 2): 1,
        (0, 1): 2,
        (2, 2): 1,
        (2, 1): 2,
        (4, 1): 1,
        (4, 0): 1,
    }
    on = {(1, 4), (4, 3), (0, 1), (2, 1), (4, 0)}
    for (x, y), height in sorted(groups.items(), key=lambda item: (item[0][0] - item[0][1], item[0][0])):
        for level in range(height):
            scene.block(x, y, level, golden=(x, y) in on and level == height - 1)
        if (x, y) in on:
            scene.knight(x, y, height, scale=1.05)
    return scene


def diagonals() -> Scene:
    scene = Scene(unit=45, centre=(66, 304))
    size = 6
    lines = [(float(i), float(i)) for i in range(size)] + [(float(i), float(size - 1 - i)) for i in range(size)]
    board(scene, size, lines)
    knights(scene, [(0, 0), (2, 2), (5, 5), (1, 4), (4, 1), (3, 2)], 1.25)
    return scene


def neighbours() -> Scene:
    scene = Scene(unit=54, centre=(80, 302))
    places = [(1.0, 3.0), (2.0, 3.0), (2.0, 2.0), (3.0, 2.0), (2.0, 1.0)]
    board(scene, 5, places)
    band(scene, [(1.0, 3.0), (2.0, 3.0), (2.0, 1.0)])
    band(scene, [(2.0, 2.0), (3.0, 2.0)])
    knights(scene, places, 1.2)
    return scene


MASTER: dict[str, Callable[[], Scene]] = {
    "levels_differ": levels_differ, "level_same": level_same, "row": row, "square": square,
    "border": border, "castles": castles, "diagonals": diagonals, "neighbours": neighbours,
}  # fmt: skip
