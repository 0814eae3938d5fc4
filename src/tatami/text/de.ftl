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
