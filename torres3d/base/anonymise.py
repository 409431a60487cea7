"""Anonymising: removes the names of players, of the account and of game files from texts that leave this machine."""

import getpass
import os
import re
from collections.abc import Iterable, Sequence
from pathlib import Path

HOME = "~"
"""Replaces the home folder."""
PLACEHOLDER = "…"
"""Replaces a name."""
_TRACED = re.compile(r'(File ")([^"\n]*)(", line \d+)')
_OPTION = re.compile(r"--?[a-z][a-z-]*")
_COMMAND = re.compile(r"[a-z]+")


def anonymise(text: str, names: Iterable[str] = (), suffixes: Iterable[str] = ()) -> str:
    """A text without ``names`` (as whole words), the home folder (`HOME`), the account's name and names of files with
    one of the ``suffixes``: people name them, or they bear players' names."""
    for name in sorted({name.strip() for name in names} - {""}, key=len, reverse=True):
        for written in {name, repr(name)[1:-1]}:
            text = re.sub(rf"(?<!\w){re.escape(written)}(?!\w)", PLACEHOLDER, text, flags=re.IGNORECASE)
    text = without_home(text)
    for suffix in suffixes:
        text = re.sub(rf"[^/\\'\"\n|]*({re.escape(suffix)})(?![\w.])", rf"{PLACEHOLDER}\1", text)
    return text


def without_home(text: str) -> str:
    """A text in whose paths `HOME` replaces the home folder, and without the name of the account."""
    for folder in sorted(_homes(), key=len, reverse=True):
        for written in {folder, folder.replace("\\", "\\\\"), folder.replace("\\", "/")}:
            text = re.sub(rf"{re.escape(written)}(?![\w.-])", lambda _: HOME, text, flags=re.IGNORECASE)
    account = _account()
    return re.sub(rf"(?<=[/\\]){re.escape(account)}(?=[/\\])", PLACEHOLDER, text) if account else text


def anonymise_trace(text: str, names: Iterable[str] = (), suffixes: Iterable[str] = ()) -> str:
    """A traceback as Python writes it, anonymised; paths of modules begin at their package."""
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(f"{found[1]}{_below_packages(found[2])}{found[3]}")
        return f"\0{len(kept) - 1}\0"

    # The modules' paths are put aside meanwhile: a player may be called "app" or "py".
    cleaned = anonymise(_TRACED.sub(keep, text.replace("\0", "")), names, suffixes)
    return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], cleaned)


def command_words(words: Sequence[str]) -> tuple[str, tuple[str, ...]]:
    """The program's arguments in two parts: the command with our options as one text, and everything else.

    Everything else may hold names: files, values, players.
    """
    ours, theirs = [], []
    for place, word in enumerate(words):
        option, _, value = word.partition("=")
        if _OPTION.fullmatch(option) or (place == 0 and _COMMAND.fullmatch(word)):
            ours.append(option)
            theirs.append(value)
        else:
            theirs.append(word)
    pieces = {part for word in theirs for part in (word, *word.split(","), Path(word).name, Path(word).stem)}
    return " ".join(ours), tuple(sorted(piece for piece in pieces if re.search(r"[^\W\d]", piece)))


def _below_packages(path: str) -> str:
    parts = re.split(r"[/\\]", path)
    for mark in ("site-packages", "dist-packages"):
        if mark in parts:
            return "/".join(parts[parts.index(mark) + 1 :])
    if "torres3d" in parts:
        return "/".join(parts[len(parts) - 1 - parts[::-1].index("torres3d") :])
    return parts[-1]


def _homes() -> set[str]:
    found = {os.environ.get(name, "") for name in ("HOME", "USERPROFILE")}
    try:
        home = Path.home()
        found |= {str(home), str(home.resolve())}
    except (OSError, RuntimeError):
        pass
    return {folder.rstrip("/\\") for folder in found if len(Path(folder).parts) > 1}


def _account() -> str:
    try:
        return getpass.getuser()
    except (OSError, KeyError, ImportError):
        return ""
