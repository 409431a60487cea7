# The bots: their levels and characters.

bot-random = Random
bot-random-about = Plays any legal move.
bot-greedy = Greedy
bot-greedy-about = Always takes the step that scores most at once.
bot-novice = Novice
bot-novice-about = Has just learnt the rules. Never cheats.
bot-easy = Easy
bot-easy-about = Friendly and a little careless.
bot-medium = Medium
bot-medium-about = Plans its own turn.
bot-hard = Hard
bot-hard-about = Plans well and wastes little.
bot-expert = Expert
bot-expert-about = Plans far and looks at the others' answers, too. Never cheats.
character-builder = Gaspar
character-builder-role = builder
character-builder-about = Builds wide castles that are his alone.
character-royalist = Leonor
character-royalist-role = royalist
character-royalist-about = Builds up the king's castle and stays in it.
character-neighbour = Ines
character-neighbour-role = neighbour
character-neighbour-about = Would rather live in castles that others have built.
character-spoiler = Rufo
character-spoiler-role = spoiler
character-spoiler-about = Begrudges you every point and spoils your plans.
