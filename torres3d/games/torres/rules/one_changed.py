"""Copies of tuples and bytes with one entry changed: each a single copy when compiled (`one_changed.pxd`)."""

from typing import TypeVar

T = TypeVar("T")
_BYTE = tuple(bytes((value,)) for value in range(256))


def put(values: tuple[T, ...], index: int, value: T) -> tuple[T, ...]:
    """The values with ``value`` at ``index``, which must be that of one of them."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def add_at(values: bytes, index: int, more: int) -> bytes:
    """The bytes with the one at ``index`` changed by ``more``; the sum must fit a byte."""
    return values[:index] + _BYTE[values[index] + more] + values[index + 1 :]
