"""Makes the wheel of 0.1.0's rules and bots that lies beside this file: ``python -m tests.yardstick.make_wheel``.

It is taken from this repository's history and is the same bytes each time, so that anybody can make it again; nothing
else needs the history.
"""

import base64
import csv
import hashlib
import io
import subprocess
import tarfile
import zipfile
from pathlib import Path

COMMIT = "fddf87a4e7fb38ba113bc2b3f201df6c6d305982"
"""The last state of 0.1.0 before its rooms were moved."""
TAKEN = (
    "LICENSE",
    "config/bots-weights.json",
    "config/bots.yaml",
    "config/editions",
    "torres3d/__init__.py",
    "torres3d/bots",
    "torres3d/engine",
    "torres3d/paths.py",
    "torres3d/rules",
)
"""What its bots and its arena need: no window, no table, no words."""
WHEEL = Path(__file__).with_name("torres3d_yardstick-0.1.0-py3-none-any.whl")
INFO = "torres3d_yardstick-0.1.0.dist-info"
METADATA = """\
Metadata-Version: 2.1
Name: torres3d-yardstick
Version: 0.1.0
Summary: The rules and bots of torres3d 0.1.0, to measure later ones by
License: MIT
Requires-Python: >=3.11
"""
TAGS = """\
Wheel-Version: 1.0
Generator: tests.yardstick.make_wheel
Root-Is-Purelib: true
Tag: py3-none-any
"""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the bytes are always the same; a zip knows none before."""


def archive(root: Path) -> bytes:
    """The files of 0.1.0 as a tar. `SystemExit` says what to do where the history is not there."""
    words = ("git", "archive", "--format=tar", COMMIT, *TAKEN)
    done = subprocess.run(words, check=False, cwd=root, capture_output=True)
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip()
        raise SystemExit(
            f"the commit {COMMIT[:7]} is not to be had from {root} ({why}); clone the repository with its whole "
            f"history (git fetch --unshallow), or keep the wheel that lies there: {WHEEL.name}"
        )
    return done.stdout


def wheel_of(tar: bytes) -> bytes:
    """A wheel of these files: config lies inside the package, where 0.1.0 looks for it when it is installed."""
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(tar)) as opened:
        for member in opened:
            content = opened.extractfile(member)
            if content is not None:
                files[_place(member.name)] = content.read()
    files[f"{INFO}/METADATA"] = METADATA.encode()
    files[f"{INFO}/WHEEL"] = TAGS.encode()
    files[f"{INFO}/RECORD"] = _record(files)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, content in files.items():
            wheel.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _place(name: str) -> str:
    if name.startswith("config/"):
        return f"torres3d/{name}"
    return f"{INFO}/{name}" if name == "LICENSE" else name


def _record(files: dict[str, bytes]) -> bytes:
    lines = io.StringIO()
    rows = csv.writer(lines, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow((name, f"sha256={digest}", len(content)))
    rows.writerow((f"{INFO}/RECORD", "", ""))
    return lines.getvalue().encode()


if __name__ == "__main__":
    WHEEL.write_bytes(wheel_of(archive(Path(__file__).parents[4])))
    print(f"{WHEEL} ({WHEEL.stat().st_size} bytes)")
