"""The overlays, each declared once: what draws it, what it follows, what it brings along, how it is switched.

The buttons and keys of the screen and the names on the command line follow from this list; docs/adding.md
says what else a new overlay needs.
"""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Literal

from torres3d.table.overlays.by_level import levels
from torres3d.table.overlays.castles import castles
from torres3d.table.overlays.chart import chart
from torres3d.table.overlays.door_ways import doors
from torres3d.table.overlays.drawing import Drawing, Shown
from torres3d.table.overlays.heights import heights
from torres3d.table.overlays.ruler import ruler
from torres3d.table.overlays.scores import scores
from torres3d.table.overlays.xray import xray

Follows = Literal["selected", "from_level", "corner"]


@dataclass(frozen=True, slots=True)
class Overlay:
    """One overlay. ``id`` is its name everywhere: its words are ``overlay-<id>`` and ``overlay-<id>-about``, its key
    ``overlay_<id>``, its sign that of the same name.

    ``draw`` draws it, None where it only ``brings`` others. ``follows``: what of `Shown` it has to be drawn anew for,
    besides the state. ``view``: the camera's preset it goes to. ``switch``: whether people can switch it, or it only
    comes with others.
    """

    id: str
    draw: Callable[[Shown], Drawing] | None
    follows: frozenset[Follows] = frozenset()
    brings: tuple[str, ...] = ()
    view: Literal["", "top"] = ""
    switch: bool = True


OVERLAYS: tuple[Overlay, ...] = (
    Overlay("heights", heights, brings=("ruler",)),
    Overlay("levels", levels, brings=("ruler",)),
    Overlay("castles", castles),
    Overlay("scores", scores),
    Overlay("xray", xray, frozenset({"from_level"})),
    Overlay("doors", doors, frozenset({"selected"})),
    Overlay("map", chart, view="top"),
    Overlay("ruler", ruler, frozenset({"corner"}), switch=False),
)
"""All overlays; those with a switch in the order of their buttons."""

BY_ID: dict[str, Overlay] = {overlay.id: overlay for overlay in OVERLAYS}
DRAWN: dict[str, Callable[[Shown], Drawing]] = {each.id: each.draw for each in OVERLAYS if each.draw is not None}
SWITCHES: tuple[Overlay, ...] = tuple(overlay for overlay in OVERLAYS if overlay.switch)


def drawn_with(ids: Iterable[str]) -> frozenset[str]:
    """The overlays that are drawn when these are switched on: they and those they bring along."""
    found: set[str] = set()
    left = list(ids)
    while left:
        overlay = BY_ID[left.pop()]
        found.add(overlay.id)
        left.extend(other for other in overlay.brings if other not in found)
    return frozenset(found & DRAWN.keys())


def following(ids: Iterable[str], what: Follows) -> bool:
    """Whether one of these overlays has to be drawn anew when this changes."""
    return any(what in BY_ID[name].follows for name in ids)
