"""YAML edit: sets values in a handwritten YAML text and keeps its comments, order and other keys."""

import contextlib
import json
from collections.abc import Mapping
from typing import Any

import yaml

from torres3d.base.plain_values import ValidationError
from torres3d.base.yaml_reader import parse_yaml

NOTHING = "{}\n"
"""A text without any key: an empty file would look like a torn one."""


def set_values(text: str, values: Mapping[str, object]) -> str:
    """A YAML text with these values; a key with the value None is removed.

    The text holds keys and values, or nothing; anything else raises `ValidationError`. Where a value is not written
    plainly in it, the whole text is written anew.
    """
    before = parse_yaml(text)[0] or {}
    values = {key: list(value) if isinstance(value, tuple) else value for key, value in values.items()}
    wanted = {**before, **values}
    for key in [key for key, value in values.items() if value is None]:
        del wanted[key]
    edited = text
    for key, value in values.items():
        if (key in wanted or key in before) and before.get(key) != value:
            edited = _with_value(edited, key, value)
    with contextlib.suppress(ValidationError):  # it is not so plain
        if (parse_yaml(edited)[0] or {}) == wanted:
            return edited or NOTHING
    return yaml.safe_dump(wanted, sort_keys=False)


def _with_value(text: str, key: str, value: object) -> str:
    try:
        root = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.YAMLError:
        return text
    pairs: list[tuple[Any, Any]] = root.value if isinstance(root, yaml.MappingNode) else []
    for name, node in pairs:
        if name.value != key:
            continue
        last = node.value[-1] if isinstance(node, yaml.SequenceNode) and node.value and not node.flow_style else node
        start, end = name.start_mark.index, last.end_mark.index
        if value is not None:
            return f"{text[:start]}{key}: {_written(value)}{text[end:]}"
        stop = text.find("\n", end)
        return text[:start] + (text[stop + 1 :] if stop >= 0 else "")
    if value is None:
        return text
    return f"{text}{'' if not text or text.endswith(chr(10)) else chr(10)}{key}: {_written(value)}\n"


def _written(value: object) -> str:
    """A value in one line, with escapes beyond ASCII: PyYAML would read some ends of lines (U+0085) as blanks."""
    plain = yaml.safe_dump(value, default_flow_style=True, width=2**20)
    plain = plain.removesuffix("\n").removesuffix("\n...")
    return json.dumps(value) if "\n" in plain else plain
