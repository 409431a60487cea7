"""Validation: converts plain values to typed ones, or says which value is wrong and what it can be."""

from collections.abc import Iterator
from functools import reduce
from types import GenericAlias
from typing import Annotated, Any, Literal, TypeVar, get_args, get_origin

import msgspec
from msgspec import inspect

from torres3d.base.faults import Phrase, clip
from torres3d.base.plain_values import (
    KeyPath,
    ListIndex,
    ValidationError,
    format_path,
    format_value,
    invalid_value,
    scalar_text,
)

Value = TypeVar("Value")


def convert(content: object, kind: type[Value], json: bool = False) -> Value:
    """Plain ``content`` as a value of ``kind``, a type that msgspec knows; `ValidationError` names a wrong value.

    The text on what a value can be comes from its type, or, better, from its ``msgspec.Meta(description=…)``. With
    ``json`` numbers may be keys, which in JSON are texts.
    """
    try:
        return msgspec.convert(content, kind, str_keys=json)
    except msgspec.ValidationError as error:
        raise _Finder(json).first(content, kind, ()) from error


class _Finder:
    """Search for the innermost wrong value."""

    def __init__(self, json: bool) -> None:
        self.json = json

    def first(self, content: object, kind: Any, way: KeyPath) -> ValidationError:
        if isinstance(content, dict):
            found = self._keys(content, kind, way)
            if found is not None:
                return found
        for step, value, inner in self._inside(content, kind):
            if not self._fits(value, inner):
                return self.first(value, inner, (*way, step))
        return invalid_value(content, way, describe_type(kind))

    def _fits(self, value: object, kind: Any) -> bool:
        try:
            msgspec.convert(value, kind, str_keys=self.json)
        except msgspec.ValidationError:
            return False
        return True

    def _keys(self, content: dict[Any, Any], kind: Any, way: KeyPath) -> ValidationError | None:
        kind = _bare(kind)
        within = f" in `{format_path(way)}`" if way else ""
        if _is_struct(kind):
            fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
            strict = kind.__struct_config__.forbid_unknown_fields
            for key in content:
                if key not in fields and (strict or not isinstance(key, str)):
                    names = ", ".join(fields)
                    return ValidationError(
                        "unknown_key", (*way, key), given=clip(scalar_text(key)), within=within, allowed=names
                    )
            for name, field in fields.items():
                if field.required and name not in content:
                    inner = (*way, name)
                    return ValidationError(
                        "missing_key", inner, field=format_path(inner), allowed=describe_type(field.type)
                    )
        elif get_origin(kind) is dict:
            key_kind = get_args(kind)[0]
            for key in content:
                if not self._fits({key: None}, GenericAlias(dict, (key_kind, None))):
                    step, words = (*way, key), describe_type(key_kind)
                    if get_origin(key_kind) is Literal:
                        return ValidationError(
                            "unknown_key", step, given=clip(scalar_text(key)), within=within, allowed=words
                        )
                    return ValidationError("key_form", step, given=format_value(key), within=within, allowed=words)
        return None

    def _inside(self, content: object, kind: Any) -> Iterator[tuple[object, object, Any]]:
        """The values one level further in, each with its step of the path and its type."""
        kind = _bare(kind)
        origin, inner = get_origin(kind), get_args(kind)
        if isinstance(content, dict) and _is_struct(kind):
            for field in msgspec.structs.fields(kind):
                if field.encode_name in content:
                    yield field.encode_name, content[field.encode_name], field.type
        elif isinstance(content, dict) and origin is dict:
            for key, value in content.items():
                yield key, value, inner[1]
        elif isinstance(content, list) and origin in (list, tuple) and (origin is list or inner[1:] == (...,)):
            for place, value in enumerate(content):
                yield ListIndex(place), value, inner[0]
        elif isinstance(content, list) and origin is tuple and len(content) == len(inner):
            for place, (value, each) in enumerate(zip(content, inner, strict=True)):
                yield ListIndex(place), value, each


def _bare(kind: Any) -> Any:
    return get_args(kind)[0] if get_origin(kind) is Annotated else kind


def _is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def describe_type(kind: Any) -> str:
    """The values of a type, in English."""
    if get_origin(kind) is Literal:
        return ", ".join(map(str, get_args(kind)))  # in the order they are written in, which msgspec does not keep
    return _words(inspect.type_info(kind))


def _words(info: inspect.Type) -> str:
    match info:
        case inspect.Metadata(type=inner, extra_json_schema=extra):
            return str((extra or {}).get("description") or "") or _words(inner)
        case inspect.LiteralType(values=values):
            return ", ".join(map(str, values))
        case inspect.IntType():
            limits = _range(info)
            return Phrase("whole_number", f"a whole number{limits}", range=limits)
        case inspect.FloatType():
            limits = _range(info)
            return Phrase("a_number", f"a number{limits}", range=limits)
        case inspect.StrType(min_length=least):
            return Phrase("some_text", "a text that is not empty") if least else Phrase("a_text", "a text")
        case inspect.BoolType():
            return "true, false"
        case inspect.NoneType():
            return Phrase("nothing", "empty")
        case inspect.UnionType(types=types):
            return reduce(_either, map(_words, types))
        case inspect.DictType(key_type=key, value_type=value):
            names, each = _words(key), _words(value)
            return Phrase("a_table", f"keys with values, each key {names}, each value {each}", key=names, value=each)
        case inspect.StructType(fields=fields):
            keys = ", ".join(field.encode_name for field in fields)
            return Phrase("the_keys", f"values for the keys {keys}", keys=keys)
        case inspect.TupleType(item_types=items):
            each = reduce(_then, map(_words, items))
            return Phrase("list_of", f"a list of {len(items)}: {each}", count=len(items), items=each)
        case (
            inspect.ListType(item_type=item, min_length=least) | inspect.VarTupleType(item_type=item, min_length=least)
        ):
            each = _words(item)
            if least:
                return Phrase("list_least", f"a list of at least {least}, each item {each}", least=least, item=each)
            return Phrase("a_list", f"a list, each item {each}", item=each)
    return Phrase("a_value", "a value")


def _either(one: str, other: str) -> Phrase:
    return Phrase("either", f"{one}, or {other}", one=one, other=other)


def _then(one: str, other: str) -> Phrase:
    return Phrase("one_after_another", f"{one}; {other}", one=one, other=other)


def _range(info: inspect.IntType | inspect.FloatType) -> str:
    least, most = (None if limit is None else f"{limit:g}" for limit in (info.ge, info.le))
    if least is not None and most is not None:
        return Phrase("from_to", f" from {least} to {most}", least=least, most=most)
    if least is not None:
        return Phrase("from_up", f" from {least} up", least=least)
    return Phrase("up_to", f" up to {most}", most=most) if most is not None else ""
