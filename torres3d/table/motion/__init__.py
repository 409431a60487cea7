"""How events look: each becomes an act that moves pieces for a while; acts are played one after another."""
