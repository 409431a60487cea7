"""Turm Bauer in the program: what is chosen, the hand that lets go, a game and its replay."""
