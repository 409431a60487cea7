"""The light over Turm Bauer: a clear morning through tall windows, cool where the sun is not."""

from torres3d.table.shapes.daylight import Daylight
from torres3d.table.shapes.tones import Colour

MORNING = Daylight(
    direction=(-0.62, 0.30, 0.725),
    sun=(3.15, 2.86, 2.42),
    sky=(0.62, 0.74, 0.92),
    horizon=(0.58, 0.62, 0.68),
    ground=(0.22, 0.22, 0.22),
    share=0.55,
    bounce=(0.040, 0.032, 0.024),
    exposure=1.0,
    pool=(8.0, 24.0, 0.60),
    haze=(16.0, 44.0),
    span=34.0,
    aim=(2.2, -1.0, 6.5),
    depth=34.0,
)
"""The sun comes from the west and a little north, over the shoulder of no seat."""
HAZE: Colour = (0.030, 0.038, 0.044)
"""What far things fade to; light, not screen colour."""
