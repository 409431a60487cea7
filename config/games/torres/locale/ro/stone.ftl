settings-group-one_game = Torres
settings-plain_stone = Acoperișuri din piatră simplă
