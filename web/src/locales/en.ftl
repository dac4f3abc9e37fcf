### The page in English.

## App

skip-to-game = Skip to the game
page-not-found = Page not found
page-not-found-why = There is no table and no rulebook at this address.
to-the-games = To the games

## lib/actions

just-now = just now

## lib/messages

loading = Loading…
cancel = Cancel
resume = Resume
view = View
game-over = The game is over.
all-games = All games
back-to-games = ← All games
custom-cards = Custom cards
choose-a-name = Choose a name
free-seat = free seat
any-game = any game
copied = Copied

## lib/api

server-unreachable = The table cannot be reached. Check your connection and try again.
server-error = The server answered with an error ({ $status }). Try again in a moment.

## lib/invitation

clock-move = { $time } a move
clock-player = { $time } a player
clock-none = none, take your time
duration = { $low } to { $high } minutes
invitation-taken = { $name ->
    [none] Somebody
   *[other] { $name }
} has taken this seat. Ask { $host ->
    [none] the host
   *[other] { $host }
} for another link, or for one to watch.
invitation-used = This link has been used
invitation-waiting = { $count ->
    [0] A friend is
    [1] { $people } is
   *[other] { $people } are
} waiting for you
invitation-begins = { $missing ->
    [0] The game begins as soon as you join.
    [1] The game begins when one more player and you are here.
   *[other] The game begins when { $missing } more players and you are here.
}

## lib/deals

grade = { $grade ->
    [easy] easy
    [medium] medium
   *[hard] hard
}
deal-called = { $kind ->
    [daily] { $day } ({ grade })
    [puzzle] puzzle { $rating }
   *[other] { grade } deal
}
deal-shared = { $title }, { $deal }: { $solved ->
    [yes] solved
   *[other] not solved
}{ $helped ->
    [yes] { " " }with help
   *[no] { "" }
}, { $score }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] , { $streak } days in a row
}

## lib/worth

worth-exact = exact
worth-between = { $least } to { $most }
worth-under = under { $least }
lost-exactly = lost exactly { $worth }
lost-nothing = lost nothing
lost-about = lost { $worth } { $give }
lost-up-to = may have lost up to { $worth }
counted-grades = { $grade ->
    [blunder] { $n ->
        [one] 1 blunder
       *[other] { $n } blunders
    }
    [mistake] { $n ->
        [one] 1 mistake
       *[other] { $n } mistakes
    }
   *[other] { $n ->
        [one] 1 inaccuracy
       *[other] { $n } inaccuracies
    }
}
played-for = { $aim ->
    [score] points to expect
    [place] place to expect, the best being 100%
    [alone] chance of success
   *[other] chance to win
}

## lib/socket

game-went-on = The game went on while you were offline. Choose again.
connection-lost-nothing-sent = The connection is lost: nothing was sent. Reconnecting…
connection-lost-chat = The connection is lost: your message was not sent. Send it again when it is back.
table-cannot-be-joined = This table cannot be joined.

## home/Account

account-page-title = Your account · Rulewright
account-signed-out = Signed out: { $what }.
account-unblocked = { $name } can come to your tables again.
account-title = Your account
account-devices = Devices
account-devices-why = Every browser where you are signed in. If you do not recognise one, sign it out.
account-this-one = (this one)
account-device-used = last used { $seen }, signed in { $created }
account-sign-out-this = Sign out: this device
account-sign-out-that = Sign out: { $device }, last used { $seen }
account-sign-out = Sign out
account-other-devices = all other devices
account-sign-out-others = Sign out all other devices
account-no-password = There is no password: if you sign out here without another device, nobody can get your games back.
account-blocked = Blocked people
account-blocked-why = They cannot come to your tables.
account-since = since { $when }
account-unblock-name = Unblock { $name }
account-unblock = Unblock
account-data = Your data
account-data-what = One file with your name, devices, games and their records, ratings, heroes, chat and reports.
account-download = Download your data
account-leave = Leave for good
account-final = This cannot be undone.
account-download-first = Download your data first if you want to keep it.
account-deleted = Deleted
account-deleted-what = Your name everywhere, your devices, ratings, history, heroes, what you said in chat, and your blocked people. Tables that have not begun are closed. You leave every running game: a bot plays on for you, and the game counts by the same rule as any game you leave.
account-kept = Kept, without your name
account-kept-moves = The moves of games you played with others, because those games are theirs too. They see “A former guest” there. Receipts noted before no longer fit these games.
account-kept-reports = Reports about you, for up to 180 days, so that the operator can still act on them.
account-kept-number = A scrambled number, so that your old cookies never work again.
account-kept-backups = The operator’s backups, until they are replaced, and files that other people saved.
account-confirm = Type your name, <b>{ $name }</b>, to confirm
account-delete = Delete everything and leave
account-leave-what = Remove your name and your data from this server.
account-leave-open = Leave for good…

## home/Arrive

arrive-title = Continue on this device
arrive-what = This device gets the name and the games of the device that made the link. You can use both from then on.
arrive-forgets = Here you have { $count ->
    [one] a game
   *[other] { $count } games
} already{ $name ->
    [none] { "" }
   *[other] , as { $name }
}: this device would forget { $count ->
    [one] it
   *[other] them
}.
arrive-continue = Continue my games here
arrive-incomplete = This link is incomplete. Copy the whole link on your other device and open it here.
arrive-back = No, back to the games

## home/Deals

deals-of = Deals of { $title }
deal-of-the-day = Deal of the day{ $days ->
    [0] { "" }
    [1] { "" }
   *[other] , { $days } in a row
}
deals-how-hard = How hard
deals-graded = { $grade ->
    [easy] An easy deal
    [medium] A medium deal
   *[other] A hard deal
}
deals-puzzle = A puzzle ({ $rating })

## home/Device

device-link = Link for your other device
device-open = Open it on the other device within { $minutes } minutes. It works once. Anybody who has it can play your games, so keep it to yourself.
device-make = Make a link for my other device

## home/GameCard

game-players = { $range } { $most ->
    [one] player
   *[other] players
}
game-minutes = { $range } minutes
game-designer = by { $designer }
game-play-now = Play now: { $title }
setting-up = Setting up…
play-now = Play now
game-learn = Learn { $title }
learn = Learn
game-options = Options: { $title }
options = Options
game-friends = With friends: { $title }
with-friends = With friends
game-rules = Rules of { $title }
rules = Rules
game-new-hero = a new { $hero }'s name

## home/History

history-page-title = History · Rulewright
history-title = History
history-ratings = Ratings
history-against = against { $against ->
    [people] people
   *[bots] bots
}
history-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
history-rating-what = A rating is an estimate with a margin: it is 95% likely to lie within it. Practice, a chosen seed, custom cards and several people at one screen are unrated. If you are away and a bot makes more than a quarter of your moves, you lost. If it makes all of them, the game is unrated for you.
history-alone = Alone
history-best = best score
history-none-yet = none yet
history-streak = { $won } of { $played } won · streak { $streak }, longest { $longest }
history-deals = Puzzles and deals of the day
history-puzzle-rating = puzzle rating
history-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
} in a row
history-finished = Finished games
history-game = Game
history-result-label = Result
history-any-result = any result
history-result = { $result ->
    [won] won
    [shared] shared
   *[lost] lost
}
history-found = { $count }{ $more ->
    [yes] { " " }or more
   *[no] { "" }
} found
history-none = No finished games match.
history-score = score { $score } · { $when }
history-replay = Replay: { $title }, { history-result }
replay = Replay
history-earlier = Earlier games

## home/Home

settings = Settings
home-motto = Rulebooks that run.
home-pitch = Pick a game and play. It enforces the rules and shows which one applies.
home-loading = Loading the games…
home-yours = Your games
home-show-all = Show all { $count }
home-finished = Finished
home-history = History, ratings and bests
home-lab = The lab
home-lab-what = Change a number of a game, play thousands of games, and see what it does, with its interval.
home-lab-open = Open the lab
home-device = Another device
home-device-what = Continue your games on your phone, or keep them in case this browser clears its data.
home-account = Devices, your data and privacy
home-record = Replay a record
home-record-what = Every game leaves a file with all its moves and its seed. Open one to watch it again.
choose-a-file = Choose a file

## home/MatchList

match-finished = finished
seats-free = { $free ->
    [one] { $free } seat
   *[other] { $free } seats
} free
match-your-move = your move
match-waiting = waiting for { $names }
match-line = { $standing } · move { $number } · { $when }{ $custom ->
    [yes] { " " }· custom cards
   *[no] { "" }
}
match-join = Join: { $title }, { $host }
join = Join
match-open = { $how ->
    [resume] Resume
   *[other] View
}: { $title }, move { $number }

## home/Name

name-is-now = Your name is now { $name }.
your-name = Your name
save = Save
name-change = Your name is { $name }. Change it

## home/NewTable

player-number = Player { $number }
table-ready = Your table is ready
table-send-links = Send each friend a link. Opening it takes that seat.
invitation-for-seat = Invitation for seat { $seat }
for-spectators-link = For spectators:
link-for-spectators = Link for spectators
go-to-table = Go to the table
new-table = New table: { $title }
players = Players
seat-number = Seat { $seat }
seat-friend = a friend, by link
seat-here = someone at this screen
seat-bot = bot: { $bot }
seat-name = Name of seat { $seat }
more-options = More options
box-file = Box file
box-file-what = your own cards and numbers from a TOML file, for this table only
box-file-make = Make one in the box editor
box-file-checked = { $file } is checked when you create the table.
dice = Dice
time-for-a-move = Time for a move
unlimited = unlimited
list-openly = Anyone may join: list it under open tables
create-table = Create table

## home/OpenTables

open-tables = Open tables
free-seats = Free seats
any-number = any number
or-more = { $n } or more
open-none = No open tables match.
open-all = All { $count } open tables
open-search = Search open tables
open-more = More tables

## home/Privacy

privacy-title = What this server knows about you
privacy-cookie = A cookie
privacy-cookie-what = A random number that stands for you, for 400 days after your last visit. There is no password and no e-mail address, and no other site is told anything.
privacy-name-what = What you call yourself, until you change it or leave. Everybody at your tables sees it.
privacy-devices = Your devices
privacy-devices-what = The kind of browser and when it was last used, to the hour, until you sign it out.
privacy-address = Your address
privacy-address-what = A scrambled form of your internet address, with each device and each table you open. It limits abuse and cannot be turned back into the address without the server’s key.
privacy-games-what = Moves, results, ratings, heroes and chat, until you leave for good. Anybody with the link to a finished game can watch it.
privacy-reports = Reports
privacy-reports-what = What you report and what is reported about you, for 180 days. Only the operator reads it.
privacy-logs = Logs hold no names, cookies or addresses. The person who runs this server can read its database.

## home/Recommended

recommended = New here? Start with { $title }
recommended-what = { $low } to { $high } players, { $duration }. The lesson is a short game in { $steps } steps.
play-alone = Play alone
