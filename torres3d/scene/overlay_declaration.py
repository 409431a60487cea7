"""Declaration of an overlay, for any game: how it is drawn, when it is redrawn, which others it brings along."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

ShownT = TypeVar("ShownT")
DrawingT = TypeVar("DrawingT")


@dataclass(frozen=True, slots=True)
class Overlay(Generic[ShownT, DrawingT]):
    """One overlay. ``id`` is its name everywhere: its texts are ``overlay-<id>`` and ``overlay-<id>-about``, its key is
    ``overlay_<id>``, its icon has the same name.

    ``draw`` draws it, None if it only ``brings`` others. ``follows`` names inputs that make it redraw, besides the
    state. ``view`` is the camera view it switches to. ``switch``: whether players can switch it, or it only comes with
    others.
    """

    id: str
    draw: Callable[[ShownT], DrawingT] | None
    follows: frozenset[str] = frozenset()
    brings: tuple[str, ...] = ()
    view: Literal["", "top"] = ""
    switch: bool = True


class OverlaySet(Generic[ShownT, DrawingT]):
    """The overlays of a game; ``switches`` are in the order of their buttons."""

    def __init__(self, overlays: Sequence[Overlay[ShownT, DrawingT]]) -> None:
        self.by_id = {overlay.id: overlay for overlay in overlays}
        self.drawn = {each.id: each.draw for each in overlays if each.draw is not None}
        self.switches = tuple(overlay for overlay in overlays if overlay.switch)

    def drawn_with(self, ids: Iterable[str]) -> frozenset[str]:
        """Ids of the overlays to draw when these are on: they and those they bring along."""
        found: set[str] = set()
        left = list(ids)
        while left:
            overlay = self.by_id[left.pop()]
            found.add(overlay.id)
            left.extend(other for other in overlay.brings if other not in found)
        return frozenset(found & self.drawn.keys())

    def following(self, ids: Iterable[str], what: str) -> bool:
        """Whether one of these overlays has to be redrawn when this input changes."""
        return any(what in self.by_id[name].follows for name in ids)
