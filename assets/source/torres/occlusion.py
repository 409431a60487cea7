"""Ambient occlusion of a mesh's vertices: how much of the sky above each one is free, by casting rays."""

import numpy as np
from embreex import rtcore_scene
from embreex.mesh_construction import TriangleMesh


def directions(count: int) -> np.ndarray:
    """(count,3) directions over the hemisphere about +z, denser towards it (cosine), the same in every run."""
    index = np.arange(count) + 0.5
    radius = np.sqrt(index / count)
    angle = np.pi * (1 + 5**0.5) * index
    return np.column_stack([radius * np.cos(angle), radius * np.sin(angle), np.sqrt(1 - radius**2)])


def frames(normals: np.ndarray) -> np.ndarray:
    """(n,3,3) rows: two tangents and the normal."""
    helper = np.where(np.abs(normals[:, 2:3]) < 0.9, [[0.0, 0.0, 1.0]], [[1.0, 0.0, 0.0]])
    first = np.cross(helper, normals)
    first /= np.linalg.norm(first, axis=1, keepdims=True)
    return np.stack([first, np.cross(normals, first), normals], axis=1)


def occlusion(
    positions: np.ndarray,
    normals: np.ndarray,
    triangles: np.ndarray,
    *,
    rays: int = 96,
    reach: float = 0.6,
    ground: float | None = 0.0,
    strength: float = 1.0,
) -> np.ndarray:
    """0 (hidden) to 1 (free) for each vertex. Hits farther than `reach` count less; `ground` is a floor's height."""
    corners = positions[triangles]
    if ground is not None:
        far = 50.0
        a, b, c, d = ([-far, -far, ground], [far, -far, ground], [far, far, ground], [-far, far, ground])
        corners = np.concatenate([corners, np.array([[a, b, c], [a, c, d]])])
    scene = rtcore_scene.EmbreeScene()
    TriangleMesh(scene, corners.astype(np.float32))
    # Start a little inside a vertex's faces: at the vertex itself rays slip along edges.
    centre = np.zeros_like(positions)
    meeting = np.zeros(len(positions))
    middle = positions[triangles].mean(axis=1)
    for corner in range(3):
        np.add.at(centre, triangles[:, corner], middle)
        np.add.at(meeting, triangles[:, corner], 1)
    centre /= np.maximum(meeting, 1)[:, None]
    inward = centre - positions
    length = np.linalg.norm(inward, axis=1, keepdims=True)
    start = positions + inward * np.minimum(0.25, 0.008 / np.maximum(length, 1e-9)) + normals * 0.003
    basis = frames(normals)
    total = np.zeros(len(positions))
    for ray in directions(rays):
        toward = np.einsum("k,nkj->nj", ray, basis).astype(np.float32)
        distance = scene.run(start.astype(np.float32), toward, query="DISTANCE")
        total += np.clip(np.minimum(distance, 1e6) / reach, 0, 1) ** 0.5
    return np.clip(1 - strength * (1 - total / rays), 0, 1)
