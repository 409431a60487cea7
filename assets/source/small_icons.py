"""The icons of 16 and 32 pixels, each pixel on purpose: boxes of one colour, laid over one another.

A box is a colour's letter, its left column, its top row, how wide and how high it is.
"""

from PIL import Image, ImageDraw

COLOURS = {
    "w": (58, 34, 19), "g": (216, 164, 60), "v": (72, 46, 82), "m": (150, 72, 78), "o": (236, 138, 70),
    "y": (255, 206, 118), "G": (104, 118, 54), "L": (244, 222, 176), "l": (214, 184, 132), "S": (150, 112, 72),
    "s": (122, 88, 54), "D": (44, 26, 18), "R": (206, 46, 32), "r": (148, 30, 20), "T": (214, 218, 224),
    "t": (150, 154, 160), "P": (246, 234, 206), "p": (214, 190, 146), "e": (122, 98, 62), "B": (44, 92, 180),
    "b": (26, 58, 120), "Y": (244, 192, 58), "C": (176, 132, 30),
}  # fmt: skip

PROGRAM = {
    16: """
w 2 0 12 16, w 1 1 14 14, w 0 2 16 12, v 2 1 12 3, v 1 2 1 2, v 14 2 1 2, m 1 4 14 2, o 1 6 14 3, y 1 9 14 2,
G 1 11 14 3, G 2 14 12 1,
L 3 5 3 8, S 6 5 3 8, L 3 4 1 1, S 8 4 1 1, D 4 7 1 2, D 7 7 1 2, D 4 11 1 2, D 7 11 1 2,
L 9 9 2 4, S 11 9 2 4, L 9 8 1 1, S 12 8 1 1, D 10 11 1 2, D 11 11 1 2,
R 5 1 3 1, T 5 2 2 1, R 5 3 2 2
""",
    32: """
w 5 0 22 32, w 3 1 26 30, w 2 2 28 28, w 1 3 30 26, w 0 5 32 22, g 5 2 22 28, g 3 3 26 26, g 2 5 28 22,
v 6 3 20 3, v 4 4 24 3, v 3 6 26 3, m 3 9 26 4, o 3 13 26 5, y 3 18 26 4, G 3 22 26 4, G 4 26 24 2, G 6 28 20 1,
L 6 10 6 16, S 12 10 6 16, L 6 9 2 1, L 10 9 2 1, S 12 9 2 1, S 16 9 2 1, l 6 15 6 1, s 12 15 6 1,
l 6 20 6 1, s 12 20 6 1, D 8 12 2 3, D 14 12 2 3, D 8 17 2 3, D 14 17 2 3, D 8 22 2 4, D 14 22 2 4,
s 17 10 1 16, L 18 18 4 8, S 22 18 4 8, L 18 17 1 1, L 20 17 1 1, S 23 17 1 1, S 25 17 1 1, l 18 20 4 1, s 22 20 4 1,
D 19 22 2 4, D 23 22 2 4,
R 11 2 4 1, R 13 1 3 2, R 15 3 1 2, T 10 3 3 3, t 12 3 1 3, D 10 4 3 1, R 10 6 3 3, r 12 6 1 3, R 9 8 5 2, r 13 8 1 2
""",
}
SHEET = {
    16: """
e 2 0 9 1, e 2 0 1 16, e 13 3 1 13, e 2 15 12 1, P 3 1 8 14, P 3 4 10 11, p 11 1 1 3, p 11 2 2 2, e 11 0 1 1,
e 12 1 1 1, e 13 2 1 1
""",
    32: """
e 4 0 18 1, e 4 0 1 32, e 27 6 1 26, e 4 31 24 1, P 5 1 17 30, P 5 7 22 24, p 21 1 1 6, p 22 2 1 5, p 23 3 1 4,
p 24 4 1 3, p 25 5 1 2, p 26 6 1 1, e 21 0 1 1, e 22 1 1 1, e 23 2 1 1, e 24 3 1 1, e 25 4 1 1, e 26 5 1 1, e 21 6 6 1,
e 21 1 1 5
""",
}
MARKS = {
    ("torres", 16): "l 4 7 3 7, S 7 7 3 7, l 4 6 1 1, S 9 6 1 1, D 5 10 1 4, D 8 10 1 4, l 10 11 1 3, S 11 11 1 3, "
    "R 6 3 2 1, T 6 4 2 1, R 6 5 2 2",
    ("turm", 16): "Y 4 11 5 3, C 9 11 3 3, B 6 8 4 3, b 10 8 2 3, l 5 6 3 2, S 8 6 2 2, R 6 3 2 3",
    ("study", 16): "D 7 9 2 3, D 5 7 6 1, D 5 5 1 3, D 10 5 1 3, l 6 11 2 3, S 8 11 2 3, R 4 4 3 3, B 9 5 3 3",
    ("torres", 32): """
l 8 14 5 15, S 13 14 5 15, l 8 13 2 1, l 11 13 2 1, S 13 13 2 1, S 16 13 2 1, e 8 19 5 1, s 13 19 5 1, e 8 24 5 1,
s 13 24 5 1, D 10 16 2 3, D 14 16 2 3, D 10 21 2 3, D 14 21 2 3, D 10 26 2 3, D 14 26 2 3,
l 18 22 3 7, S 21 22 4 7, l 18 21 1 1, l 20 21 1 1, S 22 21 1 1, S 24 21 1 1, D 19 25 1 4, D 22 25 2 4,
R 12 5 4 1, R 15 6 1 2, T 11 6 4 4, t 13 6 2 4, D 11 7 4 1, R 11 10 4 4, r 13 10 2 4
""",
    ("turm", 32): """
Y 8 23 10 6, C 18 23 6 6, B 11 17 8 6, b 19 17 4 6, l 9 12 6 5, S 15 12 5 5, e 8 22 10 1, D 11 22 8 1, s 9 16 11 1,
R 12 5 4 3, r 15 5 1 3, R 13 8 2 1, R 12 9 4 3, r 15 9 1 3
""",
    ("study", 32): """
D 15 17 2 8, D 9 16 14 2, D 9 10 2 8, D 21 12 2 6, l 11 24 5 6, S 16 24 5 6, l 11 23 1 1, l 13 23 1 1, l 15 23 1 1,
S 16 23 1 1, S 18 23 1 1, S 20 23 1 1, D 13 26 2 4, D 17 26 2 4, R 7 7 6 6, r 7 12 6 1, B 19 10 6 6, b 19 15 6 1
""",
}


def _draw(size: int, *layers: str) -> Image.Image:
    picture = Image.new("RGBA", (size, size))
    draw = ImageDraw.Draw(picture)
    for box in ", ".join(layers).replace("\n", " ").split(","):
        letter, *numbers = box.split()
        x, y, wide, high = map(int, numbers)
        draw.rectangle((x, y, x + wide - 1, y + high - 1), fill=(*COLOURS[letter], 255))
    return picture


def small_program(size: int) -> Image.Image:
    """The program's icon of 16 or 32 pixels."""
    return _draw(size, PROGRAM[size])


def small_document(kind: str, size: int) -> Image.Image:
    """The icon of 16 or 32 pixels of a kind of file."""
    return _draw(size, SHEET[size], MARKS[kind, size])
