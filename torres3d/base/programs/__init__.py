"""Other programs: started, spoken to line by line, and ended with whoever started them."""
