"""torres3d: the board game Torres as a 3D desktop program."""

import os

__version__ = "1.0.0"

if os.environ.get("TORRES3D_PLAIN"):
    # Only here: a frozen build has yet to find the machine code that importing it loads (frozen_build.py).
    from torres3d.base.compiled_modules import prefer_source

    prefer_source()
