"""Reader of logs: lines, numbers and checksums (LOG.md). `log_replay` checks that the commands are legal.

A line ends only with a line feed: names may hold other line separators, so text is never split by them.
"""

from functools import cache, reduce
from operator import or_
from pathlib import Path
from types import new_class
from typing import Any

import msgspec

from torres3d.base.faults import Fault, FileFault, Phrase
from torres3d.base.read_document import read_bytes
from torres3d.engine.kit import EventT, Kit, StateT, canonical
from torres3d.engine.log_entries import Entry, GameEntry, GameHeader, Header, Undo, is_timestamp, line_sum
from torres3d.engine.log_errors import NO_OBJECT, LogFault, bad_field, missing_field, not_json, omitted_field

MAX_LOG_BYTES = 32 * 1024 * 1024
"""Maximum bytes of a log; a long game has some 50 thousand."""

_decode = msgspec.json.Decoder().decode

AnyKit = Kit[Any, Any]


class Log(msgspec.Struct):
    """The content of a log up to its first fault.

    ``size`` is the length in bytes of the lines that were read, ``last_sum`` the sum of the last of them; ``torn`` is
    the number of a torn last line that was dropped, or None; ``ended`` tells whether the last line read has its line
    feed; ``file_size`` is the length of the whole file, ``data`` its content. ``fault`` is what stopped the reading.
    """

    file: Path
    header: GameHeader
    entries: list[GameEntry]
    last_sum: str
    size: int
    file_size: int
    ended: bool
    data: bytes
    torn: int | None = None
    fault: LogFault | None = None

    @property
    def lines(self) -> bytes:
        """The lines that were read, as they are in the file."""
        return self.data[: self.size]


def read_content(file: Path, suffix: str) -> bytes:
    """The bytes of a file; `LogFault` naming the ``suffix`` where it cannot be read or is larger than any log."""
    try:
        return read_bytes(file, MAX_LOG_BYTES)
    except FileFault as fault:
        raise LogFault(fault.reason, file, None, **fault.values, suffix=suffix) from None


def read_log(kit: Kit[StateT, EventT], file: Path) -> Log:
    """Read a log of a game. A fault in the header is raised; one in a later line ends the reading and is kept."""
    return parse_log(kit, file, read_content(file, kit.suffix))


def parse_log(kit: Kit[StateT, EventT], file: Path, data: bytes) -> Log:
    """The log in a file's content, see `read_log`; ``file`` is its file now or later."""
    if not data:
        raise LogFault("empty", file)
    lines = data.split(b"\n")
    ended = not lines[-1]
    if ended:
        lines.pop()
    header, last_sum = read_header(kit, file, lines[0])
    log: Log = Log(file, header, [], last_sum, len(lines[0]) + 1, len(data), True, data)
    kind = _entry_type(kit.command_types)
    for number, line in enumerate(lines[1:], 2):
        raw = _object(line)
        if isinstance(raw, str):
            if number == len(lines):
                log.torn = number
            else:
                log.fault = LogFault("not_json", file, number, why=raw)
            break
        try:
            entry, log.last_sum = _entry(kit, kind, raw, number - 1, log.last_sum)
        except LogFault as fault:
            fault.file, fault.line = file, number
            log.fault = fault
            break
        log.entries.append(entry)
        log.size += len(line) + 1
    if log.size > len(data):
        log.size = len(data)
        log.ended = False
    return log


def read_header(kit: Kit[StateT, EventT], file: Path, line: bytes) -> tuple[GameHeader, str]:
    raw = _object(line)
    if isinstance(raw, str):
        reason = "not_a_log" if _is_utf8(line) else "not_utf8"
        raise LogFault(reason, file, 1, why=raw, suffix=kit.suffix)
    _check_version(kit, file, raw)
    total = raw.pop("sum", None)
    if total is None:
        raise LogFault("fields", file, 1, why=missing_field("sum"))
    if total != line_sum("", canonical(raw)):
        raise LogFault("sum", file, 1)
    try:
        header: GameHeader = msgspec.convert(raw, Header[kit.setup_type, kit.chance_type])  # type: ignore[name-defined]
    except msgspec.ValidationError as error:
        fault = kit.setup_fault(raw.get("setup"))
        if fault is not None:
            raise LogFault.in_file(fault, file, 1) from error
        raise LogFault("fields", file, 1, why=bad_field(error)) from error
    if not is_timestamp(header.created):
        raise LogFault("time", file, 1, given=header.created)
    try:
        kit.check(header.setup, header.version)
    except Fault as fault:
        raise LogFault.in_file(fault, file, 1) from fault
    why = kit.chance_error(header.setup, header.chance, header.version)
    if why is not None:
        raise LogFault("chance", file, 1, why=why)
    return header, total


def _check_version(kit: AnyKit, file: Path, raw: dict[str, Any]) -> None:
    if raw.get("format") != kit.format:
        why = Phrase("other_format", f"`format` is not `{kit.format}`", format=kit.format)
        raise LogFault("not_a_log", file, 1, why=why, suffix=kit.suffix)
    version = raw.get("version")
    if type(version) is not int or version < kit.versions[0]:
        raise LogFault("no_version", file, 1, version=version)
    if version > kit.versions[-1]:
        raise LogFault("newer_version", file, 1, version=version, known=kit.versions[-1])


def _object(line: bytes) -> dict[str, Any] | Phrase:
    try:
        raw = _decode(line)
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError) as error:
        return not_json(error)
    return raw if isinstance(raw, dict) else NO_OBJECT


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return not line.startswith(b"\xef\xbb\xbf") and b"\0" not in line


def _entry(
    kit: Kit[StateT, EventT], kind: type[GameEntry], raw: dict[str, Any], expected: int, previous: str
) -> tuple[GameEntry, str]:
    """The entry of a line and its sum; the caller adds the place to a fault."""
    number = raw.get("n")
    if type(number) is int and number != expected:
        raise LogFault("number", given=number, expected=expected)
    total = raw.pop("sum", None)
    if total is None:
        raise LogFault("fields", why=missing_field("sum"))
    if total != line_sum(previous, canonical(raw)):
        raise LogFault("sum")
    try:
        entry = msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        raise LogFault("fields", why=_unknown_type(kit, raw) or bad_field(error)) from error
    missing = omitted_field(raw["do"], msgspec.to_builtins(entry.do), "do")
    if missing is not None:
        raise LogFault("fields", why=missing)
    if not is_timestamp(entry.at):
        raise LogFault("time", given=entry.at)
    return entry, total


@cache
def _entry_type(commands: tuple[type[msgspec.Struct], ...]) -> Any:
    of_game: Any = Entry[reduce(or_, commands)]  # type: ignore[misc]  # a type made while the program runs, for msgspec
    # A class of its own: msgspec reads into one three times as fast as into a generic alias.
    return new_class("EntryOfGame", (of_game,), {"frozen": True, "forbid_unknown_fields": True, "gc": False})


def _unknown_type(kit: AnyKit, raw: dict[str, Any]) -> Phrase | None:
    do = raw.get("do")
    kind = do.get("type") if isinstance(do, dict) else None
    known = command_types(kit)
    if kind is None or kind in known:
        return None
    allowed = ", ".join(known)
    english = f"there is no command of the type `{kind}`; there are: {allowed}"
    return Phrase("unknown_type", english, given=str(kind), allowed=allowed)


def command_types(kit: AnyKit) -> tuple[str, ...]:
    """The types of commands a log of a game may hold."""
    kinds: tuple[type[msgspec.Struct], ...] = (*kit.command_types, Undo)
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)
