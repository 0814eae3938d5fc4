seat = Platz { $number }
wait = Platz { $seat } ist am Zug.
over = Die Partie ist beendet.

## Command line: lists and tables

cli-head-name = Name
cli-head-game = Spiel
cli-head-players = Personen
cli-head-bots = Bots
cli-head-option = Option
cli-head-values = Werte
cli-head-games = Partien
cli-head-wins = Siege
cli-head-rate = Quote
cli-head-interval = 95-%-Intervall
cli-head-ratio = × gerechter Anteil
cli-default = Voreinstellung
cli-whole-number = eine ganze Zahl ({ $default }: Voreinstellung)
cli-no-options = { $game } hat keine Optionen.
cli-provenance = Woher ein Wert stammt: { $legend }.
cli-from-rulebook = Regelheft
cli-from-published = anderswo veröffentlicht
cli-from-house = von uns
cli-from-owner = vom Besitzer einer Schachtel abgelesen
cli-group-seat = Platz
cli-group-bot = Bot
cli-sim-what = { $game }: { $games } Partien, { $players } Plätze, Bots { $bots }, Startwert { $seed }
cli-sim-speed = { $decisions } Entscheidungen in { $seconds } s: { $speed } je Sekunde
cli-sim-decisions = Entscheidungen je Partie: { $median } (Median), { $mean } (Mittel), { $low } bis { $high } in neun von zehn
cli-sim-plays = Gespielte Karten je Partie: { $median } (Median), { $mean } (Mittel), { $low } bis { $high } in neun von zehn

## Command line: before a match

cli-you = du
cli-player = Person { $number }
cli-which-game = Welches Spiel?
cli-how-many = Wie viele spielen mit ({ $fewest } bis { $most })?
cli-how-many-people = Wie viele davon sind Menschen an diesem Bildschirm (0 bis { $most })?
cli-which-bots = Wie gut spielen die Bots?
cli-which-edition = Welche Ausgabe?
cli-number-please = Bitte eine Zahl von { $low } bis { $high }.
cli-bot-random = random: irgendetwas Erlaubtes
cli-bot-novice = novice: macht Fehler
cli-bot-steady = steady: spielt vernünftig
cli-edition-german = die deutsche
cli-edition-spanish = die spanische

## Command line: in a match

cli-pass-screen = Gib den Bildschirm an { $who } weiter, dann Eingabetaste.
cli-commands = Zahl oder Kurzschrift · ? warum nicht · help Hilfe · log Verlauf · rules Regeln · quit Ende
cli-commands-undo = Zahl oder Kurzschrift · ? warum nicht · undo zurück · help · log · rules · quit
cli-only-choice = Etwas anderes ist nicht möglich: einfach Eingabetaste.
cli-help =
    Eine Zahl oder die Kurzschrift daneben entscheidet.
    ?      was jetzt nicht geht, und in welchem Absatz der Regeln das steht
    undo   nimmt deine letzte Entscheidung zurück, bis etwas gezeigt, gezogen oder entschieden wird
    log    alles, was geschehen ist
    rules  die Spielregeln
    quit   hört auf; die Partie kann später weitergehen
cli-wrong-input = { $count ->
    [one] Tippe 1 oder die Kurzschrift daneben.
   *[other] Tippe eine Zahl von 1 bis { $count } oder die Kurzschrift daneben.
}
cli-all-possible = Gerade ist dir nichts verwehrt.
cli-no-undo = Das geht nicht zurück: Seither wurde etwas gezeigt, gezogen oder entschieden.
cli-direction-1 = im Uhrzeigersinn
cli-direction--1 = gegen den Uhrzeigersinn
cli-more-in-log = … { $count } weitere Zeilen im Verlauf (log)
cli-go-on = So geht es weiter: { $command }

## Command line: after a match

cli-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gemeinsam gewonnen.
}
cli-record-is = Aufzeichnung: { $file }
cli-commitment = Versprechen zu dieser Verteilung, am Ende nachprüfbar: { $commitment }
cli-secret = Geheimnis: { $secret }
cli-check = Ob ehrlich gegeben wurde, prüft: tatami verify { $file }
cli-again = Noch einmal (j/n)?
cli-yes = j ja y yes
cli-fault = An Entscheidung { $number } von Platz { $seat } ist eine Regel gescheitert:
cli-verified = In Ordnung: { $decisions ->
    [one] eine Entscheidung, neu gegeben und nachgespielt.
   *[other] { $decisions } Entscheidungen, neu gegeben und nachgespielt.
}
cli-verified-unfinished = Bis hierher in Ordnung, aber nicht zu Ende: { $decisions ->
    [one] eine Entscheidung, neu gegeben und nachgespielt.
   *[other] { $decisions } Entscheidungen, neu gegeben und nachgespielt.
}

## Der Tisch im Browser: warum etwas nicht geschah

refused-finished = Die Partie ist zu Ende.
refused-not-running = Hier läuft keine Partie.
refused-not-asked = Du bist nicht an der Reihe.
refused-watching = Du schaust zu: Das darf nur, wer einen Platz hat.
refused-stale = Jemand war schneller: Der Tisch hat sich verändert. Schau noch einmal hin.
refused-illegal = Das geht jetzt nicht.
refused-no-take-back = Das lässt sich nicht zurücknehmen: Seither wurde etwas gezeigt, gezogen oder entschieden.
refused-storage = Das konnte nicht gespeichert werden, also hat sich nichts geändert. Versuche es noch einmal.
refused-rule = Hier versagte eine Regel. Nichts hat sich geändert, und der Gastgeber hat eine Notiz. Wähle etwas anderes.
refused-parked = Diese Partie lässt sich ansehen, aber nicht weiterspielen.
refused-no-seat = Es gibt keinen Platz { $seat }.
refused-own-seat = Das ist dein eigener Platz: Verlasse ihn stattdessen.
refused-nobody-there = Diesen Platz hat niemand: Ein Bot muss ihn spielen.
refused-open-seat = Ein Platz ist noch offen: Lade jemanden ein oder setze einen Bot hin.
refused-running = Die Partie hat begonnen.
refused-seat-taken = Dort sitzt jemand.
refused-not-over = Die Partie ist noch nicht zu Ende.
refused-host-only = Das darf nur der Gastgeber.
refused-seats = Dieses Spiel ist für { $fewest } bis { $most } Personen.
refused-name = Ein Name ist eine Zeile aus Zeichen, die man sieht.
refused-pace = Wähle für diese Bedenkzeit { $least } oder mehr.
refused-level = Es gibt keinen Bot „{ $level }“: Wähle { $levels }.
refused-input = { $why }
refused-garbage = Diese Nachricht war nicht lesbar.
refused-hello = Die erste Nachricht muss Tisch und Platz nennen.
refused-key = Dieser Link öffnet hier keinen Platz mehr. Bitte den Gastgeber um einen neuen.
refused-invitation = Diese Einladung wurde benutzt oder zurückgezogen. Bitte den Gastgeber um eine neue.
refused-code = Dieser Code wurde benutzt oder ist älter als zehn Minuten. Erzeuge auf dem anderen Gerät einen neuen.
refused-no-table = Diesen Tisch gibt es nicht. Tische, an denen nie gespielt wurde, verschwinden nach einem Tag.
refused-no-match = Diese Partie wurde hier nicht gespielt.
refused-still-running = Solange eine Partie läuft, bleibt ihre Aufzeichnung verschlossen.
refused-silent = Zu lange war nichts zu hören.
refused-slow = Diese Verbindung ist zu langsam, um zu folgen.
refused-too-many = Von hier aus bestehen zu viele Verbindungen.
refused-too-large = Diese Nachricht war zu lang.
refused-me-once = Sage einmal, wo du sitzt.
refused-seat-kind = Ein Platz ist „me“, „open“ oder „bot:STUFE“, nicht „{ $kind }“.
refused-too-many-seats = Frage nach höchstens { $most } Plätzen auf einmal.
refused-fault = Hier ging etwas schief, und der Gastgeber hat eine Notiz. Nichts hat sich geändert.
table-parked = Diese Partie lässt sich hier nicht weiterspielen: { $why }
notice-restart = Der Server startet neu. Alles ist gespeichert; der Tisch kommt von selbst zurück.

## Der Browser

web-tagline = Japanische Karten- und Brettspiele: mit Freunden oder gegen Bots.
web-fan-made = Von Fans gemacht; Namen und Marken gehören ihren Inhabern.
web-home = Zur ersten Seite
web-menu = Menü
web-settings = Einstellungen
web-language = Sprache
web-theme = Helligkeit
web-theme-auto = wie das Gerät
web-theme-light = Tag
web-theme-dark = Nacht
web-motion = Bewegung
web-motion-full = ruhig
web-motion-quick = schnell
web-motion-none = keine
web-play-at-once = Sofort spielen
web-play-at-once-why = Was vollständig gewählt ist, wird ohne die Spielleiste gespielt. Zurücknehmen bleibt, wie es ist.
web-close = Schließen
web-rules = Regeln
web-help = Hilfe
web-help-glow = Was leuchtet, kann gewählt werden. Tippst du auf etwas anderes, sagt der Tisch, warum es nicht geht.
web-help-play = Wähle erst Karte, Stärke und Ziel; dann spielt die große Leiste sie aus. Bis dahin sieht niemand etwas.
web-help-details = Verweile auf einer Karte oder drücke sie lange, um zu lesen, was darauf steht.
web-keyboard = Tastatur
web-key-arrows = durch das Wählbare gehen
web-key-enter = wählen; auf der Leiste: spielen
web-key-escape = die letzte Wahl zurücklegen
web-key-take-back = die letzte Entscheidung zurücknehmen, wo das geht
web-key-help = diese Hilfe
web-players = { $fewest } bis { $most } Personen
web-seats = Plätze
web-bots = Bots
web-play-bots = Gegen Bots spielen
web-play-friends = Freunde einladen
web-your-tables = Deine Tische
web-public-tables = Öffentliche Tische
web-your-turn = du bist dran
web-phase-open = noch nicht begonnen
web-phase-running = läuft
web-phase-over = vorbei
web-phase-parked = abgestellt
web-seat-name = Platz { $number }
web-bot-name = Bot { $number }, { $level }
web-seat-open = offen
web-seat-holder = Wer auf Platz { $number } sitzt
web-person = Mensch
web-you = du
web-host = Gastgeber
web-away = nicht da
web-invite = Einladen
web-invite-friend = Jemanden einladen
web-how-many = Wie viele Plätze
web-your-name = Dein Name (wenn du magst)
web-sit-down = Auf Platz { $seat } setzen
web-seat-taken = Dieser Platz ist vergeben. Bitte um einen anderen Link.
web-no-seat-here = Dieser Browser hat keinen Platz an diesem Tisch. Mit einem Link vom Gastgeber kannst du mitspielen oder zuschauen.
web-to-my-seat = Zu meinem Platz
web-move-title = Dein Platz zieht hierher
web-move-why = Der Link gilt einmal. Auf dem anderen Gerät bleibt dein Platz auch offen.
web-move-here = Meinen Platz hier einnehmen
web-options = Was gespielt wird
web-pace = Tempo
web-pace-off = ohne Uhr
web-pace-decision = je Entscheidung
web-pace-bank = Zeitkonto
web-pace-days = Tage
web-pace-length = Wie lange
web-seconds = { $count } Sekunden
web-days = { $count ->
    [one] ein Tag
   *[other] { $count } Tage
}
web-list-publicly = Diesen Tisch auf der ersten Seite zeigen, für alle
web-start = Beginnen
web-seats-still-open = Offene Plätze werden zuerst mit Bots oder Freunden besetzt.
web-host-starts = Der Gastgeber beginnt die Partie.
web-link = Link
web-link-join = Ein Link zu diesem Platz
web-link-join-why = Wer ihn zuerst öffnet und Ja sagt, bekommt den Platz.
web-link-watch = Ein Link zum Zuschauen
web-link-watch-why = Wer ihn hat, sieht, was alle sehen dürfen, und keine Hand.
web-link-move = Aufs Telefon umziehen
web-link-move-why = Fotografiere das mit deinem Telefon: Es gilt einmal, zehn Minuten lang. Gib es nicht weiter.
web-local-only = Gilt nur auf diesem Computer.
web-local-only-how = Für andere starte den Tisch mit:
web-qr = Der Link als QR-Code
web-copy = Link kopieren
web-copied = Kopiert
web-copy-yourself = Kopieren ist hier nicht erlaubt: Der Link ist markiert, kopiere ihn selbst.
web-joining = Du kommst an den Tisch …
web-join-again = Wieder dazukommen
web-line-lost = Die Verbindung ist weg. Neuer Versuch …
web-no-answer = Der Tisch antwortet nicht.
web-went-wrong = Am Tisch ist etwas schiefgegangen.
web-stand-in = Ein Bot spielt für dich.
web-i-am-back = Ich bin wieder da
web-leave = Meinen Platz aufgeben
web-before-you = Vor dir
web-leave-really = Wirklich? Ein Bot spielt für dich weiter.
web-table = Tisch
web-decision = Entscheidung
web-waiting-for = Warten auf { $who }
web-awaited = am Zug
web-out = ausgeschieden
web-can-choose = { $what }: wählbar
web-not-your-turn = Du bist nicht dran
web-play-choose = Wähle etwas, das leuchtet
web-play-then = Wähle jetzt, was dazugehört
web-take-back = Zurücknehmen
web-recap = Seit deinem letzten Zug
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-you-won = Du hast gewonnen!
web-won = { $count ->
    [one] { $who } hat gewonnen.
   *[other] { $who } haben gemeinsam gewonnen.
}
web-rematch = Revanche
web-save-record = Aufzeichnung sichern
web-promise-kept = Gegeben wurde, was versprochen war.
web-promise-broken = Gegeben wurde nicht, was versprochen war!
web-promise-why = Vor der Partie versprach der Server ein Geheimnis, indem er dessen Fingerabdruck zeigte. Nun ist das Geheimnis bekannt, und dein Browser hat beide verglichen. Mit der Aufzeichnung kann jeder neu geben und nachprüfen.
web-commitment = Versprechen
web-secret = Geheimnis
web-replay = Wiederholung
web-back-to-table = Zurück zum Tisch
web-to-start = Zum Anfang
web-to-end = Zum Ende
web-step-back = Einen Schritt zurück
web-step-on = Einen Schritt weiter
web-play-on = Abspielen
web-pause = Anhalten
web-moment = { $at } von { $of }
web-look-from = Sicht von
web-gallery = Galerie
web-copy-moment = Link zu diesem Moment
web-undone = Zurückgenommen:
