"""The system's clipboard: reads and writes text. A missing clipboard is empty and takes nothing."""


def read_text() -> str:
    """The text on the clipboard; empty where there is none."""
    try:
        import copykitten

        return copykitten.paste()
    except Exception:  # noqa: BLE001  # no clipboard, no display, no library for this machine: nothing to paste
        return ""


def write_text(text: str) -> bool:
    """Put a text on the clipboard; whether that worked."""
    try:
        import copykitten

        copykitten.copy(text)
    except Exception:  # noqa: BLE001  # as above
        return False
    return True
