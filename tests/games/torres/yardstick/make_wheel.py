"""Makes a wheel of the rules and bots of a `Release`: ``python -m tests.games.torres.yardstick.make_wheel frozen``.

It is taken from this repository's history and is the same bytes each time, so that anybody can make it again; nothing
else needs the history.
"""

import base64
import csv
import hashlib
import io
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

from tests.games.torres.yardstick.releases import RELEASES, Release

METADATA = """\
Metadata-Version: 2.1
Name: torres3d-yardstick
Version: {version}
Summary: The rules and bots of torres3d {version}, to measure later ones by
License: MIT
Requires-Python: >=3.11
"""
TAGS = """\
Wheel-Version: 1.0
Generator: tests.yardstick.make_wheel
Root-Is-Purelib: true
Tag: py3-none-any
"""
BUILDING = "torres3d/building"
"""The folder of the package with what compiles it."""
LONG_AGO = (1980, 1, 1, 0, 0, 0)
"""The time of every file, so that the bytes are always the same; a zip knows none before."""


def archive(release: Release, root: Path) -> bytes:
    """The files of a release as a tar. `SystemExit` says what to do where the history is not there."""
    words = ("git", "archive", "--format=tar", release.commit, *release.taken)
    done = subprocess.run(words, check=False, cwd=root, capture_output=True)
    if done.returncode:
        why = done.stderr.decode(errors="replace").strip()
        raise SystemExit(
            f"the commit {release.commit[:7]} is not to be had from {root} ({why}); clone the repository with all its "
            f"history (git fetch --unshallow), or keep the wheel that lies there: {release.wheel.name}"
        )
    return done.stdout


def wheel_of(release: Release, tar: bytes) -> bytes:
    """A wheel of these files: config lies inside the package, where an installed program looks for it."""
    info = f"torres3d_yardstick-{release.version}.dist-info"
    files: dict[str, bytes] = {}
    with tarfile.open(fileobj=io.BytesIO(tar)) as opened:
        for member in opened:
            content = opened.extractfile(member)
            if content is not None:
                files[_place(member.name, info)] = content.read()
    files[f"{info}/METADATA"] = METADATA.format(version=release.version).encode()
    files[f"{info}/WHEEL"] = TAGS.encode()
    files[f"{info}/RECORD"] = _record(files, info)
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as wheel:
        for name, content in files.items():
            wheel.writestr(zipfile.ZipInfo(name, LONG_AGO), content, zipfile.ZIP_DEFLATED)
    return made.getvalue()


def _place(name: str, info: str) -> str:
    if name.startswith("config/"):
        return f"torres3d/{name}"
    if name in ("pyproject.toml", ".ci/compiling.py"):
        return f"{BUILDING}/{name.rpartition('/')[2]}"
    return f"{info}/{name}" if name == "LICENSE" else name


def _record(files: dict[str, bytes], info: str) -> bytes:
    lines = io.StringIO()
    rows = csv.writer(lines, lineterminator="\n")
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        rows.writerow((name, f"sha256={digest}", len(content)))
    rows.writerow((f"{info}/RECORD", "", ""))
    return lines.getvalue().encode()


def main() -> None:
    """Write the wheels of the releases that are named; of all where none is."""
    for name in sys.argv[1:] or RELEASES:
        release = RELEASES[name]
        release.wheel.write_bytes(wheel_of(release, archive(release, Path(__file__).parents[4])))
        print(f"{release.wheel} ({release.wheel.stat().st_size} bytes)")


if __name__ == "__main__":
    main()
