"""The desktop entry as text, by the Desktop Entry Specification of freedesktop.org."""

import re
from collections.abc import Mapping, Sequence

from torres3d.cli.file_types import NAME
from torres3d.terminal.errors import Stop

RESERVED = re.compile(r"""[\s"'\\><~|&;$*?#()`]""")
"""Characters that a command line may hold only in quotes."""
IN_QUOTES = re.compile(r'(["`$\\])')
"""Characters that need a backslash there."""
ESCAPES = {"\\": "\\\\", "\n": "\\n", "\t": "\\t", "\r": "\\r"}
"""Escapes in values of keys for line ends and for the escape character itself."""


def entry_text(
    words: Sequence[str],
    generic: Mapping[str, str],
    about: Mapping[str, str],
    mimes: Sequence[str],
    icon: str,
    window_class: str,
) -> str:
    """The entry of a program that ``words`` start and that opens files of these MIME types. Texts are by language;
    the default has an empty name. Raises `Stop` if an entry cannot name the program's path."""
    lines = [
        "[Desktop Entry]",
        "Version=1.0",
        "Type=Application",
        f"Name={NAME}",
        *_translated("GenericName", generic),
        *_translated("Comment", about),
        f"Icon={icon}",
        f"TryExec={_value(words[0])}",
        f"Exec={_value(command_line(words))}",
        "Terminal=false",
        f"StartupWMClass={window_class}",
        "Categories=Game;BoardGame;",
        f"MimeType={''.join(f'{mime};' for mime in mimes)}",
    ]
    return "\n".join(lines) + "\n"


def command_line(words: Sequence[str]) -> str:
    """The words as one line that ends with a placeholder for the file; not yet escaped as the value of a key."""
    program = words[0]
    if "=" in program or not _is_text(program):
        raise Stop(f"no desktop entry can name {program!r}; install the program where a path has no = and is UTF-8")
    return " ".join([*(_word(word) for word in words), "%f"])


def _word(word: str) -> str:
    plain = word.replace("%", "%%")
    return '"' + IN_QUOTES.sub(r"\\\1", plain) + '"' if RESERVED.search(plain) or not plain else plain


def _value(text: str) -> str:
    return "".join(ESCAPES.get(char, char) for char in text)


def _translated(key: str, texts: Mapping[str, str]) -> list[str]:
    return [f"{key}{f'[{language}]' if language else ''}={_value(text)}" for language, text in texts.items()]


def _is_text(name: str) -> bool:
    try:
        name.encode()
    except UnicodeEncodeError:
        return False
    return True
