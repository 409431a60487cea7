"""The log of Torres by turns, the recap, and past moments."""
