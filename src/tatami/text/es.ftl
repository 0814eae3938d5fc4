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

## La mesa en el navegador: por qué algo no se hizo

refused-finished = La partida ha terminado.
refused-not-running = Aquí no se está jugando ninguna partida.
refused-not-asked = No es tu turno.
refused-watching = Estás mirando: solo quien tiene un asiento puede hacer esto.
refused-stale = Alguien fue más rápido: la mesa ha cambiado. Mira otra vez.
refused-illegal = Eso no es posible ahora.
refused-no-take-back = Esto no se puede deshacer: desde entonces se mostró, robó o decidió algo.
refused-storage = No se pudo guardar, así que nada cambió. Inténtalo otra vez.
refused-rule = Aquí falló una regla. Nada cambió y el anfitrión tiene una nota. Elige otra cosa.
refused-parked = Esta partida se puede mirar, pero no continuar.
refused-no-seat = No hay asiento { $seat }.
refused-own-seat = Este es tu propio asiento: déjalo en su lugar.
refused-nobody-there = Nadie tiene este asiento: debe jugarlo un bot.
refused-open-seat = Queda un asiento abierto: invita a alguien o pon un bot.
refused-running = La partida ha empezado.
refused-seat-taken = Alguien está sentado ahí.
refused-not-over = La partida no ha terminado.
refused-host-only = Solo el anfitrión puede hacer esto.
refused-seats = Este juego es para { $fewest } a { $most } jugadores.
refused-name = Un nombre es una línea de letras visibles.
refused-pace = Para este ritmo elige { $least } o más.
refused-level = No hay ningún bot «{ $level }»: elige { $levels }.
refused-input = { $why }
refused-garbage = Este mensaje no se pudo leer.
refused-hello = El primer mensaje debe decir qué mesa y qué asiento.
refused-key = Este enlace ya no abre ningún asiento aquí. Pide otro al anfitrión.
refused-invitation = Esta invitación se ha usado o retirado. Pide otra al anfitrión.
refused-code = Este código se ha usado o tiene más de diez minutos. Crea otro en el otro dispositivo.
refused-no-table = No existe esa mesa. Las mesas que nunca empezaron desaparecen tras un día.
refused-no-match = Esa partida no se jugó aquí.
refused-still-running = Mientras se juega una partida, su registro sigue cerrado.
refused-silent = No se oyó nada durante demasiado tiempo.
refused-slow = Esta conexión es demasiado lenta para seguir.
refused-too-many = Hay demasiadas conexiones desde aquí.
refused-too-large = Este mensaje era demasiado largo.
refused-me-once = Di una vez dónde te sientas.
refused-seat-kind = Un asiento es «me», «open» o «bot:NIVEL», no «{ $kind }».
refused-too-many-seats = Pregunta por { $most } asientos como máximo cada vez.
refused-fault = Algo falló aquí y el anfitrión tiene una nota. Nada cambió.
table-parked = Esta partida no se puede continuar aquí: { $why }
notice-restart = El servidor se reinicia. Todo está guardado; la mesa vuelve por sí sola.
