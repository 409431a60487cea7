# The screen of the rules of Torres.

rules-about = { $edition }, { $mode }, { $players } players
