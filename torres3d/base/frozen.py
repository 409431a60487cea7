"""Child processes of a frozen build (setup.cfg's build_apps).

Python starts children with its own options for the interpreter; in a frozen build that interpreter is the game itself,
which has to do what they ask before it reads its command line.
"""

import sys
from multiprocessing import spawn

TRACKER = "from multiprocessing.resource_tracker import main"


def serve_multiprocessing(words: list[str]) -> bool:
    """Be the child process that ``words`` (the program's arguments) ask for; False if they ask for none."""
    if not getattr(sys, "frozen", False):
        return False
    if spawn.is_forking(["", *words]):
        spawn.freeze_support()  # runs the child and leaves the program
        return True
    for word in words:
        if word.startswith(TRACKER):
            from multiprocessing.resource_tracker import main

            main(int(word.partition("main(")[2].rstrip(")")))
            return True
    return False
