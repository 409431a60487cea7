"""The places of the project's own files, for the tests that read them."""

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "torres3d"


def data_files() -> set[str]:
    """Every file that comes with the program, as a path below the project: assets without their sources, and config."""
    return {
        file.relative_to(ROOT).as_posix()
        for folder in ("assets", "config")
        for file in (ROOT / folder).rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and ROOT / "assets" / "source" not in file.parents
    }


def modules(within: Path = PACKAGE) -> dict[str, Path]:
    """Every module of a package with its file; a package itself is its ``__init__``."""
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__"): file
        for file in within.rglob("*.py")
    }
