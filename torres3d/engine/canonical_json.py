"""Canonical JSON and the checksums of log lines made from it (LOG.md)."""

from hashlib import sha256

import msgspec

_encode = msgspec.json.Encoder(order="sorted").encode

SUM_DIGITS = 16


def canonical(value: object) -> bytes:
    """``value`` as JSON with sorted keys, no spaces, UTF-8 and non-ASCII unescaped."""
    return _encode(value)


def line_sum(previous: str, line: bytes) -> str:
    """The checksum of a line.

    ``previous`` is the sum of the line before (empty for the header), ``line`` the canonical JSON of the line without
    its sum.
    """
    return sha256(previous.encode() + line).hexdigest()[:SUM_DIGITS]
