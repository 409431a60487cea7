"""Texts of a page in all its languages, each kept once and called by its number."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from torres3d.i18n.texts import Texts, Translate

if TYPE_CHECKING:
    from torres3d.scene.export.page.page_document import TextId

Tell = Callable[[Translate], str]
"""Function that tells something in the language it is given."""


class PageTexts:
    """The texts of one page, in these languages."""

    def __init__(self, languages: Sequence[Texts]) -> None:
        self.languages = languages
        self._numbers: dict[tuple[str, ...], TextId] = {}
        self._keys: dict[tuple[object, ...], TextId] = {}

    def __call__(self, tell: Tell) -> "TextId":
        """The number of a text that ``tell`` gives in each language."""
        return self._number(tuple(tell(say) for say in self.languages))

    def key(self, key: str, **values: str | int) -> "TextId":
        """The number of the text of a key with its values."""
        asked = (key, *values.items())
        if asked not in self._keys:
            self._keys[asked] = self(lambda say: say(key, **values))
        return self._keys[asked]

    def plain(self, text: str) -> "TextId":
        """The number of a text that is the same in all languages."""
        return self._number((text,) * len(self.languages))

    def all(self) -> list[str | list[str]]:
        """All texts: one text where all languages agree, otherwise one for each."""
        return [told[0] if len(set(told)) == 1 else [*told] for told in self._numbers]

    def _number(self, told: tuple[str, ...]) -> "TextId":
        return self._numbers.setdefault(told, len(self._numbers))
