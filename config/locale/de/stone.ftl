settings-plain_stone = Schlichter Stein, auf allen Ebenen gleich
