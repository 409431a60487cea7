"""To study: a turn beside a better one, on the board and step by step."""
