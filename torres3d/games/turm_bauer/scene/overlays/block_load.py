"""Overlay ``load``: the share of the total weight that each block carries, including itself (T-9.3, statics).

The more a block carries, the warmer it is and the denser are the rings of lines around it, so it can be read without
colours. Light blocks stay as they are. The heaviest have a number.
"""

from collections.abc import Iterator
from itertools import islice

import numpy as np

from torres3d.games.turm_bauer.rules.cell_and_column_names import Cells
from torres3d.games.turm_bauer.rules.judging.steadiness import loads
from torres3d.games.turm_bauer.scene.interaction.block_lines import CORNER, bars, frame
from torres3d.games.turm_bauer.scene.measures import middle_of
from torres3d.games.turm_bauer.scene.overlays.overlay_inputs_and_outputs import Drawing, Shown
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.labels import DARK, WHITE, Label
from torres3d.scene.shapes.mesh import EMPTY, Mesh, join_meshes
from torres3d.scene.shapes.unlit_bands_and_arrows import quad

WARM: tuple[Tone, ...] = (
    (1.0, 0.95, 0.62),
    (1.0, 0.78, 0.25),
    (0.97, 0.50, 0.12),
    (0.82, 0.20, 0.06),
    (0.50, 0.05, 0.10),
)
"""From low to high load; lighter is less, for players who do not see the colours."""
MIN_LOAD = 0.03
"""Blocks with a lower load stay as they are."""
MUCH = 0.15
"""The highest load has the last colour if it is at least this share of the total weight."""
NUMBERED = 8
"""The number of blocks with a label."""
OUT = 0.016
TINT_RANGE = (0.28, 0.62)
"""Tint of faces, from low to high load."""
SIZE = 16


def load(shown: Shown) -> Drawing:
    """Warm faces and lines around blocks with a high load, and the load in percent."""
    bands: list[Mesh] = []
    for cells, _, strength in _heaviest(shown):
        tone = warmth(strength)
        bands += _sides(cells, tone, TINT_RANGE[0] + (TINT_RANGE[1] - TINT_RANGE[0]) * strength)
        bands.append(frame(cells, CORNER, 0.006 + 0.010 * strength, tone, 1.0, OUT))
        bands.append(_rings(cells, strength, tone))
    return Drawing(load_labels(shown), join_meshes(bands) if bands else EMPTY)


def load_labels(shown: Shown) -> tuple[Label, ...]:
    """The load of the heaviest blocks in percent."""
    labels = []
    for cells, share, strength in islice(_heaviest(shown), NUMBERED):
        tone = warmth(strength)
        ink = DARK if sum(tone) > 1.5 else WHITE
        labels.append(Label(f"{round(100 * share)} %", middle_of(cells), SIZE, ink, tone, DARK))
    return tuple(labels)


def _heaviest(shown: Shown) -> Iterator[tuple[Cells, float, float]]:
    """The blocks with a high load, the highest first: their cells, their load and how much that is, 0 to 1."""
    shares = loads(shown.state)
    most = max((MUCH, *shares))
    for number in sorted(range(len(shares)), key=lambda number: -shares[number]):
        if shares[number] < MIN_LOAD:
            break
        yield shown.state.blocks[number].cells, shares[number], shares[number] / most


def warmth(strength: float) -> Tone:
    """The colour of a load, 0 to 1."""
    at = min(max(strength, 0.0), 1.0) * (len(WARM) - 1)
    low = min(int(at), len(WARM) - 2)
    red, green, blue = (a + (b - a) * (at - low) for a, b in zip(WARM[low], WARM[low + 1], strict=True))
    return red, green, blue


def _sides(cells: Cells, tone: Tone, seen: float) -> list[Mesh]:
    return [
        quad([(*start, z), (*end, z), (*end, z + 1), (*start, z + 1)], [(tone, seen)] * 4)
        for start, end, z in _outside(cells, OUT)
    ]


def _rings(cells: Cells, strength: float, tone: Tone) -> Mesh:
    """Level lines around each part on the outside: one for a low load, four for a high one."""
    count = 1 + round(3 * strength)
    dark = (tone[0] * 0.45, tone[1] * 0.45, tone[2] * 0.45)
    ends = [
        ((*start, z + (line + 1) / (count + 1)), (*end, z + (line + 1) / (count + 1)))
        for start, end, z in _outside(cells, 2 * OUT)
        for line in range(count)
    ]
    return bars(np.array(ends), 0.008, dark, 0.75) if ends else EMPTY


def _outside(cells: Cells, out: float) -> Iterator[tuple[tuple[float, float], tuple[float, float], int]]:
    """The outer upright faces, so far before them: from where to where, and the z of their lower edge."""
    filled = set(cells)
    for x, y, z in cells:
        for east, north in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            if (x + east, y + north, z) not in filled:
                mx, my = x - 0.5 + east * (0.5 + out), y - 0.5 + north * (0.5 + out)
                ax, ay = -north * 0.5, east * 0.5
                yield (mx - ax, my - ay), (mx + ax, my + ay), z
