settings-plain_stone = Acoperișuri din piatră simplă
