"""Writes and removes the values of `registry_values` in the registry of Windows."""

import contextlib
import sys
from collections.abc import Sequence

from torres3d.cli.windows_registry_values import CLASSES, RegistryValue, registry_keys, type_id
from torres3d.engine.library.file_type import FileType

TYPES_CHANGED = 0x08000000
"""The event that makes Windows reload its file types."""


def write_values(values: Sequence[RegistryValue]) -> None:
    """Write these values. Raises `OSError`."""
    if sys.platform == "win32":
        import winreg

        for value in values:
            with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, value.key) as key:
                winreg.SetValueEx(key, value.name, 0, winreg.REG_SZ, value.text)
        _tell()


def remove_values(kinds: Sequence[FileType]) -> None:
    """Remove the program's own keys. An extension that belongs to another program by now stays. Raises
    `OSError`."""
    if sys.platform == "win32":
        import winreg

        user = winreg.HKEY_CURRENT_USER
        for kind in kinds:
            with contextlib.suppress(FileNotFoundError):
                access = winreg.KEY_READ | winreg.KEY_WRITE
                with winreg.OpenKeyEx(user, f"{CLASSES}\\{kind.suffix}", 0, access) as key:
                    if winreg.QueryValueEx(key, "")[0] == type_id(kind):
                        winreg.DeleteValue(key, "")
            with contextlib.suppress(FileNotFoundError):
                place = f"{CLASSES}\\{kind.suffix}\\OpenWithProgids"
                with winreg.OpenKeyEx(user, place, 0, winreg.KEY_WRITE) as key:
                    winreg.DeleteValue(key, type_id(kind))
        for name in registry_keys(kinds):
            with contextlib.suppress(FileNotFoundError):
                winreg.DeleteKey(user, name)
        _tell()


def _tell() -> None:
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SHChangeNotify(TYPES_CHANGED, 0, None, None)
