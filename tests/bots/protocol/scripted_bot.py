"""A bot that is a program of its own: it plays the last legal command, or does what its first word says instead.

It is started by its file and needs nothing but Python.
"""

import json
import os
import sys
import threading
from pathlib import Path


def say(**message: object) -> None:
    print(json.dumps(message), flush=True)


def main(what: str, counted: str = "") -> None:
    if what == "dies_at_start":
        sys.exit("no brain found")
    if what == "closes":
        os.close(1)
        threading.Event().wait()
    questions, last = 0, None
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello" and what != "never_ready":
            version = 7 if what == "other_version" else 1
            games = ["chess"] if what == "other_game" else ["torres", "turm"]
            say(type="ready", version=version, name="Any", games=games)
            if counted:
                with Path(counted).open("a") as starts:
                    starts.write("started\n")
        if message["type"] == "quit" and what != "stays":
            return
        if message["type"] == "stop" and what == "when_stopped":
            say(type="commands", id=message["id"], commands=[last])
        if message["type"] == "choose":
            questions += 1
            last = message["legal"][-1]
            answer(what, message["id"], last, questions, counted)
    if what == "stays":
        threading.Event().wait()


def answer(what: str, number: int, last: object, questions: int, counted: str) -> None:
    commands = {
        "illegal": [{"type": "found", "at": "a1"}, {"type": "score"}] * 2,
        "no_command": [{"type": "castle", "at": "z9"}],
        "none": [],
    }
    texts = {"garbled": b"I move to c4\x1b[2J", "deep": b"[" * 100_000, "bytes": b"\xff\xfe", "huge": b"x" * 3_000_000}
    if what in texts:
        sys.stdout.buffer.write(texts[what] + b"\n")
        sys.stdout.flush()
    elif what == "endless":
        while True:
            sys.stdout.write("x" * 65536)
    elif what == "talks":
        for each in range(5000):
            say(type="info", text="well", visited=each)
    elif what == "muses":
        say(type="info", text="\x1b[2J\u202eI look at \n the castle in the north, " + "which is large, " * 100)
    elif what == "gives_up":
        say(type="error", text="too hard for me")
    elif what == "dies":
        print("Traceback (most recent call last):\nKeyError: 'tower'", file=sys.stderr, flush=True)
        sys.exit(1)
    elif what == "dies_once" and Path(counted).read_text().count("started") == 1:
        sys.exit(4)
    elif what not in ("silent", "when_stopped", "never_ready"):
        say(type="info", text="thinking", visited=questions, value=0.5)
        say(type="commands", id=number + (what == "other_id"), commands=commands.get(what, [last]))


if __name__ == "__main__":
    main(*sys.argv[1:])
