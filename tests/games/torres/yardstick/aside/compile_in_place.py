"""Compiles the modules of an installed wheel where they lie, as an installation of their project does.

Run by `tests.games.torres.yardstick.install` in the environment of a release. Ends with an error where a module stays
plain: a yardstick that is slower than it was measures wrongly.
"""

import os
import sys
import tomllib
from importlib.util import find_spec
from pathlib import Path

from setuptools import Distribution, Extension


def main() -> None:
    """Compile all modules that the project's own file names."""
    spec = find_spec("torres3d")
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    os.chdir(package.parent)
    sys.path.insert(0, str(package / "building"))
    import compiling

    # What it looks at, too, to tell whether something has changed.
    compiling.OURS = package / "building" / "compiling.py"

    named = tomllib.loads((package / "building" / "pyproject.toml").read_text("utf-8"))
    extensions = [Extension(**each) for each in named["tool"]["setuptools"]["ext-modules"]]
    building = compiling.CompileOrNot(Distribution({"name": "torres3d", "ext_modules": extensions}))
    building.inplace = True
    building.build_temp = str(package / "building" / "made")
    building.ensure_finalized()
    building.run()
    plain = [each.name for each in extensions if not Path(building.get_ext_fullpath(each.name)).is_file()]
    if plain or not extensions:
        raise SystemExit(f"these modules could not be compiled: {', '.join(plain) or 'none is named'}")


if __name__ == "__main__":
    main()
