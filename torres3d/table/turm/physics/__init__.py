"""The physics of a falling tower with Bullet: the judge of the window (T-9.1), and falls to be seen again."""
