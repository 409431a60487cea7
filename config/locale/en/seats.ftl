# The set-up that is kept.

fault-setup-title = The set-up from last time cannot be used
fault-setup-todo = The default set-up is shown instead.
fault-bots-title = Your own bots cannot be used
fault-bots-todo = Until the file is fixed you play against the program’s own bots.
no-bot-title = A bot is missing
no-bot = { $name }: the bot “{ $bot }” was not found, so a person plays instead.
no-bot-todo = Once the bot is back, it plays again. The game itself does not change.
setup-not-saved = The set-up could not be saved: { $why }.
setup-problem-twice = Another player already has this name.
setup-read-rules = Rules of this game
setup-rules-usual = Reset
setup-rules-count = { $count ->
    [0] No house rules
    [one] One house rule
   *[other] { $count } house rules
 }

# Playing on from a replay.

replay-branch = Continue from here
replay-branch-about = Starts a new game here; this one stays as it is.
branch-title = Continue from here
branch-about = A new game begins at this position, with the cards as they are. The original game stays as it is.
branch-start = Continue
branch-name = { $names }, { $moment }
does-play_on = Continue from here (replay, looking back)

# Settings: groups, volumes, folders.

settings-group-general = General
settings-group-picture = Picture
settings-group-play = At the table
settings-group-sound = Sound
settings-group-files = Files
settings-pieces_volume = Pieces and cards
settings-interface_volume = Buttons and messages
settings-scoring_volume = Scorings and turns
settings-games_folder = Folder for games
settings-folder-change = Change
settings-folder-about = Games stay where they are when another folder is chosen.
settings-folder-named = The variable { $variable } names this folder and overrides a choice made here.
folder-about = Type or paste the full path. A missing folder is created. Games are not moved: those in the old folder stay there and reappear when you choose it again.
folder-usual = Default folder
folder-take = Use this folder
folder-browse = Browse
folder-whole = This is not a full path: { $path }
folder-not-usable = Games cannot be kept in { $path }: { $why }.
picture-not-saved = The picture could not be saved: { $why }.
copy-not-saved = The copy could not be saved: { $why }.

# The end of the game.
