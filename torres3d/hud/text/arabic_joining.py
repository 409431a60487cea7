"""Arabic letters joined and a run from right to left turned around, where Pillow cannot do either.

Pillow's own shaping needs the library FriBiDi on the machine, which Windows and macOS mostly lack.
"""

from functools import cache
from typing import TYPE_CHECKING

from torres3d.base.sanitise import clusters

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
