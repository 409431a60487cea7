"""Help in text play: a first page, a page for each topic, and the lines about a single word."""

import re
from collections.abc import Sequence

from torres3d.i18n.texts import Translate


def helped(asked: str, page: str, topics: Sequence[str], say: Translate) -> list[str]:
    """The lines of the text ``page``; of the topic that was asked for; or all lines about a word of no topic.

    A topic is named by the words of the text ``text-topic-TOPIC``, with commas between. Its page is ``PAGE-TOPIC``, or
    ``text-help-TOPIC`` where all games share it.
    """
    if not asked:
        return say(page).split("\n")
    pages = {topic: _page(topic, page, say) for topic in topics}
    for topic in topics:
        if asked.casefold() in (topic, *(word.strip().casefold() for word in say(f"text-topic-{topic}").split(","))):
            return pages[topic]
    word = re.compile(rf"(?<!\w){re.escape(asked.casefold())}(?!\w)")
    about = [line for lines in pages.values() for line in lines if word.search(line.casefold())]
    return about or [say("text-no-help", word=asked), *say(page).split("\n")]


def _page(topic: str, page: str, say: Translate) -> list[str]:
    own = say(f"{page}-{topic}")
    return (say(f"text-help-{topic}") if own == f"{page}-{topic}" else own).split("\n")
