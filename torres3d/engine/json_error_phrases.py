"""Parse errors of log lines: messages of the JSON reader as phrases that a window can translate."""

import re
from collections.abc import Sequence

import msgspec

from torres3d.base.english_phrases import Phrase

FIELD = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<field>.*?)`")
PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<place>.*)`$")
BYTE = re.compile(r"\(byte (?P<byte>\d+)\)")
NO_OBJECT = Phrase("no_object", "no object")


def not_json(error: Exception) -> Phrase:
    """The reason why bytes are not JSON."""
    if isinstance(error, UnicodeDecodeError):
        return Phrase("no_text", f"not UTF-8: {error.reason}")
    where = BYTE.search(str(error))
    return Phrase("bad_json", str(error), byte=int(where["byte"])) if where else Phrase("cut_off", str(error))


def bad_field(error: msgspec.ValidationError) -> Phrase:
    """The field of a line that is missing, unknown or wrong."""
    english = str(error).replace(" - at `$.", " at `")
    field, place = FIELD.match(str(error)), PLACE.search(str(error))
    at = place["place"] if place else ""
    if field is None:
        message = str(error).partition(" - at `")[0]
        told = f"`{at}` cannot be this: {message[:1].lower()}{message[1:]}" if at else message
        return Phrase("wrong_value", told, place=at)
    name = f"{at}.{field['field']}" if at else field["field"]
    if field["what"] == "missing required":
        return Phrase("no_field", english, field=name)
    return Phrase("unknown_field", english, field=name)


def missing_field(name: str) -> Phrase:
    """A missing field that every line has."""
    return Phrase("no_field", f"the field `{name}` is missing", field=name)


def omitted_field(given: object, written: object, place: str) -> Phrase | None:
    """The first field that a log would be ``written`` with, but that was not ``given``.

    A program has defaults for such fields; a log states everything.
    """
    if isinstance(given, dict) and isinstance(written, dict):
        for name, value in written.items():
            found = (
                missing_field(f"{place}.{name}")
                if name not in given
                else omitted_field(given[name], value, f"{place}.{name}")
            )
            if found is not None:
                return found
    elif isinstance(given, list) and isinstance(written, list | tuple):
        for number, (one, other) in enumerate(zip(given, written, strict=True)):
            found = omitted_field(one, other, f"{place}[{number}]")
            if found is not None:
                return found
    return None


def unknown_type(kind: object, known: Sequence[str]) -> Phrase:
    """An unknown type of command."""
    allowed = ", ".join(known)
    english = f"there is no command of the type `{kind}`; there are: {allowed}"
    return Phrase("unknown_type", english, given=str(kind), allowed=allowed)


def wrong_format(wanted: str) -> Phrase:
    """JSON that is not a log of this game."""
    return Phrase("other_format", f"`format` is not `{wanted}`", format=wanted)
