"""Faults of logs in reading, replaying and writing; messages of the JSON reader as phrases to be translated."""

import re
from collections.abc import Mapping

import msgspec

from torres3d.base.faults import Fault, Phrase

FIELD = re.compile(r"Object (?P<what>missing required|contains unknown) field `(?P<field>.*?)`")
PLACE = re.compile(r" - at `(?:key in )?\$\.?(?P<place>.*)`$")
BYTE = re.compile(r"\(byte (?P<byte>\d+)\)")
NO_OBJECT = Phrase("no_object", "it is not an object")


def not_json(error: Exception) -> Phrase:
    if isinstance(error, UnicodeDecodeError):
        return Phrase("no_text", f"not UTF-8: {error.reason}")
    where = BYTE.search(str(error))
    return Phrase("bad_json", str(error), byte=int(where["byte"])) if where else Phrase("cut_off", str(error))


def bad_field(error: msgspec.ValidationError) -> Phrase:
    english = str(error).replace(" - at `$.", " at `")
    field, place = FIELD.match(str(error)), PLACE.search(str(error))
    at = place["place"] if place else ""
    if field is None:
        message = str(error).partition(" - at `")[0]
        told = f"`{at}` is not valid: {message[:1].lower()}{message[1:]}" if at else message
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
            way = f"{place}.{name}"
            found = omitted_field(given[name], value, way) if name in given else missing_field(way)
            if found is not None:
                return found
    elif isinstance(given, list) and isinstance(written, list | tuple):
        for number, (one, other) in enumerate(zip(given, written, strict=True)):
            found = omitted_field(one, other, f"{place}[{number}]")
            if found is not None:
                return found
    return None


_CLOSE = "close it there and open the game again, or just watch"
_FETCH = "get the file again from where it came from"
MESSAGES: Mapping[str, tuple[str, str]] = {
    # opening a file
    "not_found": ("there is no such file", "check the name, or list the games in the folder, such as *{suffix}"),
    "is_folder": ("this is a folder, not a game", "name one of the games in it, such as *{suffix}"),
    "not_regular": ("this is {kind}, not a file", "name a game, such as *{suffix}"),
    "too_large": ("the file has more than {limit} bytes; no game needs that many", "open another file"),
    "no_permission": ("the file may not be read ({why})", "ask its owner, or copy it to a folder of yours"),
    "not_readable": ("the file cannot be read ({why})", "check the disk, or open a copy of the file"),
    "in_use": ("another window or program has this game open: process {process} on {computer}, since {since}", _CLOSE),
    "in_use_by_somebody": ("another window or program has this game open", _CLOSE),
    "empty": ("the file is empty", "nothing can be rebuilt from it; open another game"),
    # the header
    "not_a_log": (
        "this is not a log of torres3d ({why})",
        "open a *{suffix} file as the program wrote it: its first line names the format of that game",
    ),
    "not_utf8": ("the text is not UTF-8 ({why})", "save it as UTF-8 without a byte order mark, or get the file again"),
    "newer_version": (
        "the log has version {version}; this program reads up to version {known}",
        "update torres3d, then open it again",
    ),
    "no_version": ("there never was a log of version {version}", _FETCH),
    "chance": ("the cards or dice in the file do not fit the set-up: {why}", _FETCH),
    # any line
    "not_json": ("the line is not a JSON object ({why})", ""),
    "fields": ("{why}", ""),
    "time": ("the time `{given}` is not written as YYYY-MM-DDTHH:MM:SSZ", ""),
    "number": (
        "the line has the number {given} instead of {expected}: a line is missing, duplicated or out of order",
        "",
    ),
    "sum": ("the checksum of this line is wrong: this line or an earlier one was changed or lost", ""),
    "illegal": ("illegal command by {player} (seat {seat}): {why}", ""),
    "undo_refused": ("this undo is not allowed: {why}", ""),
    # writing
    "not_written": (
        "the game cannot be written there ({why})",
        "free some disk space, allow writing there or choose another folder; nothing was lost",
    ),
    "exists": ("there is a file of that name already", "choose another name; nothing was overwritten"),
    "changed_meanwhile": (
        "the file was changed by another program while the game was open",
        "open the game again; the command was not carried out",
    ),
    "title_unfit": (
        "a game whose file has such a name cannot be renamed",
        "give the file a name with plain letters, then name the game as you like",
    ),
    "title_busy": ("another program is writing the names of games right now", "try again"),
    "strength_busy": ("another program is writing the strengths right now", "try again"),
    "strength_later": (
        "a later version of the program wrote the strengths; games are not counted",
        "update torres3d; until then the file stays as it is",
    ),
    "nothing_to_save": ("nothing before the fault can be saved", _FETCH),
}
"""Reason id -> (what is wrong, what to do)."""

SAVE_A_COPY = "get the file again, or open the part before it as a copy: torres3d replay FILE --salvage COPY"
"""Advice for a fault in a line after the header."""


class LogFault(Fault):
    """A log that cannot be read as it is. The file is never altered."""

    messages = MESSAGES
    unfit = frozenset({"in_use", "in_use_by_somebody"})

    @property
    def remedy(self) -> str:
        return super().remedy or SAVE_A_COPY


class WriteFault(Fault):
    """A file that could not be written; the request had no effect."""

    messages = MESSAGES


class UndoRefused(Exception):
    """An undo that is not allowed; ``reason`` says why.

    ``game_start``, ``next_player`` (what came before is final), ``not_yours`` (the last command is another seat's:
    ``seat``), or a reason of the game's kit with its ``text``.
    """

    def __init__(self, reason: str, seat: int | None = None, text: str = "") -> None:
        self.reason = reason
        self.seat = seat
        super().__init__(text or UNDO_TEXT[reason].format(seat=seat))


UNDO_TEXT: dict[str, str] = {
    "game_start": "nothing has been done yet",
    "next_player": "the next player has already acted",
    "not_yours": "the last command belongs to seat {seat}",
}


class StaleCommand(Exception):
    """A command made for an earlier position; nothing happened."""

    def __init__(self, made_for: int, now: int) -> None:
        self.made_for = made_for
        self.now = now
        super().__init__(f"made for the position after command {made_for}, but {now} have been given")
