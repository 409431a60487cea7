"""Command guard: allows only some of the legal commands, as a lesson does."""

from typing import Protocol, TypeVar

ChoiceT_contra = TypeVar("ChoiceT_contra", contravariant=True)
ChoiceT = TypeVar("ChoiceT")


class NotWanted(Exception):
    """Something legal that a guard does not allow; its text says why."""


class CommandGuard(Protocol[ChoiceT_contra]):
    """Filter of legal commands."""

    def offers(self, command: ChoiceT_contra) -> bool:
        """Whether this is shown as possible."""

    def why_not(self, command: ChoiceT_contra) -> str:
        """The reason why this is not allowed, in words; empty where it is."""


def check_guard(guard: CommandGuard[ChoiceT] | None, choice: ChoiceT) -> None:
    """Raise `NotWanted` for anything that the guard, if there is one, does not allow."""
    why = "" if guard is None else guard.why_not(choice)
    if why:
        raise NotWanted(why)
