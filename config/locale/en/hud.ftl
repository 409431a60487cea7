# The words on panels, buttons and menus.

back = Back
done = Done
key-hint = Key: { $key }
lesson-by-keys = Keys: { $keys }
player-bot = { $name } ({ $bot })

menu-open = Menu

thinking = { $name } is thinking
thinking-stop = Stop

cover-pass = Pass the device to
cover-ready = { $name } is here

log-toggle = Show or hide the game log

overlay-levels = Levels
overlay-levels-about = A colour for each level.
overlay-xray = X-ray
overlay-xray-about = Towers turn to glass from a chosen level up.
overlay-map = Map
overlay-map-about = The board from above, as a map.
xray-from = Glass from level { $level } up
view-south = View from the south
view-west = View from the west
view-north = View from the north
view-east = View from the east
view-top = View from above
view-iso-short = Whole table
view-south-short = South
view-west-short = West
view-north-short = North
view-east-short = East
view-top-short = From above
strip-view = View
strip-overlays = Overlays
strip-help = Help
strip-help-open = Keys
strip-rules-open = Rules

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
menu-practise = Practise
practise = Practise your mistakes
menu-analysis = Analysis
menu-share = Share
pause-title = Paused
settings-title = Settings

games-title = Saved games
games-none = There are no games yet. Every game you play is kept here.
games-open = Continue
games-fault = What is wrong?
games-delete = Delete
games-shown = { $first }–{ $last } of { $count }
games-folder = Folder: { $folder }

end-winners = { $count ->
    [0] The game is over
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }

setup-title = New game
setup-tab-rules = { $changed ->
    [0] House rules
   *[other] House rules ({ $changed })
 }
setup-count = Number of players
setup-person = Person
setup-person-about = Plays at this screen.
setup-bot-added = Comes from a bots.yaml file.
setup-elo = Elo { $elo }
setup-slider = Strength
setup-slider-tip = Drag it, turn the wheel over it, or use ← →; page keys go from stage to stage.
setup-apart-title = Other bots
setup-apart = Of unknown strength: { $names }.
setup-apart-tip = Click: the next one.
setup-to-bot = Click: a bot plays.
setup-to-person = Click: a person plays.
setup-character-tip = Click: another character.
setup-no-character = No character: all styles of play.
setup-no-character-title = No character
setup-characters-from = Characters are available from { $level } up.
setup-name-tip = Click to change the name
setup-colour-tip = Click for the next colour
option-usual = In this edition: { $value }
setup-start = Start the game

colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-violet = Violet
colour-white = White
