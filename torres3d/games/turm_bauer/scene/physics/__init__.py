"""Physics with Bullet: the window's judge (T-9.1), and falls."""
