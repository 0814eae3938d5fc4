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
