"""Other people's programs: started, spoken to by lines, and ended with whoever started them."""
