"""Bytes as they come out of damaged disks, bad editors and bad intentions: drawn by hypothesis from good ones."""

import json
from hashlib import sha256

from hypothesis import strategies as st

PIECES = st.sampled_from(
    [
        *[
            token.encode()
            for token in [
                "",
                "\x00",
                "\n",
                "\r",
                " ",
                "\t",
                '"',
                "'",
                "\\",
                "{",
                "}",
                "[",
                "]",
                ":",
                ",",
                "-",
                "#",
                "&a ",
                "*a",
                "{}",
                "[]",
                "null",
                "true",
                "0",
                "-1",
                "1e999",
                "NaN",
            ]
        ],
        *[b"9" * 400, b"9" * 5000, b"2001-99-99", b"1:30", b"0x7", b"|", b"\\ud800", b"\\u0000", b"\x85"],
        *[b"\xff\xfe", b"\xef\xbb\xbf", b"\xed\xa0\x80", b"\xf4\x90\x80\x80", "\u2028\u202e\u0085".encode()],
        *[
            b"!!int abc",
            b"\nx: !!int abc\n",
            b"\nx: 2001-99-99\n",
            b"!!python/object:os.system {}",
            b"<<: *a",
            b"? [a]\n: b\n",
            b"[" * 600,
            b"a: " * 300,
        ],
        *[b"{ $x }", b"{ -x }", b"= {", b"a1", b"i9", b"hidden", b"own", b"leap", b"version", b"players"],
        *[b"sum", b'"n":', b'"by":', b'"do":', b"undo"],
    ]
)
"""What is put in: tokens of all the forms that are read, and what has been trouble once."""


@st.composite
def mutated(draw: st.DrawFn, seeds: list[bytes]) -> bytes:
    """One of the good files with up to four things done to it."""
    data = bytearray(draw(st.sampled_from(seeds)))
    for _ in range(draw(st.integers(1, 4))):
        place = draw(st.integers(0, len(data)))
        end = min(place + draw(st.integers(0, 80)), len(data))
        match draw(st.sampled_from(["insert", "line", "replace", "flip", "remove", "cut", "double", "move", "splice"])):
            case "insert":
                data[place:place] = draw(PIECES)
            case "line":
                start = data.rfind(b"\n", 0, place) + 1
                data[start:start] = draw(PIECES)
            case "replace":
                data[place:end] = draw(PIECES | st.binary(max_size=8))
            case "flip" if place < len(data):
                data[place] ^= 1 << draw(st.integers(0, 7))
            case "remove":
                del data[place:end]
            case "cut":
                del data[place:]
            case "double":
                data[place:place] = data[place:end] * draw(st.sampled_from([1, 2, 50]))
            case "move":
                piece = data[place:end]
                del data[place:end]
                there = draw(st.integers(0, len(data)))
                data[there:there] = piece
            case "splice":
                other = draw(st.sampled_from(seeds))
                data[place:] = other[draw(st.integers(0, len(other))) :]
    return bytes(data)


def resummed(data: bytes) -> bytes:
    """The lines of a log with sums that are right again, where there is anything to sum."""
    total, lines = "", []
    for line in data.split(b"\n"):
        try:
            values = json.loads(line)
            bare = {key: value for key, value in values.items() if key != "sum"}
            text = json.dumps(bare, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
            total = sha256((total + text).encode()).hexdigest()[:16]
            lines.append(json.dumps({**bare, "sum": total}, ensure_ascii=False).encode())
        except (ValueError, AttributeError, RecursionError):
            lines.append(line)
    return b"\n".join(lines)


def indexed(data: bytes) -> bytes:
    """An index of a shelf whose sum is right again."""
    body = data.partition(b"\n")[2]
    return sha256(body).hexdigest().encode() + b"\n" + body
