"""What the program finds on a machine, and what to do about what is missing."""
