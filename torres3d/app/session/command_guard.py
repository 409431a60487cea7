"""A guard that allows only some of the legal commands, as a lesson does."""

from typing import Protocol, TypeVar

ChoiceT_contra = TypeVar("ChoiceT_contra", contravariant=True)
ChoiceT = TypeVar("ChoiceT")


class NotWanted(Exception):
    """A legal command that a guard refuses; the text says why."""


class CommandGuard(Protocol[ChoiceT_contra]):
    """Allows only some of the legal commands."""

    def offers(self, command: ChoiceT_contra) -> bool:
        """Whether this is shown as one that can be given."""

    def why_not(self, command: ChoiceT_contra) -> str:
        """Why this is not let through, in words; empty where it is."""


def check_guard(guard: CommandGuard[ChoiceT] | None, choice: ChoiceT) -> None:
    """Raise `NotWanted` for what the guard, if there is one, does not let through."""
    why = "" if guard is None else guard.why_not(choice)
    if why:
        raise NotWanted(why)
