### Tournaments in English.

cups-page-title = Tournaments · Rulewright
cup-page-title = { $name } · Rulewright
cups = Tournaments
cups-what = Anybody may enter. Pairings, clocks and standings run by themselves; your table opens when the round begins.
cups-make = Create a tournament
cups-none = No tournaments are announced.
cup-kind = { $kind ->
    [swiss] Swiss
    [robin] round robin
    [arena] arena
   *[groups] { $seats ->
        [0] tables of three and four
       *[other] tables of { $seats }
    }
}
cup-rounds = { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
}
cup-unrated = unrated
cup-starts = Starts { $when }. { $entered } of { $most } places are taken.
cup-cancelled = Cancelled.
cup-won = { $count ->
    [0] Over. Nobody has won.
    [one] { $names } has won.
   *[other] Shared victory: { $names }.
}
cup-until = Running: games begin until { $when }.
cup-round = Round { $round } of { $rounds }.
cup-name = Name
cup-how = Format
cup-seats = Players at a table
cup-minutes = Length
cup-rounds-label = Rounds
cup-rounds-enough = as many as needed
cup-when = Starts
cup-more = Entry, absence and rating
cup-most = Players, at most
cup-patience = A table waits for
cup-open = Anyone may find and watch it
cup-account = Your account
cup-ready = Your table is ready.
cup-to-table = Go to your table
cup-wait = Your next table opens here by itself.
cup-enter = Enter
cup-seen = Everybody who looks at this tournament sees your name and your rating in this game.
cup-withdraw = Withdraw
cup-host = Your tournament
cup-start = Start now
cup-cancel = Cancel the tournament
cup-cancel-what = Games that are being played go on, for themselves; tables that wait for their players are closed.
cup-cancel-sure = Yes, cancel it
cup-cancel-no = No, go on
cup-bot = Bot
cup-bot-count = How many bots
cup-add-bots = Add bots
cup-standings = Standings: { $count ->
    [one] { $count } player
   *[other] { $count } players
}
cup-place = Place
cup-player = Player
cup-points = Points
cup-bot-player = bot
cup-rating = { $points } ± { $margin }
cup-gone = withdrawn
cup-breaks = { $kind ->
    [groups] { $first ->
        [one] { $first } first place
       *[other] { $first } first places
    }, opponents { $second }
    [arena] { $first } won of { $second }
   *[other] Buchholz { $first }, Sonneborn-Berger { $second }{ $third ->
        [0] { "" }
       *[other] , against those tied { $third }
    }
}
cup-scoring = How it is scored
cup-score-rule = { $kind ->
    [swiss] A win is 2 points, a tie 1. If the number is odd, one player sits out each round, nobody twice, and gets 2.
    [robin] A win is 2 points, a tie 1. If the number is odd, one player sits out each round and gets no points.
    [arena] A win is 2 points, a tie 1. After two wins in a row, all points are doubled until a game that you do not win. As soon as you are free you are paired again; games still running when the time is up count.
   *[groups] At a table you get 12 points for beating everybody, and an equal part of them for each player you beat; half of it for a tie. A player who sits out gets 6.
}
cup-ties = { $kind ->
    [arena] Ties are broken by games won, then by fewer games played.
    [groups] Ties are broken by first places, then by the points of all you have met. In a round that you sit out you count as your own opponent.
   *[other] Ties are broken by the points of all opponents (Buchholz), then by those of each opponent times what you won against them (Sonneborn-Berger), then by the games among those still tied. In a round that you sit out you count as your own opponent.
}
cup-absent = A table waits { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
} for its players. A player who has not opened it by then forfeits; the second time, they are withdrawn.
cup-games = Games
cup-round-title = Round { $round }
cup-sits-out = sits out, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
cup-playing = playing
cup-soon = about to begin
cup-forfeit = forfeited
cup-watch = Watch
cup-look = { $over ->
    [yes] Replay: { $names }
   *[no] Watch: { $names }
}
cup-link = Link to this tournament
