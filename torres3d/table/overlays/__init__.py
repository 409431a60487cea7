"""What can be laid over the table so that heights and castles are seen at a glance; each alone or together."""
