"""SVG pictures as text: elements with escaped attributes, and colours that eyes of every kind tell apart."""

from collections.abc import Iterable

SEAT_COLOURS = {
    "red": "#d55e00",
    "blue": "#0072b2",
    "green": "#009e73",
    "yellow": "#f0e442",
    "violet": "#cc79a7",
    "white": "#ffffff",
}
"""Colours of players, after Okabe and Ito; a picture also has a letter wherever it has one of these."""
INK = "#1a1a1a"
FONT = "sans-serif"


_ESCAPED = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


class Svg(str):
    """An SVG picture; a notebook shows it as one."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


def element(name: str, *content: str, **attributes: object) -> str:
    """An element; ``content`` is markup. ``_`` in a name of an attribute is ``-``, one at its end is dropped."""
    shown = "".join(f' {key.rstrip("_").replace("_", "-")}="{_text(value)}"' for key, value in attributes.items())
    return f"<{name}{shown}>{''.join(content)}</{name}>" if content else f"<{name}{shown}/>"


def words(
    text: str, x: float, y: float, size: float, colour: str = INK, anchor: str = "middle", bold: bool = False
) -> str:
    """A line of text around (x, y), ``y`` at the middle of its letters."""
    weight = {"font_weight": "bold"} if bold else {}
    return element(
        "text", _text(text), x=x, y=round(y + 0.36 * size, 1), font_size=size, text_anchor=anchor, fill=colour, **weight
    )


def title(text: str) -> str:
    """The name of a picture or a part of it, for screen readers and as a tip."""
    return element("title", _text(text))


def ink_on(colour: str) -> str:
    """Black or white, the one that reads better on a colour ``#rrggbb``."""
    red, green, blue = (int(colour[at : at + 2], 16) for at in (1, 3, 5))
    return INK if 0.299 * red + 0.587 * green + 0.114 * blue > 120 else "#ffffff"


def picture(name: str, width: float, height: float, parts: Iterable[str]) -> Svg:
    """A whole picture with a name."""
    inside = (title(name), element("rect", width=width, height=height, fill="#ffffff"), *parts)
    size = {"width": width, "height": height, "viewBox": f"0 0 {_text(width)} {_text(height)}", "font_family": FONT}
    return Svg(element("svg", *inside, xmlns="http://www.w3.org/2000/svg", role="img", aria_label=name, **size))


def _text(value: object) -> str:
    return f"{value:g}" if isinstance(value, float) else str(value).translate(_ESCAPED)
