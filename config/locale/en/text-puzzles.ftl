# Puzzles in the terminal: the page of puzzles, and one puzzle. What is typed: the words of each line, with commas between.

text-word-task = task
text-word-solution = solution
text-word-next = next
text-word-list = list, puzzles
text-word-day = day, daily, today
text-word-fitting = fitting, you
text-word-easy = easy
text-word-medium = medium
text-word-hard = hard
text-word-theme = theme, themes
text-word-mistakes = mistakes, mistake
text-word-search = search
text-word-history = history
text-topic-puzzle = puzzle, words

text-page-not-understood = “{ $text }” means nothing here. Type help to hear what can be typed.
text-page-no-number = There is no { $number } on the list; its numbers are 1 to { $most }.
text-page-no-list = There is no list now. Type help to hear what can be typed.
text-puzzles-prompt = Puzzles>
text-puzzles-help =
    A number takes what it stands for on the list. list reads the list again; your rating is its last line.
    day: the puzzle of the day. fitting: those near your rating. easy, medium, hard: those of a grade.
    theme: the themes; theme and a name: only puzzles of that theme; theme all: all of them.
    history: your last tries. mistakes: puzzles from your own games; search makes them from your last game (Torres).
    brief: switches explanations off or on. quit: leaves. What you try counts as in the window.
text-puzzles-untried = not tried yet
text-puzzles-theme = Only puzzles of the theme { $theme }; theme all for all of them.
text-puzzles-no-theme = There is no theme “{ $theme }”.
text-puzzles-no-mistakes = Only Torres has puzzles from your own games.
text-puzzles-search = A number opens a puzzle. search looks for mistakes in your last finished game; list goes back.
text-puzzle-how = Type your turn; help tells how. hint: the first step. solution: how it goes. list: back to all puzzles.
text-help-puzzle =
    task: what is asked, once more. undo takes back a command, reset all of them. Nothing is final here.
    hint: the first step, for half of what the puzzle is worth. solution: every step; it ends your first try. Both are asked for twice.
    next: the next puzzle, once your first try is over. list: the page of puzzles. quit: leaves.
text-puzzle-give-up = This ends your first try. Type solution again to hear it.
text-puzzle-done = The table shows it now. reset takes it back.
text-puzzle-next = next: the next puzzle. reset: try it again. solution: every step. list: all puzzles.
text-puzzle-leave = Leave, yes or no?
text-puzzle-from-start = Everything is taken back.
