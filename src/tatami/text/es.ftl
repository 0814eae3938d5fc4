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

## El navegador

web-tagline = Juegos de cartas y de mesa japoneses: con amigos o contra bots.
web-fan-made = Hecho por aficionados; nombres y marcas son de sus dueños.
web-home = A la página de inicio
web-menu = Menú
web-settings = Ajustes
web-language = Idioma
web-theme = Luz
web-theme-auto = como el dispositivo
web-theme-light = día
web-theme-dark = noche
web-motion = Movimiento
web-motion-full = tranquilo
web-motion-quick = rápido
web-motion-none = ninguno
web-play-at-once = Jugar al instante
web-play-at-once-why = Lo que está completo se juega sin la barra. Deshacer sigue igual.
web-close = Cerrar
web-rules = Reglas
web-help = Ayuda
web-help-glow = Lo que brilla se puede elegir. Toca otra cosa y la mesa dice por qué no.
web-help-play = Elige primero carta, fuerza y objetivo; luego la barra grande los juega. Hasta entonces nadie ve nada.
web-help-details = Detente en una carta, o mantenla pulsada, para leer lo que lleva impreso.
web-keyboard = Teclado
web-key-arrows = recorrer lo que se puede elegir
web-key-enter = elegir; en la barra: jugar
web-key-escape = soltar lo último elegido
web-key-take-back = deshacer la última decisión, donde se pueda
web-key-help = esta ayuda
web-players = de { $fewest } a { $most } jugadores
web-seats = Asientos
web-bots = Bots
web-play-bots = Jugar contra bots
web-play-friends = Invitar a amigos
web-your-tables = Tus mesas
web-public-tables = Mesas públicas
web-your-turn = te toca
web-phase-open = sin empezar
web-phase-running = en juego
web-phase-over = terminada
web-phase-parked = aparcada
web-seat-name = Asiento { $number }
web-bot-name = Bot { $number }, { $level }
web-seat-open = libre
web-seat-holder = Quién ocupa el asiento { $number }
web-person = persona
web-you = tú
web-host = anfitrión
web-away = ausente
web-invite = Invitar
web-invite-friend = Invitar a alguien
web-how-many = Cuántos asientos
web-your-name = Tu nombre (si quieres)
web-sit-down = Sentarse en el asiento { $seat }
web-seat-taken = Este asiento está ocupado. Pide otro enlace.
web-no-seat-here = Este navegador no tiene asiento en esta mesa. Con un enlace del anfitrión puedes sentarte o mirar.
web-to-my-seat = A mi asiento
web-move-title = Tu asiento viene aquí
web-move-why = El enlace vale una vez. En el otro dispositivo tu asiento también sigue abierto.
web-move-here = Ocupar mi asiento aquí
web-options = Qué se juega
web-pace = Ritmo
web-pace-off = sin reloj
web-pace-decision = por decisión
web-pace-bank = banco de tiempo
web-pace-days = días
web-pace-length = Cuánto tiempo
web-seconds = { $count } segundos
web-days = { $count ->
    [one] un día
   *[other] { $count } días
}
web-list-publicly = Mostrar esta mesa en la página de inicio, para todos
web-start = Empezar
web-seats-still-open = Los asientos libres se ocupan antes con bots o amigos.
web-host-starts = El anfitrión empieza la partida.
web-link = Enlace
web-link-join = Un enlace a este asiento
web-link-join-why = Quien lo abra primero y acepte se queda el asiento.
web-link-watch = Un enlace para mirar
web-link-watch-why = Quien lo tenga ve lo que todos pueden ver, y ninguna mano.
web-link-move = Pasar a mi teléfono
web-link-move-why = Fotografíalo con tu teléfono: vale una vez, durante diez minutos. No lo compartas.
web-local-only = Solo funciona en este ordenador.
web-local-only-how = Para otros, inicia la mesa con:
web-qr = El enlace como código QR
web-copy = Copiar enlace
web-copied = Copiado
web-copy-yourself = Aquí no se permite copiar: el enlace está seleccionado, cópialo tú.
web-joining = Entrando en la mesa…
web-join-again = Volver a entrar
web-line-lost = Se perdió la conexión. Reintentando…
web-no-answer = La mesa no responde.
web-went-wrong = Algo ha fallado en la mesa.
web-stand-in = Un bot juega por ti.
web-i-am-back = He vuelto
web-leave = Dejar mi asiento
web-before-you = Ante ti
web-leave-really = ¿De verdad? Un bot seguirá por ti.
web-table = Mesa
web-decision = Decisión
web-waiting-for = Esperando a { $who }
web-awaited = le toca
web-out = eliminado
web-can-choose = { $what }: se puede elegir
web-not-your-turn = No te toca
web-play-choose = Elige algo que brille
web-play-then = Ahora elige lo que falta
web-take-back = Deshacer
web-recap = Desde tu último turno
web-log = Qué ha pasado
web-log-empty = Aún no ha pasado nada.
web-you-won = ¡Has ganado!
web-won = { $count ->
    [one] { $who } ha ganado.
   *[other] { $who } han ganado juntos.
}
web-rematch = Revancha
web-save-record = Guardar el registro
web-promise-kept = El reparto fue el prometido.
web-promise-broken = ¡El reparto no fue el prometido!
web-promise-why = Antes de la partida el servidor prometió un secreto mostrando su huella. Ahora el secreto es público y tu navegador los ha comparado. Con el registro cualquiera puede repartir de nuevo y comprobarlo.
web-commitment = Promesa
web-secret = Secreto
web-replay = Repetición
web-back-to-table = Volver a la mesa
web-to-start = Al principio
web-to-end = Al final
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-play-on = Reproducir
web-pause = Pausa
web-moment = { $at } de { $of }
web-look-from = Mirar desde
web-gallery = Público
web-copy-moment = Enlace a este momento
web-undone = Deshecho:
