"""torres3d: the board game Torres as a 3D desktop program."""

import os

from torres3d.base.compiled_modules import has_expected_layout, prefer_source

__version__ = "0.1.0"

if os.environ.get("TORRES3D_PLAIN") or not has_expected_layout():
    prefer_source()
