"""What keys can do in a game of Torres, besides what they can in any game."""

from torres3d.table.overlays.declared import SWITCHES

ACTIONS: tuple[str, ...] = (
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
    "slower",
    "faster",
    "instant",
    "pause",
    "view_south",
    "view_west",
    "view_north",
    "view_east",
    "view_top",
    *(f"overlay_{overlay.id}" for overlay in SWITCHES),
)
