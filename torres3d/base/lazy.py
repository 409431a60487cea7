"""Lazy values: loaded on first use."""

from importlib import import_module
from typing import Any, Generic, TypeVar, cast

T = TypeVar("T")


class Lazy(Generic[T]):
    """``Lazy("package.module:NAME")`` loads its module and gives that value when it is called.

    Equal and hashed by ``where``, so that it can be sent to a child process, which loads the value itself. ``where`` is
    written in one piece: builds (.ci/build.py) find what is loaded this way by looking for it.
    """

    def __init__(self, where: str) -> None:
        self.where = where

    def __call__(self) -> T:
        """The value. Raises `ImportError` or `AttributeError` where there is none."""
        module, _, name = self.where.partition(":")
        found: Any = import_module(module)
        for part in name.split("."):
            found = getattr(found, part)
        return cast(T, found)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Lazy) and self.where == other.where

    def __hash__(self) -> int:
        return hash(self.where)

    def __repr__(self) -> str:
        return f"Lazy({self.where!r})"
