view-iso = The whole board again
