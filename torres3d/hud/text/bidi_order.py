"""Order of a line in Arabic and Hebrew: letters joined, pieces that run from right to left turned around.

Pillow's own shaping needs the library FriBiDi on the machine, which Windows and macOS mostly lack.

The rules are those of the Unicode bidirectional algorithm (UAX 9), as `python-bidi` has them; parts between `ISOLATE`
and `END` are read by themselves.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

from torres3d.base.sanitise import clusters, has_right_to_left, isolated_spans

if TYPE_CHECKING:
    from arabic_reshaper import ArabicReshaper


@cache
def _reshaper() -> "ArabicReshaper":
    from arabic_reshaper import ArabicReshaper

    return ArabicReshaper({"delete_harakat": False, "support_ligatures": True, "support_zwj": True})


def join_letters(text: str) -> str:
    """A run of right-to-left letters as a row of forms from left to right."""
    from bidi.mirror import MIRRORED

    shaped = _reshaper().reshape(text)
    return "".join(MIRRORED.get(cluster, cluster) for cluster in reversed(clusters(shaped)))


OBJECT = "\ufffc"
"""Stands in the line for a part that is read by itself."""


def levels(text: str, least: int = 0) -> list[int]:
    """The level of each letter in changes of direction, ``least`` at least: an odd number is read from right to left.
    The first letter that is not isolated says how the text is read as a whole."""
    if not has_right_to_left(text):
        return [least + least % 2] * len(text)
    from bidi import algorithm

    parts = isolated_spans(text)
    outer = list(text)
    for begin, end in parts:
        outer[begin:end] = [OBJECT] * (end - begin)
    whole = algorithm.get_base_level("".join(outer))
    base = least if least % 2 == whole else least + 1
    found = [base] * len(text)
    for place, level in enumerate(_resolved("".join(outer), base)):
        found[place] = level
    for begin, end in parts:
        found[begin + 1 : end - 1] = levels(text[begin + 1 : end - 1], found[begin])
    return found


def seen_order(found: Sequence[int]) -> list[int]:
    """The numbers of pieces of these levels from left to right (rule L2)."""
    order = list(range(len(found)))
    for level in range(max(found, default=0), 0, -1):
        begin = 0
        while begin < len(order):
            end = begin
            while end < len(order) and found[order[end]] >= level:
                end += 1
            order[begin:end] = order[begin:end][::-1]
            begin = max(end, begin + 1)
    return order


def _resolved(text: str, base: int) -> list[int]:
    from bidi import algorithm

    storage = algorithm.get_empty_storage()
    storage["base_level"] = base
    storage["base_dir"] = ("L", "R")[base % 2]
    algorithm.get_embedding_levels(text, storage)
    # A list that the library does not shorten: joiners are none of its business, they go with the letter before them.
    kept = list(storage["chars"])
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    found: list[int] = []
    for char in kept:
        joins = char["orig"] in algorithm.X9_REMOVED
        found.append(found[-1] if joins and found else char["level"])
    return found
