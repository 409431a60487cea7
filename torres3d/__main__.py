"""``python -m torres3d``, and where a frozen build begins."""

import sys

from torres3d.base.frozen_build import (
    forbid_other_modules,
    locate_library_files,
    locate_program,
    serve_multiprocessing,
    use_utf8,
)

if __name__ == "__main__":
    locate_program()
    locate_library_files()
    forbid_other_modules()
    use_utf8()
    if not serve_multiprocessing(sys.argv[1:]):
        from torres3d.cli.main import main

        main()
