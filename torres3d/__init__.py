"""torres3d: the board game Torres as a 3D desktop program."""

import os

__version__ = "0.1.0"

if os.environ.get("TORRES3D_PLAIN"):
    from torres3d.sources import prefer_source

    prefer_source()
