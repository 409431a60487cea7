"""``python -m torres3d``."""

from torres3d.cli import main

if __name__ == "__main__":
    main()
