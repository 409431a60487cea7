"""What stands on the Torres table: blocks, knights, trays, the track."""
