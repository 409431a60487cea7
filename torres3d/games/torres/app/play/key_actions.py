"""What keys can do in a game, besides what they can in the program everywhere: those of Torres, which Turm Bauer has as
well as far as they fit, and those of Turm Bauer alone."""

from torres3d.app.window.key_config import GameActions
from torres3d.games.torres.scene.overlays.declared import SWITCHES

BUILDING: tuple[str, ...] = (
    "turn_block",
    "tip_block",
    "roll_block",
    "next_way",
    "previous_way",
    "raise_block",
    "lower_block",
    "take_next",
    "take_previous",
    "discard",
    "ring_free",
    "ring_pass",
    "ring_leap",
)
"""What is done with a block, a ring or a figure of Turm Bauer."""
TURM_SWITCHED: tuple[str, ...] = ("levels", "stairs", "load", "xray", "map")
"""The overlays of Turm Bauer with a switch: named here once more, for what draws them is loaded when somebody plays
it."""
SWITCHED: tuple[str, ...] = tuple(dict.fromkeys((*(overlay.id for overlay in SWITCHES), *TURM_SWITCHED)))
"""The overlays with a switch, of both games."""
_TORRES_SWITCHED = tuple(overlay.id for overlay in SWITCHES)
TORRES_ONLY = frozenset(
    {
        "redo",
        "reset_turn",
        "stack_1",
        "stack_2",
        "stack_3",
        "stack_4",
        "add_knight",
        "buy",
        "score",
        "open_hands",
        "study",
    }
    | {f"overlay_{name}" for name in _TORRES_SWITCHED if name not in TURM_SWITCHED}
)
"""Actions that a game of Turm Bauer has not."""
TURM_ONLY = frozenset({*BUILDING} | {f"overlay_{name}" for name in TURM_SWITCHED if name not in _TORRES_SWITCHED})
"""Actions that Torres has not."""
_NAMES: tuple[str, ...] = (
    "undo",
    "redo",
    "reset_turn",
    "end_turn",
    "add_knight",
    "stack_1",
    "stack_2",
    "stack_3",
    "stack_4",
    "buy",
    "score",
    "next_target",
    "previous_target",
    "hint",
    "log",
    "recap",
    "recap_back",
    "recap_next",
    "play_on",
    "open_hands",
    "study",
    "slower",
    "faster",
    "instant",
    "pause",
    "view_iso",
    "view_south",
    "view_west",
    "view_north",
    "view_east",
    "view_top",
    *dict.fromkeys(f"overlay_{name}" for name in SWITCHED),
    *BUILDING,
)
ACTIONS = GameActions(_NAMES, {"torres": TORRES_ONLY, "turm": TURM_ONLY})
"""All of them; the games by the ids that settings have."""
