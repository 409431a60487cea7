"""What can be wrong with the bots' own files, told like every other fault of a file."""

from torres3d.base.faults import Fault


class BotsFault(Fault):
    """A file of the bots cannot be used; the text says which, why, and what to do."""

    def __init__(self, text: str) -> None:
        super().__init__("bots")
        self.text = text

    @property
    def what(self) -> str:
        """What is wrong, in English."""
        return self.text

    @property
    def todo(self) -> str:
        """What the person can do now: the text says it already."""
        return ""

    def __str__(self) -> str:
        return self.text
