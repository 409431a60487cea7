"""After an error nobody thought of: it is told, what was played is reported, and the menu opens."""
