"""``python -m torres3d``, and where a frozen build begins."""

import sys

from torres3d.base.frozen_build import find_files_of_libraries, look_nowhere_else, serve_multiprocessing, speak_utf8

if __name__ == "__main__":
    find_files_of_libraries()
    look_nowhere_else()
    speak_utf8()
    if not serve_multiprocessing(sys.argv[1:]):
        from torres3d.cli.main import main

        main()
