settings-plain_stone = Roofs of plain stone
