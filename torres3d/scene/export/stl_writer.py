"""Solids as binary STL, the format of 3D printers: millimetres, z up."""

import numpy as np

from torres3d.scene.export.solid import Solid

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
