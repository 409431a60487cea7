settings-plain_stone = Piatră simplă, aceeași pe toate nivelurile
