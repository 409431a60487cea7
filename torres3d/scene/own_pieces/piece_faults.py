"""Faults of files for own pieces, and limits of such files."""

from collections.abc import Mapping
from typing import ClassVar

from torres3d.base.faults import FileFault

MAX_BYTES = 8 * 1024 * 1024
"""Bytes of a file: a piece at its limit of triangles needs a tenth of it."""
MAX_NODES, MAX_DEPTH = 1000, 64
"""Nodes of a file, and how deep they are nested."""
MAX_MATERIALS = 64
"""Materials of a file."""


class PieceFault(FileFault):
    """A file that cannot become a piece. The program's own piece is used instead."""

    messages: ClassVar[Mapping[str, tuple[str, str]]] = {
        "piece_folder": (
            "the program looks for pieces only in folders with the name of a game",
            "put the models into one of these folders: {allowed}",
        ),
        "piece_name": ("no piece is called {given}", "give the file one of these names: {allowed}"),
        "piece_twice": ("there are several files for this piece", "keep one of them"),
        "piece_broken": ("this is not a glTF 2.0 model that can be read ({why})", "export the model again as *.glb"),
        "piece_large": (
            "the model has {given} triangles or more; this piece may have {limit}",
            "reduce its triangles, then export it again",
        ),
        "piece_parts": ("the model has more than {limit} parts or materials", "join its parts, then export it again"),
        "piece_moving": (
            "the model has animations, a skeleton or shapes to blend",
            "apply them and export the model without them",
        ),
        "piece_textured": (
            "the model has pictures on it; pieces have plain colours",
            "give its parts materials of one colour each, then export it again",
        ),
        "piece_extension": ("the model needs {given}, which cannot be read", "export it without this extension"),
        "piece_outside": (
            "the model names the file {given}, which is not in this folder; such files are never read",
            "export the model again as one *.glb file",
        ),
        "piece_empty": ("there is nothing solid in this model", "export it again with its triangles"),
        "piece_top": ("the top of this block is not flat; figures have to stand on it", "flatten its top"),
    }
