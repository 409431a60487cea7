# The rules as the program shows them, a text for each section and for each value of an option. A new line is a new paragraph.

chapter-start = Before the game
chapter-course = Course of the game
chapter-turn = The turn
chapter-cards = Action cards
chapter-scoring = Scoring
chapter-master = Master cards

goal-title = What it is about
goal =
    You are princes who build castles together and send your knights up their towers. Nobody owns a castle: everybody may build on it and everybody may score it.
    A castle gives you its area times the level of your highest knight there. So large castles want high knights, and high towers want large castles.
    You play three years, with a scoring after each. The player with the most points wins.

words-title = Castles, areas, levels
words =
    A castle is all the towers that touch side by side. Towers that touch only at a corner belong to different castles.
    The area of a castle is the number of its squares; its top is its highest tower.
    The level of a knight is the number of blocks under it. On the ground it is 0.
    A knight or the king always stands on top, and a square with a piece on it is not free.
    “Beside” always means side by side in a row or a column, never across a corner.

material-title = What there is
material = { $blocks } blocks, { $knights } knights for each player, one king, and a track of { $track } points that is lapped.

foundations-title = The foundations
foundations = Eight blocks stand on the marked squares when the game begins: { $squares }. They are eight castles of one square each.
foundations-placed =
    In turn, beginning with the youngest, each player places one block until eight stand: eight castles of one square.
    They keep their distance: at least two empty squares lie between two of them in a line, at least one on a diagonal. Counted in steps along rows and columns, they are at least three apart.

first-title = First knights and the king
first =
    Then, in turn, each player puts one knight on a castle where nobody stands yet.
    The last player also puts the king on a free castle. That is the king's castle.

years-title = Years and rounds
years =
    The game has three years. They have { $first }, { $second } and { $third } rounds, and in each round everybody has one turn.
    After a year's last round comes a scoring; after the first two years the king may be moved.

stacks-title = Stacks of blocks
stacks =
    At the beginning of a year everybody takes stacks of blocks from the supply, one for each round.
    This game: { $first } in the first year, { $second } in the second, { $third } in the third.
    Your stacks also count your turns: with each turn one of them goes. A stack without blocks is gone at once.

starter-title = Who begins
starter = In the first round the youngest player begins, and play goes clockwise. The same player begins all rounds of a year.
starter-leader = The youngest player starts the first round, and play goes clockwise. After that, the player with the most points starts each round. While everybody is at 0, the first player stays the same.
next_phase_start-same = The next year begins with the same player.
next_phase_start-lowest = The next year begins with the player who has the fewest points.
next_phase_start-lowest_chooses = The player with the fewest points decides who begins the next year.
starter-tie = If several players are last with 0 points, the one whose turn came latest in the round counts as last.

ap-title = Action points
ap =
    You have { $ap } action points (AP) in your turn. Spend them in any order, on the same thing as often as you like.
    Adding a knight costs { $add } AP.
    One step of a knight costs { $step } AP, also through the doors of a castle.
    Placing a block costs { $build } AP.
    Advancing your marker by one space costs { $score } AP.
    You may stop at any time. AP you do not spend are lost.
ap-buy = Buying an action card costs { $buy } AP.
ap-play = Playing an action card costs nothing.

add-title = Adding a knight
add =
    A new knight comes onto a free square beside one of your own knights.
    It may stand as high as that knight or lower by any number of levels, on a castle or on the ground.
    You have { $knights } knights in all.

step-title = Steps
step =
    A knight steps onto a free square beside it: at most one level up, any number of levels down.
    It cannot pass another piece.

doors-title = Through the doors
doors =
    Every block has a door in each of its sides. In a single step a knight may go in at a door of a higher tower beside it and come out elsewhere at the same castle.
    It goes in on its own level.
    It comes out onto a free square beside the castle or on one of its lower roofs. Pieces that stand on the castle are not in the way.
door_passage-no_rise = Inside it may go from tower to tower and downstairs, never up; so it comes out no higher than the lowest floor on its way. From the ground it comes out on the ground.
door_passage-any_door = Whatever the way inside, it may come out of any door of that castle that is not higher than its own level.

build-title = Placing blocks
build =
    A block from one of your stacks goes onto a free square: on a tower of any castle, or on the ground beside exactly one castle.
    Two castles never grow together.
    No castle may be higher than its area: a castle of three squares has at most three levels.
    All blocks you place in a turn come from one stack, so there are at most three. Blocks of the cards “{ $card_extra }” and “{ $card_under }” are in addition.

marker-title = Advancing the marker
marker =
    For 1 AP your marker advances one space, as often as you like.
    It cannot stay where another marker is in its way: it always goes on.
marker_spaces-by_total = If another player has exactly as many points, it goes on to the next number. A marker on the same space but on another lap is not in the way.
marker_spaces-by_space = If another marker stands on that space, also one on another lap, it goes on to the next free one. A marker that has not moved yet takes up no space.

ending-title = End of the turn
ending =
    The stack you built from is given up. Blocks left on it go onto your other stacks: you choose where, as many as fit, none higher than three. What does not fit goes back to the supply.
    If you built from none, and you then have more stacks than turns left this year, you choose one to give up in the same way.
leftovers-title = Blocks that are left over
leftovers = In the last turn of a year there are no other stacks for blocks that are left:
leftover_blocks-return = they go back to the supply.
leftover_blocks-carry = you keep them, and put them onto your stacks of the next year, none higher than three. What does not fit goes back to the supply.
leftovers-order = The player who begins the year places them first, then play goes clockwise. You place as many as fit. After the third year nothing is kept.

deck-title = Getting cards
deck-common = There is one deck of 40 cards for all. You buy its top card without choosing.
deck-own = Everybody has a deck of the ten cards. When you buy you look at the top three, keep one, and put the others back face down.
deck-hand = Everybody has all ten cards in hand from the start. None can be bought.
buying =
    You may buy at most two cards in a turn. A card bought now can be played from your next turn on.
    You may hold any number of cards. Hands are secret; how many cards somebody holds is not.
returned_cards-together = Both cards you do not keep go on top, or both go to the bottom, in the order you like.
returned_cards-separately = Each of the cards you do not keep may go on top or to the bottom.

playing-title = Playing a card
playing =
    You may play one card in a turn, at any time in it, also when no AP are left. It costs nothing and is then out of the game.
    A card that can do nothing now cannot be played.

card-climb = One of your knights goes onto a free square beside it that is exactly two levels higher.
card-under =
    A block from any of your stacks goes under one of your knights, which is then one level higher. The castle may not become higher than its area.
    Under a knight on the ground it makes the castle beside it larger, or begins a new one where there is none. Where it would join two castles it is not allowed.
    The block does not count as one of your turn's stack.
card-extra = You place one block from the supply, as you would from a stack. It may be placed in addition to your stack.
card-doors = One of your knights goes through a castle and may go upstairs inside, too. It comes out onto any free square beside one of the castle's towers that is higher than that square.
card-diagonal = One of your knights takes one step diagonally onto a free square: at most one level up, any number down.
card-six = You have 6 AP this turn instead of 5.
card-seven = You have 7 AP this turn instead of 5.
card-shift =
    Take the top block of any tower nobody stands on and put it onto another free square: on a castle, beside exactly one castle, or on its own as a new castle.
    What is beside what is judged as if the block were already gone: without it, its castle may not fall apart. Once the block stands in its new place, no castle may be higher than its area, and at least six castles must be left.
card-recall = One of your knights comes to another square of the board.
recall_card-as_added = Take it from the board and add it again as you would add a new knight, beside another of your knights.
recall_card-as_moved = It takes a single ordinary step, on foot or through doors, without AP.
card-leap = One of your knights jumps straight over the square beside it onto the free square behind: at most one level higher than it stood, or lower. How high the piece in between stands does not matter.
leap_over-opponent_knight = A knight of another player has to stand in between.
leap_over-any_knight = A knight has to stand in between, another player's or one of your own.
leap_over-any_piece = A knight or the king has to stand in between.

castles-title = Castles
castles =
    Each castle with one of your knights gives you its area times the level of your highest knight there. Further knights of yours there give nothing more.
    Everybody scores for themselves, in the same castle too.
    An example: area 5, your highest knight on level 3: 5 × 3 = 15 points. A knight on the ground beside it scores nothing.

bonus-title = The king's bonus
bonus =
    After the first year a knight of yours on level 1 of the king's castle gives { $first } points; after the second year one on level 2 gives { $second }, after the third one on level 3 gives { $third }.
    It has to be exactly this level; it need not be your highest knight. You get the bonus once, and others may get it, too. How high the king stands does not matter.
king_bonus_scored-with_castles = It is added to the points of your castles in one go.
king_bonus_scored-after_castles = It is added after everybody's castles have been scored.

order-title = Order of scoring
order-with_castles = Your castles and the king's bonus are added up, and your marker moves once for both.
order-after_castles = Your marker moves for your castles. Once everybody's castles have been scored, it moves again for the king's bonus.
order-master = After all this, it moves once more for the master card.
order = Where it would meet another marker it always goes on, as it does when you advance it.
scoring_first-start_player = The start player is scored first, then clockwise.
scoring_first-seat_0 = The youngest player is scored first, then clockwise.

king-title = The king moves
king = After the first and the second year, the player with the fewest points may put the king on a free square of a castle, at any level, or leave him.
king-tie = If several players are last with 0 points, the one whose turn came latest in the round may move him.
king_move-other_castle = It has to be another castle than his.
king_move-any_castle = It may be his own castle, too.

end-title = End of the game
end = The game ends with the third scoring. The player with the most points wins. Only scores of 0 can be equal: if nobody has a point, all share the victory.

master-title = The master card
master =
    One of eight master cards is drawn at the start, open and the same for all. It gives points in addition to the castles and the king.
    “{ $border }”, “{ $castles }” and “{ $diagonals }” give points at each of the three scorings, the other five cards only at the third.
    Only knights on the board count. “All your knights” are at least two.
castles_card-knights_on = Knights on the ground do not matter.
castles_card-all_knights_on = None of your knights may stand on the ground.
master-alone = The extra points are given once: nobody's points double. In a tie for the most, nobody gets them.
master-diagonals-told = Both diagonals are counted together.
master-square-told = It is given once, however many squares there are.
master-row-told = The line is a row, a column or any diagonal. Other pieces may stand in between.
master-neighbours-told = Knights that meet only at a corner are not side by side.

house-rules-title = House rules of this game
house-rules = Different from the edition { $edition }:
house-rule = { $option }: { $value }
