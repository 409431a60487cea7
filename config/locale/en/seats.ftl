# The set-up that is kept.

fault-setup-title = The set-up kept from last time cannot be used
fault-setup-todo = The usual set-up is shown instead.
fault-bots-title = Your own bots cannot be used
fault-bots-todo = Until the file is mended you play against those of the program.
no-bot-title = A bot is not there any more
no-bot = { $name }: the bot “{ $bot }” is not there; a person plays instead.
no-bot-todo = When it is there again, it plays on. Nothing of the game is changed.
setup-not-saved = The set-up could not be kept: { $why }.
setup-problem-twice = Another player has this name.
setup-read-rules = Rules of this game
setup-rules-usual = All as in the edition
setup-rules-count = { $count ->
    [0] Everything as in the edition
    [one] One house rule
   *[other] { $count } house rules
 }

# Playing on from a replay.

replay-branch = Play on from here
replay-branch-about = A new game begins here; this one stays.
branch-title = Play on from here
branch-about = A new game begins at this position, with the cards as they lie. The game that was played stays as it is.
branch-start = Play on
branch-name = { $names }, { $moment }
does-play_on = Play on from here (replay, looking back)

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
settings-folder-named = The variable { $variable } names this folder; it goes before a choice made here.
folder-about = Type or paste the whole path. A folder that is missing is made. Games are not moved: those of the old folder stay there, and are in the list again when it is chosen again.
folder-usual = The usual one
folder-take = Use this folder
folder-browse = Look for it
folder-whole = This is no whole path: { $path }
folder-not-usable = Games cannot be kept in { $path }: { $why }.
picture-not-saved = The picture could not be saved: { $why }.
copy-not-saved = The copy could not be saved: { $why }.

# The end of the game.
