# Ecranul regulilor jocului Torres.

rules-about = { $edition }, { $mode }, { $players } jucători
