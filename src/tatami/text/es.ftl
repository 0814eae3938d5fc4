seat = Asiento { $number }
wait = Le toca al asiento { $seat }.
over = La partida ha terminado.

## Command line: lists and tables

cli-head-name = Nombre
cli-head-game = Juego
cli-head-players = Jugadores
cli-head-bots = Bots
cli-head-option = Opción
cli-head-values = Valores
cli-head-games = Partidas
cli-head-wins = Victorias
cli-head-rate = Tasa
cli-head-interval = intervalo del 95 %
cli-head-ratio = × parte justa
cli-default = por defecto
cli-whole-number = un número entero ({ $default }: por defecto)
cli-no-options = { $game } no tiene opciones.
cli-provenance = De dónde viene cada valor: { $legend }.
cli-from-rulebook = reglamento
cli-from-published = publicado en otro lugar
cli-from-house = nuestro
cli-from-owner = leído de una caja por su dueño
cli-group-seat = Asiento
cli-group-bot = Bot
cli-sim-what = { $game }: { $games } partidas, { $players } asientos, bots { $bots }, semilla { $seed }
cli-sim-speed = { $decisions } decisiones en { $seconds } s: { $speed } por segundo
cli-sim-decisions = Decisiones por partida: { $median } (mediana), { $mean } (media), de { $low } a { $high } en nueve de cada diez
cli-sim-plays = Cartas jugadas por partida: { $median } (mediana), { $mean } (media), de { $low } a { $high } en nueve de cada diez

## Command line: before a match

cli-you = tú
cli-player = jugador { $number }
cli-which-game = ¿Qué juego?
cli-how-many = ¿Cuántos juegan (de { $fewest } a { $most })?
cli-how-many-people = ¿Cuántas son personas ante esta pantalla (de 0 a { $most })?
cli-which-bots = ¿Qué tal juegan los bots?
cli-which-edition = ¿Qué edición?
cli-number-please = Un número del { $low } al { $high }, por favor.
cli-bot-random = random: cualquier cosa permitida
cli-bot-novice = novice: comete errores
cli-bot-steady = steady: juega con sensatez
cli-edition-german = la alemana
cli-edition-spanish = la española

## Command line: in a match

cli-pass-screen = Pasa la pantalla a { $who } y pulsa Intro.
cli-commands = Número o notación · ? por qué no · help ayuda · log historial · rules reglas · quit salir
cli-commands-undo = Número o notación · ? por qué no · undo deshacer · help · log · rules · quit
cli-only-choice = No hay otra posibilidad: pulsa Intro.
cli-help =
    Se decide con un número o con la notación de al lado.
    ?      qué no es posible ahora y en qué párrafo del reglamento consta
    undo   deshace tu última decisión, mientras no se muestre, robe o decida nada
    log    todo lo que ha ocurrido
    rules  las reglas del juego
    quit   sale; la partida se puede continuar más tarde
cli-wrong-input = { $count ->
    [one] Escribe 1 o la notación que tiene al lado.
   *[other] Escribe un número del 1 al { $count }, o la notación que tiene al lado.
}
cli-all-possible = Ahora mismo no hay nada que te esté vedado.
cli-no-undo = No se puede deshacer: desde entonces se mostró, robó o decidió algo.
cli-direction-1 = horario
cli-direction--1 = antihorario
cli-more-in-log = … { $count } líneas más en el historial (log)
cli-go-on = Para seguir: { $command }

## Command line: after a match

cli-won = { $count ->
    [one] { $who } ha ganado.
   *[other] { $who } han ganado a la vez.
}
cli-record-is = Registro: { $file }
cli-commitment = Compromiso con este reparto, comprobable al final: { $commitment }
cli-secret = Secreto: { $secret }
cli-check = Para comprobar que se repartió limpiamente: tatami verify { $file }
cli-again = ¿Otra partida (s/n)?
cli-yes = s sí si y yes
cli-fault = En la decisión { $number }, del asiento { $seat }, falló una regla:
cli-verified = En orden: { $decisions ->
    [one] una decisión, repartida y jugada de nuevo.
   *[other] { $decisions } decisiones, repartidas y jugadas de nuevo.
}
cli-verified-unfinished = En orden hasta aquí, pero sin terminar: { $decisions ->
    [one] una decisión, repartida y jugada de nuevo.
   *[other] { $decisions } decisiones, repartidas y jugadas de nuevo.
}
