"""Sanitising: makes any text safe to display; invisible or line-turning characters get a visible sign instead.

A name may hold anything: ends of lines, controls of the terminal, halves of surrogate pairs, unassigned letters. None
of it may break the display of the name, and nothing can hide in it.
"""

import unicodedata
from functools import cache, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from regex import Pattern

UNSEEN = "□"
"""Replaces characters without any glyph."""
MARK_CARRIER = "◌"
"""Carries a mark that has no letter of its own."""
ISOLATE, END = "\u2068", "\u2069"
"""Around a part of a line that is read by itself, such as an Arabic name in a German sentence."""
_CLUSTERS = r"\X"
_RIGHT = r"[\p{Bidi_Class=R}\p{Bidi_Class=AL}]"
_SILENT = r"\p{Default_Ignorable_Code_Point}"
_MARKS_FROM = "\u0300"
"""Letters before it are simple: no marks, no joiners, no right-to-left script."""
_JOINED_FROM = 0x590
"""Joiners and variants matter to letters from here on (Hebrew, Arabic, Indic, Han, emoji), and to `KEYS`."""
KEYS = "#*0123456789©®"
_NEW_LINES = "\u0085\u2028\u2029"
_BLANKS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters that are drawn as nothing."""


@cache
def _pattern(text: str) -> "Pattern[str]":
    """Patterns that Python's own expressions lack; loaded when the first letter needs them."""
    import regex

    return regex.compile(text)


def _simple(text: str) -> bool:
    return max(text, default="") < _MARKS_FROM and text.isprintable()


def clusters(text: str) -> list[str]:
    """The text in grapheme clusters: a letter with its marks, an emoji of several parts."""
    if _simple(text):
        return list(text)
    return list(_pattern(_CLUSTERS).findall(text))


def has_right_to_left(text: str) -> bool:
    """Whether a part of the text is read from right to left."""
    return max(text, default="") >= _MARKS_FROM and _pattern(_RIGHT).search(text) is not None


@lru_cache(maxsize=4096)
def sanitise(text: str) -> str:
    """The text in one line, safe to draw or print: all of it is visible, except for `ISOLATE` and `END` in pairs."""
    if _simple(text):
        return text
    found, begin = "", 0
    for place in [*sorted(set(range(len(text))).difference(drawn_positions(text))), len(text)]:
        found += "".join(_seen(cluster) for cluster in clusters(text[begin:place])) + text[place : place + 1]
        begin = place + 1
    return found


def drawn_positions(text: str) -> list[int]:
    """The positions of the letters to draw: all except `ISOLATE` and `END` in pairs."""
    hidden: set[int] = set()
    for begin, end in isolated_spans(text):
        inside = range(begin + 1, end - 1)
        hidden |= {
            begin,
            end - 1,
            *set(inside).difference(begin + 1 + at for at in drawn_positions(text[begin + 1 : end - 1])),
        }
    return [place for place in range(len(text)) if place not in hidden]


def isolated_spans(text: str) -> list[tuple[int, int]]:
    """Start and end of each outermost isolated part that is not empty, signs included."""
    found: list[tuple[int, int]] = []
    depth = begin = 0
    for place, char in enumerate(text if ISOLATE in text else ""):
        if char == ISOLATE:
            begin = place if depth == 0 else begin
            depth += 1
        elif char == END and depth:
            depth -= 1
            if depth == 0 and place > begin + 1:
                found.append((begin, place + 1))
    return found


def isolate(text: str) -> str:
    """A sanitised text for use within a sentence: its right-to-left parts do not turn the text beside it."""
    return f"{ISOLATE}{text}{END}" if has_right_to_left(text) and isolated_spans(text) != [(0, len(text))] else text


def _seen(cluster: str) -> str:
    first, others = cluster[0], cluster[1:]
    if cluster in ("\r\n", " ", "\u00a0"):
        return "␍␊" if cluster == "\r\n" else cluster
    joins = ord(first) >= _JOINED_FROM or first in KEYS
    seen = "".join(each if joins and _is_silent(each) else _alone(each) for each in others)
    head = _alone(first)
    if unicodedata.category(head[0]) in ("Mn", "Me", "Mc"):
        head = MARK_CARRIER + head
    return head + seen


def _is_silent(char: str) -> bool:
    """Whether a code point is invisible itself, but affects its neighbours."""
    return _pattern(_SILENT).match(char) is not None


def _alone(char: str) -> str:
    code, category = ord(char), unicodedata.category(char)
    if code < 0x20 or code == 0x7F:
        return chr(0x2421 if code == 0x7F else 0x2400 + code)
    if char in _NEW_LINES:
        return "␤"
    if category == "Zs":
        return char if char == "\u00a0" else " "
    if category in ("Cc", "Cs", "Co", "Cn") or char in _BLANKS or _is_silent(char):
        return UNSEEN
    return UNSEEN if category == "Cf" and unicodedata.bidirectional(char) not in ("AN", "AL", "L") else char
