"""What a frozen build (.ci/build.py) does before anything else: it finds its libraries' files, and serves children.

Python starts children with its own options for the interpreter; in a frozen build that interpreter is the game itself,
which has to do what they ask before it reads its command line.
"""

import sys
from itertools import dropwhile
from pathlib import Path
from runpy import run_module

INTERPRETER_OPTIONS = frozenset({"-B", "-E", "-I", "-O", "-OO", "-P", "-s", "-S"})
"""What the running interpreter hands on to its children; none of it changes a frozen one."""


def find_files_of_libraries() -> None:
    """Let libraries that read files beside their modules look beside the program, where a build has put them.

    Python takes frozen modules for parts of its standard library, and gives them a ``__file__`` in its folder: that of
    the machine on which the interpreter was made.
    """
    if getattr(sys, "frozen", False):
        vars(sys)["_stdlib_dir"] = str(Path(sys.executable).resolve().parent)


def serve_multiprocessing(words: list[str]) -> bool:
    """Be the child process that ``words`` (the program's arguments) ask for; False if they ask for none."""
    if not getattr(sys, "frozen", False):
        return False
    from multiprocessing import spawn

    if spawn.is_forking(["", *words]):
        spawn.freeze_support()  # runs the child and leaves the program
        return True
    asked = list(dropwhile(INTERPRETER_OPTIONS.__contains__, words))
    match asked:
        case ["-c", code, *rest]:
            sys.argv = ["-c", *rest]
            exec(code, {"__name__": "__main__"})  # noqa: S102  # as the interpreter does that Python takes this program for
        case ["-m", module, *rest]:
            sys.argv = ["-m", *rest]
            run_module(module, run_name="__main__", alter_sys=True)
        case _:
            return False
    return True
