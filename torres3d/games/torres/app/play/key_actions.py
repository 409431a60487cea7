"""Actions of keys in Torres, by the groups of the page of keys."""

from torres3d.games.torres.scene.overlays.overlay_list import SWITCHES

KEY_GROUPS: dict[str, tuple[str, ...]] = {
    "turn": (
        "end_turn", "undo", "redo", "reset_turn", "stack_1", "stack_2", "stack_3", "stack_4", "add_knight", "buy",
        "score", "hint",
    ),
    "board": (
        "cursor_up", "cursor_down", "cursor_left", "cursor_right", "next_target", "previous_target", "cancel", "skip",
    ),
    "following": (
        "log", "recap", "recap_back", "recap_next", "slower", "faster", "instant", "pause", "play_on", "open_hands",
        "study",
    ),
    "view": (
        "turn_left", "turn_right", "tilt_up", "tilt_down", "zoom_in", "zoom_out",
        "view_iso", "view_south", "view_west", "view_north", "view_east", "view_top",
    ),
    "overlays": tuple(f"overlay_{overlay.id}" for overlay in SWITCHES),
}  # fmt: skip
