"""JSON as plain values. Duplicate keys are an error."""

import json
from typing import Any

from torres3d.base.faults import clip
from torres3d.base.json_values import MAX_DEPTH, ValidationError, scalar_text


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
    raise ValueError(f"{name} is no number of JSON")
