"""English phrases among the values of a fault; a window translates them by their id and values."""

import errno
from typing import Any

SYSTEM: dict[str, str] = {
    "EACCES": "os_permission",
    "EPERM": "os_permission",
    "EROFS": "os_read_only",
    "ENOSPC": "os_no_room",
    "EDQUOT": "os_no_room",
    "EFBIG": "os_no_room",
    "ENOENT": "os_no_folder",
    "ENOTDIR": "os_no_folder",
    "EEXIST": "os_in_the_way",
    "EISDIR": "os_in_the_way",
    "ENOTEMPTY": "os_in_the_way",
    "ENAMETOOLONG": "os_long_name",
    "EIO": "os_disk",
    "EBUSY": "os_busy",
    "ETXTBSY": "os_busy",
    "EMFILE": "os_many_files",
    "ENFILE": "os_many_files",
    "ELOOP": "os_link",
}
"""Names of errors in the system -> ids of phrases."""
OTHER = "os_other"
"""The phrase for every other error of the system; its value ``name`` is the system's name for it."""


class Phrase(str):
    """An English text with the ``id`` and ``values`` of the same text in the language files."""

    id: str
    values: dict[str, Any]

    def __new__(cls, phrase: str, english: str, **values: object) -> "Phrase":
        made = super().__new__(cls, english)
        made.id = phrase
        made.values = values
        return made

    def __getnewargs__(self) -> tuple[str, str]:  # type: ignore[override]  # for copies and other processes
        return self.id, str(self)


def system_reason(error: OSError) -> Phrase:
    """The reason for an error of the system, as a phrase."""
    name = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return Phrase(SYSTEM.get(name, OTHER), error.strerror or str(error), name=name)
