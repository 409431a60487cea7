"""Reactions to wheel and keys: those of panels and pages, none by default."""


class InputHooks:
    """Each method says whether the input meant something."""

    def key(self, name: str) -> bool:
        """A key was pressed; panels hear of it while they are the uppermost modal one."""
        return False

    def wheel(self, steps: int) -> bool:
        """The wheel was turned over it (positive: away)."""
        return False

    def turn_list(self, name: str, steps: int) -> bool:
        """An arrow up (1) or down (-1) leads on from a spot; whether a list was turned for it, and it stays there."""
        return False

    def press_enter(self) -> bool:
        """Enter was pressed on a spot that cannot be pressed, as a slider."""
        return False

    @property
    def first_focus(self) -> str:
        """The spot that has the keyboard to begin with; empty for the one painted first."""
        return ""

    def type_text(self, text: str) -> None:
        """A character was typed while `typing`."""

    @property
    def typing(self) -> bool:
        """Whether a text field of it has the keyboard."""
        return False
