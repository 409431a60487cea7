settings-group-one_game = Torres
settings-plain_stone = Roofs of plain stone
