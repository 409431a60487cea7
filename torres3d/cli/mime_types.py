"""The program's file types as a package for the Shared MIME-info Database of freedesktop.org."""

from collections.abc import Mapping
from xml.etree import ElementTree as ET

from torres3d.engine.library.file_type import FileType

NAMESPACE = "http://www.freedesktop.org/standards/shared-mime-info"
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def mime_text(kinds: Mapping[FileType, Mapping[str, str]]) -> bytes:
    """A package with these types and their names by language."""
    root = ET.Element("mime-info", {"xmlns": NAMESPACE})
    for kind, names in kinds.items():
        one = ET.SubElement(root, "mime-type", {"type": kind.mime})
        for language, name in names.items():
            comment = ET.SubElement(one, "comment", {LANGUAGE: language} if language else {})
            comment.text = name
        # Their lines can be looked at with whatever shows text.
        ET.SubElement(one, "sub-class-of", {"type": "text/plain"})
        ET.SubElement(one, "icon", {"name": kind.mime_icon})
        ET.SubElement(one, "glob", {"pattern": f"*{kind.suffix}"})
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'.encode()
