"""Help in text play: a first page, a page for each topic, and the lines about a single word."""

import re
from collections.abc import Sequence

from torres3d.i18n.texts import Translate


def helped(asked: str, pages: Sequence[str], topics: Sequence[str], say: Translate) -> list[str]:
    """The lines of the first of the texts ``pages``; of the topic that was asked for; or all lines about another word.

    A topic is named by the words of the text ``text-topic-TOPIC``, with commas between. Its page is the first that
    there is of ``PAGE-TOPIC``, and ``text-help-TOPIC`` where all games share it.
    """
    if not asked:
        return say(pages[0]).split("\n")
    told = {topic: _page(topic, pages, say) for topic in topics}
    for topic in topics:
        if asked.casefold() in (topic, *(word.strip().casefold() for word in say(f"text-topic-{topic}").split(","))):
            return told[topic]
    word = re.compile(rf"(?<!\w){re.escape(asked.casefold())}(?!\w)")
    about = [line for lines in told.values() for line in lines if word.search(line.casefold())]
    return about or [say("text-no-help", word=asked), *say(pages[0]).split("\n")]


def _page(topic: str, pages: Sequence[str], say: Translate) -> list[str]:
    keys = [*(f"{page}-{topic}" for page in pages), f"text-help-{topic}"]
    return next((text for key in keys if (text := say(key)) != key), keys[-1]).split("\n")
