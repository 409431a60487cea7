# What the program says while a game is played: prompts, the log, hover texts, reasons.

prompt-waiting = { $name } is playing.
prompt-over = The game is over.
prompt-cancel = Cancel

advise-not-now = Please wait: { $name } is playing.
advise-stale = The position had already changed; nothing was done.
advise-nothing-to-redo = There is nothing to redo.

undo-game-start = Nothing has been done yet.
undo-turn-ended = The previous turn has ended and cannot be taken back.
undo-next-player = The next player has already acted.
undo-not-yours = The last command is another player's.

log-title = Game log

fault-bot-title = { $name } cannot continue
fault-bot-stopped = { $name } was stopped
fault-bot = The bot stopped: { $why }
fault-bot-todo = Nothing is lost. Let it try again, or play for it from now on.
fault-again = Try again
fault-take-over = Play for it
fault-write-title = The game cannot be saved
fault-write-todo = The last command was not carried out. Free some disk space or allow writing there, then try again.
fault-log-anew = The saved game had been deleted. A complete new copy was written: { $file }
fault-ok = OK
fault-open-title = This game cannot be opened
fault-file-title = This file cannot be opened
fault-start-title = This game cannot begin
fault-delete-title = This game cannot be deleted
fault-copy-title = No copy can be saved
fault-salvage = Open the intact part as a copy
fault-salvage-todo = The lines before it are intact: open them as a copy, or get the file again.
fault-torn = The last line of the game file is incomplete (power cut?). The game continues from the line before.
fault-settings-title = Some of your settings cannot be used
fault-settings-todo = The default values are used instead. Nothing in your file is lost.
fault-pieces-title = Some of your own pieces cannot be used
fault-pieces-todo = Until then you play with the program’s own pieces instead.
failed-title = Something went wrong in the program
failed-what = This is a bug in the program. It is not your fault.
failed-asset = A file of the game cannot be used: { $file }.
failed-saved = Your game is saved up to the last step; you can continue it from the menu.
failed-not-saved = The file { $file } does not contain all of your game.
failed-report = A report without names is in { $file }. Please send it along when you report this.
failed-no-report = No report could be written.
failed-menu = Back to the menu
failed-quit = Quit
fault-texts-title = Some texts cannot be used
fault-texts-todo = Until this is fixed they appear in English, or with boxes for letters.

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
settings-animation_speed = Animation speed
settings-bot_pace = Pace of the bots
settings-reduced_motion = Reduced motion
settings-follow_camera = Camera follows
settings-turn_table = Turn the table to the current player
settings-sound_volume = Master volume
settings-fullscreen = Full screen
settings-not-saved = Your settings could not be saved: { $why }.

picture-saved = Picture saved: { $file }
copy-saved = Copy saved: { $file }

hint-thinking = Looking for a good turn …
hint-do-step = Do this step
hint-failed = No hint could be found: { $why }

analysis-title = Analysis
analysis-working = Analysing the game …
analysis-turning = Turning points
analysis-worst = Costliest turns
analysis-click = Click a turn to see it on the table.
analysis-failed = The analysis failed: { $why }
