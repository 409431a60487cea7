"""All words the player reads, in the player's language (Mozilla Fluent files under config/locale).

Without Panda3D: the command line uses it too.
"""

from functools import lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: dict[str, str] = {"en": "English", "de": "Deutsch", "ro": "Română"}
"""The languages there are, by their own names."""
FALLBACK = "en"


class Texts:
    """The texts of one language: ``texts("key", name=value)``. What a language lacks is said in English."""

    def __init__(self, locale: Path, language: str = FALLBACK) -> None:
        """Read the folder ``locale`` (config/locale); an unknown language gives English."""
        self.language = language if language in LANGUAGES else FALLBACK
        self._bundles = [_bundle(locale, self.language)]
        if self.language != FALLBACK:
            self._bundles.append(_bundle(locale, FALLBACK))

    def has(self, key: str) -> bool:
        """Whether there is a text with this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def __call__(self, key: str, /, **values: object) -> str:
        """The text of a key with its values put in; an unknown key is shown as it is."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                pattern = bundle.get_message(key).value
                if pattern is not None:
                    text, _ = bundle.format_pattern(pattern, values)
                    return str(text).strip()
        return key


@lru_cache(maxsize=8)
def _bundle(locale: Path, language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted((locale / language).glob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text("utf-8")))
    return bundle
