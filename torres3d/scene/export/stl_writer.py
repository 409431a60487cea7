"""Closed bodies for 3D printing, and binary STL of them: millimetres, z up."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Triangles = NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Solid:
    """Triangles (three indices each, counter-clockwise from outside) over points."""

    points: Points
    triangles: Triangles


FACET = np.dtype([("normal", "<f4", 3), ("corners", "<f4", (3, 3)), ("attribute", "<u2")])


def stl(solid: Solid, unit: float) -> bytes:
    """The file of a solid; ``unit`` is its unit in millimetres."""
    places = (solid.points * unit).astype(np.float32)
    corners = places[solid.triangles]
    facing = np.cross(corners[:, 1] - corners[:, 0], corners[:, 2] - corners[:, 0])
    facets = np.zeros(len(corners), FACET)
    facets["normal"] = facing / np.maximum(np.linalg.norm(facing, axis=1, keepdims=True), 1e-12)
    facets["corners"] = corners
    header = b"binary STL of torres3d, millimetres".ljust(80)
    return header + len(facets).to_bytes(4, "little") + facets.tobytes()
