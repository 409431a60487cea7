"""Bugs put in on purpose: each kind of test has to fail for one of its own.

``python -m tests.trust.bugs`` puts one after the other into a copy of the program and runs its test; ``… KIND`` only
those whose kind contains this. A bug that no test sees ends it with status 1.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from tests.house.places import ROOT

COPIED = ("torres3d", "tests")
LINKED = ("assets", "config", "docs", "pyproject.toml", "setup.cfg", "README.md")
LONGEST = 160
"""Characters of what a test said that are shown."""
PLACES = re.compile(r"/\S*pytest-of-\S*/")
"""Folders of tests, other ones every time."""
SAID = re.compile(r"^E +(.+)$", re.MULTILINE)


class Bug(NamedTuple):
    """A bug: what is tested, what is wrong, what stands where and instead of it, and the test with its options."""

    kind: str
    what: str
    changes: tuple[tuple[str, str, str], ...]
    test: str


LOGFILE, LOG, GAME = "torres3d/engine/log_writer.py", "torres3d/engine/log_reader.py", "torres3d/engine/logged_game.py"
PROGRAM = "torres3d/app/program.py"
OF_A_ROUND = "        self._rounds += 1\n        self.of_rounds = [*getattr(self, 'of_rounds', ()), b'x' * 100_000]\n"
OF_A_SIZE = """            self._size = size
            self.of_sizes = [*getattr(self, 'of_sizes', ()), b'x' * 10_000_000]
"""
IN_THOUSANDS = """                    whole = bytes(self._lines) + line
                    os.pwrite(stream.fileno(), whole[: len(whole) // 1000 * 1000], 0)"""
KEPT_FOREVER = """        game = cls(history, LogFile.create(file, history.header) if file else None)
        cls.kept = [*getattr(cls, "kept", ()), game]
        return game
"""
ATOMIC_WRITE = "torres3d/base/atomic_write.py"
OVER = """    with PartFile(file) as part:
        file.write_bytes(data)
        part.write(data, through)"""
BUGS = [
    Bug(
        "perft of Torres",
        "a knight climbs two levels on foot",
        (
            (
                "torres3d/games/torres/rules/knights.py",
                "    if level + 1 < len(above):\n        higher = above[level + 1]",
                "    if level + 2 < len(above):\n        higher = above[level + 2]",
            ),
        ),
        "tests/games/torres/perft/test_perft.py",
    ),
    Bug(
        "perft of Turm Bauer",
        "a block needs bearing under its outermost parts alone",
        (
            (
                "torres3d/games/turm_bauer/rules/lattice/block_place_search.py",
                "min(along) + 1, max(along) - 1",
                "min(along) + 1, max(along)",
            ),
        ),
        "tests/games/turm_bauer/perft",
    ),
    Bug(
        "golden games of Torres",
        "a card costs 2 AP",
        (("torres3d/games/torres/rules/buying.py", "BUY_COST = 1", "BUY_COST = 2"),),
        "tests/games/test_golden.py",
    ),
    Bug(
        "golden games of Turm Bauer",
        "a block more has to fall before it is a collapse",
        (
            (
                "torres3d/games/turm_bauer/rules/decide.py",
                "len(rest.fell) >= state.options.collapse",
                "len(rest.fell) > state.options.collapse",
            ),
        ),
        "tests/games/test_golden.py",
    ),
    Bug(
        "kills",
        "lines are written to the log a thousand bytes at a time",
        (
            (LOGFILE, "                    self._write(stream.fileno(), line)", IN_THOUSANDS),
            (
                LOGFILE,
                "stream.seek(0, os.SEEK_END) != self._file_size",
                "stream.seek(0, os.SEEK_END) > self._file_size",
            ),
        ),
        "tests/trust/test_kills.py -k taken",
    ),
    Bug(
        "kills",
        "a lock is a file that is there, also when its owner is dead",
        (("torres3d/engine/log_lock.py", "import FileLock, Timeout", "import SoftFileLock as FileLock, Timeout"),),
        "tests/trust/test_kills.py -k taken",
    ),
    Bug(
        "kills of the window",
        "the sums of new lines begin anew when a game is gone on with",
        ((LOGFILE, "return cls(log.file, held, log.last_sum, log.lines", "return cls(log.file, held, '', log.lines"),),
        "tests/trust/test_kills.py -k window",
    ),
    Bug(
        "bytes: bits",
        "the sums of lines are not looked at",
        ((LOG, "if total != line_sum(previous, canonical(raw)):", "if not total:"),),
        "tests/trust/test_bytes.py -k bit",
    ),
    Bug(
        "bytes: truncations",
        "a torn last line is a fault",
        ((LOG, "            if number == len(lines):", "            if number > len(lines):"),),
        "tests/trust/test_bytes.py -k cut",
    ),
    Bug(
        "fuzz",
        "what PyYAML lets through is not caught",
        (
            (
                "torres3d/base/yaml_reader.py",
                "except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:",
                "except ArithmeticError as error:",
            ),
        ),
        "tests/trust/test_fuzz.py -m long -k settings",
    ),
    Bug(
        "fuzz",
        "values of faults are as long as what the file holds",
        (
            (
                "torres3d/base/faults.py",
                "_bounded(value, _longest(name)) for name, value in values",
                "value for name, value in values",
            ),
        ),
        "tests/base/test_fault_values.py",
    ),
    Bug(
        "two writers",
        "nothing is locked",
        (
            (
                "torres3d/engine/log_lock.py",
                "    file = lock_file(log)\n    with _access:",
                "    return Hold(None)\n    with _access:",
            ),
        ),
        "tests/engine/test_log_lock.py -k two_programs",
    ),
    Bug(
        "full disk",
        "the part of a line that found room stays in the log",
        (
            (
                LOGFILE,
                "                except OSError:\n                    self._write(stream.fileno(), torn)\n",
                "                except OSError:\n",
            ),
        ),
        "tests/trust/test_full_disk.py",
    ),
    Bug(
        "full disk",
        "settings are written over those that are there",
        ((ATOMIC_WRITE, "    with PartFile(file) as part:\n        part.write(data, through)", OVER),),
        "tests/trust/test_full_disk.py",
    ),
    Bug(
        "faults",
        "what the rules forbid is told by its id",
        (("torres3d/terminal/error_exit.py", 'or "refusal" not in error.values', 'or "nothing" not in error.values'),),
        "tests/trust/test_fault_kinds.py",
    ),
    Bug(
        "long runs: games of bots",
        "every game is kept in memory",
        (
            (
                GAME,
                "        return cls(history, LogFile.create(file, history.header) if file else None)\n",
                KEPT_FOREVER,
            ),
        ),
        "tests/trust/test_long_games.py",
    ),
    Bug(
        "long runs: games in a window",
        "something of 100 kB is kept of every round",
        ((PROGRAM, "        self._rounds += 1\n", OF_A_ROUND),),
        "tests/trust/test_long_window.py -k one_after_another_in_one",
    ),
    Bug(
        "long runs: undo and redo",
        "an undo forgets what it took back",
        ((GAME, "            self._undone.append((undone.by, undone.command))", "            self._undone.clear()"),),
        "tests/trust/test_long_window.py -k undo",
    ),
    Bug(
        "long runs: sizes",
        "something of 10 MB is kept of every size",
        ((PROGRAM, "            self._size = size\n", OF_A_SIZE),),
        "tests/trust/test_long_window.py -k size",
    ),
    Bug(
        "long runs: hours at the table",
        "something of 100 kB is kept of every round",
        ((PROGRAM, "        self._rounds += 1\n", OF_A_ROUND),),
        "tests/trust/test_long_window.py -k hours",
    ),
    Bug(
        "write, then read",
        "records call a game by its id, whatever that is",
        (
            (
                "torres3d/engine/log_entries.py",
                'return self.game if 1 <= len(self.game) <= LONGEST_ID else line_sum("", canonical(self))',
                "return self.game",
            ),
        ),
        "tests/trust/test_written_again.py -k a_rating",
    ),
    Bug(
        "positions that are read",
        "a stack that is none may be the one used",
        (
            (
                "torres3d/games/torres/rules/soundness/soundness.py",
                '"stack_too_high", "stack_empty", "wrong_stack_used", ',
                '"stack_too_high", "stack_empty", ',
            ),
        ),
        "tests/games/torres/rules/test_playable.py -k to_its_end",
    ),
    Bug(
        "any number in a log",
        "a negative seat is looked up among the names",
        (
            (
                "torres3d/games/torres/words/event_sentences.py",
                "isinstance(value, int) and 0 <= value < len(names)",
                "isinstance(value, int) and value < len(names)",
            ),
        ),
        "tests/trust/test_any_numbers.py -k any_other_one",
    ),
    Bug(
        "ratings counted again",
        "a person comes after those he has beaten",
        (
            (
                "torres3d/bots/rated_games.py",
                "_result(progress, seat, other) == LOST",
                "_result(progress, seat, other) == WON",
            ),
        ),
        "tests/trust/test_ratings.py",
    ),
    Bug(
        "bots that want to know the draws",
        "a bot is told the seed that chance comes from",
        (
            (
                "torres3d/bots/secret_seeds.py",
                'return _one_way(secret, f"bot/{number}/{seat}", SEED_BYTES)',
                'return _one_way(secret, f"chance/{number}", CHANCE_BYTES) * 4 + seat',
            ),
        ),
        "tests/trust/test_adversary.py -k will_be_drawn",
    ),
    Bug(
        "traps in the working folder",
        "a child process takes modules from the folder it is started in",
        (
            (
                "torres3d/base/worker_processes.py",
                '        os.environ[SAFE_PATH] = "1"\n',
                "        os.environ.pop(SAFE_PATH, None)\n",
            ),
        ),
        "tests/trust/test_traps.py -k arena",
    ),
    Bug(
        "power cuts",
        "the folder is not written through after a rename",
        ((ATOMIC_WRITE, "    if through:\n        sync_folder(file.parent)\n", ""),),
        "tests/trust/test_power_cuts.py",
    ),
    Bug(
        "power cuts",
        "a file is renamed before its bytes are on the disk",
        ((ATOMIC_WRITE, "        part.write(data, through)\n", "        part.write(data, through=False)\n"),),
        "tests/trust/test_power_cuts.py",
    ),
    Bug(
        "failing system calls",
        "a part file stays when it cannot take its place",
        (("torres3d/base/atomic_write.py", "        if kind is not None:\n            self.discard()\n", ""),),
        "tests/trust/test_failing_calls.py",
    ),
    Bug(
        "failing system calls",
        "a puzzle's try that could not be written is given up",
        (
            (
                "torres3d/engine/puzzles/records_file.py",
                "        except OSError as error:\n",
                "        except OSError as error:\n            self._unkept.clear()\n",
            ),
        ),
        "tests/games/torres/puzzles/test_puzzle_tries.py",
    ),
    Bug(
        "eight writers",
        "a rating is added to what the program read before, not to what stands in the file now",
        (
            (
                "torres3d/bots/human_player_strengths.py",
                "                self._seen = None\n                kept = change(self._read())",
                "                kept = change(self._kept)",
            ),
        ),
        "tests/trust/test_writers.py -k short",
    ),
]
"""All of them."""


def copy(folder: Path) -> None:
    """The program and its tests, to be altered."""
    for name in COPIED:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for name in LINKED:
        (folder / name).symlink_to(ROOT / name)


def text_with(bug: Bug, file: Path, old: str) -> str:
    """The text of a file in which what a bug replaces stands once."""
    text = file.read_text("utf-8")
    assert text.count(old) == 1, f"{bug.what}: {file} has {text.count(old)} times {old!r}"
    return text


def put_in(bug: Bug, folder: Path) -> dict[Path, str]:
    """Alter the copy; what stood in the files before."""
    before = {}
    for name, old, new in bug.changes:
        file = folder / name
        text = text_with(bug, file, old)
        before.setdefault(file, text)
        file.write_text(text.replace(old, new), "utf-8")
    return before


def said(bug: Bug, folder: Path) -> str | None:
    """What the test said of the bug; None if it did not see it."""
    words = [sys.executable, "-m", "pytest", "-q", "-x", "-n", "0", "-p", "no:cacheprovider", "-m", "not long"]
    run = subprocess.run([*words, *bug.test.split()], cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode != 1:
        return None
    found = SAID.search(run.stdout)
    told = " ".join(found[1].split()) if found else "failed"
    told = PLACES.sub("", told.replace(str(folder), ""))
    return told if len(told) <= LONGEST else f"{told[:LONGEST]}…"


def main() -> int:
    """Try those that were asked for; the status."""
    asked = " ".join(sys.argv[1:])
    missed = 0
    with TemporaryDirectory() as made:
        folder = Path(made).resolve() / "copy"
        copy(folder)
        for bug in (bug for bug in BUGS if asked in bug.kind):
            before = put_in(bug, folder)
            told = said(bug, folder)
            for file, text in before.items():
                file.write_text(text, "utf-8")
            missed += told is None
            print(f"{bug.kind}: {bug.what}: {told or 'NOT SEEN'}", flush=True)
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
