"""Typed line as choices: ``4l m10/2 een y >`` builds a block, lets it go, and walks up as high as it goes.

Blanks are needed only where words or numbers would run together.
"""

import re
from collections.abc import Iterator, Mapping

SPOT = r"-?z*[a-z]-?\d{1,3}"
BLOCK = "[1-6][abcilnpst]"
_PARTS = re.compile(
    rf"""box\ ?:\ ?(?P<boxed>{BLOCK})
    | \^\ ?(?P<stair>{BLOCK})?
    | (?P<block>{BLOCK})\ ?@?\ ?(?P<spot>{SPOT}) (?: (?:\ ?/\ ?|\ )(?P<height>\d{{1,3}})(?![a-z]) )?
        (?: \ ?:?\ ?(?P<steps>[enwsud,]+)(?![^\W\d_]) )? (?P<free>\ ?!\ ?free)?
    | (?P<alone>{BLOCK})(?!\w) (?:\ ?!\ ?free)?
    | >\ ?(?: (?P<table>table) | (?P<to>{SPOT}) (?: \ ?[/ ]\ ?(?P<to_height>\d{{1,3}}) )? )?
        (?P<ring>\ ?!\ ?(?:pass|leap))?
    | (?P<at>{SPOT}) (?: \ ?[/ ]\ ?(?P<at_height>\d{{1,3}}) )? (?P<at_ring>\ ?!\ ?(?:pass|leap))?
    | (?P<number>\d+)
    | (?P<word> \. | [^\W\d_]+ )
    | (?P<other> \S+ )""",
    re.VERBOSE | re.ASCII,
)
_ANYTHING = re.compile(r"\S+")
_LETTERS = re.compile(r"[^\W\d_]+(?![^\W_])")


def commands_in(line: str, words: Mapping[str, str]) -> list[str]:
    """The choices of a line in exact notation, or as near to it as they are typed.

    A block without a level, such as ``4l m10``, keeps its level open: ``4l@m10/``; with steps it is ``4l@m10:een``.
    ``words`` are words with their meanings.
    """
    return list(_commands(" ".join(line.casefold().split()), words))


def _commands(text: str, words: Mapping[str, str]) -> Iterator[str]:
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        word = _LETTERS.match(text, at)
        if word is not None and word[0] in words:
            meaning, at = words[word[0]], word.end()
            if meaning.endswith(":"):
                rest = re.match(rf" ?:? ?({BLOCK})", text[at:])
                meaning, at = (meaning + rest[1], at + rest.end()) if rest else (meaning, at)
            yield meaning
            continue
        found = _PARTS.match(text, at)
        assert found is not None  # the last part takes anything
        following = _LETTERS.match(text, found.end())
        if found["number"] and following is not None and following[0] not in words:
            found = _ANYTHING.match(text, at)
            assert found is not None
            at = found.end()
            yield found[0]
            continue
        at = found.end()
        yield _command(found, words)


def _command(found: "re.Match[str]", words: Mapping[str, str]) -> str:
    part = found.groupdict()
    if part["boxed"]:
        return f"box:{part['boxed']}"
    if found[0].startswith("^"):
        return f"^{part['stair'] or ''}"
    if part["block"]:
        height, steps = part["height"], part["steps"]
        field = f"/{height}" if height else "" if steps else "/"
        return f"{part['block']}@{part['spot']}{field}{f':{steps}' if steps else ''}{'!free' if part['free'] else ''}"
    if part["alone"]:
        return str(part["alone"])
    if found[0].startswith(">"):
        return f">{part['table'] or _field(part['to'], part['to_height'])}{_ring(part['ring'])}"
    if part["at"]:
        ring = _ring(part["at_ring"])
        return f"{'>' if ring else ''}{_field(part['at'], part['at_height'])}{ring}"
    return words.get(found[0], found[0])


def _field(spot: str | None, height: str | None) -> str:
    return f"{spot}/{height}" if spot and height else spot or ""


def _ring(text: str | None) -> str:
    return (text or "").replace(" ", "")
