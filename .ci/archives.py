"""Archives whose bytes depend on what is packed alone: sorted names, one date, nobody's name, fixed rights."""

import gzip
import os
import shutil
import tarfile
import zipfile
from datetime import UTC, datetime
from pathlib import Path

EARLIEST = 315_532_800
"""1980, when the dates of zip archives begin."""


def sources_date() -> int:
    """The one date, in seconds since 1970: ``SOURCE_DATE_EPOCH``, or the beginning of 1980."""
    return max(int(os.environ.get("SOURCE_DATE_EPOCH", EARLIEST)), EARLIEST)


def files_below(folder: Path) -> list[Path]:
    """Every file below a folder, in the order of their names."""
    return sorted((file for file in folder.rglob("*") if file.is_file()), key=lambda file: file.as_posix())


def rights_of(file: Path) -> int:
    """The rights that a file has in an archive: a program is one for everybody."""
    return 0o755 if os.access(file, os.X_OK) else 0o644


def date_all(folder: Path) -> None:
    """Give the one date and plain rights to all below a folder, and to itself."""
    for place in [folder, *folder.rglob("*")]:
        if not place.is_symlink():
            place.chmod(0o755 if place.is_dir() else rights_of(place))
        os.utime(place, (sources_date(), sources_date()), follow_symlinks=False)


def pack_tar(folder: Path, archive: Path, name: str) -> None:
    """Pack a folder under a name into a ``tar.xz`` or ``tar.gz``."""

    def add_all(packed: tarfile.TarFile) -> None:
        for file in files_below(folder):
            member = tarfile.TarInfo(f"{name}/{file.relative_to(folder).as_posix()}")
            member.size, member.mode, member.mtime = file.stat().st_size, rights_of(file), sources_date()
            with file.open("rb") as opened:
                packed.addfile(member, opened)

    if archive.suffix == ".xz":
        with tarfile.open(archive, "w:xz", format=tarfile.PAX_FORMAT) as packed:
            add_all(packed)
        return
    # A gzip file holds a date and its own name, too.
    with (
        archive.open("wb") as raw,
        gzip.GzipFile("", "wb", fileobj=raw, mtime=sources_date()) as squeezed,
        tarfile.open(fileobj=squeezed, mode="w", format=tarfile.PAX_FORMAT) as packed,
    ):
        add_all(packed)


def pack_zip(folder: Path, archive: Path, name: str) -> None:
    """Pack a folder under a name into a ``zip``, with the rights of its files."""
    date = datetime.fromtimestamp(sources_date(), UTC).timetuple()[:6]
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as packed:
        for file in files_below(folder):
            member = zipfile.ZipInfo(f"{name}/{file.relative_to(folder).as_posix()}", date)
            member.create_system, member.external_attr = 3, (0o100000 | rights_of(file)) << 16
            member.compress_type = zipfile.ZIP_DEFLATED
            with file.open("rb") as opened, packed.open(member, "w") as target:
                shutil.copyfileobj(opened, target)


def pack_again(archive: Path, place: Path) -> None:
    """Pack a ``tar.gz`` again in the empty folder ``place``, so that its bytes depend on its files alone."""
    with tarfile.open(archive) as packed:
        packed.extractall(place, filter="data")
    (folder,) = place.iterdir()
    pack_tar(folder, archive, folder.name)
