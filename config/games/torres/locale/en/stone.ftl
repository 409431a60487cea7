settings-group-torres = Torres
settings-plain_stone = Roofs of plain stone
