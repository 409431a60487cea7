"""Panels that every game has around its table: log, recap, lesson, prompt, replay bar."""
