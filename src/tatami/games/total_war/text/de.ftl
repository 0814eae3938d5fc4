title = Godzilla Total War
legend = ♥3 ist Extra Schaden: eine Zahl, die auch eine Wunde schlimmer machen kann. ⌂5 ist eine Gebäudezahl: Ein Gebäude öffnet sich und fällt auf den Nächsten, der verletzt wird. Erlitten: der Schaden neben einem Kaiju, das fällt, sobald er sein Leben erreicht. Wert: die Punkte, die es einbringt.

## Karten

card-number = { $value }
card-extra = ♥{ $value }
card-site = ⌂{ $value }
card-building = Gebäude { $value }
card-minus-three = −3
card-direction = Richtungswechsel
card-target = Zielgenau
card-hit = Treffer
card-double-hit = Doppeltreffer
card-king = King-of-Monsters-Karte

## Was im Spiel ist

blow-none = noch nichts
blow-number = { $value }
blow-hit = ein Treffer
blow-double-hit = der Doppeltreffer

## Fragen

ask-kaiju = Welches Kaiju wählst du?
ask-start = Noch ist nichts im Spiel: Spiele eine beliebige Karte.
ask-answer = Im Spiel: { $blow }. Wie antwortest du?
ask-draw = Zieh eine Karte nach – oder beende deinen Zug ohne.
ask-wound = { $striker } trifft { $victim }. Welche Karte legst du als Schaden ab?
ask-building = Welches Gebäude fällt auf { $victim }?
ask-add = { $victim } ist verletzt. Legst du Extra Schaden dazu?
ask-counter = Schlägst du gegen { $striker } zurück?
ask-discard = Wirf Karten ab, bis du drei hast.

## Entscheidungen

do-take = Schaden nehmen
do-pass = Nein, danke
do-reveal = Karten aufdecken, bis eine Zahl kommt
do-draw = Karte nachziehen
do-end = Zug ohne Nachziehen beenden
do-choose = { $kaiju } (Leben { $normal-life }/{ $enraged-life }, Kraft { $normal-strength }/{ $enraged-strength }, Punkte { $normal-points }/{ $enraged-points })
do-play = { $card } spielen
do-play-sum = { $card } spielen: { $sum }
do-power = { $card } mit Innerer Kraft spielen: { $sum }
do-aim = Zielgenau: { $who }
do-lay = { $card } ablegen
do-building = { $card } nehmen
do-add = { $card } dazulegen
do-counter = Mit { $card } zurückschlagen
do-discard = { $card } abwerfen
do-king-draw = King-of-Monsters-Karte: drei Karten ziehen
do-king-number = King-of-Monsters-Karte: als Extra Schaden 4 spielen
do-king-power = King-of-Monsters-Karte: Extra Schaden 4 mit Innerer Kraft: { $sum }
do-king-add = King-of-Monsters-Karte als Extra Schaden 4 dazulegen
do-king-counter = Mit der King-of-Monsters-Karte zurückschlagen: 4
do-king-hit = King-of-Monsters-Karte: { $card } wird zum Treffer
do-king-heal = King-of-Monsters-Karte: heilen, { $card } entfernen
button-power = Innere Kraft
button-number = als Extra Schaden 4

## Gründe

no-too-low = { $value } ist zu niedrig: Im Spiel ist { $blow }.
no-number-on-hit = Auf einen Treffer antworten nur Spezialkarten.
no-hit-on-hit = An diesem Tisch ist ein Treffer keine Antwort auf einen Treffer.
no-double = Auf den Doppeltreffer gibt es keine Antwort.
no-power-special = Innere Kraft gibt es nur zu Zahlenkarten.
no-power-minus-three = An diesem Tisch gibt es keine Innere Kraft zur −3.
no-power-none = Diese Seite deines Kaiju hat keine Kraft.
no-power-turned = Dein Kaiju ist gedreht: Die Kraft ist verbraucht.
no-aim-self = Du kannst nicht auf dich selbst zielen.
no-aim-eliminated = Dieses Kaiju ist ausgeschieden.
no-take-start = Es ist nichts im Spiel: Beginne die Runde.
no-take-forced = An diesem Tisch musst du antworten, wenn du kannst.
no-king-first-match = In dieser Partie hat niemand die King-of-Monsters-Karte.
no-king-other = Die King-of-Monsters-Karte gehört jemand anderem.
no-king-used = Die King-of-Monsters-Karte ist schon eingesetzt.
no-king-own-turn = Hier gilt die „King of Monsters“-Karte nur im eigenen Zug.
no-heal-high = Diese Karte hat mehr als 4.
no-kaiju-taken = Dieses Kaiju hat schon jemand gewählt.
no-wound-card = Als Schaden zählt nur eine Karte von 0 bis 10.
no-extra-card = Jetzt zählen nur Extra-Schaden-Karten (♥).
no-hand-now = Wähle zuerst das Gebäude, das fällt.
no-draw-first = Du hast gespielt: Zieh nach oder beende deinen Zug.

## Was geschah

did-choose = { $seat } wählt { $kaiju }.
did-round = { $who } beginnt eine Runde.
did-play = { $who } spielt { $card }: „{ $value }!“
did-play-power = { $who } spielt { $card } mit { $strength } Innerer Kraft: „{ $value }!“
did-play-special = { $who } spielt { $card }. Im Spiel: { $blow }.
did-aim = { $who } zielt auf { $target }.
did-clockwise = Gespielt wird jetzt im Uhrzeigersinn.
did-anticlockwise = Gespielt wird jetzt gegen den Uhrzeigersinn.
did-draw = { $who } zieht eine Karte.
did-draw-card = { $who } zieht { $card }.
did-forget = { $who } vergisst nachzuziehen.
did-open = Ein Gebäude wird geöffnet: { $card }.
did-take = { $who } steckt den Schlag von { $striker } ein.
did-lay = { $who } legt { $card } als Schaden ab.
did-reveal = { $who } deckt { $card } auf.
did-unhurt = { $who } hat keine Karte zum Ablegen.
did-building = { $card } fällt auf { $who }.
did-add = { $who } legt { $card } zu { $victim }.
did-counter = { $who } schlägt zurück: { $card } für { $striker }.
did-pass = { $who } hält sich zurück.
did-straighten = { $who } wird wieder gerade gedreht.
did-defeat = { $by } besiegt { $who } – jetzt ist { $who } wütend!
did-defeat-enraged = { $by } besiegt { $who } auch im wütenden Zustand!
did-score = { $who } erhält { $points } und hat jetzt { $total }.
did-eliminated = { $who } scheidet aus.
did-reshuffle = Der Ablagestapel wird zum neuen Nachziehstapel.
did-discard = { $who } wirft { $card } ab.
did-heal = { $who } heilt sich mit der King-of-Monsters-Karte: { $card } wird entfernt.
did-king-draw = { $who } zieht mit der King-of-Monsters-Karte drei Karten.
did-king-hit = { $who } macht mit der King-of-Monsters-Karte { $card } zum Treffer.
did-king-number = { $who } spielt die King-of-Monsters-Karte: „{ $value }!“
did-win = { $who } ist King of the Monsters!
did-run-out = Es sind keine Karten mehr da: Wer die meisten Punkte hat, gewinnt.

## Zonen und Angaben

zone-deck = Nachziehstapel
zone-discards = Ablage
zone-building-deck = Gebäudestapel
zone-buildings = Offene Gebäude
zone-box = Schachtel
zone-king = King-of-Monsters-Karte
zone-hand = Hand
zone-damage = Schaden
fact-blow = Im Spiel
fact-value = Schlag
fact-direction = Richtung
fact-points-to-win = Punkte zum Sieg
fact-kaiju = Kaiju
fact-score = Punkte
fact-life = Leben
fact-suffered = Erlitten
fact-strength = Kraft
fact-prize = Wert
fact-turned = Gedreht
fact-enraged = Wütend
turned-1 = ja
enraged-1 = ja

## Optionen

option-edition = Welchem gedruckten Regelwerk die Voreinstellungen folgen.
option-mode = King of Monsters: Die zweite Niederlage ist das Aus. Unsterbliche: Das Kaiju wird wieder umgedreht.
option-kaiju = Kaiju reihum wählen oder zufällig ziehen.
option-draw = Automatisch nachziehen oder von Hand, sodass man es vergessen kann.
option-forced = Ob du antworten musst, wenn du kannst.
option-counterattack = Ob das Opfer mit Extra Schaden zurückschlagen darf.
option-defeat = Ein Kaiju fällt, wenn der Schaden die Lebenspunkte erreicht – oder erst, wenn er sie überschreitet.
option-straighten = Wen eine Extra-Schaden-Karte gerade dreht: den, der sie spielt, oder alle.
option-hit-answers-hit = Ob ein Treffer einen Treffer abwehren kann.
option-after-special = Was nach Richtungswechsel oder Zielgenau zählt: der Schlag oder nur die letzte Zahlenkarte.
option-next-starter = Wer die nächste Runde beginnt: das Opfer oder wer zuletzt verletzt wurde.
option-minus-three-power = Ob Innere Kraft zur −3 erlaubt ist.
option-building-choice = Wer unter mehreren offenen Gebäuden wählt: das Opfer oder der Angreifer.
option-refill = Ob für abgelegten Schaden am Rundenende oder sofort nachgezogen wird.
option-king-extra = Wann die King-of-Monsters-Karte als Extra Schaden dienen darf.
option-king = Der Platz, der zuletzt gewonnen hat und die King-of-Monsters-Karte hält; 0 für niemanden.

## Bots

bot-lowest = lowest: die niedrigste Karte, die reicht

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

## Was am Tisch zu sehen ist

printed-copies = In der Schachtel
printed-normal-life = Leben
printed-normal-strength = Kraft
printed-normal-points = Punkte
printed-enraged-life = Leben, wütend
printed-enraged-strength = Kraft, wütend
printed-enraged-points = Punkte, wütend
button-take = Schaden nehmen
edition-german = deutsch
edition-spanish = spanisch
mode-king-of-monsters = King of Monsters
mode-immortals = Unsterbliche
kaiju-choose = wählen
kaiju-random = zufällig
draw-automatic = von selbst
draw-by-hand = von Hand
forced-off = frei
forced-on = Pflicht
counterattack-always = immer
counterattack-after-extra = nach Extra Schaden
counterattack-off = aus
defeat-reaches = erreicht
defeat-exceeds = übersteigt
straighten-player = Spieler
straighten-all = alle
hit-answers-hit-on = ja
hit-answers-hit-off = nein
after-special-blow = der Schlag
after-special-card = letzte Zahlenkarte
next-starter-victim = Opfer
next-starter-last-hurt = zuletzt Verletzter
minus-three-power-off = nein
minus-three-power-on = ja
building-choice-victim = Opfer
building-choice-striker = Angreifer
refill-round-end = Rundenende
refill-at-once = sofort
king-extra-any-step = jeder Schritt
king-extra-own-turn = eigener Zug
