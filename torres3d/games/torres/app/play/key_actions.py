"""Actions of keys in Torres, by the groups of the page of keys."""

from torres3d.app.window.key_bindings import FOLLOWING, VIEWS
from torres3d.games.torres.scene.overlays.active_overlays import SWITCHES

KEY_GROUPS: dict[str, tuple[str, ...]] = {
    "turn": (
        "end_turn", "undo", "redo", "reset_turn", "stack_1", "stack_2", "stack_3", "stack_4", "add_knight", "buy",
        "score", "hint",
    ),
    "board": (
        "cursor_up", "cursor_down", "cursor_left", "cursor_right", "next_target", "previous_target", "cancel", "skip",
    ),
    "following": (*FOLLOWING, "open_hands", "study"),
    "view": ("turn_left", "turn_right", "tilt_up", "tilt_down", "zoom_in", "zoom_out", *VIEWS),
    "overlays": tuple(f"overlay_{overlay.id}" for overlay in SWITCHES),
}  # fmt: skip
