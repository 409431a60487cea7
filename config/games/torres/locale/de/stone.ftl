settings-plain_stone = Dächer aus schlichtem Stein
