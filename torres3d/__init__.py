"""torres3d: the board game Torres as a 3D desktop program."""

import os

from torres3d.base.compiled_modules import fields_lie_in_order, prefer_source

__version__ = "0.1.0"

if os.environ.get("TORRES3D_PLAIN") or not fields_lie_in_order():
    prefer_source()
