"""What the screen of any game has: panels in a pile, effects, tips and toasts, questions."""
