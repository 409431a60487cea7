settings-plain_stone = Plain stone, the same on all levels
