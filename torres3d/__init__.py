"""torres3d: the board game Torres as a 3D desktop program."""

import os

from torres3d.base.compiled_modules import prefer_source

__version__ = "0.1.0"

if os.environ.get("TORRES3D_PLAIN"):
    prefer_source()
