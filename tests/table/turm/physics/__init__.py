"""Tests of the judge by Bullet; they need no window."""
