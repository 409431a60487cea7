# What the program says while a game is played: prompts, the log, hover texts, reasons.

prompt-waiting = { $name } is playing.
prompt-over = The game is over.
prompt-cancel = Cancel

advise-not-now = Please wait: { $name } is playing.
advise-stale = The position had already changed; nothing was done.
advise-nothing-to-redo = There is nothing to do again.

undo-game-start = Nothing has been done yet.
undo-turn-ended = The turn before has ended and is final.
undo-next-player = The next player has already acted.
undo-not-yours = The last command is another player's.

log-title = What happened

fault-bot-title = { $name } cannot go on
fault-bot-stopped = { $name } was stopped
fault-bot = The bot stopped: { $why }
fault-bot-todo = Nothing is lost. Let it try again, or play for it from now on.
fault-again = Try again
fault-take-over = Play for it
fault-write-title = The game cannot be saved
fault-write-todo = The last command was not carried out. Make room or allow writing there, then try again.
fault-log-anew = The saved game had been deleted. It was written anew, whole: { $file }
fault-ok = OK
fault-open-title = This game cannot be opened
fault-file-title = This file cannot be opened
fault-start-title = This game cannot begin
fault-delete-title = This game cannot be deleted
fault-copy-title = No copy can be saved
fault-salvage = Open the good part as a copy
fault-salvage-todo = The lines before it are good: open them as a copy, or fetch the file again.
fault-torn = The last line of the game file was torn (power cut?). The game goes on from the line before.
fault-settings-title = Some of your settings cannot be used
fault-settings-todo = The usual values stand in for what cannot be used. Nothing in your file is lost.
failed-title = Something went wrong in the program itself
failed-what = This is an error nobody thought of, and not your doing.
failed-asset = A file of the game cannot be used: { $file }.
failed-saved = Your game is saved up to the last step; go on with it from the menu.
failed-not-saved = Not all of your game can be found in its file { $file }.
failed-report = A report without names lies in { $file }. Please send it along when you tell the authors.
failed-no-report = No report could be written.
failed-menu = Back to the menu
failed-quit = Quit
fault-texts-title = Some texts cannot be used
fault-texts-todo = Until they are mended they are said in English, or with boxes for letters.

setup-problem-name = Give this player a name of 1 to 40 letters.

game-finished = finished: { $name } won
game-fault = cannot be opened

settings-language = Language
settings-ui_scale = Size of text and buttons
settings-quality = Picture quality
settings-quality-auto = automatic
settings-quality-low = low
settings-quality-medium = medium
settings-quality-high = high
settings-quality-ultra = very high
settings-animation_speed = Speed of movement
settings-bot_pace = Pace of the bots
settings-reduced_motion = Reduced motion
settings-follow_camera = Camera follows
settings-turn_table = Turn the table to whoever acts
settings-sound_volume = All sounds
settings-fullscreen = Full screen
settings-not-saved = Your settings could not be saved: { $why }.

picture-saved = Picture saved: { $file }
copy-saved = Copy saved: { $file }

hint-thinking = Looking for a good turn …
hint-do-step = Do this step
hint-failed = No hint could be found: { $why }

analysis-title = Analysis
analysis-working = Looking through the game …
analysis-turning = Turning points
analysis-worst = Costliest turns
analysis-click = Click a turn to see it on the table.
analysis-failed = The analysis failed: { $why }
