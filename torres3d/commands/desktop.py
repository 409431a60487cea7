"""``torres3d``: the game in its window."""

from torres3d.commands.pictures.graphics import check_display, drawing


def open_window() -> None:
    """Open the window and stay until it is closed."""
    check_display()
    with drawing():
        from torres3d.app.main import main

        main()
