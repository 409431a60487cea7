"""Page file: a document, its kit and the page's programs in one HTML file that asks for nothing else.

A policy in the file lets only its own programs run (by their hashes) and no request leave it. Every text is written so
that a browser takes none of it for markup.
"""

import base64
import hashlib
from html import escape
from pathlib import Path
from string import Template

import msgspec

from torres3d.scene.assets import BrokenAsset
from torres3d.scene.export.page.page_document import PageDocument
from torres3d.scene.export.page.part_kit import Kit

PROGRAMS = ("three.js", "page.js")
STYLE, FRAME = "page.css", "page.html"


def page_file(document: PageDocument, kit: Kit, title: str, language: str, folder: Path) -> bytes:
    """The HTML file. ``folder`` holds the page's programs (assets/page). Raises `BrokenAsset`."""
    programs = [_read(folder / name) for name in PROGRAMS]
    style = _read(folder / STYLE)
    index, content = _indexed(kit)
    values = {
        "language": escape(language),
        "title": escape(title),
        "policy": _policy(programs, style),
        "style": style,
        "document": _as_json(document),
        "index": _as_json(index),
        "kit": base64.b64encode(content).decode(),
        "programs": "\n".join(f"<script>{program}</script>" for program in programs),
    }
    return Template(_read(folder / FRAME)).substitute(values).encode()


def _read(file: Path) -> str:
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BrokenAsset(file, f"this part of a page cannot be read ({error})") from error


def _policy(programs: list[str], style: str) -> str:
    scripts, styles = (
        " ".join(f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'" for text in texts)
        for texts in (programs, [style])
    )
    return (
        f"default-src 'none'; script-src {scripts}; style-src {styles}; img-src data: blob:; "
        "base-uri 'none'; form-action 'none'"
    )


def _as_json(value: object) -> str:
    # `<` could end the element or begin a comment; the two line ends are none in JSON, but were in scripts.
    text = msgspec.json.encode(value).decode()
    return text.replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")


def _indexed(kit: Kit) -> tuple[dict[str, object], bytes]:
    """Where the streams of each part lie in one block of bytes, and that block."""
    content = bytearray()

    def put(stream: bytes) -> int:
        content.extend(b"\0" * (-len(content) % 4))
        at = len(content)
        content.extend(stream)
        return at

    pictures = {name: (put(picture), len(picture)) for name, picture in kit.pictures.items()}
    parts = [
        {
            "name": part.name,
            "surface": part.surface,
            "picture": part.picture,
            "middle": part.middle,
            "scale": part.scale,
            "uvLow": part.uv_low,
            "uvScale": part.uv_scale,
            "haze": part.haze,
            "vertices": len(part.paints),
            "triangles": len(part.corners) // 6,
            "paints": len(part.paint_table) // 4,
            "at": [
                put(stream)
                for stream in (part.places, part.normals, part.paints, part.paint_table, part.uvs, part.corners)
            ],
        }
        for part in kit.parts
    ]
    return {"parts": parts, "pictures": pictures}, bytes(content)
