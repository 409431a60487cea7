# Why a turn is better than another one: what differs most, each with the points it makes.

gain-lead = Brings { $points } now:
hint-why = Better than the next best turn by:
hint-why-choice = Better than the next best choice by:
reason-line = { $points }: { $what }

reason-own-entered = your knight on level { $level } in the castle of { $area } at { $square }
reason-own-higher = level { $level }, not { $was }, in the castle of { $area } at { $square }
reason-own-larger = area { $area }, not { $had }, of your castle at { $square }
reason-own-room = better ways up in the castle at { $square }
reason-own-left = no knight of yours in the castle of { $had } at { $square }
reason-own-lower = level { $level } only, not { $was }, in the castle at { $square }
reason-own-smaller = area { $area } only, not { $had }, of your castle at { $square }
reason-own-tighter = poorer ways up in the castle at { $square }

reason-other-left = { $name } stays out of the castle of { $had } at { $square }
reason-other-lower = { $name } stays on level { $level }, below { $was }, at { $square }
reason-other-smaller = { $name }’s castle at { $square } keeps area { $area }, not { $had }
reason-other-tighter = closes ways up to { $name } at { $square }
reason-other-entered = { $name } gets into the castle of { $area } at { $square }
reason-other-higher = { $name } reaches level { $level }, not { $was }, at { $square }
reason-other-larger = { $name }’s castle at { $square } gets area { $area }, not { $had }
reason-other-room = leaves { $name } ways up at { $square }

reason-own-king-won = the king’s bonus of { $count }
reason-own-king-nearer = nearer to the king’s bonus
reason-own-king-lost = without the king’s bonus of { $had }
reason-own-king-farther = farther from the king’s bonus
reason-other-king-lost = { $name } is kept from the king’s bonus of { $had }
reason-other-king-farther = { $name } is farther from the king’s bonus
reason-other-king-won = { $name } gets the king’s bonus of { $count }
reason-other-king-nearer = { $name } is nearer to the king’s bonus

reason-own-knights-more = { $count } knights on the board, not { $had }
reason-own-knights-better = your knights stand better
reason-own-knights-fewer = { $count ->
    [one] one knight on the board, not { $had }
   *[other] { $count } knights on the board, not { $had }
 }
reason-own-knights-worse = your knights stand worse
reason-other-knights-worse = { $name }’s knights stand worse
reason-other-knights-better = { $name }’s knights stand better

reason-own-blocks-more = { $count ->
    [one] one more block for later turns
   *[other] { $count } more blocks for later turns
 }
reason-own-blocks-fewer = { $count ->
    [one] one block fewer for later turns
   *[other] { $count } blocks fewer for later turns
 }
reason-other-blocks-fewer = { $name } has fewer blocks left
reason-other-blocks-more = { $name } has more blocks left

reason-own-hand-more = { $count ->
    [one] one more card in hand
   *[other] { $count } more cards in hand
 }
reason-own-hand-better = better cards stay in hand
reason-own-hand-fewer = { $count ->
    [one] one card fewer in hand
   *[other] { $count } cards fewer in hand
 }
reason-own-hand-worse = weaker cards stay in hand
reason-other-hand-worse = { $name } has to use more cards
reason-other-hand-better = { $name } keeps more in hand

reason-own-master-more = the master card brings { $count }, not { $had }
reason-own-master-fewer = the master card brings { $count } only, not { $had }
reason-other-master-fewer = the master card brings { $name } less
reason-other-master-more = the master card brings { $name } more

reason-own-marker-more = { $count ->
    [one] one more point on the track
   *[other] { $count } more points on the track
 }
reason-own-marker-fewer = { $count ->
    [one] one point fewer on the track
   *[other] { $count } points fewer on the track
 }
reason-other-marker-fewer = { $name } advances less on the track
reason-other-marker-more = { $name } advances more on the track

# What a turn got wrong, in two or three words.

mistake-scoring = Missed scoring points
mistake-height = Missed a way up
mistake-king = Missed the king’s bonus
mistake-card = Kept a card too long
mistake-others = Left a castle to others
mistake-blocks = Wasted blocks
mistake-knights = Left knights unused
mistake-cards = Overlooked cards
mistake-master = Forgot the master card
mistake-marker = Forgot points on the track

better-turn = Another turn would have been better
better-turn-lost = { $name }: { $mistake }, { $points ->
    [one] one point
   *[other] { $points } points
 } lost.
better-turn-why = What the better turn does differently:
