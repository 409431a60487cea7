"""JSON as plain values. A key that stands twice is a misfit and no silent change."""

import json
from typing import Any

from torres3d.base.faults import clipped
from torres3d.base.json_values import DEEPEST, ValidationError, printed


def parsed(text: str) -> Any:
    """The value of a JSON text; raises `ValidationError`."""
    try:
        return json.loads(text, object_pairs_hook=_once, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise ValidationError("not_json", line=error.lineno, why=f"{error.msg}, character {error.colno}") from error
    except ValueError as error:
        # A number of more digits than Python reads, and `_no_constant`.
        raise ValidationError("not_json", why=clipped(error)) from error
    except RecursionError as error:
        raise ValidationError("too_deep", limit=DEEPEST) from error


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValidationError("key_twice", field=clipped(printed(twice)))
    return found


def _no_constant(name: str) -> Any:
    raise ValueError(f"{name} is no number of JSON")
