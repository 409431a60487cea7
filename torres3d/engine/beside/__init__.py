"""What lies on the disk beside the logs of saved games: the index of their facts, their names, the deleted ones."""
