# The lessons: a title for each chapter, a text for each step (config/games/torres/lessons.yaml), at most two short sentences.

lesson-heading = { $number } of { $of } · { $title }
lesson-why = Not quite: do what the lesson asks, or skip this step.

lesson-look = The table
lesson-look-welcome = Welcome! In Torres everybody builds the same castles, and sends knights up their towers. You are red.
lesson-look-turn = Turn the table: drag with the mouse, or press Shift and an arrow key. The lit buttons turn it, too.
lesson-look-castle = Towers that stand side by side are one castle. Click the lit castle, or go there with the arrow keys and press Enter.
lesson-look-castle-why = That is not the lit castle; look for the gold frames.
lesson-look-area = A castle’s area is how many squares it covers. What is the area of this one?
lesson-look-area-wrong = Not quite. Count the lit squares again.
lesson-look-area-after = Four squares: area 4. Towers that only touch at a corner are different castles.
lesson-look-level = A knight’s level is the number of blocks under him. On which level is the blue knight?
lesson-look-level-wrong = Not quite. Count the blocks under the blue knight.
lesson-look-level-after = Level 2. High knights in large castles: that is the whole secret.

lesson-walk = Walking
lesson-walk-up = Click your red knight, then the lit tower. A step costs one action point, and leads at most one level up.
lesson-walk-higher = And another step: click your knight, then the lit tower of level 2.
lesson-walk-steep = The next tower is two levels higher. Click your knight, then that tower, and see what happens.
lesson-walk-steep-after = Too steep! You are always told why. Press F2 for the rule.
lesson-walk-down = Going down is easy, however far: click your knight, then the lit square on the ground.
lesson-walk-far = You may click farther away, too: click your knight, then the lit square, and he walks there step by step.

lesson-doors = Doors
lesson-doors-through = Every block has doors. Click your knight, then the lit square behind the castle: for one action point he goes in here and comes out there.
lesson-doors-through-why = He could go there, too, but go all the way through: to the lit square.
lesson-doors-back = And back again: click your knight, then any of the lit squares.
lesson-doors-height = He goes in on his own level and never comes out higher. Click your knight on level 1, then the low roof behind.
lesson-doors-height-why = Not there: onto the lit roof behind the castle.

lesson-build = Building
lesson-build-stack = Your blocks are in stacks, and in a turn you use one of them. Click the lit stack.
lesson-build-wide = Put a block beside your castle, which makes it larger: click a lit square. It costs one action point.
lesson-build-wide-why = Beside your own castle, please: on one of the lit squares.
lesson-build-tall = Now higher: click the stack, then a tower on which nobody stands.
lesson-build-tall-why = This time upwards: on one of the lit towers.
lesson-build-gap = Two castles must never grow together. Try it: click the stack, then the gap between them.
lesson-build-gap-after = Refused: castles stay apart. Nor may a castle ever be higher than its area.
lesson-build-rest = One block is left. Click the stack, then any square you like, also at Blue’s castle.

lesson-turn = Your turn
lesson-turn-points = Each turn brings five action points. You have two left: just enough for another knight.
lesson-turn-add = Click your knights in reserve, then a square beside your knight: no higher than he stands.
lesson-turn-end = You have used all your action points. End your turn and watch Blue.
lesson-turn-again = Your turn again: five new points and a new stack. Unused action points do not carry over.

lesson-scoring = Scoring
lesson-scoring-castle = Each of three years ends with a scoring. A castle gives its area times the level of your highest knight: how many points for your lit knight?
lesson-scoring-castle-wrong = Not quite. Multiply the castle’s area by the level of the lit knight.
lesson-scoring-castle-after = Area 5 × level 2 = 10. A second knight in the same castle would add nothing.
lesson-scoring-other = And your other knight, on this castle of three squares?
lesson-scoring-other-wrong = Not quite. Multiply the three squares by the level of the lit knight.
lesson-scoring-other-after = 3 × 1 = 3. Large and high is better than many.
lesson-scoring-rival = Blue stands in your castle, on level 3. What does Blue get?
lesson-scoring-rival-wrong = Not quite. Multiply the same area by Blue’s level.
lesson-scoring-rival-after = 5 × 3 = 15: in one castle everybody scores for themselves. So climb where others build!
lesson-scoring-overlay = You need not count: the lit button shows what each knight is worth.
lesson-scoring-year = This was the last turn of the year. End it, and see it scored castle by castle.
lesson-scoring-done = Ten and three: your marker advanced by 13. The score list shows at any time what a scoring would give.

lesson-king = The king
lesson-king-bonus = The king stands on the lit tower. After the first year a knight on level 1 of his castle is worth 5 extra points.
lesson-king-step = Step up into his castle: click your knight, then the lit tower of level 1.
lesson-king-year = The year is over. End your turn and see the king’s bonus.
lesson-king-move = The player in last place may move the king. That is you: put him on any castle.

lesson-cards = Cards
lesson-cards-buy = For one action point you look at three cards and keep one. Buy!
lesson-cards-keep = Click the card you keep: from your next turn on you may play it. The other two go back together, onto the pile or under it.
lesson-cards-play = You may play one card per turn, for free. “{ $card }” takes a knight two levels up: click the card, your knight, and the lit tower.
lesson-cards-game = That is all you need. Now a game of your own: the light bulb gives a hint, and the menu has all rules.
