"""Preview of a block: its ghost under the pointer, turned, or moved from place to place by keys. Pure.

The rules give the legal places; the table says what is under the pointer.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import dist

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.scene.interaction import snapping
from torres3d.games.turm_bauer.scene.interaction.next_place_by_key import (
    Direction,
    in_building_order,
    next_of,
    next_place,
)
from torres3d.games.turm_bauer.scene.measures import cell_at, middle_of
from torres3d.scene.camera.viewpoint import Viewpoint
from torres3d.scene.shapes.axis_conventions import Point


@dataclass(frozen=True)
class PlacePreview:
    """The block in the hand. ``offer`` lists its legal places, ``wanted`` is the rotation that the player has chosen;
    ``snapped`` is the place of its ghost, None while it has none; ``aim`` is the last place of the pointer."""

    offer: snapping.SnapOffer
    wanted: snapping.Shape
    snapped: snapping.Snapped | None = None
    aim: snapping.Aim | None = None

    @property
    def cells(self) -> Cells | None:
        """The cells of the ghost."""
        return None if self.snapped is None else self.snapped.cells

    @property
    def lies(self) -> snapping.Shape:
        """The rotation of the ghost: another one than ``wanted`` where only that fits."""
        return self.wanted if self.snapped is None else snapping.shape_of(self.snapped.cells)

    @property
    def painted(self) -> Cells | None:
        """The cells that have the block's own pattern: the ghost's, or where these break it (T-5.1), those beside."""
        cells = self.cells
        if cells is None or snapping.parity_of(cells) in self.offer.parities(snapping.shape_of(cells)):
            return cells
        return tuple((x + 1, y, z) for x, y, z in cells)

    @property
    def fits(self) -> bool:
        """Whether the block may be built there."""
        return self.snapped is not None and self.snapped.fits

    @property
    def ways(self) -> tuple[snapping.Shape, ...]:
        """The ways to lie that fit where the ghost is, in a lasting order; all that fit anywhere while it is
        nowhere."""
        if self.aim is None:
            return self.offer.shapes
        fitting = self.offer.fitting(self.aim)
        return tuple(shape for shape in self.offer.shapes if shape in fitting)

    @property
    def way(self) -> int:
        """The number of its orientation in `ways`, from 1; 0 for none of them."""
        ways = self.ways
        return ways.index(self.lies) + 1 if self.lies in ways else 0


def begun(
    places: Iterable[Cells],
    usual: snapping.Shape,
    wanted: snapping.Shape | None = None,
    aim: snapping.Aim | None = None,
) -> PlacePreview:
    """The preview of a block just taken: in its last orientation if possible, or the first that fits, or ``usual``."""
    offer = snapping.SnapOffer(places)
    if wanted is None or wanted not in offer.shapes:
        flat = sorted(offer.shapes, key=lambda shape: max(z for _, _, z in shape))
        wanted = flat[0] if flat else usual
    trial = PlacePreview(offer, wanted)
    return trial if aim is None else pointed(trial, aim)


def pointed(trial: PlacePreview, aim: snapping.Aim | None) -> PlacePreview:
    """The pointer is here now; None beside the table: then the ghost stays where it is.

    A block that fits here only in another way lies so, and elsewhere again as it was turned: whoever comes back to a
    place finds there what was there before.
    """
    if aim is None:
        return trial
    return replace(trial, snapped=snapping.snap(trial.offer, trial.wanted, aim, trial.snapped), aim=aim)


def turned_by(trial: PlacePreview, axis: snapping.Axis, view: Viewpoint, back: bool = False) -> PlacePreview:
    """A quarter turn about an axis as the eye sees it, or more of them until the block fits. A block that cannot be
    tipped forward is tipped sideways. Returns the same preview if the block cannot be turned."""
    axes: tuple[snapping.Axis, ...] = ("across", "ahead") if axis == "across" else (axis,)
    for each in axes:
        about = snapping.axis_of(each, view)
        if trial.aim is None:
            shape = snapping.turned_about(trial.lies, about, -1 if back else 1)
        else:
            shape = snapping.next_orientation(trial.offer, trial.lies, about, trial.aim, back) or trial.lies
        if shape != trial.lies:
            return _lying(trial, shape)
    return trial


def next_way(trial: PlacePreview, back: bool = False) -> PlacePreview:
    """The next of the ways to lie that fit here, round and round."""
    ways = trial.ways or trial.offer.shapes
    if not ways:
        return trial
    step = -1 if back else 1
    number = ways.index(trial.lies) + step if trial.lies in ways else min(step, 0)
    return _lying(trial, ways[number % len(ways)])


def led(trial: PlacePreview, direction: Direction, view: Viewpoint) -> PlacePreview:
    """The next place in a direction of the picture, in the same way to lie if there is one, otherwise in any. A
    ghost that cannot be built where it is goes to the nearest place where there is none in that direction."""
    if trial.snapped is None:
        return stepped(trial, view)
    now = middle_of(trial.snapped.cells)
    for places in (trial.offer.of_shape(trial.lies), trial.offer.places):
        found = next_place({cells: middle_of(cells) for cells in places}, now, direction, view)
        if found is not None:
            return put(trial, found)
    return settled(trial)


def settled(trial: PlacePreview) -> PlacePreview:
    """A ghost that cannot be built where it is goes to the nearest place, in the same way to lie if there is one."""
    places = trial.offer.of_shape(trial.lies) or trial.offer.places
    if trial.fits or trial.snapped is None or not places:
        return trial
    here = middle_of(trial.snapped.cells)
    return put(trial, min(places, key=lambda each: (_far(each, here), each)))


def stepped(trial: PlacePreview, view: Viewpoint, back: bool = False) -> PlacePreview:
    """The next place of all in this way to lie, in the order of building; in any way where there is none in this. It
    begins with the place nearest to the ghost, otherwise to the pointer, otherwise with the lowest one in front."""
    places = trial.offer.of_shape(trial.lies) or trial.offer.places
    if trial.snapped is not None and not trial.fits:
        return settled(trial)
    if trial.snapped is None and trial.aim is not None and places:
        far = dict(zip(trial.offer.places, trial.offer.distances(trial.aim), strict=True))
        return put(trial, min(places, key=lambda each: (far[each], each)))
    order = in_building_order({cells: middle_of(cells) for cells in places}, view)
    found = next_of(order, trial.cells, back)
    return trial if found is None else put(trial, found)


def put(trial: PlacePreview, cells: Cells) -> PlacePreview:
    """The ghost at a legal place, as if the pointer were on it."""
    pixel = (-1.0, -1.0) if trial.aim is None else trial.aim.pixel
    far = snapping.Aim(pixel, ((0.0, -30.0, 30.0), (0.0, 1.0, 0.0)), None)
    aim = snapping.aim_at(cells, far if trial.aim is None else trial.aim)
    return replace(trial, snapped=snapping.Snapped(cells, True, pixel), aim=aim, wanted=snapping.shape_of(cells))


def _lying(trial: PlacePreview, shape: snapping.Shape) -> PlacePreview:
    """The block in another orientation at the ghost: at the nearest legal place, or as it would be meant."""
    fresh = replace(trial, wanted=shape)
    if trial.aim is None or trial.snapped is None:
        return fresh
    here = middle_of(trial.snapped.cells)
    target = trial.aim.target
    pointed_at = None if target is None else cell_at(*target)
    places = [
        cells for cells in trial.offer.of_shape(shape) if pointed_at in cells or _far(cells, here) <= MAX_TURN_SHIFT
    ]
    if places:
        # It turns about the cube that is pointed at where it can.
        cells = min(places, key=lambda each: (pointed_at not in each, _far(each, here), each))
        return replace(fresh, snapped=snapping.Snapped(cells, True, trial.aim.pixel))
    return replace(fresh, snapped=snapping.Snapped(_moved(shape, trial.snapped.cells), False, trial.aim.pixel))


MAX_TURN_SHIFT = 2.2
"""Edges: a turned block stays within this of where it was."""


def _moved(shape: snapping.Shape, cells: Cells) -> Cells:
    """A shape whose least x, y and z are those of some cells."""
    x, y, z = (min(cell[axis] for cell in cells) for axis in range(3))
    return snapping.cells_at(shape, (x, y, z))


def _far(cells: Cells, place: Point) -> float:
    return dist(middle_of(cells), place)
