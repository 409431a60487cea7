# The words on the panels of Torres.

phase = Year { $phase }

score-title = Score
score-preview = If scored now: +{ $points }
score-left = Knights in reserve: { $knights } · cards in hand: { $cards }
score-lap = { $lap }00+

turn-when = Year { $phase } · round { $round } of { $rounds }
turn-ap = { $ap } AP
ap-cost = { $ap } AP
stack-blocks = { $blocks ->
    [one] One block
   *[other] { $blocks } blocks
 }
stack-used = This turn builds from this stack.
stack-given = given up
tip-knights-left = { $knights ->
    [0] No knight left in reserve
    [one] One knight left in reserve
   *[other] { $knights } knights left in reserve
 }
action-build = Build
action-build-about = Place a block from a stack on a castle or next to it.
action-add_knight = Add a knight
action-add_knight-about = Place a knight next to one of the same colour, as high or lower.
action-buy = Buy a card
action-buy-about = Take an action card. It can be played from the next turn on.
action-score = Advance marker
action-score-about = Move the marker one space ahead.
action-undo = Undo
action-undo-about = Take back the last step.
action-redo = Redo
action-redo-about = Redo what was taken back.
action-reset_turn = Reset the turn
action-reset_turn-about = Take back the turn as far as possible.
action-hint = Hint
action-hint-about = Show a good turn.
action-end_turn = End turn
action-end_turn-about = Action points not used are lost.

hand-hidden = Hidden until it is this player's turn
hand-fresh = Bought this turn: it can be played from the next turn on.
master-points = After year { $phase }: { $points }

starter-title = Who begins?
starter-text = { $name } decides who starts the next year.

offer-title = A new card
offer-choose = Choose the card to keep.
offer-others = { $cards ->
    [0] There is nothing to put back.
    [one] Where does the other card go?
   *[other] Where do the other cards go?
 }
offer-top = Top
offer-bottom = Bottom
offer-order = { $first } above { $second }
offer-keep = Keep “{ $card }”
offer-keep-none = Choose a card

ending-title = End of the turn
ending-unspent = { $ap ->
    [one] One action point is left and would be lost.
   *[other] { $ap } action points are left and would be lost.
 }
ending-free = All stacks are kept.
ending-choose = One stack has to be given up. Choose which; its blocks go onto the others.
ending-used = { $blocks ->
    [one] One block of the stack used is left. Put it onto another stack.
   *[other] { $blocks } blocks of the stack used are left. Put them onto the other stacks.
 }
ending-last = { $blocks ->
    [one] The year's last turn: the block left over goes back to the supply.
   *[other] The year's last turn: the { $blocks } blocks left over go back to the supply.
 }
ending-last-carried = { $blocks ->
    [one] The year's last turn: the block left over is kept for the next year.
   *[other] The year's last turn: the { $blocks } blocks left over are kept for the next year.
 }
carry-title = Blocks from last year
carry-text = { $blocks ->
    [one] { $name } has one block left over. It goes onto one of the new stacks.
   *[other] { $name } has { $blocks } blocks left over. They go onto the new stacks.
 }
blocks-missing = { $blocks ->
    [one] One block still has to be placed.
   *[other] { $blocks } blocks still have to be placed.
 }
blocks-return = { $blocks ->
    [0] All blocks are placed.
    [one] One block goes back to the supply.
   *[other] { $blocks } blocks go back to the supply.
 }
blocks-none = No blocks are left over.

scoring-title = Scoring of year { $phase }
scoring-castle = { $label } { $area } × { $level }
scoring-more = { $castles ->
    [one] one more castle
   *[other] { $castles } more castles
 }
scoring-king = King's bonus
scoring-master = Master card
scoring-passed = Taken spaces passed

overlay-heights = Heights
overlay-heights-about = A number on each tower: its height in blocks.
overlay-castles = Castles
overlay-castles-about = Outlines with area × height, and where a castle can still grow.
overlay-scores = Points
overlay-scores-about = Points that each knight would score now.
overlay-doors = Doors
overlay-doors-about = Where the selected knight can come out, floor by floor.
legend-slate = Slate
legend-clay = Clay
legend-honey = Honey stone
legend-ivory = Ivory
legend-marble = Marble
legend-marble-clay = … with clay
legend-marble-honey = … with honey
legend-marble-slate = … with slate
end-castles = Castles
end-king = King
end-master = Master card
end-marker = Marker
end-total = Points
setup-tab-players = Players and edition
setup-tab-material = Blocks and foundations
setup-edition = Edition
setup-edition-rules = Rules in this edition
setup-mode = Game

mode-basic = Basic
mode-basic-about = The eight foundations stand on the marked squares. Action cards are bought during the game.
mode-variant = Variant
mode-variant-about = Like the basic game, but action cards are bought the other way: from a common deck or from your own.
mode-master = Master
mode-master-about = Players place the foundations themselves and hold all ten action cards from the start. A master card gives extra points.

confirm = Confirm
go-on = Continue
setup-usual = Reset

games-edition = { $rules ->
    [0] { $edition }, { $mode }
   *[other] { $edition }, { $mode }, house rules
 }
position-shown = A position to look at

