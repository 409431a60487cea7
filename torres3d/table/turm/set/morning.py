"""The light over Turm Bauer: a clear morning through tall windows, cool where the sun is not."""

from torres3d.table.shapes.daylight import Daylight
from torres3d.table.shapes.tones import Colour

MORNING = Daylight(
    direction=(-0.62, 0.30, 0.725),
    sun=(3.95, 3.42, 2.70),
    sky=(0.62, 0.74, 0.92),
    horizon=(0.58, 0.62, 0.68),
    ground=(0.22, 0.22, 0.22),
    share=0.58,
    bounce=(0.040, 0.032, 0.024),
    exposure=1.32,
    pool=(9.0, 26.0, 0.62),
    haze=(20.0, 52.0),
    span=34.0,
    aim=(2.2, -1.0, 6.5),
    depth=34.0,
)
"""The sun comes from the west and a little north, over the shoulder of no seat."""
HAZE: Colour = (0.058, 0.066, 0.072)
"""What far things fade to; light, not screen colour."""
