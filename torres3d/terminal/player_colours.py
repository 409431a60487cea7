"""Players' names in their colours, where the terminal has colours."""

from rich.text import Text

STYLES = {"red": "red", "blue": "blue", "green": "green", "yellow": "yellow"}


def in_colour(text: str, colour: str) -> Text:
    """Text in the colour of a player; plain for a colour that the terminal does not have."""
    return Text(text, style=STYLES.get(colour, ""))
