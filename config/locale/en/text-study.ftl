# Studies in the terminal: their list, and one study. What is typed: the words of each line, with commas between.

text-word-new = new
text-word-paste = paste
text-word-import = import
text-word-delete = delete
text-word-restore = restore
text-word-back = back
text-word-first = first, start
text-word-last = last
text-word-lines = lines, tree
text-word-comment = comment
text-word-mark = mark
text-word-main = main
text-word-rename = rename, name
text-word-position = position
text-word-text = text, export
text-topic-study = study, words

text-page-no-question = Nothing was asked. Type help to hear what can be typed.
text-studies-prompt = Studies>
text-studies-help =
    A number opens a study of the list. list reads the list again. delete 2 deletes the second study, restore brings it back.
    new: a study from the beginning of a game of two; new 3 and new 4 of more players.
    paste: a study or a position as text, line by line. position in a study says one as text: copy it, change it, paste it.
    import and a file: a study (*.study) or a text (*.txt) from elsewhere.
    brief: switches explanations off or on. quit: leaves. The window opens the same studies.
text-studies-none = new begins one; paste takes a position as text.
text-studies-copy = Open a copy of it, yes or no?
text-studies-players = Type new 2, new 3 or new 4.
text-studies-paste = Type or paste the text now. A line with only { $end } ends it.
text-studies-import = Which file? Type import and the name of a file, *.study or *.txt.
text-studies-delete = Which one? Type delete and a number from 1 to { $most }.
text-studies-restore = restore brings it back.
text-studies-nothing-deleted = Nothing was deleted since you came here.
text-study-over-prompt = Game over>
text-study-begins = { $steps ->
    [0] The beginning. Nothing was tried yet: type commands as in a game, and each becomes a line.
    [one] The beginning. One step was tried. next goes along the line; lines lists it.
   *[other] The beginning. { $steps } steps were tried. next goes along the line; lines lists all.
}
text-study-back-to = Back to: { $step }
text-study-at-beginning = This is the beginning.
text-study-line-ends = The line ends here. Type a command to go on with it, or back.
text-study-ways = Several lines go on, the main line first. Type a number:
text-study-no-way = There is no line { $number } from here; there are 1 to { $most }.
text-study-how-far = How far? Type back, or back and a number of steps.
text-study-comment = Comment: { $text }
text-study-no-comment = Nothing is written here. comment and words write it.
text-study-commented = Written.
text-study-comment-gone = The comment is gone.
text-study-mark = Mark { $mark }: { $name }
text-study-marks = Type mark and one of { $marks }; mark - takes it away.
text-study-no-mark = There is no mark { $mark }.
text-study-delete = Delete, yes or no?
text-study-kept = The line is kept.
text-study-deleted = { $steps ->
    [one] One step deleted.
   *[other] { $steps } steps deleted.
}
text-study-main = This is the main line now.
text-study-name = The study is called { $name }. rename and a name call it otherwise.
text-study-here = you are here
text-study-variation = Variation { $depth }:
text-study-number = A number goes to the end of that turn.
text-study-empty = Nothing was tried yet.
text-study-written = The study is written as text to { $file }.
text-study-not-written = The text cannot be written to { $file }: { $why }
text-study-saved = The study is saved in { $file }.
text-study-untouched = Nothing was changed, so there is no file yet.
text-help-study =
    next: on along the line; where lines part, a number chooses: next 2. back takes a step back, back 5 five; first and last: the ends of the line.
    lines: the whole tree, a row for each turn; a number goes there. A command that was not tried here begins a variation.
    comment and words: written to this step; comment - removes it. mark !? marks the step: !! ! !? ?! ? ??.
    delete: this step and all after it. main: makes this line the main one. rename and a name: names the study.
    position: the position as text. text: the whole study as text; text game.txt writes it to a file. hint: the best turn.
    file: where it is saved, at every change. list: the list of studies. quit: leaves.
