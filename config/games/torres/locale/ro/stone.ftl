settings-group-torres = Torres
settings-plain_stone = Acoperișuri din piatră simplă
