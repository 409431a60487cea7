"""JSON for programs in place of a table: one line on stdout, without characters that a terminal takes for commands."""

import sys

import msgspec

CONTROLS = {code: f"\\u{code:04x}" for code in (*range(0x7F, 0xA0), 0x2028, 0x2029)}
"""Characters that JSON may hold as they are, and a terminal takes for commands or ends of lines."""


def print_json(value: object) -> None:
    """Print a value as a line of JSON."""
    # A name may hold controls of the terminal that JSON lets through.
    sys.stdout.write(msgspec.json.encode(value).decode().translate(CONTROLS) + "\n")
