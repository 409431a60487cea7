"""The package for Debian in a Debian of its own: ``python .ci/try_deb.py PACKAGE [RELEASE [MIRROR]]``, as root.

debootstrap makes the smallest Debian there is (``bookworm``, when no release is named), or an Ubuntu; neither has a
Python. ``MIRROR`` is where the release is fetched from, if debootstrap does not know it. apt
installs the package with what it needs; commands and window are tried as those of a wheel are (installed.py), also by
the desktop entry; then the package is removed, and nothing stays. The metainfo and the entry are validated.
"""

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from debian import COMMAND, HOME, METAINFO  # noqa: E402  # it lies beside this file
from installed import done, try_commands, try_window  # noqa: E402

RELEASE = "bookworm"
PACKAGE = "/torres3d.deb"
SHARED = ("desktop-file-utils", "hicolor-icon-theme", "shared-mime-info")
"""What a desktop has, and what takes in entry, icons and file types."""
MENTIONED = ("usr", "etc", "opt", "var/lib/dpkg/info", "var/lib/dpkg/triggers", "var/cache", "srv")
"""Where something of a removed package could stay; homes have games, settings, and what drivers keep for themselves."""
WRAPPER = """#!/bin/sh
case "$PWD" in "{place}"*) ;; *) cd "{place}" ;; esac
exec unshare --mount sh -c '
  mount --bind "{place}" "{root}{place}" && mount --bind /tmp/.X11-unix "{root}/tmp/.X11-unix" &&
  mount -t proc proc "{root}/proc" && mount --bind /dev "{root}/dev" &&
  exec chroot "{root}" /usr/bin/env -C "$0" PATH=/usr/bin:/bin "$@"' "$PWD" {words} "$@"
"""
"""Runs words in the root with the variables and in the folder of whoever calls it; the mounts end with it."""


class Debian:
    """A Debian in the folder ``root`` that shares the folder ``place`` with this one."""

    def __init__(self, root: Path, place: Path) -> None:
        self.root, self.place = root, place

    def program(self, name: str, *words: str) -> Path:
        """A program of this machine that runs words in there."""
        wrapper = self.place / name
        wrapper.write_text(WRAPPER.format(place=self.place, root=self.root, words=" ".join(words)), "utf-8")
        wrapper.chmod(0o755)
        return wrapper

    def run(self, *words: str) -> str:
        """What words print in there."""
        quiet = {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
        return done("chroot", self.root, *words, env=quiet)

    def files(self) -> set[str]:
        """Every file and folder where something could stay."""
        found = {place for name in MENTIONED for place in (self.root / name).rglob("*")}
        return {place.relative_to(self.root).as_posix() for place in found}


@contextmanager
def a_debian(*release: str) -> Iterator[Debian]:
    """A new Debian, with this machine's settings of apt; ``release`` is its name, and where it is fetched from."""
    with tempfile.TemporaryDirectory(prefix="torres3d-") as folder:
        root, place = Path(folder, "root"), Path(folder, "place")
        name, *mirror = release
        done("debootstrap", "--variant=minbase", name, root, *mirror)
        place.mkdir()
        for inside in (place.relative_to("/"), Path("tmp/.X11-unix")):
            (root / inside).mkdir(parents=True)
        for file in Path("/etc/apt/apt.conf.d").iterdir():
            (root / "etc/apt/apt.conf.d" / file.name).write_bytes(file.read_bytes())
        yield Debian(root, place)


def check_texts(debian: Debian) -> None:
    """The desktop and software centres can read what the package tells them."""
    done("desktop-file-validate", *(debian.root / "usr/share/applications").glob("torres3d*.desktop"))
    done("appstreamcli", "validate", "--no-net", "--explain", debian.root / METAINFO)
    types = (debian.root / "usr/share/mime/globs").read_text("utf-8")
    for ending in ("torres", "turm", "study"):
        if f"*.{ending}" not in types:
            raise SystemExit(f"the desktop does not know the files *.{ending}")
    if "torres3d.desktop" not in (debian.root / "usr/share/applications/mimeinfo.cache").read_text("utf-8"):
        raise SystemExit("the desktop does not know the program that opens them")


def main(words: list[str]) -> None:
    """Install, try, remove."""
    package, *release = words
    release = release or [RELEASE]
    os.umask(0o022)
    with a_debian(*release) as debian:
        (debian.root / PACKAGE.lstrip("/")).write_bytes(Path(package).read_bytes())
        debian.run("apt-get", "update", "-q")
        debian.run("apt-get", "install", "-q", "-y", "--no-install-recommends", *SHARED)
        debian.run("apt-get", "install", "-q", "-y", "--no-install-recommends", "libgl1-mesa-dri", PACKAGE)
        installed = debian.run("dpkg", "-L", COMMAND).split()
        debian.run("dpkg", "--purge", COMMAND)
        before = debian.files()
        debian.run("dpkg", "-i", PACKAGE)
        print(f"  {debian.run('dpkg-query', '-W', COMMAND).strip()}, {len(installed)} files and folders", flush=True)
        if list((debian.root / "usr/bin").glob("python*")):
            raise SystemExit("there is a Python, so it is not seen that none is needed")
        check_texts(debian)
        program = debian.program("started", COMMAND)
        try_commands(program, debian.place / "commands")
        try_window(program, debian.place / "window")
        debian.run("dpkg", "--remove", COMMAND)
        debian.run("dpkg", "--purge", COMMAND)
        stayed = debian.files() - before
        named = {name for name in debian.files() if "torres" in name.lower()}
        if stayed or named or (debian.root / HOME).exists():
            raise SystemExit(f"removed, but there is still: {sorted(stayed | named)}")
    print(f"  installed, tried and removed in {release[0]} without Python; nothing stayed", flush=True)


if __name__ == "__main__":
    if os.geteuid() != 0:
        raise SystemExit("a Debian of its own can be made by root alone")
    main(sys.argv[1:])
