"""Files that the program opens, by the ending of their names."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class FileType:
    """A type of files. ``icon`` is the stem of its pictures' names, ``title_key`` its name in the program's texts."""

    suffix: str
    icon: str
    title_key: str

    @property
    def mime(self) -> str:
        return f"application/x-{self.icon}"

    @property
    def mime_icon(self) -> str:
        return self.mime.replace("/", "-")
