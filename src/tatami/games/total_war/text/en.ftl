title = Godzilla Total War
legend = ♥3 is Extra Damage: a number that can also make a wound worse. ⌂5 is a building number: a building opens, which falls on whoever is hurt next. Suffered: the damage lying beside a kaiju, which falls when it reaches its life. Worth: the points for beating it.

## Cards

card-number = { $value }
card-extra = ♥{ $value }
card-site = ⌂{ $value }
card-building = building { $value }
card-minus-three = −3
card-direction = Change of Direction
card-target = Choose a Target
card-hit = Hit
card-double-hit = Double Hit
card-king = King of Monsters card

## What is in play

blow-none = nothing yet
blow-number = { $value }
blow-hit = a Hit
blow-double-hit = the Double Hit

## Questions

ask-kaiju = Which kaiju do you choose?
ask-start = Nothing is in play: play any card.
ask-answer = In play: { $blow }. How do you answer?
ask-draw = Draw a card, or end your turn without.
ask-wound = { $striker } strikes { $victim }. Which card do you lay as your wound?
ask-building = Which building falls on { $victim }?
ask-add = { $victim } is hurt. Do you add Extra Damage?
ask-counter = Do you strike back at { $striker }?
ask-discard = Discard down to three cards.

## Decisions

do-take = Take the wound
do-pass = No, thanks
do-reveal = Reveal cards until a number turns up
do-draw = Draw a card
do-end = End the turn without drawing
do-choose = { $kaiju } (life { $normal-life }/{ $enraged-life }, strength { $normal-strength }/{ $enraged-strength }, points { $normal-points }/{ $enraged-points })
do-play = Play { $card }
do-play-sum = Play { $card }: { $sum }
do-power = Play { $card } with inner strength: { $sum }
do-aim = Choose a Target: { $who }
do-lay = Lay { $card }
do-building = Take { $card }
do-add = Add { $card }
do-counter = Strike back with { $card }
do-discard = Discard { $card }
do-king-draw = King of Monsters card: draw three cards
do-king-number = King of Monsters card: play it as Extra Damage 4
do-king-power = King of Monsters card: Extra Damage 4 with inner strength: { $sum }
do-king-add = Add the King of Monsters card as Extra Damage 4
do-king-counter = Strike back with the King of Monsters card: 4
do-king-hit = King of Monsters card: { $card } becomes a Hit
do-king-heal = King of Monsters card: heal { $card }
button-power = inner strength
button-number = as Extra Damage 4

## Reasons

no-too-low = { $value } is too low: { $blow } is in play.
no-number-on-hit = Only specials answer a Hit.
no-hit-on-hit = At this table a Hit does not answer a Hit.
no-double = Nothing answers the Double Hit.
no-power-special = Inner strength is for number cards only.
no-power-minus-three = At this table a −3 takes no inner strength.
no-power-none = This side of your kaiju has no strength.
no-power-turned = Your kaiju is turned: its strength is spent.
no-aim-self = You cannot aim at yourself.
no-aim-eliminated = This kaiju has been eliminated.
no-take-start = Nothing is in play: start the round.
no-take-forced = At this table you must answer if you can.
no-king-first-match = Nobody holds the King of Monsters card in this match.
no-king-other = Somebody else holds the King of Monsters card.
no-king-used = The King of Monsters card has been used.
no-king-own-turn = Here the King of Monsters card is for your own turn only.
no-heal-high = This card is worth more than 4.
no-kaiju-taken = Somebody has chosen this kaiju.
no-wound-card = A wound is a card from 0 to 10.
no-extra-card = Only Extra Damage cards (♥) can be laid now.
no-hand-now = First choose the building that falls.
no-draw-first = You have played your card: draw or end your turn.

## What happened

did-choose = { $seat } chooses { $kaiju }.
did-round = { $who } starts a round.
did-play = { $who } plays { $card }: “{ $value }!”
did-play-power = { $who } plays { $card } with { $strength } inner strength: “{ $value }!”
did-play-special = { $who } plays { $card }. In play: { $blow }.
did-aim = { $who } aims at { $target }.
did-clockwise = Play now runs clockwise.
did-anticlockwise = Play now runs anticlockwise.
did-draw = { $who } draws a card.
did-draw-card = { $who } draws { $card }.
did-forget = { $who } forgets to draw.
did-open = A building opens: { $card }.
did-take = { $who } takes the blow of { $striker }.
did-lay = { $who } lays { $card } as a wound.
did-reveal = { $who } reveals { $card }.
did-unhurt = { $who } has no card to lay.
did-building = { $who } is hit by { $card }.
did-add = { $who } adds { $card } to { $victim }.
did-counter = { $who } strikes back: { $card } for { $striker }.
did-pass = { $who } holds back.
did-straighten = { $who } straightens.
did-defeat = { $by } defeats { $who }, who is now enraged!
did-defeat-enraged = { $by } defeats the enraged { $who }!
did-score = { $who } scores { $points } and has { $total }.
did-eliminated = { $who } is eliminated.
did-reshuffle = The discards become the new deck.
did-discard = { $who } discards { $card }.
did-heal = { $who } heals { $card } with the King of Monsters card.
did-king-draw = { $who } uses the King of Monsters card to draw three cards.
did-king-hit = { $who } turns { $card } into a Hit with the King of Monsters card.
did-king-number = { $who } plays the King of Monsters card: “{ $value }!”
did-win = { $who } is King of the Monsters!
did-run-out = No cards are left: the most points win.

## Zones and facts

zone-deck = Deck
zone-discards = Discards
zone-building-deck = Building deck
zone-buildings = Open buildings
zone-box = Box
zone-king = King of Monsters card
zone-hand = Hand
zone-damage = Damage
fact-blow = In play
fact-value = Blow
fact-direction = Direction
fact-points-to-win = Points to win
fact-kaiju = Kaiju
fact-score = Points
fact-life = Life
fact-suffered = Suffered
fact-strength = Strength
fact-prize = Worth
fact-turned = Turned
fact-enraged = Enraged
turned-1 = yes
enraged-1 = yes

## Options

option-edition = Which printed rulebook the defaults follow.
option-mode = King of Monsters: a second defeat eliminates. Immortals: the kaiju flips back.
option-kaiju = Choose kaiju in turn, or draw them at random.
option-draw = Draw back automatically, or by hand, so that it can be forgotten.
option-forced = Whether you must answer if you can.
option-counterattack = Whether the victim may strike back with Extra Damage.
option-defeat = A kaiju falls when damage reaches its life, or only when it exceeds it.
option-straighten = Whom an Extra Damage card straightens: its player or all.
option-hit-answers-hit = Whether a Hit may answer a Hit.
option-after-special = What counts after a direction or target card: the blow, or the last number card alone.
option-next-starter = Who starts the next round: the victim, or whoever was hurt last.
option-minus-three-power = Whether inner strength may go with a −3.
option-building-choice = Who chooses among several open buildings: the victim or the striker.
option-refill = Whether cards laid as damage are drawn back at the round's end or at once.
option-king-extra = When the King of Monsters card may serve as Extra Damage.
option-king = The seat that won last time and holds the King of Monsters card; 0 for nobody.

## Bots

bot-lowest = lowest: the lowest card that answers

## Kaiju

kaiju-anguirus = Anguirus
kaiju-ebirah = Ebirah
kaiju-gigan = Gigan
kaiju-godzilla = Godzilla
kaiju-kamacuras = Kamacuras
kaiju-king-caesar = King Caesar
kaiju-king-ghidorah = King Ghidorah
kaiju-kumonga = Kumonga
kaiju-manda = Manda
kaiju-mothra = Mothra
kaiju-rodan = Rodan
kaiju-zilla = Zilla

## What is drawn on the table

printed-copies = In the box
printed-normal-life = Life
printed-normal-strength = Strength
printed-normal-points = Points
printed-enraged-life = Life, enraged
printed-enraged-strength = Strength, enraged
printed-enraged-points = Points, enraged
button-take = Take the wound
edition-german = German
edition-spanish = Spanish
mode-king-of-monsters = King of Monsters
mode-immortals = Immortals
kaiju-choose = choose
kaiju-random = random
draw-automatic = automatic
draw-by-hand = by hand
forced-off = free
forced-on = must answer
counterattack-always = always
counterattack-after-extra = after Extra Damage
counterattack-off = off
defeat-reaches = reaches
defeat-exceeds = exceeds
straighten-player = player
straighten-all = all
hit-answers-hit-on = yes
hit-answers-hit-off = no
after-special-blow = the blow
after-special-card = last number card
next-starter-victim = victim
next-starter-last-hurt = last hurt
minus-three-power-off = no
minus-three-power-on = yes
building-choice-victim = victim
building-choice-striker = striker
refill-round-end = round’s end
refill-at-once = at once
king-extra-any-step = any step
king-extra-own-turn = own turn
