"""JSON and YAML as plain values: limits on their kinds, number and depth, and their form in messages."""

import json
import math
from typing import Any

from torres3d.base.faults import Phrase, clip

MAX_DEPTH = 32
"""Levels of nesting."""
MAX_VALUES = 20_000
"""Maximum number of values in a text, repetitions by aliases included."""
INTEGER_RANGE = 2**63
"""Integers lie below it and not below its negative."""
MAX_SHOWN = 8
"""Items of a list in a message."""
NAME_LENGTH = 40
"""Maximum letters of the name of a player or a bot; it is here so that readers of bot files need no game."""


class ListIndex(int):
    """A step of a path into a list: the item's index from 0."""


KeyPath = tuple[object, ...]
"""The path to a value: keys, and `ListIndex` for lists."""


class ValidationError(Exception):
    """A text or value that cannot be used, before its file is known.

    ``reason`` is one of `FileFault`. It lies in ``line`` (from 1) or at the value at ``way``.
    """

    def __init__(self, reason: str, way: KeyPath = (), line: int | None = None, **values: object) -> None:
        self.reason = reason
        self.way = way
        self.line = line
        self.values = values
        super().__init__(reason)


def check_plain(value: object) -> None:
    """Raise `ValidationError` unless a value is within the limits and its numbers and texts can be stored."""
    _Check().look(value, ())


class _Check:
    def __init__(self) -> None:
        self.count = 0

    def look(self, value: object, way: KeyPath) -> None:
        self.count += 1
        if self.count > MAX_VALUES:
            raise ValidationError("too_many", way, limit=MAX_VALUES)
        if len(way) > MAX_DEPTH:
            raise ValidationError("too_deep", way, limit=MAX_DEPTH)
        if isinstance(value, dict):
            for key, found in value.items():
                _check_atom(key, (*way, key))
                self.look(found, (*way, key))
        elif isinstance(value, list):
            for place, found in enumerate(value):
                self.look(found, (*way, ListIndex(place)))
        else:
            _check_atom(value, way)


def _check_atom(value: object, way: KeyPath) -> None:
    allowed = ""
    match value:
        case int() if not -INTEGER_RANGE <= value < INTEGER_RANGE:
            allowed = "a whole number of at most 18 digits"
        case float() if not math.isfinite(value):
            allowed = "a number with an end"
        case str() if not encodes(value):
            allowed = "a text without halves of characters (U+D800 to U+DFFF)"
    if allowed:
        raise invalid_value(value, way, allowed)


def invalid_value(value: object, way: KeyPath, allowed: str) -> ValidationError:
    """The error that a value, or the whole content where ``way`` is empty, is none of what is ``allowed``."""
    if not way:
        return ValidationError("form", given=format_value(value), allowed=allowed)
    return ValidationError("value", way, field=format_path(way), given=format_value(value), allowed=allowed)


def encodes(text: str) -> bool:
    """Whether a text can be written as UTF-8: it has no halves of characters."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def format_path(way: KeyPath) -> str:
    """The path to a value for people: ``levels.mine.width``, items of lists from 1."""
    return clip(".".join(str(step + 1) if isinstance(step, ListIndex) else scalar_text(step) for step in way))


def format_value(value: object) -> str:
    """A value in a message: one line of bounded length."""
    match value:
        case None | {} if not value:
            return Phrase("nothing", "empty")
        case dict():
            return Phrase("keys_and_values", "keys and values")
        case list() | tuple():
            if not value:
                return Phrase("empty_list", "an empty list")
            items = clip(", ".join(map(format_value, value[:MAX_SHOWN])))
            return Phrase("this_list", f"the list {items}", items=items)
    return f"`{clip(scalar_text(value))}`"


def scalar_text(value: object) -> str:
    """The text of a single value, whatever it holds."""
    match value:
        case bool():
            return str(value).lower()
        case int() if not -INTEGER_RANGE <= value < INTEGER_RANGE:
            return f"{value:#x}"
        case str():
            return value.encode("utf-8", "backslashreplace").decode()
    return str(value)


def parse_json(text: str) -> Any:
    """The value of a JSON text; raises `ValidationError`."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise ValidationError("not_json", line=error.lineno, why=f"{error.msg}, character {error.colno}") from error
    except ValueError as error:
        # A number of more digits than Python reads, and `_no_constant`.
        raise ValidationError("not_json", why=clip(error)) from error
    except RecursionError as error:
        raise ValidationError("too_deep", limit=MAX_DEPTH) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValidationError("key_twice", field=clip(scalar_text(twice)))
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is not a JSON number")
