### What the server says. How messages are written: docs/translate.md.

## Requests

nul = That contains a NUL character, which cannot be stored: leave it out.
message-not-understood = That message is not understood: { $error }.
request-not-understood = That request is not understood: { $error }.
too-long-bytes = That is too long: send at most { $most } bytes.
request-late = The request did not arrive within { $seconds } seconds: send it again.
nul-in-address = There is a NUL character in that address: leave it out.
whole-number = { $name } is a whole number, not { $text }.
send-json = Send it as JSON, with content-type application/json.
unknown-whether-saved = It is not known whether that was saved: check before you try again.
database-silent = The database does not answer: try again in a moment.
server-mistake = The server made a mistake; try again in a moment.
own-page = Send this from the table's own page.
for-monitoring = That is for monitoring: start the server with --monitor-from and your address.
database-silent-or-full = The database does not answer, or cannot write.
nothing-here = There is nothing here: see /openapi.json for what there is.
ask-own-page = Ask from the table's own page.
no-game = There is no game { $name } here: choose one of { $games }.

## People

not-known = This server does not know you yet: play something first.
not-your-name = That is not your name: type it as it is shown, so that nobody does this by accident.
device-link-used = That link has been used or has expired: make a new one on your other device.
no-lesson = { $game } has no lesson yet: read its rules, or just play.
no-diagram = { $game } has no diagram { $name }.
print-title = { $game }: print and play
print-players = How many play
print-box = Box
print-paper = Paper
print-a4 = A4
print-letter = Letter
print-show = Show
print-how = Print this page at 100%, without margins or headers. The line at the foot of each sheet shows whether the size is right.
print-pdf = Download as PDF
print-one-of = { $name } is one of { $known }.
print-players-are = players is a number from { $low } to { $high }.
print-no-pdf = This server cannot make PDFs: print the page instead, or install Rulewright with [print] and run `rulewright print`.
lesson-outdated = The lesson of { $game } cannot be played: { $error }
name-of-leavers = { $name } cannot be a name: people who have left for good are called that.
box-too-long = That box is too long: at most { $most } characters are allowed.
no-table = There is no such table: ask for its link again.
not-open-to-all = That table is not open to everybody: ask its host for a link.
wrong-link = That link is not for this table: ask for a new one.
no-custom-box = This table uses the game's own cards: there is no custom box to download.
blocked-most = You have blocked { $most } guests already: unblock somebody first.
not-blocked = You have not blocked or muted anybody by that name: look at the list again.
mute-not-there = You can mute only somebody at a table where you are.
mute-no-person = Only a person can be muted, and no person sits there.
mute-yourself = You cannot mute yourself.
muted-most = You have muted { $most } people already: unmute somebody first.
follow-yourself = You cannot follow yourself.
follow-most = You follow { $most } people, which is the most: stop following somebody first.
host-invites = Only the host of a table can invite friends to it.
no-seat-free = No seat is free at this table.
friends-only = You can invite friends only: people whom you follow and who follow you.
invited-most = { $most } people are invited to this table, which is the most.
unknown-device = an unknown device
no-sign-in = That sign-in is not one of yours, or has ended already: look at the list again.
passkeys-not-here = Passkeys do not work at { $here }: open this page over https by its name or, on the server's own machine, at http://localhost{ $port }.
passkeys-most = You have { $most } passkeys already: remove one first.
passkey-refused = That passkey was not accepted: it was removed here, or more than { $minutes } minutes went by. Try again.
no-passkey = That passkey is not one of yours, or was removed already: look at the list again.
profile-needs-passkey = A public profile belongs to an account: add a passkey first.
profile-needs-name = A public profile needs a name: choose one first.
no-profile = There is no such profile, or it is no longer public.
report-not-there = You can report only somebody at a table where you are, or were.
report-plain = Write what happened in plain text.
report-yourself = You cannot report yourself.
report-most = The operator has not read your last { $most } reports yet: wait until then.
nobody-sits = Nobody sits there.
not-said = That player did not say that: choose the message again.
report-no-person = Only a person can be reported, and no person sits there.
heroes-most = You have { $count } heroes already: continue with one of them.

## New tables

tables-most = You have { $most } unfinished tables: finish or leave one of them first.
your-seat-is = Your seat is { $seat }, but seats are numbered 0 to { $last }.
no-seat-for-bot = Seat { $seat } cannot be filled with a bot: name another of the { $count } seats.
no-seat-for-friend = Seat { $seat } is not free for somebody at your screen: name another of the { $count } seats.
seed-for-practice = A seed may only be chosen for practice against bots: fill the other seats, or leave the seed out.
hero-seat = A hero sits in seat { $seat }: choose that one.
one-clock = A clock counts per_move, total (with an increment if you like) or days: give one of the three.
seek-alone = { $game } is played alone: there is nobody to look for.
seek-two = You look for others: take two seats or more.
seek-range = The lowest rating is { $low } and the highest { $high }: exchange them.
no-salts-for-deal = A chosen deal takes no salts: leave the seed and the puzzle out, or the salts.
no-puzzle = { $game } has { $count } puzzles, and none has the number { $number }.
puzzle-fixed = A puzzle is fixed: leave options, seed, clock, hero and box out.
open-tables-most = You have { $count } open tables already: wait until somebody joins, or close one of them.
open-tables-address = Your address has { $count } open tables already: invite people by link, or close one of them.
no-bot = There is no bot { $name } for { $game }: choose one of { $bots }.

## Joining and leaving

not-welcome = The host does not let you join this table.
seat-taken = That seat is taken: ask the host for another, or for a link to watch.
host-fills = Only the host can fill seats: ask them to.
seat-not-open = That seat is not open: choose one that is.
host-removes = Only the host can remove somebody: mute or report them.
nobody-to-remove = There is nobody to remove from that seat.
begun-so-stay = The game has begun, so its players stay: mute them, report them, or leave the table.
rematch-played = Only those who played can ask for a rematch: open your own table.
rematch-not-over = The game is not over yet: finish it first.
rematch-blocked = One of you has blocked another: open a new table.
rematch-left = Somebody who played has left for good: open a new table.
database-silent-again = The database does not answer: trying again in a moment.
open-own-page = Open the table from its own page.
open-page-first = Open the page first: this server does not know you yet.
server-full = The server is full: try again in a while.
too-many-open = You have too many tables open: close one of them.
no-seat-of-yours = You have no seat at this table: use an invite link.

## At the table

server-mistake-page = The server made a mistake; open the page again.
too-many-messages = Too many messages: wait a little and open the page again.
not-stored = The table could not store that: try again in a moment.
send-text = Send messages as text in UTF-8.
message-too-long = That message is too long: send at most { $most } characters.
spectators-watch = You are watching: only players can move or chat.
write-or-choose = Write a message or choose a quick one.
not-begun = The game has not begun: a seat is still free.
many-at-once = Many moves came at once: try again.
over = The game is over.
moved-on = The game has moved on since: look again and choose again.
no-move-yet = You have not moved yet, so there is nothing to take back.
campaign-no-undo = In a campaign nothing can be taken back.
new-rules = The new rules do not allow move { $number } any more: the game continues from before it.
nothing-to-restart = There is no running match here to restart.
restart-players = Only those who play here can restart this match: you have no seat at this table.
undo-asked = Somebody asks to undo already: wait for the answer.
undo-asked-you = You asked already: you can ask again after the next move.
undo-nobody-asks = Nobody is asking to undo any more.
others-agree = You asked: the others must agree.
campaign-no-end = In a campaign a game is played to its end: give up, or play on.
end-asked = Somebody proposes to end the game already: answer, or wait for the answer.
end-asked-you = You proposed that a short while ago: you can propose it again { $moves } moves later.
end-nobody-asks = Nobody proposes to end the game any more.
end-alone = In a game for one there is nobody to agree with: give up, or play on.
no-salts = The dice of this table come from its seed alone: it takes no salts.
salts-late = The game has begun: its dice are already thrown.
salt-form = A salt is up to { $most } printable characters: send another one.

## Chat

chat-plain = Write a message in plain text.
chat-links = Links are not allowed in the chat: leave them out.
chat-full = The chat of this table is full.

## The coach

coach-people = There is no advice in games with other people: look at the review when it is over.
coach-over = The game is over: look at its review.
coach-nothing = You have nothing to decide now: ask when it is your move.
coach-busy = The coach is still thinking about your last question: wait for that answer first.
coach-late = The coach found no answer in time: ask again.
no-record = There is no such record: ask for its link again.
review-not-over = The game is not over yet: it can be reviewed when it is.
no-decision = There was no such choice at move { $move }: ask for one that the review lists.
review-too-long = That game is too long to be reviewed here: use `rulewright review` on your own computer.
reviews-most = Two reviews are being made for you already: wait for one of them.
coach-players = Advice is for those who play: you have no seat at this table.
meant-number = meant is the number of a move, not { $text }.
fork-not-over = The game is not over yet: you can continue from an earlier position when it is.
no-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
no-bot-api = There is no bot { $name } for { $game }: GET /api/bots tells which there are.
forks-busy = Several games are being set up for you already: wait for those.
fork-late = That game takes too long to set up here.
fork-over = The game is over at that position: choose an earlier one.

## Deals, records and pictures

kind-one-of = kind is one of { $kinds }.
near-rating = near is a rating, a whole number such as 1200, or is left out.
no-puzzles = { $game } has no puzzles.
deal-not-played = Play the deal of the day first: then you see how others did.
no-deals = { $game } has no graded deals.
no-seat-here = You have no seat in this match.
result-one-of = result is one of { $results }, or is left out.
before-time = before is the time, in milliseconds, of the last match on the previous page, or is left out.
picture-not-over = The game is not over: until then there is only a picture of how it stands, now.png.
picture-not-begun = The game has not begun: there is nothing to draw yet.
picture-seat = There is no seat { $seat }: the first is 0.
picture-kinds = The whole game is game.webp or game.gif; a single frame is .png or .svg.
picture-names = A picture is called now, game, or by the number of its frame.
picture-too-long = That game is too long to be drawn here: use its record and `rulewright picture`.
pictures-busy = Several pictures are being drawn for you already: wait for those.
picture-late = That picture takes too long to be drawn here.
picture-svg = This server draws only SVG: { $error }.
no-frame = There is no frame { $frame } in this match: it has { $count }.
picture-endings = A picture's name ends in { $kinds }.
replay-not-over = The game is not over yet: until then it can only be watched at its table.
replay-too-long = That game is too long to be shown here: replay its record with `rulewright replay`.
replays-busy = Several replays are being prepared for you already: wait for those.
replay-late = That game takes too long to replay here.
record-not-over = The game is not over yet: until then only its players can download the record.
record-hidden = The record shows everybody's moves, hidden ones too: you can download it when the game is over.
not-a-record = This is not a record. Choose a file that Rulewright saved; its name ends in .jsonl.
record-utf8 = A record is text in UTF-8: send the file as it was downloaded.
record-too-long = That record is too long: at most { $most } lines are taken in here.
records-busy = Too many records at once: wait until the others are checked.
record-late = That record takes too long to check here: check it with `rulewright verify`.
record-invalid = That record is not valid: { $found }.
record-own-box = That game was played with a custom box, which its record does not contain: look at it with `rulewright replay FILE --box BOX`.
record-unfinished = line 1: the game is not finished, so its dice cannot be checked; upload it again when it is
record-no-game = line 1: there is no game { $game } here
record-cannot-check = That record cannot be checked here: { $error }.
uploads-most = You have uploaded { $most } records already: no more are kept for you.

## The lab

box-too-long-letters = That box is too long: at most { $most } characters are allowed.
boxes-busy = Several boxes of yours are being checked already: wait for those.
box-late = That box takes too long to check.
this-box = this box
lab-closed = The lab is closed on this server: its operator can open it with --lab.
lab-too-slow = Games of these players take too long here: choose others, or play them with `rulewright lab` on your machine.
lab-most-games = one study plays at most { $most } games here, not { $games }
lab-same-settings = both settings are the same: change something in one of them
lab-yours-runs = You have a study running: stop it first, or wait until it is done
lab-address-busy = Too many studies run from your address: wait until one is done
lab-busy = The lab is busy: wait until another study is done
lab-process-ended = The process that played the games ended: try again, with fewer games.
lab-stopped = Stopped after { $seconds } seconds, the most that a study may take here.
lab-no-file = A study has no file { $file } here: it has { $files }.
lab-report-most = A report is about at most { $most } games here: choose fewer.
lab-took-longer = That took longer than { $seconds } seconds: choose fewer games.

## Closed sockets

left = You left the table.
removed = The host has removed you from this table.
closed = The host has closed this table, so nobody can join it any more.
restarting = The server is restarting; it will be back.
cut-off = This server has lost its database: trying again in a moment.
behind = Not all the moves you saw are stored here: trying again. Reload to see what is stored.
signed-out = This device was signed out.
too-many-undos = Too many moves were taken back in this game: no more can be taken back.
unsettled = It is not known yet whether the last move was stored, because the database does not answer. You will see it here.
not-that-name = This server does not answer to that name. Its operator can start it with --host-name and the name.
restarted = The server was restarted before this was done: try again in a moment.
# $what is such as "Too many new tables".
try-again = { $what }: try again in { $seconds ->
    [one] 1 second
   *[other] { $seconds } seconds
}.
coach-not-ready = The coach is still getting ready for { $game }: ask again in a minute.

## Matches of other rules

other-version = This match needs version { $needs } of { $game }, and this server has { $version }: it { lost }.
other-rules = This match began under different rules from those that { $game } has now, although both are called version { $version }: it { lost }.
other-cards = This match needs different rules or cards of { $game } from those on this server: it { lost }.
lost = { $status ->
    [over] cannot be played on or reviewed again
   *[running] cannot go on
}

## Bans

# $end is one of the two below.
banned = You are banned from this server { $end }: { $reason }
for-good = for good
until = until { $day }
browser-on = { $browser } on { $system }
a-program = a program

## What messengers show of a link

preview-over = A finished game, to replay move by move. { $pitch }
preview-invites = { $player } invites you to play { $game }
preview-with = { $game } with { $player }
somebody = Somebody
players = { $count ->
    [one] 1 player
   *[other] { $count } players
}
# $span is yes if $low and $high differ.
minutes = { $span ->
    [yes] { $low } to { $high } minutes
   *[no] { $low ->
        [one] 1 minute
       *[other] { $low } minutes
    }
}
seconds = { $count } seconds
clock-per_move = { $time } a move
clock-total = { $time } a player
clock-increment = { $time } more a turn
no-clock = no clock

## Said with one tap

ready-0 = Hello!
ready-1 = Well played!
ready-2 = Thank you!
ready-3 = Good luck!
ready-4 = Ouch!
ready-5 = Ha!
ready-6 = One moment, please.
ready-7 = Good game!

## Too many at once

too-many-tables = Too many new tables
too-many-pages = Too many pages
too-many-chats = Too many chat messages
too-many-records = Too many records
too-many-links = Too many links
too-many-tries = Too many tries
too-many-mails = Too many messages
too-many-reports = Too many reports
too-many-follows = Too many follows and invitations
too-many-seeks = Too many searches
not-banned = You are not banned.
send-form = Send a form: application/x-www-form-urlencoded.
appeal-plain = Write what you have to say in plain text.
appeal-once = You have appealed already: the answer will be shown here.
appeal-most = There are { $most } appeals against this ban already: wait until the operator answers.
no-appeal = There is no appeal { $appeal }: see `rulewright admin appeals`.
too-many-studies = Too many studies
too-many-requests = Too many requests
too-many-boxes = Too many boxes
too-many-pictures = Too many pictures
too-many-sockets = Too many sockets

game-changed = The game was changed.
moved-on-since = The game has moved on since that was asked: check again.
nothing = There is nothing here.
page-missing = The web page is not built yet: run `make web`, then load this page again.
too-many-downloads = Too many downloads
# $changes is a list such as "track=9".
lab-with = with { $changes }
lab-second = in the second setting
match-not-begun = match { $match } has not begun
no-report = there is no report { $report }: see `rulewright admin reports --all`
lesson-broken = The lesson cannot be played: { $why }

## Games by the day

vacation-already = You are on vacation already: end it first.
vacation-left = You have { $left ->
    [one] 1 day
   *[other] { $left } days
} of vacation left, of { $of } in 365 days: take fewer.
vacation-none = You are not on vacation.
only-by-day = Conditional moves are for tables that are played by the day.
just-move = It is your turn: just move.
end-with-yours = End the line with a move of your own.
nothing-foreseen = You cannot lay down an answer here: what comes next depends on chance, on something hidden from you, or on several players at once.
push-keys = The browser’s keys are not understood: turn notices off and on again.
push-endpoint = Notices go to the https address of a public push service only: turn notices off and on again.
mail-address = That is not an e-mail address: write it like you@example.com.
mail-settings = Mail needs RULEWRIGHT_SMTP like smtp://user:password@host:587 and RULEWRIGHT_MAIL_FROM like table@example.com.
mail-name = Mail needs a public name for its links: give --host-name.
no-mail-here = This server sends no e-mail: turn on notices on this device instead.
mail-link-gone = That link has been used or has expired: ask for a new one in your account.
notice-turn = It is your turn.
notice-subject = { $game }: it is your turn
notice-mail = It is your turn in { $game }. Open your table:
mail-stop = No more of these messages:
confirm-subject = Confirm your e-mail address
confirm-mail = Somebody, probably you, wants to be told at this address when it is their turn. If it was you, open this link within three days. If not, do nothing: you will get nothing more.

## Tournaments

no-tournament = There is no such tournament: ask for its link again.
tournament-over = That tournament is over: look for the next one.
tournament-begun = That tournament has begun: enter the next one.
tournament-full = That tournament is full: it is for { $most } players.
tournament-not-entered = You are not playing in that tournament.
tournament-host = Only its host can do that.
tournament-needs-account = You need an account to make a tournament: add a passkey first.
tournaments-most = There are { $most } unfinished tournaments already: wait until one of them is over, or cancel one of yours.
tournament-starts = Choose a time from now on, within { $days } days.
tournament-seats = Tables of a Swiss, a round robin or an arena are for two players, those of groups for three or four: choose one of these.
tournament-by-day = A round of a tournament is not played by the day: choose a time for each move or for the game.
tournament-no-end = In a tournament games are not ended by agreement, because it would give points away: play on, or give up.
