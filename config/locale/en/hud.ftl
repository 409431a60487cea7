# The words on panels, buttons and menus.

back = Back
done = Done
confirm = Confirm
go-on = Go on
key-hint = Key: { $key }
lesson-by-keys = Keys: { $keys }
phase = Year { $phase }
player-bot = { $name } ({ $bot })

score-title = Score
score-preview = If the year were scored now: + { $points }
score-left = Knights in reserve: { $knights } · cards in hand: { $cards }
score-lap = lap { $lap }
menu-open = Menu

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
action-redo-about = Do again what was taken back.
action-reset_turn = Reset the turn
action-reset_turn-about = Take back the turn as far as possible.
action-hint = Hint
action-hint-about = Show a good turn.
action-end_turn = End turn
action-end_turn-about = Action points not used are lost.

hand-hidden = Hidden until it is this player's turn
hand-not-yet = not yet
hand-fresh = Bought this turn: it can be played from the next turn on.
master-points = After year { $phase }: { $points }

thinking = { $name } is thinking
thinking-stop = Stop

starter-title = Who begins?
starter-text = { $name } names who starts the next year.

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

cover-pass = Please pass to
cover-ready = { $name } is here

scoring-title = Scoring of year { $phase }
scoring-castle = { $label } { $area } × { $level }
scoring-more = { $castles ->
    [one] one more castle
   *[other] { $castles } more castles
 }
scoring-king = King's bonus
scoring-master = Master card

log-toggle = Show or hide what happened

overlay-heights = Heights
overlay-heights-about = A number on each tower: how many blocks high it stands.
overlay-levels = Levels
overlay-levels-about = A colour for each level.
overlay-castles = Castles
overlay-castles-about = Outlines with area × top, and where a castle can still grow.
overlay-scores = Points
overlay-scores-about = Who would score what where now.
overlay-xray = X-ray
overlay-xray-about = Towers become glass from a chosen level up.
overlay-doors = Doors
overlay-doors-about = Where the selected knight can come out, floor by floor.
overlay-map = Map
overlay-map-about = The board from above, as a map.
xray-from = Glass from level { $level } up
view-south = View from the south
view-south-letter = S
view-west = View from the west
view-west-letter = W
view-north = View from the north
view-north-letter = N
view-east = View from the east
view-east-letter = E
view-top = View from above

replay-at = { $at } of { $last }
replay-first = To the beginning
replay-turn_back = One turn back
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-forward = One step ahead
replay-turn_forward = One turn ahead
replay-last = To the end
replay-speed = × { $speed }
replay-speed-about = How fast it plays
replay-close = Close

menu-continue = Continue
menu-new = New game
menu-games = Saved games
menu-settings = Settings
menu-quit = Quit
menu-resume = Back to the game
menu-save-copy = Save a copy
menu-replay = Replay
menu-menu = Main menu
menu-rematch = Rematch
menu-analysis = Analysis
pause-title = Paused
settings-title = Settings

games-title = Saved games
games-none = There are no games yet. Every game you play is kept here.
games-open = Play on
games-fault = What is wrong?
games-delete = Delete
games-shown = { $first }–{ $last } of { $count }
games-folder = Folder: { $folder }

end-winners = { $count ->
    [0] The game is over
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }
end-castles = Castles
end-king = King
end-master = Master card
end-marker = Marker
end-total = Points

setup-title = New game
setup-tab-players = Players and edition
setup-tab-rules = { $changed ->
    [0] House rules
   *[other] House rules ({ $changed })
 }
setup-tab-material = Blocks and foundations
setup-count = How many play?
setup-edition = Edition
setup-edition-tip = Editions differ in a few rules: see “House rules”.
setup-edition-rules = What this edition does
setup-mode = Game
setup-person = Person
setup-person-about = Plays at this screen.
setup-bot-added = Added in a file of bots, bots.yaml.
setup-elo = Elo { $elo }
setup-slider = Strength
setup-slider-tip = Drag it, turn the wheel over it, or use ← →; page keys go from stage to stage.
setup-apart-title = Other bots
setup-apart = Of unknown strength: { $names }.
setup-apart-tip = Click: the next one.
setup-to-bot = Click: a bot plays.
setup-to-person = Click: a person plays.
setup-character-tip = Click: another character.
setup-no-character = No character: plays in every way.
setup-no-character-title = No character
setup-characters-from = Characters play from { $level } up.
setup-name-tip = Click to change the name
setup-colour-tip = Click for the next colour
setup-usual = As in the edition
setup-start = Start the game

mode-basic = Basic
mode-basic-about = The eight foundations stand on the marked squares. Action cards are bought during the game.
mode-variant = Variant
mode-variant-about = As the basic game, but action cards are bought in the other way: from a common deck or from one's own.
mode-master = Master
mode-master-about = Players place the foundations themselves and hold all ten action cards from the start. A master card gives extra points.

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-white = White
