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
clock-increment = { $time } more a turn
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
    [1] The game begins when you and one more player are here.
   *[other] The game begins when you and { $missing } more players are here.
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

## lib/passkeys

passkey-unable = This browser offers no passkeys here: open this page over https, or use a newer browser.
passkey-there = This device has a passkey for your account already.
passkey-cancelled = No passkey was used: it was cancelled, or took too long. Try again.
passkey-failed = The browser could not use a passkey ({ $error }). Try again, or use another device.

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
account-blocked = Blocked and muted people
account-blocked-why = They cannot come to your tables, or you do not see what they write.
account-barred = Blocked
account-muted = Muted
account-unmute-name = Unmute { $name }
account-since = since { $when }
account-unblock-name = Unblock { $name }
account-unblock = Unblock
days-title = Games by the day
days-what = At a table played by the day you have days for each move, and need not be there at the same time. You get one notice for each turn, and none if you move at once.
push-on = You get notices on { $count ->
    [one] this device
   *[other] this and others of your devices, { $count } in all
}, even when this page is closed.
push-off = Turn off notices on this device
push-off-said = You get no more notices on this device.
push-turn-on = Turn on notices on this device
push-on-said = You get notices on this device.
push-unable = This browser allows no notices here: it needs https, and your permission in its settings.
push-denied = Your browser allows no notices: change that in its settings for this page.
mail-title = E-mail
mail-what = If none of your devices can be told, a message is sent to you. It says which game, and no move.
mail-address = Your e-mail address
mail-give = Send me a link to confirm it
mail-asked = Open the link in the message that is sent to { $address }. Until then nothing else is sent there.
mail-to = Messages go to { $address }.
mail-forget = Delete this address
mail-confirmed = Your address is confirmed.
mail-stopped = No more mail is sent to you, and the address is deleted.
vacation-title = Vacation
vacation-what = On vacation your clocks stand still at tables played by the day, and everybody there sees it. You have { $left } of { $of } days left in any 365; a day that has begun counts as a whole one.
vacation-until = You are on vacation until { $when }.
vacation-end = End the vacation
vacation-ended = Your clocks run again.
vacation-days = Days
vacation-go = Go on vacation now
vacation-begun = Your clocks stand still.
account-data = Your data
account-data-what = One file with your name, devices, passkeys, games and their records, ratings, heroes, mistakes to try again, chat, reports and appeals, tournaments, notices and vacations, and whom you follow, blocked or muted.
account-download = Download your data
account-leave = Leave for good
account-final = This cannot be undone.
account-download-first = Download your data first if you want to keep it.
account-deleted = Deleted
account-deleted-what = Your name everywhere, your devices, passkeys, public profile, ratings, history, heroes, mistakes to try again, what you said in chat, notices and your e-mail address, and whom you follow, blocked or muted. Tables that have not begun are closed. You leave every running game: a bot plays on for you, and the game counts by the same rule as any game you leave.
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
sign-in-page-title = Sign in · Rulewright
sign-in-title = Sign in with a passkey
sign-in-what = This device gets the name and the games of your account. You can use all your devices from then on.
sign-in = Sign in

## home/Passkeys

passkeys = Passkeys
passkeys-why = A passkey keeps your name and your games without a password. Your device or your password manager holds it and opens it with your fingerprint, your face or a PIN. With it you can sign in on any device.
passkey-used = created { $created }, last used { $used }
passkey-unused = created { $created }, not used yet
passkey-remove = Remove
passkey-remove-that = Remove the passkey: { $device }, created { $created }
passkey-remove-what = Removing a passkey signs no device out: do that above. Delete it in your password manager, too.
passkey-removed = Passkey removed.
passkey-add = Add a passkey
passkey-added = Passkey added.
profile = Public profile
profile-what = Anyone who has its link, or finds you on a leaderboard, sees your name, ratings, results, best scores, puzzles and streaks. Opponents are named only if they show a profile of their own, and no game can be found through it.
profile-look = Look at your profile
profile-link = Link to your profile
profile-show = Show my profile
profile-hide = Hide my profile
profile-shown = Your profile is public.
profile-hidden = Your profile is hidden. Its link no longer works.

## home/Profile

profile-page-title = { $name } · Rulewright
profile-games = { $count ->
    [one] { $count } finished game
   *[other] { $count } finished games
}
profile-favourites = Favourite games
profile-won = { $won } of { $played } won
profile-opponents = Opponents
profile-others = Others, without a public profile
profile-versus = { $games ->
    [one] { $games } game
   *[other] { $games } games
}: { $ahead } ahead, { $level } level, { $behind } behind
profile-latest = Latest games
profile-follow = Follow
profile-unfollow = Stop following
profile-friend = You follow each other: you are friends.
profile-finished = { history-result }{ $seats ->
    [1] { "" }
   *[other] , place { $place } of { $seats }
}, { history-score }

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

## home/Today

today-title = { $title }: the deal of the day
today-what = Everybody gets the same deal today. The result that you share gives nothing away.

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
game-weight = { $weight ->
    [light] Light rules
    [medium] Medium rules
   *[heavy] Heavy rules
}
game-designer = Designer: { $designer }
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

## home/Leaderboard

leaderboards-page-title = Leaderboards · Rulewright
leaderboards = Leaderboards
leaderboards-what = Everyone here shows a public profile. The order is by rating minus its margin, so that a few lucky games do not put anybody on top. Only rated games against people count.
leaderboards-least = at least { $points }
leaderboards-row = { $points } ± { $margin } · { $games ->
    [one] { $games } game
   *[other] { $games } games
}
leaderboards-none = Nobody who shows a public profile has a rating in this game yet.
leaderboards-join = Show your profile to be listed

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
history-rating-what = A rating is an estimate with a margin: the true value lies within it with a probability of 95%. Practice, a chosen seed, custom cards and several people at one screen are unrated. If you are away and a bot makes more than a quarter of your moves, you lose. If it makes all of them, the game is unrated for you.
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
    [agreed] ended by agreement
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

## home/Friends

friends = Friends
friends-invites = { $name } invites you to { $title }
friends-no = Not now
friends-seat-free = A seat is free.
friends-doing = { $what ->
    [seeks] is looking for players: { $title }
    [opens] is waiting for players: { $title }
   *[plays] is playing { $title }
}
friends-quiet = Not playing in public now:

## home/Home

home-tournaments = Tournaments
settings = Settings
home-motto = Rulebooks that run.
home-pitch = Pick a game and play. It enforces the rules and shows which one applies.
home-loading = Loading the games…
home-yours = Your games
home-without-server = Without the server
home-without-server-what = You can read the rules, lessons and replays that you opened on this device. To play, you need the server.
game-of-the-day = Game of the day: { $title }
game-of-the-day-play = Play it
game-of-the-day-deal = Today’s deal
home-again = { $title }: { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}
home-show-all = Show all { $count }
home-finished = Finished
home-history = History, ratings and bests
home-lab = The lab
home-lab-what = Change a number in a game, play thousands of games, and see the effect, with its interval.
home-lab-open = Open the lab
home-device = Another device
home-device-what = Continue your games on your phone, or keep them in case this browser clears its data.
home-account = Devices, your data and privacy
shelf-filter = Filter games
shelf-players = Games for
shelf-any = Any
shelf-alone = Alone
shelf-length = Length
shelf-up-to = Up to { $minutes } minutes
shelf-weight = Rules
shelf-at-most = { $weight ->
    [light] Light
   *[medium] Up to medium
}
shelf-none = No game fits. Choose another number of players, another length or other rules.
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
match-your-move-left = your move, { $time } left
match-waiting = waiting for { $names }
match-line = { $standing } · move { $number } · { $when }{ $custom ->
    [yes] { " " }· custom cards
   *[no] { "" }
}
match-join = { $how ->
   *[join] Join: { $title }, { $host }
    [watch] Watch: { $title }, { $host }
}
join = Join
watch = Watch
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

table-rated = Rated
player-number = Player { $number }
table-ready = Your table is ready
table-send-links = Send each friend a link. The first to open it and press “Join the game” has that seat.
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
seat-like-you = bot: somebody like you ({ $bot })
seat-name = Name of seat { $seat }
more-options = More options
box-file = Box file
box-file-what = your own cards and numbers from a TOML file, for this table only
box-file-make = Make one in the box editor
box-file-checked = { $file } is checked when you create the table.
dice = Dice
unlimited = unlimited
list-openly = Anyone may join or watch: list it under open tables
create-table = Create table

## home/OpenTables

open-tables = { $how ->
   *[join] Open tables
    [watch] Games to watch
}
watch-what = Games of tables that anyone could join. You see what everybody at the table sees.
free-seats = Free seats
any-number = any number
or-more = { $n } or more
open-none = { $how ->
   *[join] No open tables match.
    [watch] No running games match.
}
open-all = { $how ->
   *[join] All { $count } open tables
    [watch] All { $count } games to watch
}
open-search = { $how ->
   *[join] Search open tables
    [watch] Search games to watch
}
open-more = { $how ->
   *[join] More tables
    [watch] More games
}

## home/Privacy

privacy-title = What this server knows about you
privacy-cookie = A cookie
privacy-cookie-what = A random number that stands for you, for 400 days after your last visit. There is no password, and the cookie goes to no other site.
privacy-name-what = What you call yourself, until you change it or leave. Everybody at your tables sees it. While you look for players, and in tournaments, others see it with your rating.
privacy-devices = Your devices
privacy-devices-what = The kind of browser and when it was last used, to the hour, until you sign it out.
privacy-passkeys = Your passkeys
privacy-passkeys-what = The public half of each, where it was made and when you last signed in with it, until you remove it. The secret half never leaves your device or your password manager.
privacy-days-what = If you turn on notices: the address and keys that each of your browsers got from its push service, until you turn them off or sign out there; an e-mail address, until you delete it; conditional moves, until they are played or you delete them; and the vacations of the last two years, which players at your tables see. Nobody else sees any of it. The push service learns when you get a notice, not what it says.
privacy-address = Your address
privacy-address-what = A scrambled form of your internet address, with each device and each table you open. It limits abuse and cannot be turned back into the address without the server’s key.
privacy-games-what = Moves, results, ratings, heroes, your mistakes to try again, chat and tournaments, until you leave for good. Anybody with the link to a finished game can watch it. Whom you follow, until you stop; they are told only if they follow you, too.
privacy-reports = Reports
privacy-reports-what = What you report and what is reported about you, and what you say against a ban, for 180 days. Only the operator reads it. Whom you blocked or muted, until you undo it; they are not told.
privacy-kept = On this device
privacy-kept-what = Rules, lessons and the last replays you opened, to be read without the server. They are removed when you leave for good.
privacy-logs = Logs hold no names, cookies or addresses. The person who runs this server can read its database.

## home/Recommended

recommended = New here? Start with { $title }
recommended-what = { $low } to { $high } players, { $duration }. The lesson is a short game in { $steps } steps.
play-alone = Play alone

## home/Seek

seek-title = Find players
seek-against = Opponents
seek-near = about as strong as I am, then others
seek-anybody = anybody
seek-range = rated from … to …
seek-low = Lowest rating
seek-high = Highest rating
seek-look = Look for players

## home/Seeks

seek-others = Play with others
seek-play = Play
seek-answer = Play { $title } with { $name }
seek-who = { $name }, { $points } ± { $margin }
seek-players = { $count } players
seek-unrated = unrated
seek-waits = looking for { $time }

## home/Timing

time-to-think = Time to think

## frame/Advice

the-coach = The coach
close = Close
thinking = Thinking…
advice-best = Play the best
advice-compare = Tap another to compare.
advice-for = From what you can know: { $aim }{ $more ->
    [yes] , the best of { $total } moves
   *[no] { "" }
}.
advice-move = { $label }: { $worth } { $give }. { $best ->
    [yes] Play it
   *[other] Why not this?
}

## frame/Attention

your-move = Your move

## frame/Banner

bots-getting-ready = The bots are getting ready. Until then they play { $manner }.
bots-ready = The bots are ready.
banner-lost = The connection is lost. { $keeps ->
    [yes] Your move is kept and will be made as soon as you are back.
   *[other] Trying to reach the table again…
}
banner-unsettled = Checking whether your last move was saved…
im-back = I’m back
ready-latest = At the latest in
im-ready = I’m ready
banner-rising = The bots are getting ready; until then they play { $manner }.
banner-how-far = How far the bots are

## frame/Bar

settings-and-keys = Settings and keys

## frame/Bell

notify-me = Notify me when it is my turn
notify-you = Notify you when it is your turn?
yes = Yes
no = No

## frame/Chat

chat-messages = Messages
chat-none = No messages yet. Everybody at the table can read the chat.
you = You
chat-quick = Quick messages
chat-message = Message
chat-send = Send
chat-mute = Mute someone
chat-hide = Hide messages from { $name }

## frame/Clock

clock-left = { $seconds } seconds left
clock-long = { $time } left

## frame/Conditional

line-title = If they move …, I move …
line-what = Prepare your answers: when the others move as you expect, yours is made at once. Nobody else sees this, but they can see how quick you are.
line-theirs = { $name }: { $move }
line-mine = You: { $move }
line-laid = This line is saved.
line-what-you = What do you do then?
line-what-they = What if { $name } does this?
line-add = Add this move
line-full = The line cannot go on from here.
line-lay = Save this line
line-shorter = Remove the last move
line-delete = Delete the line
line-deleted = The line is deleted.

## frame/CopyLink

link-copied = { $name }: copied.
link-copy = Copy: { $name }
copied-check = Copied ✓
copy = Copy
qr = QR code
qr-of = QR code: { $name }

## frame/Curtain

pass-to = Pass to { $name }
curtain-covered = The table is covered. { $name }, press the button when only you are looking.
i-am = I am { $name }

## frame/Curve

curve-here = { $move ->
    [0] At the start
   *[other] After move { $move } of { $last }
}: { $chances }.{ $grade ->
    [none] { "" }
   *[other] { " " }Next, { grade-of-move }: { $label }.
}
grade-of-move = { $grade ->
    [good] good
    [undecided] undecided
    [inaccuracy] inaccuracy
    [mistake] mistake
    [blunder] blunder
   *[other] best
}
curve-of = Chances of { $name } over the game
curve-chances = chances
curve-luck = luck alone
curve-moves = moves alone
curve-signs = ?! inaccuracy, ? mistake, ?? blunder
as-a-table = As a table
move = Move
curve-decision = Decision
curve-class = Class
curve-after = Chances after it

## frame/CustomBox

custom-see = Custom cards: see what is different
custom-same = It plays like the game’s own box.
custom-save = Save the box as a file

## frame/Ending

ending-heading = { $mood ->
    [watched] Game over
    [victory] Victory
    [defeat] Defeat
   *[other] A draw
}
ending-winners = { $you ->
    [yes] { $count ->
        [0] You win.
       *[other] You and { $names } win.
    }
   *[other] { $count ->
        [one] { $names } wins.
       *[other] { $names } win.
    }
}
play-again = Play again
join-rematch = Join the rematch
rematch = Rematch
review = Review
view-board = View the board
check-dice = Check fairness

## frame/Fairness

fair-sealed = The dice are already thrown and sealed: <code>{ $commitment }</code>. When the game is over, your browser can <a>check every roll</a>.
fair-promised = Before anybody added a salt, the server had promised its seed: <code>{ $promise }</code>. It could not change the seed after that.
fair-receipt = Receipt of line { $line }: <code>{ $receipt }</code>, signed by the server’s key <code>{ $key }</code>. Keep it: no other history of this game fits it.
fair-dice = Fair dice
fair-added = The players added:
nothing = nothing
fair-save = Save my receipt
fair-compare = Compare another player’s receipt

## frame/Final

over = Over
final-result = Result: { $ending }
download-record = Download the record
final-table = The table at the end
final-log = What happened
final-nothing = Nothing else of it was kept.

## frame/Following

newest = Newest

## frame/Frame

what-can-i-do = What can I do?
help = Help
undo = Undo
undo-ask = Ask to undo
undo-more = Undo…
the-table = The table

## frame/Guide

the-lesson = The lesson
guide-how-far = How far the lesson is
guide-step = Step { $step } of { $total }
guide-your-move = Your move:
rule = Rule { $clause }
guide-skip = Skip
guide-skip-lesson = Skip the lesson
back = Back
skip-ahead = Skip ahead
show-me = Show me
next = Next
finish = Finish
guide-done = You know enough to play
guide-done-what = The board shows what you can do. Point at anything to see what it is. The rules are always in the panel.
guide-invitation = Back to your invitation
guide-repeat = Repeat the lesson

## frame/Helper

help-moves = { $count ->
    [one] One move
   *[other] { $count } moves
}: { $moves }{ $more ->
    [0] { "" }
   *[other] , and { $more } more
}.
done = Done
help-how = Rest the pointer on anything on the board, or hold a finger on it, to read what it is.
search = Search
help-search = Search the help
help-everything = Everything on the board
help-nothing = Nothing found for “{ $wanted }”.
help-rules = The rules say everything about this game.

## frame/Introduce

join-as = Join as { $guest }

## frame/Invite

page-title = { $title } · Rulewright
invite-takes = A game takes
invite-clock = Clock
invite-join = Join the game
invite-learn = Learn first
invite-watch = Watch the replay

## frame/InviteFriends

friends-invite = Invite friends
friends-invited = Invited: { $name }

## frame/Lesson

lesson-unreachable = The lesson could not be opened
lesson-opening = Opening the lesson…

## frame/Log

log-label = What happened so far
log-none = Nothing has happened yet.

## frame/Match

match-unreachable = This table cannot be opened
coach = Coach
match-retrying = The table cannot be reached yet. Trying again…
match-dice = Everybody is here. The dice are thrown in a moment…
match-opening = Opening the table…

## frame/Moments

moments = Key moments
moments-show = Show key moments
moments-looking = Looking for key moments…
review-how-far = How far the review is
moments-none = No single moment decided this game.

## frame/moments

moment-made = { $who ->
    [you] You
   *[other] { $who }
}: { $label }
move-number = Move { $move }
moment-turning = Turning point
moment-best = Best move
moment-luck = Luckiest moment

## frame/Moves

your-moves = Your moves
moves-show = Show the list of moves ({ $count })
moves-hide = Hide the list
give-up-yes = Yes, give up
give-up-no = No, keep playing

## frame/Opening

opening = Opening…

## frame/Outcome

outcome-helped = Puzzle { $puzzle }, solved with help: you stay rated <b>{ $rating }</b>.
outcome-rated = Puzzle { $puzzle }: you are rated <b>{ $rating }</b> ({ $change }).
outcome-daily = The deal of { $day }, { grade }{ $streak ->
    [0] { "" }
    [1] { "" }
   *[other] : { $streak } days in a row
}.
outcome-day = { $tries ->
    [1] You are the first on this server to finish it today.
   *[other] Today { $won } of { $tries } have won it on this server. You did better than { $behind } of the { $others ->
        [1] 1 other
       *[other] { $others } others
    } and as well as { $level }.
}
outcome-friends = Friends: { $friends }.
outcome-friend = { $name } ({ $won ->
    [yes] won
   *[no] lost
}, { $score })
outcome-graded = Graded { grade } by the solver.
copied-full = Copied.
next-puzzle = Next puzzle
share = Share

## frame/Panel

tab-log = Log
tab-moves = Moves & log
tab-chat-unread = Chat ({ $unread })
tab-chat = Chat
tab-table = Table
panel-moves = Moves, log and rules
panel = Panel
panel-show = Show the panel
board-enlarge = Enlarge the board
panel-hide = Hide the panel

## frame/Places

score = Score
is-you = (you)

## frame/PlayOn

playon-title = Continue from here
playon-what = A new table that starts from the position after { $moves ->
    [one] 1 move
   *[other] { $moves } moves
}, with the same cards and dice. Unrated.
playon-you = You play
playon-against = Against
start = Start

## frame/PlayerMenu

report-abuse = Insults or threats
report-spam = Spam
report-name = An offensive name
report-cheating = Cheating
report-other = Something else
menu-remove-what = { $name } loses this seat, and can come back with an invitation.
menu-block-stays = { $name } stays in this game, and cannot come to your tables after it.
menu-block-what = { $name } loses this seat, and cannot come to any of your tables until you unblock them in your account.
menu-muted = { $name } is muted for you.
menu-unmuted = { $name } is no longer muted.
report-sent = Your report was sent.
menu-options = Options for { $name }
appeal-what = You may say once why this ban is wrong. The operator of this server will read it.
appeal-send = Send the appeal
appeal-sent = Your appeal was sent.
appeal-yours = You wrote: { $words }
appeal-answer = The operator answers: { $answer }
appeal-waits = The operator has not answered yet. You will find the answer here.
unmute = Unmute
mute = Mute
menu-report = Report…
menu-remove = Remove…
menu-block = Block…
report-whom = Report { $name }
report-who-reads = The operator of this server reads it, with what you choose here and nothing of the game.
report-about = What is it about?
report-message = Which message?
report-none = None of them
report-what = What happened?
report-send = Send the report
menu-blocked = { $name } is blocked.
menu-removed = { $name } is removed.
menu-block-yes = Yes, block
menu-remove-yes = Yes, remove

## frame/Preferences

setting-system = System
motion-full = On
motion-brisk = Brisk
motion-off = Off
light-light = Light
light-dark = Dark
key-numbers = make that move from the list
key-arrows = Arrow keys
key-arrows-what = move between things
key-enter = Enter
key-enter-what = choose
key-board = to the board
key-moves = to the moves
key-log = to the log
key-rules = open the rules
key-undo = undo, or answer a request
key-what = what can I do?
key-help = help on everything
key-skip = skip the animation
key-list = this list
animations = Animations
light = Light
language = Language
attention = Attention
sound = Sound
volume = Volume
setting-salt = Mix a random salt of mine into the dice of every game
keys = Keys

## frame/Refusal

refusal-idle = You have nothing to do now. { $idle }
refusal-instead = You can: { $shown }{ $more ->
    [0] { "" }
    [1] ; or 1 other
   *[other] ; or { $more } others
}.

## frame/Replay

replay-start = To the start
replay-back = One move back
pause = Pause
play = Play
replay-forward = One move forward
replay-end = To the end
record-unreachable = The record could not be opened
replay-continue = Continue
replay-from-here = from here
record-opening = Opening the record…

## frame/Review

the-review = The review
review-whose = Whose game
review-looking-on = The coach looks at every move of the game…
review-sums = { $start } at the start, { $company ->
    [yes] moves, yours and theirs,
   *[no] own moves
} { $moves }, luck { $luck }. Result: <b>{ $result }</b>.
review-accuracy = Accuracy <b>{ $mean }</b>{ $sure ->
    [yes] { "" }
   *[other] { " " }(95% interval { $low } to { $high })
} in { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}{ $kinds ->
    [0] { "" }
   *[other] : { $classes }
}.
review-undecided = { $count } undecided
review-looking = Move { $move }, <b>{ $label }</b>: { grade-of-move }, { $lost }{ $tries ->
    [exact] { "" }
    [none] { " " }in the imagined games
   *[other] { " " }in { $tries } imagined games
}. { $dear ->
    [yes] Better:
   *[other] Compared with:
} <b>{ $other }</b>.
review-stood-in = A bot made this move, standing in.
review-slip = Move { $move }, { grade-of-move }: { $label }
review-bots = A bot made { $bots ->
    [one] { $bots } more decision
   *[other] { $bots } more decisions
}, standing in: what those cost counts as others’ mistakes.
retry-begin = { $count ->
    [one] Try the worst one again
   *[other] Try the { $count } worst again
}
retry-title = Your mistakes again
retry-ask = Decision { $at } of { $count }, as you saw the table then. Which of the { $choices } moves is better than yours?
retry-looking = One moment: the coach compares the moves.
retry-right = Right: { $label } is the best move that the coach found.
retry-best = The best move that the coach found: { $label }.
retry-fine = Good: { $label } ({ $lost }).
retry-same = That is what you played then: { $label } ({ $lost }). Try another move.
retry-unclear = { $label }: { $lost }. The imagined games do not settle it; try another move.
retry-worse = { $label }: { $lost }. Try another move.
retry-show = Show the answer
retry-through = That is all: { $found } of { $count } found on the first try.
retry-again = Once more
review-worst = What cost most
review-clean = No inaccuracy, mistake or blunder was found
show-fewer = Show fewer
review-cost = What cost { $unit }
review-cost-why = Here hardly anything could be won or lost any more, so { $unit } are counted.
review-point = Move { $move }: { $label }. Better for { $unit }: { $better }
review-figures = What these figures mean
review-compared = Your move and the best other one are compared in the same imagined games: the same hidden cards and dice, played on by bots. An inaccuracy loses at least { $inaccuracy } of the chances, a mistake { $mistake }, a blunder { $blunder }. “Good” loses less. “Undecided” could not be told apart in { $games } games each.
review-mean = Accuracy is the mean over all your decisions. One that loses nothing counts 100%, one that loses 5% counts 80%, 10% counts 64%, 15% counts 51%. Many decisions lose little whatever you do, so careless play is also well above 0%.
review-usual = The start is what ordinary play leads to: bots that continue by the heuristic or by the coach’s own advice. The moves of all players change that; whatever they do not explain is luck. ± is half of the 95% interval.

## frame/Rulebook

print = Print
print-and-play = Print and play
rules-opening = Opening the rules…
rulebook-about = { $pitch } Designer: { $designer }. The rules below are in our own words, each with its number. Those without a note are in the rulebook; the others say where they come from.
rules-unreachable = The rules could not be opened

## frame/Rules

source-other = From other sources
source-ruling = Our ruling
source-reconstructed = Reconstructed
badge-reconstructed = Reconstructed
badge-partly = Partly reconstructed
badge-title = { $game }: { $badge }.
summary = The game on one page
summary-aim = What you want
summary-turn = Your turn
summary-end = The end
summary-forgotten = What people forget
diagram = Diagram
rules-search = Search the rules
rules-of = The rules of { $title }
rules-none = No rule mentions “{ $wanted }”.
rules-overruled = Overruled by
rules-narrowed = Narrowed by

## frame/SaltField

salt-yours = Your salt for the dice
salt-what = any words: they are mixed into the dice, so that the server cannot choose them. Empty: a random one

## frame/Scores

scores = Scores
scores-sum = How the scores add up
points-unit = points
scores-skip = Press any key or tap to show all

## frame/Searching

seek-looking = { $others ->
    [0] Looking for players: { $title }. Nobody else is looking for the same yet.
    [one] Looking for players: { $title }. One more has been found.
   *[other] Looking for players: { $title }. { $others } more have been found.
 }
seek-stop = Stop looking
seek-found = Players have been found: the game begins.

## frame/Seats

seat-bot-level = bot, level { $level }
seat-bot-kind = { $kind ->
    [random] Bot (random)
    [heuristic] Bot (heuristic)
    [bold] Bot (bold)
    [careful] Bot (careful)
    [collector] Bot (collector)
   *[other] Bot ({ $kind })
}
seat-standing = { $kind ->
    [human] here
    [bot] bot
   *[other] free seat
}
seat-lower = seat { $seat }
seat-for-now = plays { $manner } for now
seat-hurried = hurried, many bots are thinking
seat-away = away
seat-due = to decide
who-plays = Who plays
seat-late = out of time, a bot moved
seat-vacation = on vacation until { $when }, the clock stands still
seat-standin = a bot stands in
ready = ready
not-ready = not ready yet
bot-for-seat = Bot for seat { $seat }
seat-this-bot = Seat this bot
to-the-tournament = To the tournament
for-spectators = For spectators
spectators-removed = Spectators are removed.
spectators-remove = Remove and block all spectators
leave-bot = A bot plays on for you, and the others are told. You can come back at any time.
leave-alone = You can come back to it from your games.
leave-closes = This closes the table. Its links stop working, and nobody can join any more.
leave-free = Your seat is free again.
leave-yes = Yes, leave
leave-no = No, stay
line-open = If they move …, I move …
end-propose = Propose to end the game…
end-what = { $alone ->
    [yes] The bots agree, and the game ends at once.
   *[no] The game ends as soon as all others agree: { $people }. Until then it goes on.
}
end-propose-yes = Yes, propose it
end-yes = Yes, end it
end-no = No, play on
leave = Leave the table…

## frame/Share

share-not-here = This device does not share it: copy the link instead.
share-picture = The table at the end of the game
share-link = Link to the replay
share-send = Send…
share-save = Save the picture
share-animation = Save as an animation

## frame/undo

undo-kept = Nobody forgets what they have seen or been told. The dice do not change: the next roll will be the same again. The game is unrated from then on.
undo-moves = { $count ->
    [one] move { $first }
   *[other] moves { $first } to { $last }
}
undo-refused = { $who ->
    [you] You
   *[other] { $who }
} did not agree to undo { undo-moves }.
undo-timeout = Not everybody answered in time, so nothing was undone.
undo-withdrawn = { $who ->
    [you] You have withdrawn the request
   *[other] { $who } has withdrawn the request
} to undo.
undo-asked = You asked to undo { undo-moves }. Waiting for { $waits }.
undo-asks = { $who } asks to undo { undo-moves }.
undo-asks-others = { undo-asks } Waiting for { $waits }.
end-asks = { $who } proposes to end the game.
end-asks-others = { $who ->
    [you] You propose
   *[other] { $who } proposes
} to end the game. Waiting for { $waits }.
end-refused = { $who ->
    [you] You
   *[other] { $who }
} did not agree to end the game.
end-withdrawn = { $who ->
    [you] You have withdrawn the proposal
   *[other] { $who } has withdrawn the proposal
} to end the game.
end-means = Nobody wins, whatever the score is now, and the game is unrated.

## frame/UndoRequest

undo-title = Undo { undo-moves }?
undo-what = Your last move goes back, and everything since. { $count ->
    [0] Nobody else has to agree.
   *[other] { $people } must agree.
}
undo-press-u = { $words } Press U to answer.
undo-told = What you were told since:
undo-more-before = … and { $count } more before
ask = Ask
agree = Agree
refuse = Refuse
withdraw = Withdraw

## frame/Unreachable

page-unreachable = This page could not be opened
page-part-missing = Part of the page could not be loaded. Check your connection.
page-opens-itself = It opens by itself as soon as the server can be reached.
try-again = Try again

## frame/Waiting

waiting-free = { $free ->
    [one] One seat is
   *[other] { $free } seats are
} still free. The game begins by itself when everybody is here.
waiting-promise = The server has already drawn the seed of the dice, and promises it: <code>{ $promise }</code>. The dice are thrown from this seed and from what the players add.
waiting-added = You add: { $added }
waiting-random = Your browser has added a random salt, unless you turned that off.
waiting-add = Add this salt instead
waiting-rules = Read the rules while you wait

## frame/coach

coach-says = The coach: { $move }. { $verdict } { $why }

## frame/course

lesson-over = The lesson is over: play a game now!
lesson-read = Read this first, then press Next.
lesson-not-that = Not that one. The move is: { $move }.
lesson-your-move = Your move: { $move }.
lesson-finished = You have finished the lesson.

## frame/reviewing

review-ready = The review is ready.

## frame/standins

standin-back = { $name } is back.
standin-late = { $name } ran out of time: a bot made the move.
standin-away = { $name } is away: a bot plays on.
standin-your-time = Your time ran out, so a bot made a move for you. The next move is yours.
standin-for-you = A bot plays for you.
ready-clocks = The clocks start when everybody is ready.
ready-waiting = Waiting until { $names } { $count ->
    [one] is
   *[other] are
} ready.
missed-all = A bot made all of { $who ->
    [you] your moves: the game is unrated for you.
   *[other] { $who }’s moves: the game is unrated for { $who }.
}
missed-many = A bot made { $moves } of { $who ->
    [you] your { $of } moves. That is more than a quarter, so the game counts as lost for you.
   *[other] { $who }’s { $of } moves. That is more than a quarter, so the game counts as lost for { $who }.
}

## frame/status

status-lesson = Lesson
status-over = Over: { $ending }
status-waiting-players = Waiting for players
status-watch = Watch
status-waiting = Waiting for { $names }
status-vacation = { $name } is on vacation
status-moment = One moment
idle-watch = Watch…
idle-replay = This is a replay.
idle-lesson = Read on, then press Next.
idle-sentence = { $status }.

## generic/Board

generic-which = Which of these?
generic-choose = Your move: choose on the table.
generic-watching = You are watching.
generic-to-move = to move
generic-rest = Everything else on the table
generic-as-text = The table as text
generic-you-are = You are <b>{ $name }</b>{ $role ->
    [none] { "" }
   *[other] , { $role }
}.
generic-you = you

## generic/CardView

generic-hidden-card = a hidden card
generic-none = none

## generic/FieldView

generic-hidden = hidden
generic-empty = empty
generic-hidden-cards = hidden cards

## pieces/Die

die-face = Die: { $face }

## pieces/Hand

your-hand = Your hand

## pieces/Lens

lens-edge = See what else can be chosen: { $edge ->
    [left] left
    [right] right
    [up] up
    [top] top
    [down] down
    [bottom] bottom
   *[other] { $edge }
}
lens-look = Look
lens-nearer = Nearer
lens-farther = Farther
lens-find = Find { $who }

## pieces/Prompt

put-back = Put back
prompt-skip = Skip

## pieces/Track

track-at = { $name }, at { $space }

## pieces/dice

die-words = { $name ->
    [none] die
   *[other] { $name }
}: { $face }{ $kept ->
    [yes] , kept
   *[no] { "" }
}{ $ghost ->
    [0] { "" }
   *[other] , would be { $ghost }
}

## pieces/movable

may-go-here = { $name } may go here

## pieces/mover

in-your-hand = { $name } is in your hand and may go to { $places ->
    [one] one place
   *[other] { $places } places
}.
back-where = { $name } is back where it was.

## lib/aloud

spoken-card = { $rank } of { $suit ->
    [clubs] clubs
    [spades] spades
    [diamonds] diamonds
   *[other] hearts
}

## home/Gallery

gallery-page-title = Games · Rulewright
gallery-title = Games and their makers
gallery-designer = Designer
gallery-publisher = Publisher
gallery-version = Version
gallery-length = Length
gallery-from = From
gallery-added = added to this server
gallery-built-in = comes with Rulewright
gallery-change = Change its cards: { $title }
gallery-change-cards = Change its cards
gallery-who = Who made these games

## frame/OnlyHere

only-here = Only this computer can open these links. To let other devices in, start Rulewright with <code>{ $option }</code> and open the page at the address it prints.

## the pictures of the games, which are shown before their messages are loaded

patrols-sign = { $colour ->
    [0] D
    [1] M
   *[other] L
}

## frame/Replay: what stands on a move at a decision

badge-played = played
badge-better = better
