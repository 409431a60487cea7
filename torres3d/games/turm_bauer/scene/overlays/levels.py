"""Overlay ``levels``: the level of each field (T-1.1), as a number and a colour."""

from torres3d.games.turm_bauer.rules.places import level_of
from torres3d.games.turm_bauer.scene.overlays.overlay_values import Drawing, Shown, level_tones
from torres3d.scene.shapes.bands import quad
from torres3d.scene.shapes.colour_space import Colour as Tone
from torres3d.scene.shapes.coordinates import Point
from torres3d.scene.shapes.labels import Label
from torres3d.scene.shapes.mesh import Mesh, join_meshes

HALF, ABOVE = 0.40, 0.018
OPACITY = 0.80
SIZE = 18


def levels(shown: Shown) -> Drawing:
    """A numeral on every field, on a card in the colour of its level."""
    labels, cards = [], []
    stood_on = {each.figure for each in shown.state.sets}
    fields = shown.fields
    tones = level_tones(shown.levels, max(map(level_of, fields), default=0))
    for cell in fields:
        level = level_of(cell)
        place = shown.place_at(cell)
        cards.append(_card(place, tones[level]))
        if cell not in stood_on:
            labels.append(Label(str(level), place, SIZE, fades=True))
    return Drawing(tuple(labels), join_meshes(cards))


def _card(place: Point, tone: Tone) -> Mesh:
    x, y, z = place
    corners = [(x + HALF * a, y + HALF * b, z + ABOVE) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    return quad(corners, [(tone, OPACITY)] * 4)
