"""Reading a log: its lines, numbers and sums (LOG.md). Whether the commands are legal, `loading` sees.

A line ends with a line feed only: names may hold other separators of lines, so text is never split by them.
"""

from pathlib import Path
from typing import Any

import msgspec

from torres3d.engine.canonical import canonical, line_sum
from torres3d.engine.entries import FORMAT, VERSION, Entry, Header, Undo, is_timestamp
from torres3d.engine.errors import LogFault, SetupFault
from torres3d.kits.torres.chance import misfit
from torres3d.kits.torres.setup import options_of
from torres3d.rules.commands import Command
from torres3d.rules.kinds import MODES

_decode = msgspec.json.Decoder().decode


class Log(msgspec.Struct):
    """What a file holds up to its first fault.

    ``size`` is the length in bytes of the lines that were read, ``last_sum`` the sum of the last of them;
    ``torn`` the number of a torn last line that was dropped, else None; ``ended`` tells whether the last line
    read has its line feed; ``file_size`` is the length of the whole file. ``fault`` is what stopped the reading.
    """

    file: Path
    header: Header
    entries: list[Entry]
    last_sum: str
    size: int
    file_size: int
    ended: bool
    torn: int | None = None
    fault: LogFault | None = None


def content(file: Path) -> bytes:
    """The bytes of a file, or `LogFault` where it cannot be read."""
    try:
        return file.read_bytes()
    except FileNotFoundError:
        raise LogFault("not_found", file) from None
    except IsADirectoryError:
        raise LogFault("is_folder", file) from None
    except PermissionError as error:
        # Windows refuses to open a folder in this way.
        reason = "is_folder" if file.is_dir() else "no_permission"
        raise LogFault(reason, file, why=error.strerror) from None
    except OSError as error:
        raise LogFault("not_readable", file, why=error.strerror or error) from None


def read(file: Path) -> Log:
    """Read a log. A fault in the header is raised; one in a later line ends the reading and is kept in ``fault``."""
    data = content(file)
    if not data:
        raise LogFault("empty", file)
    lines = data.split(b"\n")
    ended = not lines[-1]
    if ended:
        lines.pop()
    header, last_sum = read_header(file, lines[0])
    log = Log(file, header, [], last_sum, len(lines[0]) + 1, len(data), ended=True)
    for number, line in enumerate(lines[1:], 2):
        raw = _object(line)
        if isinstance(raw, str):
            if number == len(lines):
                log.torn = number
            else:
                log.fault = LogFault("not_json", file, number, why=raw)
            break
        try:
            entry, log.last_sum = _entry(raw, number - 1, log.last_sum)
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


def read_header(file: Path, line: bytes) -> tuple[Header, str]:
    """The header of a first line, and its sum."""
    raw = _object(line)
    if isinstance(raw, str):
        reason = "not_a_log" if _is_utf8(line) else "not_utf8"
        raise LogFault(reason, file, 1, why=raw)
    _check_version(file, raw)
    total = raw.pop("sum", None)
    if total is None:
        raise LogFault("fields", file, 1, why="the field `sum` is missing")
    if total != line_sum("", canonical(raw)):
        raise LogFault("sum", file, 1)
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise _header_fault(file, raw, error) from error
    if not is_timestamp(header.created):
        raise LogFault("time", file, 1, given=header.created)
    try:
        options = options_of(header.setup)
    except SetupFault as fault:
        raise LogFault(fault.reason, file, 1, **fault.values) from fault
    why = misfit(options, header.chance)
    if why is not None:
        raise LogFault("chance", file, 1, why=why)
    return header, total


def _check_version(file: Path, raw: dict[str, Any]) -> None:
    if raw.get("format") != FORMAT:
        raise LogFault("not_a_log", file, 1, why=f"`format` is not `{FORMAT}`")
    version = raw.get("version")
    if type(version) is not int or version < 1:
        raise LogFault("no_version", file, 1, version=version)
    if version > VERSION:
        raise LogFault("newer_version", file, 1, version=version, known=VERSION)


def _header_fault(file: Path, raw: dict[str, Any], error: msgspec.ValidationError) -> LogFault:
    setup = raw.get("setup")
    mode = setup.get("mode") if isinstance(setup, dict) else None
    if isinstance(mode, str) and mode not in MODES:
        return LogFault("option_value", file, 1, field="mode", given=mode, allowed=", ".join(MODES))
    return LogFault("fields", file, 1, why=_words(error))


def _object(line: bytes) -> dict[str, Any] | str:
    """The JSON object of a line, or why it is none."""
    try:
        raw = _decode(line)
    except UnicodeDecodeError as error:
        return f"not UTF-8: {error.reason}"
    except (msgspec.DecodeError, RecursionError) as error:
        return str(error)
    return raw if isinstance(raw, dict) else "no object"


def _is_utf8(line: bytes) -> bool:
    try:
        line.decode("utf-8")
    except UnicodeDecodeError:
        return False
    return not line.startswith(b"\xef\xbb\xbf") and b"\0" not in line


def _entry(raw: dict[str, Any], expected: int, previous: str) -> tuple[Entry, str]:
    """The entry of a line and its sum; the place is added to the fault by the caller."""
    number = raw.get("n")
    if type(number) is int and number != expected:
        raise LogFault("number", given=number, expected=expected)
    total = raw.pop("sum", None)
    if total is None:
        raise LogFault("fields", why="the field `sum` is missing")
    if total != line_sum(previous, canonical(raw)):
        raise LogFault("sum")
    try:
        entry = msgspec.convert(raw, Entry)
    except msgspec.ValidationError as error:
        raise LogFault("fields", why=_unknown_type(raw) or _words(error)) from error
    if not is_timestamp(entry.at):
        raise LogFault("time", given=entry.at)
    return entry, total


def _unknown_type(raw: dict[str, Any]) -> str | None:
    do = raw.get("do")
    kind = do.get("type") if isinstance(do, dict) else None
    if kind is None or kind in COMMAND_TYPES:
        return None
    return f"there is no command of the type `{kind}`; there are: {', '.join(COMMAND_TYPES)}"


def _words(error: msgspec.ValidationError) -> str:
    """What msgspec says, with the place as people read it."""
    return str(error).replace(" - at `$.", " at `")


def _tags() -> tuple[str, ...]:
    kinds = (*Command.__args__, Undo)
    return tuple(str(kind.__struct_config__.tag) for kind in kinds)


COMMAND_TYPES = _tags()
"""The types of commands a log may hold."""
