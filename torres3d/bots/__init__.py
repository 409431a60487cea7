"""Opponents: the view of one seat in, a whole turn out."""
