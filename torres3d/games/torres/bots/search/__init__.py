"""Search bots: they plan a whole turn, with weights tuned by self-play."""
