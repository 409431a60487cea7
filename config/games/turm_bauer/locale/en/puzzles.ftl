# Puzzles of Turm Bauer: how high a figure gets in one turn, and at which place a block stands.

turm-puzzle-height = Take { $colour } to level { $level } in this turn (now: level { $own }). Your hand is steady.
turm-puzzle-height-hidden = Take { $colour } as high as you can in this turn (now: level { $own }). Your hand is steady.
turm-puzzle-stands = At one of these places the block stands, at the others something falls. Where do you let it go?
turm-puzzle-stands-short = One place holds, at the others something falls. Which?
turm-puzzle-height-solved = Solved: level { $level }. Nobody gets higher in this turn.
turm-puzzle-height-hinted = Solved with a hint: level { $level }.
turm-puzzle-height-shown = The solution: level { $level }.
turm-puzzle-height-failed = That is level { $level }. You can get higher. Take the turn back and try again, or see the solution.
turm-puzzle-stands-solved = Solved: it stands.
turm-puzzle-stands-hinted = Solved with a hint: it stands.
turm-puzzle-stands-shown = The solution: here it stands.
turm-puzzle-fell = Something falls here. Start over and try again, or see the solution.
turm-puzzle-sure = That is level { $level }, and there is more to find. Choose it again to hand it in.
turm-puzzle-sure-stay = Staying leaves you on level { $level }, and there is more to find. Stay again to hand it in.
turm-puzzle-over = The turn is over. Start over to try again.
turm-puzzle-places-only = Only the numbered places count here.
turm-puzzle-hint-not = Start over first: the hint is about the block.
turm-puzzle-place-falls = Hint: at { $number } something falls.
turm-puzzle-places = The places:
turm-puzzle-it-stands = it stands
turm-puzzle-it-falls = something falls
turm-puzzle-steps = { $ends ->
    [one] The only solution:
   *[other] One of { $ends } solutions:
}
turm-puzzles-about = How high does the figure get in one turn, and where does a block stand? Your hand is steady, and physics decides. Your first try counts; a failed puzzle comes back after 1, 3, 7, 21 and 60 days.
puzzles-theme-height = Climb
puzzles-theme-height-about = How high does the figure get in one turn?
puzzles-theme-stands = Balance
puzzles-theme-stands-about = At which place does the block stand?
