"""Frozen build (.ci/build.py): start-up that finds its libraries' files, forbids other modules and reads UTF-8.

It also serves as child process: Python starts children with options for the interpreter, and in a frozen build that
interpreter is the game itself, which has to obey them before it reads its command line.
"""

import locale
import os
import sys
from io import TextIOWrapper
from itertools import dropwhile
from pathlib import Path
from runpy import run_module

INTERPRETER_OPTIONS = frozenset({"-B", "-E", "-I", "-O", "-OO", "-P", "-s", "-S"})
"""Options that the interpreter hands on to its children; none of them affects a frozen one."""
UTF8_LOCALES = ("C.UTF-8", "C.utf8", "UTF-8")
"""What systems call a locale that says nothing but that letters are UTF-8; the first that there is is taken."""


def locate_program() -> None:
    """Make a frozen build know its real path, also when a symbolic link or ``PATH`` led to it.

    Panda3D's stub believes the word that it was started by. Modules of machine code lie beside the real program: those
    of the standard library are found by ``sys.path``, all others by ``sys.executable``.
    """
    if not getattr(sys, "frozen", False):
        return
    real = Path("/proc/self/exe" if sys.platform == "linux" else sys.executable).resolve()
    sys.executable = str(real)
    sys.path[:1] = [str(real.parent)]


def files_folder() -> Path:
    """The folder with the files of a frozen build: beside the program, or ``Resources`` in an app for macOS."""
    beside = Path(sys.executable).resolve().parent
    resources = beside.parent / "Resources"
    return resources if beside.name == "MacOS" and resources.is_dir() else beside


def locate_library_files() -> None:
    """Let libraries that read files beside their modules find them in the build.

    Python takes frozen modules for parts of its standard library, and gives them a ``__file__`` in its folder: that of
    the machine on which the interpreter was made.
    """
    if getattr(sys, "frozen", False):
        vars(sys)["_stdlib_dir"] = str(files_folder())


def forbid_other_modules() -> None:
    """Import modules from the build only.

    Python would look for a missing module in its supposed installation folder. On Windows that is the folder in which
    the program was started, whatever is in it.
    """
    if getattr(sys, "frozen", False):
        del sys.path[1:]


def use_utf8() -> None:
    """Use UTF-8 for output and file names where the system names no encoding beyond ASCII.

    Python does so by itself, but not where it is frozen, and its encoding of file names is fixed once it runs. So the
    program starts again, as the same process, with a UTF-8 locale. Windows does name an encoding, but that of one
    region, and it would also be used for files and other programs.
    """
    if not getattr(sys, "frozen", False):
        return
    chosen = _utf8_locale() if sys.getfilesystemencoding() == "ascii" else None
    if chosen is not None and os.environ.get("LC_CTYPE") != chosen:
        # It would count before LC_CTYPE; what it says of the language still counts.
        language = os.environ.pop("LC_ALL", None)
        if language:
            os.environ["LC_MESSAGES"] = language
        os.environ["LC_CTYPE"] = chosen
        os.execv(sys.executable, [sys.executable, *sys.argv[1:]])  # noqa: S606  # no shell: the same program
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper) and (
            sys.platform == "win32" or stream.encoding.lower() in ("ascii", "us-ascii")
        ):
            stream.reconfigure(encoding="utf-8")


def _utf8_locale() -> str | None:
    before = locale.setlocale(locale.LC_CTYPE)
    try:
        for name in UTF8_LOCALES:
            try:
                locale.setlocale(locale.LC_CTYPE, name)
            except locale.Error:
                continue
            return name
        return None
    finally:
        locale.setlocale(locale.LC_CTYPE, before)


def serve_multiprocessing(words: list[str]) -> bool:
    """Serve as the child process that ``words`` (the program's arguments) ask for; False if they ask for none."""
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
