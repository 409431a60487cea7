"""The installer for Windows, by NSIS (Debian's nsis): per user, with start menu, file types and uninstaller."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT), str(ROOT / ".ci")]

from about import Project  # noqa: E402  # it lies beside this file
from archives import files_below  # noqa: E402

from torres3d.base import paths  # noqa: E402  # it lies in the tree
from torres3d.cli.file_associations import (  # noqa: E402
    CLASSES,
    FILE_TYPES,
    NAME,
    registry_keys,
    registry_values,
    type_id,
    type_names,
)

PROGRAM = "torres3d-game.exe"
UNINSTALLER = "uninstall.exe"
HERE = "$INSTDIR"
LISTED = r"Software\Microsoft\Windows\CurrentVersion\Uninstall\torres3d"
"""The key by which Windows lists the program among those that can be removed."""
LANGUAGES = ("English", "German", "Romanian")

HEAD = """Target amd64-unicode
SetCompressor /SOLID lzma
SetDateSave off
!include MUI2.nsh
Name "{name}"
OutFile "{installer}"
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\\Programs\\{name}"
InstallDirRegKey HKCU "{listed}" InstallLocation
!define MUI_ICON "{icon}"
!define MUI_UNICON "{icon}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\\{program}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
"""


def quoted(text: str) -> str:
    """A text as NSIS reads it; variables such as ``$INSTDIR`` count."""
    return '"' + text.replace('"', '$\\"') + '"'


TELL = "System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'"
"""Makes Windows reload its file types."""


def script_text(build: Path, installer: Path, project: Project) -> str:
    """What makensis reads to pack a build for Windows."""
    icons = paths.assets() / "program"
    icon = icons / "torres3d.ico"
    head = HEAD.format(name=NAME, installer=installer, listed=LISTED, icon=icon, program=PROGRAM)
    lines = [*head.splitlines(), *(f'!insertmacro MUI_LANGUAGE "{language}"' for language in LANGUAGES)]
    lines += ["Section", *_installing(build, icons, project), "SectionEnd"]
    return "\n".join([*lines, 'Section "Uninstall"', *_removing(build), "SectionEnd", ""])


def _installing(build: Path, icons: Path, project: Project) -> list[str]:
    """The commands that lay files, write the registry and make the entry of the start menu."""
    # An earlier version removes its own files, of which some may be no longer there; what is missing is no error.
    lines, folder = [f"ExecWait '\"{_there(Path(UNINSTALLER))}\" /S _?={HERE}'"], None
    for file in files_below(build):
        name = file.relative_to(build)
        if name.parent != folder:
            folder = name.parent
            lines.append(f"SetOutPath {quoted(_there(folder))}")
        lines.append(f"File {quoted(str(file))}")
    lines += [f"SetOutPath {HERE}", f"WriteUninstaller {quoted(_there(Path(UNINSTALLER)))}"]
    lines.append(f'CreateShortCut "$SMPROGRAMS\\{NAME}.lnk" {quoted(_there(Path(PROGRAM)))}')
    names = {kind: found[""] for kind, found in type_names(paths.config() / "locale").items()}
    for value in registry_values((_there(Path(PROGRAM)),), icons, names):
        text = value.text.replace(f"{icons}/", f"{HERE}\\assets\\program\\")
        lines.append(f"WriteRegStr HKCU {quoted(value.key)} {quoted(value.name)} {quoted(text)}")
    listed = {
        "DisplayName": NAME,
        "DisplayVersion": project.version,
        "DisplayIcon": _there(Path(PROGRAM)),
        "InstallLocation": HERE,
        "UninstallString": f'"{_there(Path(UNINSTALLER))}"',
        "QuietUninstallString": f'"{_there(Path(UNINSTALLER))}" /S',
        "Publisher": project.maintainer,
        **({"URLInfoAbout": project.web} if project.web else {}),
    }
    lines += [f"WriteRegStr HKCU {quoted(LISTED)} {name} {quoted(text)}" for name, text in listed.items()]
    kibibytes = sum(file.stat().st_size for file in files_below(build)) // 1024
    lines += [f"WriteRegDWORD HKCU {quoted(LISTED)} {name} 1" for name in ("NoModify", "NoRepair")]
    return [*lines, f"WriteRegDWORD HKCU {quoted(LISTED)} EstimatedSize {kibibytes}", TELL]


def _removing(build: Path) -> list[str]:
    """The commands that remove just what was laid, so that nothing of the person's own is lost in a chosen folder."""
    names = [file.relative_to(build) for file in files_below(build)]
    lines = [f"Delete {quoted(_there(name))}" for name in [*names, Path(UNINSTALLER)]]
    folders = sorted({folder for name in names for folder in name.parents}, reverse=True)
    lines += [f"RMDir {quoted(_there(folder))}" for folder in folders]
    lines += ['RMDir "$LOCALAPPDATA\\Programs"', f'Delete "$SMPROGRAMS\\{NAME}.lnk"']
    for kind in FILE_TYPES:
        ending = f"{CLASSES}\\{kind.suffix}"
        lines += [
            f"ReadRegStr $0 HKCU {quoted(ending)} {quoted('')}",
            f"StrCmp $0 {quoted(type_id(kind))} 0 +2",
            f"DeleteRegValue HKCU {quoted(ending)} {quoted('')}",
            f"DeleteRegValue HKCU {quoted(ending + chr(92) + 'OpenWithProgids')} {quoted(type_id(kind))}",
            f"DeleteRegKey /ifempty HKCU {quoted(ending + chr(92) + 'OpenWithProgids')}",
            f"DeleteRegKey /ifempty HKCU {quoted(ending)}",
        ]
    lines += [f"DeleteRegKey HKCU {quoted(key)}" for key in registry_keys(FILE_TYPES)]
    return [*lines, f"DeleteRegKey HKCU {quoted(LISTED)}", TELL]


def _there(name: Path) -> str:
    """Where a file or a folder of the build lies once it is installed."""
    return "\\".join([HERE, *name.parts])


def make_installer(build: Path, installer: Path, project: Project, place: Path) -> None:
    """Make the installer from a build for Windows; its script is written into the folder ``place``."""
    script = place / "installer.nsi"
    script.write_text(script_text(build.resolve(), installer.resolve(), project), "utf-8")
    subprocess.run(["makensis", "-V2", "-INPUTCHARSET", "UTF8", script], check=True)  # noqa: S603, S607  # no shell
