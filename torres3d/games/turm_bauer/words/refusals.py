"""Words for refusals: values become names of places, colours and blocks."""

from torres3d.base.faults import RefusedByRule
from torres3d.games.turm_bauer.rules.options import BlockSet
from torres3d.games.turm_bauer.rules.places import TABLE
from torres3d.games.turm_bauer.words.block_names import block_name
from torres3d.games.turm_bauer.words.field_names import place_name
from torres3d.games.turm_bauer.words.names import colour_name
from torres3d.i18n.texts import Translate


def refusal(error: RefusedByRule, say: Translate, block_set: BlockSet | None = None) -> str:
    """The reason for a refusal; blocks have their ids where their set is unknown."""
    values: dict[str, object] = {}
    for key, value in error.values.items():
        match key, value:
            case "at", "table":
                values[key] = place_name(TABLE, say)
            case "at", (int(x), int(y), int(z)):
                values[key] = place_name((x, y, z), say)
            case "colour", str():
                values[key] = colour_name(value, say)
            case "block" | "first", str():
                values[key] = value if block_set is None else block_name(block_set, value, say)
            case "dice", (one, two):
                values |= {"one": one, "two": two}
            case "ring", _:
                values[key] = value or "none"
            case _, str() | int():
                values[key] = value
    return say(f"turm-refusal-{error.reason}", **values)
