"""What every game offers for pictures, films and models."""
