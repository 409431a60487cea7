"""Closed bodies for 3D printing."""

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
