"""Leave NVIDIA's proprietary Cg out of a build: Panda3D's libraries are linked to it, and the program never calls it.

Panda3D asks Cg only for shaders in NVIDIA's language and for those of its own shader generator; this program has GLSL
alone. A library that is missing would keep Panda3D from being loaded. So each is replaced by one of the same name whose
functions do nothing: they return 0, or an empty text where a text is asked for.
"""

import re
import shutil
import subprocess
import tempfile
from pathlib import Path

TEXTS = ("String", "Name", "Semantic", "Listing")
"""How names of functions end that return a text."""
COMPILERS = {
    ".so": ["gcc", "-Wl,-soname,{name}"],
    ".dll": ["x86_64-w64-mingw32-gcc", "-Wl,--no-insert-timestamp,--disable-auto-image-base"],
}
"""What makes a library for Linux, and one for Windows (Debian's gcc-mingw-w64-x86-64)."""
NAME = re.compile(rb"(?<![A-Za-z0-9_])cg(?:GL)?[A-Z][A-Za-z0-9]+(?=\0)")


def functions_named_in(files: list[Path]) -> set[str]:
    """The functions of Cg that machine code asks for, by their names."""
    return {name.decode() for file in files for name in NAME.findall(file.read_bytes())}


def source_of(functions: set[str]) -> str:
    """A program in C whose functions do nothing."""
    lines = [
        f'EXPORT const char *{name}(void) {{ return ""; }}'
        if name.endswith(TEXTS)
        else f"EXPORT long long {name}(void) {{ return 0; }}"
        for name in sorted(functions)
    ]
    head = "#ifdef _WIN32\n#define EXPORT __declspec(dllexport)\nint DllMainCRTStartup(void) { return 1; }\n"
    return "\n".join([f"{head}#else\n#define EXPORT\n#endif", *lines, ""])


def leave_out(folder: Path) -> list[str]:
    """Replace the libraries of NVIDIA in a build's folder; the names of those that were replaced.

    Where their compiler is missing they stay. Panda3D's wheel for macOS has none of them.
    """
    found = [file for suffix in COMPILERS for file in sorted(folder.glob(f"*{suffix}")) if is_nvidias(file)]
    others = [file for file in folder.iterdir() if (file.is_file() and "panda" in file.name) or "p3" in file.name]
    functions = functions_named_in([file for file in others if file not in found])
    replaced = []
    for file in found:
        compiler, *options = COMPILERS[file.suffix]
        if shutil.which(compiler) is None:
            continue
        options = [option.format(name=file.name) for option in options]
        with tempfile.TemporaryDirectory() as place:
            source = Path(place) / "nothing.c"
            source.write_text(source_of(functions), "utf-8")
            words = [compiler, "-shared", "-fPIC", "-Os", "-s", "-nostdlib", *options, "-o", file, source.name]
            subprocess.run([*map(str, words[:-2]), str(file.resolve()), source.name], check=True, cwd=place)  # noqa: S603
        replaced.append(file.name)
    return replaced


def is_nvidias(file: Path) -> bool:
    """Whether a library is one of Cg, as NVIDIA made it."""
    return re.fullmatch(r"(lib)?cg(gl|d3d\d+)?", file.stem.lower()) is not None
