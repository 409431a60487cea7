settings-group-torres = Torres
settings-plain_stone = Dächer aus schlichtem Stein
