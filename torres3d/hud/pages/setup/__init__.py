"""Set-up pages: the parts common to all games."""
