seat = Seat { $number }
wait = Waiting for seat { $seat }.
over = The match is over.

## Command line: lists and tables

cli-head-name = Name
cli-head-game = Game
cli-head-players = Players
cli-head-bots = Bots
cli-head-option = Option
cli-head-values = Values
cli-head-games = Games
cli-head-wins = Wins
cli-head-rate = Rate
cli-head-interval = 95 % interval
cli-head-ratio = × fair share
cli-default = default
cli-whole-number = a whole number ({ $default }: default)
cli-no-options = { $game } has no options.
cli-provenance = Where a value comes from: { $legend }.
cli-from-rulebook = rulebook
cli-from-published = published elsewhere
cli-from-house = of our own
cli-from-owner = read off a box by its owner
cli-group-seat = Seat
cli-group-bot = Bot
cli-sim-what = { $game }: { $games } games, { $players } players, bots { $bots }, seed { $seed }
cli-sim-speed = { $decisions } decisions in { $seconds } s: { $speed } a second
cli-sim-decisions = Decisions a game: { $median } (median), { $mean } (mean), { $low } to { $high } in nine of ten
cli-sim-plays = Cards played a game: { $median } (median), { $mean } (mean), { $low } to { $high } in nine of ten

## Command line: before a match

cli-you = you
cli-player = player { $number }
cli-which-game = Which game?
cli-how-many = How many players ({ $fewest } to { $most })?
cli-how-many-people = How many of them are people at this screen (0 to { $most })?
cli-which-bots = How well do the bots play?
cli-which-edition = Which edition?
cli-number-please = A number from { $low } to { $high }, please.
cli-bot-random = random: anything that is allowed
cli-bot-novice = novice: makes mistakes
cli-bot-steady = steady: plays sensibly
cli-edition-german = German
cli-edition-spanish = Spanish

## Command line: in a match

cli-pass-screen = Pass the screen to { $who }, then press Enter.
cli-commands = Number or notation · ? why not · help · log · rules · quit
cli-commands-undo = Number or notation · ? why not · undo · help · log · rules · quit
cli-only-choice = Nothing else is possible: just press Enter.
cli-help =
    A number, or the short form beside it, decides.
    ?      what is not possible now, and the paragraph of the rules that says so
    undo   takes back your last decision, until something is shown, drawn or decided
    log    all that has happened
    rules  the rules of the game
    quit   leaves; the match can be gone on with later
cli-wrong-input = { $count ->
    [one] Type 1 or the notation beside it.
   *[other] Type a number from 1 to { $count }, or the notation beside it.
}
cli-all-possible = Nothing is out of your reach just now.
cli-no-undo = This cannot be taken back: something was shown, drawn or decided since.
cli-direction-1 = clockwise
cli-direction--1 = anticlockwise
cli-more-in-log = … { $count } more in the log
cli-go-on = To go on: { $command }

## Command line: after a match

cli-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won together.
}
cli-record-is = Record: { $file }
cli-commitment = Commitment to this deal, to be checked at the end: { $commitment }
cli-secret = Secret: { $secret }
cli-check = To check that it was dealt fairly: tatami verify { $file }
cli-again = Play again (y/n)?
cli-yes = y yes
cli-fault = Decision { $number }, by seat { $seat }, made a rule fail:
cli-verified = In order: { $decisions ->
    [one] one decision, re-dealt and re-run.
   *[other] { $decisions } decisions, re-dealt and re-run.
}
cli-verified-unfinished = In order so far, but unfinished: { $decisions ->
    [one] one decision, re-dealt and re-run.
   *[other] { $decisions } decisions, re-dealt and re-run.
}

## The table in the browser: why something was not done

refused-finished = The match is over.
refused-not-running = No match is being played here.
refused-not-asked = It is not your turn.
refused-watching = You are watching: only who holds a seat may do this.
refused-stale = Somebody was faster: the table has moved on. Look again.
refused-illegal = That is not possible now.
refused-no-take-back = This cannot be taken back: something was shown, drawn or decided since.
refused-storage = This could not be saved, so nothing was changed. Try again.
refused-rule = A rule failed here. Nothing was changed, and the host has been left a note. Choose something else.
refused-parked = This match can be looked at, but not played on.
refused-no-seat = There is no seat { $seat }.
refused-own-seat = This is your own seat: leave it instead.
refused-nobody-there = Nobody holds this seat: a bot has to play it.
refused-open-seat = A seat is still open: invite somebody, or put a bot there.
refused-running = The match has begun.
refused-seat-taken = Somebody sits there.
refused-not-over = The match is not over.
refused-host-only = Only the host may do this.
refused-seats = This game is for { $fewest } to { $most } players.
refused-name = A name is one line of letters that can be seen.
refused-pace = For this pace choose { $least } or more.
refused-level = There is no bot “{ $level }”: choose { $levels }.
refused-input = { $why }
refused-garbage = This message could not be read.
refused-hello = The first message has to say which table and which seat.
refused-key = This link opens no seat here any more. Ask the host for a new one.
refused-invitation = This invitation has been used or withdrawn. Ask the host for a new one.
refused-code = This code has been used or is older than ten minutes. Make a new one on the other device.
refused-no-table = There is no such table. Tables that never started vanish after a day.
refused-no-match = No such match was played here.
refused-still-running = While a match is running its record stays closed.
refused-silent = Nothing was heard for too long.
refused-slow = This connection is too slow to follow.
refused-too-many = There are too many connections from here.
refused-too-large = This message was too long.
refused-me-once = Say once where you sit.
refused-seat-kind = A seat is “me”, “open” or “bot:LEVEL”, not “{ $kind }”.
refused-too-many-seats = Ask for at most { $most } seats at a time.
refused-fault = Something failed here, and the host has been left a note. Nothing was changed.
table-parked = This match cannot be played on here: { $why }
notice-restart = The server is being restarted. Everything is saved; the table comes back by itself.

## The browser

web-tagline = Japanese card and board games: with friends, or against bots.
web-fan-made = Made by fans; names and trademarks belong to their owners.
web-home = To the first page
web-menu = Menu
web-settings = Settings
web-language = Language
web-theme = Light
web-theme-auto = as the device
web-theme-light = day
web-theme-dark = night
web-motion = Movement
web-motion-full = calm
web-motion-quick = quick
web-motion-none = none
web-play-at-once = Play at once
web-play-at-once-why = What is complete is played without the Play bar. Take-backs stay as they are.
web-close = Close
web-rules = Rules
web-help = Help
web-help-glow = What glows may be chosen. Tap anything else and the table says why not.
web-help-play = First choose card, strength and target; then the big bar plays them. Until then nobody sees anything.
web-help-details = Rest on a card, or press it long, to read what is printed on it.
web-keyboard = Keyboard
web-key-arrows = go through what may be chosen
web-key-enter = choose; on the bar: play
web-key-escape = put the last choice back
web-key-take-back = take the last decision back, where that is possible
web-key-help = this help
web-players = { $fewest } to { $most } players
web-seats = Seats
web-bots = Bots
web-play-bots = Play against bots
web-play-friends = Invite friends
web-your-tables = Your tables
web-public-tables = Public tables
web-your-turn = your turn
web-phase-open = not yet begun
web-phase-running = running
web-phase-over = over
web-phase-parked = parked
web-seat-name = Seat { $number }
web-bot-name = Bot { $number }, { $level }
web-seat-open = open
web-seat-holder = Who sits on seat { $number }
web-person = person
web-you = you
web-host = host
web-away = away
web-invite = Invite
web-invite-friend = Invite a friend
web-how-many = How many seats
web-your-name = Your name (if you like)
web-sit-down = Sit down on seat { $seat }
web-seat-taken = This seat is taken. Ask your host for another link.
web-no-seat-here = This browser holds no seat at this table. With a link from the host you can sit down or watch.
web-to-my-seat = To my seat
web-move-title = Your seat moves here
web-move-why = The link works once. Your seat stays open on the other device too.
web-move-here = Take my seat here
web-options = What is played
web-pace = Pace
web-pace-off = no clock
web-pace-decision = per decision
web-pace-bank = time bank
web-pace-days = days
web-pace-length = How long
web-seconds = { $count } seconds
web-days = { $count ->
    [one] one day
   *[other] { $count } days
}
web-list-publicly = Show this table on the first page, for everybody
web-start = Begin
web-seats-still-open = Open seats are filled with bots or friends first.
web-host-starts = The host begins the match.
web-link = Link
web-link-join = A link to this seat
web-link-join-why = Whoever opens it first and says yes gets the seat.
web-link-watch = A link for watching
web-link-watch-why = Whoever has it sees what everybody may see, and no hand.
web-link-move = Move to my phone
web-link-move-why = Photograph this with your phone: it works once, for ten minutes. Do not give it away.
web-local-only = Works only on this computer.
web-local-only-how = For others, start the table with:
web-qr = The link as a QR code
web-copy = Copy link
web-copied = Copied
web-copy-yourself = Copying is not allowed here: the link is selected, copy it yourself.
web-joining = Joining the table …
web-join-again = Join again
web-line-lost = The line is lost. Trying again …
web-no-answer = The table does not answer.
web-went-wrong = Something went wrong at the table.
web-stand-in = A bot is playing for you.
web-i-am-back = I am back
web-leave = Give my seat up
web-before-you = Before you
web-leave-really = Really? A bot plays on for you.
web-table = Table
web-decision = Decision
web-waiting-for = Waiting for { $who }
web-awaited = awaited
web-out = eliminated
web-can-choose = { $what }: can be chosen
web-not-your-turn = Not your turn
web-play-choose = Choose something that glows
web-play-then = Now choose what goes with it
web-take-back = Take back
web-recap = Since your last turn
web-log = What happened
web-log-empty = Nothing has happened yet.
web-you-won = You have won!
web-won = { $count ->
    [one] { $who } has won.
   *[other] { $who } have won together.
}
web-rematch = Rematch
web-save-record = Save the record
web-promise-kept = The deal was the one promised.
web-promise-broken = The deal was not the one promised!
web-promise-why = Before the match the server promised a secret by showing its fingerprint. Now the secret is known, and your browser has compared them. The saved record lets anybody deal again and check.
web-commitment = Promise
web-secret = Secret
web-replay = Replay
web-back-to-table = Back to the table
web-to-start = To the start
web-to-end = To the end
web-step-back = One step back
web-step-on = One step on
web-play-on = Play
web-pause = Pause
web-moment = { $at } of { $of }
web-look-from = Look from
web-gallery = Gallery
web-copy-moment = Link to this moment
web-undone = Taken back:
