"""How the project is installed: as setuptools does it, and the rules and the search compiled where it can be done.

The same source runs either way: Cython reads the ``.py`` files, with the ``.pxd`` files beside them for the types of
the machine. An editable installation stays plain, so that a change is visible at once. Without a compiler, or when
anything goes wrong with it, all stays plain too: what is compiled calls by addresses, so it is all or none.
"""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    get_requires_for_build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)
from setuptools.command.build_ext import build_ext
from setuptools.errors import BaseError, CCompilerError

OURS = Path(".ci") / "compiling.py"
STRICT = ["-O3", "-g0", "-ffp-contract=off"]
"""A product is rounded before something is added to it, as Python does it: else bots would choose otherwise."""
DIRECTIVES = {
    "language_level": 3,
    "annotation_typing": False,
    "boundscheck": False,
    "always_allow_keywords": True,
    "embedsignature": False,
    # Whoever asks for the field of a state where there is None hears of it, instead of ending the program.
    "nonecheck": True,
}


class CompileOrNot(build_ext):
    """Compiles `tool.setuptools.ext-modules` of pyproject.toml, or leaves them plain."""

    def finalize_options(self) -> None:
        """As it always is, but for the options of the compiler and for what goes into an archive of the source."""
        super().finalize_options()
        if self.editable_mode:
            self.extensions = []
        types = sorted(str(file) for file in Path("torres3d").rglob("*.pxd"))
        for extension in self.extensions:
            extension.depends = [*extension.sources, *types, str(OURS)]

    def run(self) -> None:
        """Compile all of them; errors are printed, and the plain program remains."""
        if not self.extensions:
            return
        try:
            from Cython.Build import cythonize
            from Cython.Compiler.Errors import CompileError
        except ImportError:
            self._stay_plain("Cython is not there")
            return
        # What an earlier installation left in the folder of the build would be packed too.
        for left in Path(self.build_lib).rglob(f"*{sysconfig.get_config_var('EXT_SUFFIX')}"):
            left.unlink()
        several = os.cpu_count() or 1
        try:
            made = cythonize(
                self.extensions,
                build_dir=self.build_temp,
                nthreads=several if sys.platform == "linux" else 0,
                compiler_directives=DIRECTIVES,
            )
            sources = {extension.name: extension.sources for extension in made}
            for extension in self.extensions:
                extension.sources = sources[extension.name]
            self.parallel = several
            super().run()
        except (BaseError, CCompilerError, CompileError, OSError) as fault:
            self._stay_plain(str(fault))

    def build_extensions(self) -> None:
        """With the options that the compiler understands."""
        if self.compiler.compiler_type == "unix":
            wanted = os.environ.get("TORRES3D_CFLAGS", " ".join(STRICT)).split()
            for extension in self.extensions:
                extension.extra_compile_args = wanted
        super().build_extensions()

    def _stay_plain(self, why: str) -> None:
        """Leave nothing compiled behind."""
        for extension in self.extensions:
            Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
        self.extensions = []
        self.warn(f"torres3d is installed without compiled modules, and plays the same, only slower: {why}")


__all__ = [
    "CompileOrNot",
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
