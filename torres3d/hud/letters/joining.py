"""Arabic letters joined and a run from right to left turned around, where Pillow cannot do either.

Pillow's own shaping needs the library FriBiDi on the machine, which Windows and macOS mostly lack.
"""

from arabic_reshaper import ArabicReshaper
from bidi.mirror import MIRRORED

from torres3d.base.visible import clusters

_RESHAPER = ArabicReshaper({"delete_harakat": False, "support_ligatures": True, "support_zwj": True})


def joined(text: str) -> str:
    """A run of right-to-left letters as a row of forms from left to right."""
    shaped = _RESHAPER.reshape(text)
    return "".join(MIRRORED.get(cluster, cluster) for cluster in reversed(clusters(shaped)))
