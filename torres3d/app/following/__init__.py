"""Following others: the log by turns, looking back at a moment, what happened since one's last turn."""
