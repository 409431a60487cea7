"""``torres3d desktop``: add the program to the menu and let it open its files, or undo that."""

import sys
from pathlib import Path

import platformdirs
import typer

from torres3d.base import paths
from torres3d.base.faults import system_reason
from torres3d.cli import file_associations as associations
from torres3d.cli.desktop_entry_files import entry_files, remove_files, update_databases, write_files
from torres3d.terminal.error_exit import Stop, tell


def change_desktop(remove: bool, show: bool) -> None:
    """Add the program to the menu, or ``remove`` it; ``show`` only says what would be written."""
    if sys.platform == "darwin":
        raise Stop(ON_MACOS)
    if sys.platform == "win32":
        _on_windows(remove, show)
    else:
        _on_linux(remove, show)


ON_MACOS = (
    "on macOS only an application is in the menu and opens files by double click. "
    "Build one as CONTRIBUTING.md says: python .ci/build.py build_apps"
)
ENDINGS = ", ".join(f"*{kind.suffix}" for kind in associations.FILE_TYPES)


def _on_linux(remove: bool, show: bool) -> None:
    home, files = Path(platformdirs.user_data_dir()), entry_files(associations.program_words())
    if show:
        for place, data in files.items():
            typer.echo(f"{home / place} ({len(data)} bytes)")
            if place.suffix != ".png":
                typer.echo("".join(f"    {line}\n" for line in data.decode().splitlines()))
        return
    if remove:
        gone = remove_files(home, files)
        typer.echo(f"{len(gone)} files were removed from {home}")
    else:
        write_files(home, files)
        typer.echo(f"{len(files)} files were written to {home}")
    for trouble in update_databases(home):
        tell(trouble)
    _tell_done(remove)


def _on_windows(remove: bool, show: bool) -> None:
    names = {kind: found[""] for kind, found in associations.type_names(paths.config() / "locale").items()}
    values = associations.registry_values(associations.program_words(), paths.assets() / "program", names)
    if show:
        for value in values:
            typer.echo(f"HKEY_CURRENT_USER\\{value.key} [{value.name or '(default)'}] {value.text}")
        return
    try:
        if remove:
            associations.remove_values(associations.FILE_TYPES)
            typer.echo(
                f"{len(associations.registry_keys(associations.FILE_TYPES))} keys were removed from the registry"
            )
        else:
            associations.write_values(values)
            typer.echo(f"{len(values)} values were written to the registry")
    except OSError as error:
        raise Stop(f"the registry cannot be changed ({system_reason(error)})") from error
    _tell_done(remove)


def _tell_done(remove: bool) -> None:
    if remove:
        typer.echo(f"a double click does not open {ENDINGS} with {associations.NAME} any more")
        return
    where = "" if sys.platform == "win32" else f"{associations.NAME} is in the menu, and "
    typer.echo(f"{where}a double click opens {ENDINGS}; `torres3d desktop --remove` undoes this")
