"""Games that bots play among themselves: an arena, and a game that is watched."""
