"""The language of text play: the one asked for, or that of the settings."""

from torres3d.app.window import settings as user_settings
from torres3d.base import paths
from torres3d.i18n.texts import Texts, language_ids
from torres3d.terminal.error_exit import Stop


def texts_in(wanted: str | None) -> Texts:
    """The texts of a language, or of the one in the settings. Raises `Stop` for an unknown one."""
    known = language_ids(paths.config() / "locale")
    if wanted is not None and wanted not in known:
        raise Stop(f"there is no language `{wanted}`; there are: {', '.join(known)}")
    return Texts(paths.config() / "locale", wanted or user_settings.load(paths.config())[0].language)
