"""The package for Debian, by dpkg-deb: the build for Linux with menu entry, file types, icons and metainfo."""

import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree as ET

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from about import Project  # noqa: E402  # it lies beside this file
from archives import date_all  # noqa: E402

from torres3d.base import paths  # noqa: E402  # it lies in the tree
from torres3d.cli.desktop_entry_files import ENTRY, entry_files  # noqa: E402
from torres3d.cli.file_associations import ABOUT, FILE_TYPES, NAME, in_all_languages  # noqa: E402

PROGRAM, COMMAND = "torres3d-game", "torres3d"
HOME = Path("usr/lib/torres3d")
METAINFO = Path("usr/share/metainfo/torres3d.metainfo.xml")
NEEDED = "libc6 (>= 2.27), libgcc-s1 | libgcc1, libstdc++6 (>= 8), zlib1g, libx11-6, libgl1, libegl1"
"""The packages of the libraries that the build is linked to."""
WANTED = "libgl1-mesa-dri, libxcursor1, libxrandr2, libpulse0 | libasound2 | libasound2t64"
"""Those of the libraries that it looks for: what draws, pointers, sizes of the screen, sound."""
USEFUL = "espeak-ng | speech-dispatcher, ffmpeg"
"""Those of the programs that it starts: a voice, and what makes films smaller."""
CATEGORIES = ("Game", "BoardGame")
LANGUAGE = "{http://www.w3.org/XML/1998/namespace}lang"


def metainfo_text(project: Project) -> bytes:
    """What software centres show."""
    root = ET.Element("component", {"type": "desktop-application"})

    def add(tag: str, text: str, parent: ET.Element = root, **attributes: str) -> ET.Element:
        one = ET.SubElement(parent, tag, attributes)
        one.text = text
        return one

    add("id", project.identifier)
    add("metadata_license", "CC0-1.0")
    add("project_license", project.licence)
    add("name", NAME)
    for language, text in in_all_languages(paths.config() / "locale", lambda words: words(ABOUT)).items():
        add("summary", text.rstrip("."), **({LANGUAGE: language} if language else {}))
    description = ET.SubElement(root, "description")
    for paragraph in project.paragraphs:
        add("p", paragraph, description)
    add("icon", "torres3d", type="stock")
    add("launchable", ENTRY.name, type="desktop-id")
    categories = ET.SubElement(root, "categories")
    for name in CATEGORIES:
        add("category", name, categories)
    add("developer_name", project.maintainer)
    if project.web:
        add("url", project.web, type="homepage")
    add("content_rating", "", type="oars-1.1")
    provides = ET.SubElement(root, "provides")
    add("binary", COMMAND, provides)
    for kind in FILE_TYPES:
        add("mediatype", kind.mime, provides)
    add("release", "", ET.SubElement(root, "releases"), version=project.version, date=project.date)
    ET.indent(root)
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{ET.tostring(root, "unicode")}\n'.encode()


def control_text(project: Project, kibibytes: int) -> str:
    """What Debian has to know of the package; ``kibibytes`` is its size once installed."""
    lines = [
        f"Package: {COMMAND}",
        f"Version: {project.version}",
        "Architecture: amd64",
        f"Maintainer: {project.maintainer}" + (f" <{project.mail}>" if project.mail else ""),
        *([f"Homepage: {project.web}"] if project.web else []),
        f"Installed-Size: {kibibytes}",
        f"Depends: {NEEDED}",
        f"Recommends: {WANTED}",
        f"Suggests: {USEFUL}",
        "Section: games",
        "Priority: optional",
        f"Description: {project.summary}",
        *(f" {line}" for paragraph in project.paragraphs for line in (paragraph, ".")),
    ]
    return "\n".join(lines).removesuffix("\n .") + "\n"


def copyright_text(project: Project) -> str:
    """The licences, in Debian's own form; those of the libraries are a list that the build has."""
    licence = (ROOT / "LICENSE").read_text("utf-8")
    libraries = f"/{HOME}/licences/LIST.txt"
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: {NAME}\n"
        f"Comment: The libraries inside have licences of their own: {libraries}\n\n"
        f"Files: *\nCopyright: {project.copyright}\nLicense: {project.licence}\n"
        + "".join(f" {line or '.'}\n" for line in licence.splitlines())
    )


def lay_out(build: Path, root: Path, project: Project) -> None:
    """Lay all files of the package below ``root``."""
    shutil.copytree(build, root / HOME)
    (root / "usr" / "bin").mkdir()
    (root / "usr" / "bin" / COMMAND).symlink_to(Path("..", *HOME.parts[1:], PROGRAM))
    files = {Path("usr/share") / place: data for place, data in entry_files((COMMAND,)).items()}
    files[METAINFO] = metainfo_text(project)
    files[Path("usr/share/doc/torres3d/copyright")] = copyright_text(project).encode()
    for place, data in files.items():
        (root / place).parent.mkdir(parents=True, exist_ok=True)
        (root / place).write_bytes(data)
    size = sum(file.stat().st_size for file in root.rglob("*") if file.is_file() and not file.is_symlink())
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control_text(project, size // 1024), "utf-8")


def make_deb(build: Path, package: Path, project: Project, place: Path) -> None:
    """Make the package from a build for Linux, by way of the empty folder ``place``."""
    lay_out(build, place / "root", project)
    date_all(place / "root")
    words = ["dpkg-deb", "-Zxz", "--root-owner-group", "--build", place / "root", package]
    subprocess.run([*map(str, words)], check=True, capture_output=True)  # noqa: S603  # no shell
