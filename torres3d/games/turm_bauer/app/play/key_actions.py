"""Actions of keys in Turm Bauer, by the groups of the page of keys."""

from torres3d.app.window.key_bindings import FOLLOWING, VIEWS

SWITCHED: tuple[str, ...] = ("levels", "stairs", "load", "xray", "map")
"""The overlays with a switch: named here once more, for what draws them is loaded when somebody plays."""
KEY_GROUPS: dict[str, tuple[str, ...]] = {
    "turn": ("end_turn", "undo", "hint"),
    "board": ("next_target", "previous_target"),
    "building": (
        "turn_block", "tip_block", "roll_block", "next_way", "previous_way", "raise_block", "lower_block", "take_next",
        "take_previous", "discard", "ring_free", "ring_pass", "ring_leap",
    ),
    "following": FOLLOWING,
    "view": VIEWS,
    "overlays": tuple(f"overlay_{name}" for name in SWITCHED),
}  # fmt: skip
