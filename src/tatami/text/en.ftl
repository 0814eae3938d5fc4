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
