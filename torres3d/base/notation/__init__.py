"""What short text forms share, whichever game they are of: how they are read, and what is wrong with one."""
