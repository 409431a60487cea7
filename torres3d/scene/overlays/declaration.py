"""What it is to declare an overlay, once for every game: what draws it, what it follows, what it brings along."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, Literal, TypeVar

ShownT = TypeVar("ShownT")
DrawingT = TypeVar("DrawingT")


@dataclass(frozen=True, slots=True)
class Overlay(Generic[ShownT, DrawingT]):
    """One overlay. ``id`` is its name everywhere: its words are ``overlay-<id>`` and ``overlay-<id>-about``, its key
    ``overlay_<id>``, its sign that of the same name.

    ``draw`` draws it, None where it only ``brings`` others. ``follows``: what of that which is shown it has to be drawn
    anew for, besides the state. ``view``: the camera's preset it goes to. ``switch``: whether people can switch it, or
    it only comes with others.
    """

    id: str
    draw: Callable[[ShownT], DrawingT] | None
    follows: frozenset[str] = frozenset()
    brings: tuple[str, ...] = ()
    view: Literal["", "top"] = ""
    switch: bool = True


class Declared(Generic[ShownT, DrawingT]):
    """The overlays of a game; those with a switch in the order of their buttons."""

    def __init__(self, overlays: Sequence[Overlay[ShownT, DrawingT]]) -> None:
        self.by_id = {overlay.id: overlay for overlay in overlays}
        self.drawn = {each.id: each.draw for each in overlays if each.draw is not None}
        self.switches = tuple(overlay for overlay in overlays if overlay.switch)

    def drawn_with(self, ids: Iterable[str]) -> frozenset[str]:
        """The overlays that are drawn when these are switched on: they and those they bring along."""
        found: set[str] = set()
        left = list(ids)
        while left:
            overlay = self.by_id[left.pop()]
            found.add(overlay.id)
            left.extend(other for other in overlay.brings if other not in found)
        return frozenset(found & self.drawn.keys())

    def following(self, ids: Iterable[str], what: str) -> bool:
        """Whether one of these overlays has to be drawn anew when this changes."""
        return any(what in self.by_id[name].follows for name in ids)
