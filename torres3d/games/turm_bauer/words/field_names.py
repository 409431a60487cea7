"""Names of fields: a column and a level, in words."""

from torres3d.games.turm_bauer.rules.places import TABLE, Cells, Place, level_of, low_cell, spot_name
from torres3d.i18n.texts import Translate


def place_name(place: Place, say: Translate) -> str:
    """The name of a figure's place: "m10, level 3", or the table."""
    if place == TABLE:
        return say("turm-table")
    return say("turm-field", spot=spot_name(place[:2]), level=level_of(place))


def built_name(cells: Cells, say: Translate) -> str:
    """The place of a block: the field of its lowest part."""
    return place_name(low_cell(cells), say)
