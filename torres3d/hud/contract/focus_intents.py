"""What the keyboard's focus tells the app: frozen values."""

import msgspec


class BoardFocused(msgspec.Struct, frozen=True):
    """The keyboard went from a panel to the board, where squares are to be chosen now."""
