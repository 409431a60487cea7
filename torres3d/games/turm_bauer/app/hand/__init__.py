"""The trembling hand that holds a block on a soft spring."""
