"""Reasons why one turn is better than another: the terms of the evaluation that differ most."""
