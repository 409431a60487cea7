settings-group-one_game = Torres
settings-plain_stone = Dächer aus schlichtem Stein
