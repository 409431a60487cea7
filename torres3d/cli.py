"""The program's command line."""


def main() -> None:
    """Run ``torres3d``."""
    from torres3d.app.main import main as play

    play()
