# Cărțile dintr-o reluare, continuarea de la un moment, paginile rezultatului.

replay-eyes-closed = Cărți ascunse
replay-eyes-all = Toate cărțile pe față
replay-eyes-of = Cărțile lui { $name }
replay-no-cards = nicio carte
branch-moment = din anul { $phase }, runda { $round }
branch-moment-setup = de la început
does-open_hands = Arată cărțile într-o reluare

end-tab-points = Puncte
end-tab-castles = Castel cu castel
end-tab-uses = AP și cavaleri
end-tab-course = Grafic
end-castle = { $area } × { $level } ({ $knight })
end-use-walking = mers
end-use-building = construit
end-use-adding = cavaleri noi
end-use-cards = cărți
end-use-marker = marcaj
end-use-lost = nefolosite
end-best-knights = Cei mai valoroși cavaleri
end-best-knight = { $points ->
    [one] un punct din castele
    [few] { $points } puncte din castele
   *[other] { $points } de puncte din castele
 } ({ $squares })
end-no-knight = niciunul nu a adus puncte

replay-eyes-about = Ale cui cărți se văd
replay-hand = { $name }: { $cards }
