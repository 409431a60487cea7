"""Guard process between us and another program: passes lines on, and ends that program when we are gone.

It runs by its file, with nothing but the standard library: ``python subprocess_guard.py SECONDS COMMAND…``. Its input
goes to the program, whose output and errors are its own. When its input ends, however its parent ended, it closes the
program's input, and after so many seconds kills the program and all that it started. On Linux that includes processes
that left the program's session (``setsid``): they become children of this process.
"""

import contextlib
import ctypes
import os
import queue
import signal
import subprocess
import sys
import threading
import time

NOT_STARTED = 125
"""The exit status where the program could not be started; stderr has the reason."""
SIGNALLED = 128
"""Added to the number of the signal that ended the program."""
PIECE = 65536
ADOPT = 36
"""``PR_SET_CHILD_SUBREAPER``."""
MAX_KILL_SECONDS = 10.0
"""Seconds after which processes that cannot be killed are left to the system."""
KILL_INTERVAL = 0.01


def main(words: list[str]) -> int:
    """Guard a program to its end and give its exit status. ``words``: the seconds, then the command."""
    farewell, command = float(words[0]), words[1:]
    adopts = _adopt()
    try:
        program: subprocess.Popen[bytes] = subprocess.Popen(command, stdin=subprocess.PIPE, **detached_options())  # type: ignore[call-overload]  # noqa: S603  # no shell
    except (OSError, ValueError) as error:
        print(_why(error, command[0]), file=sys.stderr)
        return NOT_STARTED
    # Were its output held here as well, nobody would see that the program has closed it.
    with open(os.devnull, "wb") as nowhere:  # noqa: PTH123  # a file of the system, and no path of ours
        os.dup2(nowhere.fileno(), 1)
    given: queue.Queue[bytes] = queue.Queue()
    ended = threading.Event()
    threading.Thread(target=_take, args=(given, program, ended, farewell), daemon=True).start()
    threading.Thread(target=_give, args=(given, program), daemon=True).start()
    status = _end_of(program) if adopts else program.wait()
    ended.set()
    _kill(program)
    if adopts:
        _kill_adopted()
    return status if status >= 0 else SIGNALLED - status


def _adopt() -> bool:
    """Become the parent of processes that the program's children leave behind; whether that is possible here."""
    if sys.platform != "linux":
        return False
    with contextlib.suppress(OSError, AttributeError):
        return bool(ctypes.CDLL(None).prctl(ADOPT, 1, 0, 0, 0) == 0)
    return False


def _end_of(program: "subprocess.Popen[bytes]") -> int:
    """Wait for the program's end and for orphans that end earlier; the program's exit status as in `Popen`."""
    while True:
        pid, status = os.waitpid(-1, 0)
        if pid == program.pid:
            return os.waitstatus_to_exitcode(status)


def _kill_adopted() -> None:
    """Kill all orphans: each one killed hands its own children on to this process, until there are none."""
    until = time.monotonic() + MAX_KILL_SECONDS
    while time.monotonic() < until:
        for pid in _children():
            with contextlib.suppress(OSError):
                os.kill(pid, signal.SIGKILL)
        try:
            while os.waitpid(-1, os.WNOHANG)[0]:
                pass
        except ChildProcessError:
            return
        time.sleep(KILL_INTERVAL)


def _children() -> list[int]:
    found = []
    for name in filter(str.isdecimal, os.listdir("/proc")):  # noqa: PTH208  # quick, and no path of ours
        with contextlib.suppress(OSError, ValueError, IndexError), open(f"/proc/{name}/stat", "rb") as stat:  # noqa: PTH123
            # The name of a program, in brackets, may hold anything; after it: the state, the parent.
            if int(stat.read().rpartition(b")")[2].split()[1]) == os.getpid():
                found.append(int(name))
    return found


def _why(error: OSError | ValueError, name: str) -> str:
    return f"{error.strerror}: {name}" if isinstance(error, OSError) and error.strerror else str(error)


def detached_options() -> dict[str, object]:
    """Options of `Popen` for a process without a console that Ctrl+C does not reach, and that can be killed with its
    children."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NO_WINDOW | subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def _take(
    given: "queue.Queue[bytes]", program: "subprocess.Popen[bytes]", ended: threading.Event, farewell: float
) -> None:
    """Read all the time, even while the program does not, so that the end of the parent is noticed at once."""
    while piece := os.read(0, PIECE):
        given.put(piece)
    given.put(b"")
    if not ended.wait(farewell):
        _kill(program)


def _give(given: "queue.Queue[bytes]", program: "subprocess.Popen[bytes]") -> None:
    assert program.stdin is not None
    with contextlib.suppress(OSError):
        while piece := given.get():
            program.stdin.write(piece)
            program.stdin.flush()
    with contextlib.suppress(OSError):
        program.stdin.close()


def _kill(program: "subprocess.Popen[bytes]") -> None:
    if sys.platform == "win32":
        subprocess.run(["taskkill", "/F", "/T", "/PID", str(program.pid)], capture_output=True, check=False)  # noqa: S603, S607  # a program of the system
        return
    with contextlib.suppress(OSError):
        os.killpg(program.pid, signal.SIGKILL)


if __name__ == "__main__":
    # At once: nobody waits for the threads, which may hang on pipes.
    code = main(sys.argv[1:])
    sys.stderr.flush()
    os._exit(code)
