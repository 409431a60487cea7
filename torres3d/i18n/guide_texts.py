"""Guide: the texts of rules and lessons, which are longer than the program's own and separate from them."""

from functools import lru_cache

from torres3d.base import paths
from torres3d.i18n.texts import Texts

GUIDE = "guide"
"""Folder of config with the texts of rules and lessons, a folder for each language."""


@lru_cache(maxsize=4)
def guide(language: str) -> Texts:
    """The texts of rules and lessons in a language, read on first use."""
    return Texts(paths.config() / GUIDE, language)
