# Hands in a replay, continuing from a moment, the pages of a result.

replay-eyes-closed = Hands hidden
replay-eyes-all = All hands shown
replay-eyes-of = Hand of { $name }
replay-no-cards = no cards
branch-moment = from year { $phase }, round { $round }
branch-moment-setup = from the beginning
does-open_hands = Open hands in a replay

end-tab-points = Points
end-tab-castles = Castle by castle
end-tab-uses = AP and knights
end-tab-course = Score graph
end-castle = { $area } × { $level } ({ $knight })
end-use-walking = walking
end-use-building = building
end-use-adding = new knights
end-use-cards = cards
end-use-marker = marker
end-use-lost = not used
end-best-knights = Most valuable knights
end-best-knight = { $points ->
    [one] one point by castles
   *[other] { $points } points by castles
 } ({ $squares })
end-no-knight = none scored

replay-eyes-about = Whose cards are shown
replay-hand = { $name }: { $cards }
