title = Godzilla Total War
legend = ♥3 es Daño Adicional: un número que también puede agravar una herida. ⌂5 es un número de edificio: se abre un edificio, que cae sobre el siguiente herido. Sufrido: el daño junto a un kaiju, que cae cuando alcanza su vida. Valor: los puntos que da vencerlo.

## Cartas

card-number = { $value }
card-extra = ♥{ $value }
card-site = ⌂{ $value }
card-building = edificio { $value }
card-minus-three = −3
card-direction = Cambio de Sentido
card-target = Elección de Objetivo
card-hit = Herida
card-double-hit = Doble Herida
card-king = carta de King of Monsters

## Lo que está en juego

blow-none = nada todavía
blow-number = { $value }
blow-hit = una Herida
blow-double-hit = la Doble Herida

## Preguntas

ask-kaiju = ¿Qué kaiju eliges?
ask-start = No hay golpe en juego: juega cualquier carta.
ask-answer = En juego: { $blow }. ¿Cómo respondes?
ask-draw = Roba una carta o termina tu turno sin robar.
ask-wound = { $striker } golpea a { $victim }. ¿Qué carta te pones como daño?
ask-building = ¿Qué edificio cae sobre { $victim }?
ask-add = { $victim } está herido. ¿Añades Daño Adicional?
ask-counter = ¿Contraatacas a { $striker }?
ask-discard = Descarta hasta quedarte con tres cartas.

## Decisiones

do-take = Recibir daño
do-pass = No, gracias
do-reveal = Descubrir cartas hasta que salga un número
do-draw = Robar una carta
do-end = Terminar el turno sin robar
do-choose = { $kaiju } (vida { $normal-life }/{ $enraged-life }, fuerza { $normal-strength }/{ $enraged-strength }, puntos { $normal-points }/{ $enraged-points })
do-play = Jugar { $card }
do-play-sum = Jugar { $card }: { $sum }
do-power = Jugar { $card } con fuerza innata: { $sum }
do-aim = Elegir objetivo: { $who }
do-lay = Ponerte { $card }
do-building = Tomar { $card }
do-add = Añadir { $card }
do-counter = Contraatacar con { $card }
do-discard = Descartar { $card }
do-king-draw = Carta de King of Monsters: robar tres cartas
do-king-number = Carta de King of Monsters: jugarla como Daño Adicional 4
do-king-power = Carta de King of Monsters: Daño Adicional 4 con fuerza innata: { $sum }
do-king-add = Añadir la carta de King of Monsters como Daño Adicional 4
do-king-counter = Contraatacar con la carta de King of Monsters: 4
do-king-hit = Carta de King of Monsters: { $card } se convierte en Herida
do-king-heal = Carta de King of Monsters: curarte y quitar { $card }
button-power = fuerza innata
button-number = como Daño Adicional 4

## Motivos

no-too-low = { $value } es demasiado bajo: en juego hay { $blow }.
no-number-on-hit = A una Herida solo se responde con cartas especiales.
no-hit-on-hit = En esta mesa una Herida no responde a otra Herida.
no-double = A la Doble Herida no se puede responder.
no-power-special = La fuerza innata solo vale con cartas numéricas.
no-power-minus-three = En esta mesa el −3 no admite fuerza innata.
no-power-none = Este lado de tu kaiju no tiene fuerza.
no-power-turned = Tu kaiju está girado: ya ha gastado su fuerza.
no-aim-self = No puedes elegirte a ti.
no-aim-eliminated = Este kaiju está eliminado.
no-take-start = No hay nada en juego: empieza la ronda.
no-take-forced = En esta mesa debes responder si puedes.
no-king-first-match = En esta partida nadie tiene la carta de King of Monsters.
no-king-other = La carta de King of Monsters es de otra persona.
no-king-used = La carta de King of Monsters ya se ha usado.
no-king-own-turn = Aquí la carta King of Monsters solo sirve en tu propio turno.
no-heal-high = Esta carta vale más de 4.
no-kaiju-taken = Ese Kaiju ya lo ha elegido alguien.
no-wound-card = Como daño solo vale una carta del 0 al 10.
no-extra-card = Ahora solo valen cartas de Daño Adicional (♥).
no-hand-now = Elige antes el edificio que cae.
no-draw-first = Ya has jugado: roba o termina tu turno.

## Lo que pasó

did-choose = { $seat } elige a { $kaiju }.
did-round = { $who } empieza una ronda.
did-play = { $who } juega { $card }: «¡{ $value }!»
did-play-power = { $who } juega { $card } con { $strength } de fuerza innata: «¡{ $value }!»
did-play-special = { $who } juega { $card }. En juego: { $blow }.
did-aim = { $who } apunta a { $target }.
did-clockwise = Ahora se juega en sentido horario.
did-anticlockwise = Ahora se juega en sentido antihorario.
did-draw = { $who } roba una carta.
did-draw-card = { $who } roba { $card }.
did-forget = { $who } olvida robar.
did-open = Se descubre un edificio: { $card }.
did-take = { $who } encaja el golpe de { $striker }.
did-lay = { $who } se pone { $card } como daño.
did-reveal = { $who } descubre { $card }.
did-unhurt = { $who } no tiene ninguna carta que ponerse.
did-building = Sobre { $who } cae { $card }.
did-add = { $who } añade { $card } a { $victim }.
did-counter = { $who } contraataca: { $card } para { $striker }.
did-pass = { $who } se contiene.
did-straighten = { $who } se endereza.
did-defeat = { $by } derrota a { $who }, que entra en cólera.
did-defeat-enraged = ¡{ $by } derrota a { $who }, que ya estaba en cólera!
did-score = { $who } gana { $points } y suma { $total }.
did-eliminated = { $who } sale del juego.
did-reshuffle = Los descartes forman el nuevo mazo.
did-discard = { $who } descarta { $card }.
did-heal = { $who } se cura con la carta de King of Monsters y se quita { $card }.
did-king-draw = { $who } roba tres cartas con la carta de King of Monsters.
did-king-hit = { $who } convierte { $card } en Herida con la carta de King of Monsters.
did-king-number = { $who } juega la carta de King of Monsters: «¡{ $value }!»
did-win = ¡{ $who } es King of the Monsters!
did-run-out = No quedan cartas: gana quien tenga más puntos.

## Zonas y datos

zone-deck = Mazo
zone-discards = Descartes
zone-building-deck = Mazo de edificios
zone-buildings = Edificios descubiertos
zone-box = Caja
zone-king = Carta de King of Monsters
zone-hand = Mano
zone-damage = Daño
fact-blow = En juego
fact-value = Golpe
fact-direction = Sentido
fact-points-to-win = Puntos para ganar
fact-kaiju = Kaiju
fact-score = Puntos
fact-life = Vida
fact-suffered = Sufrido
fact-strength = Fuerza
fact-prize = Valor
fact-turned = Girado
fact-enraged = Furioso
turned-1 = sí
enraged-1 = sí

## Opciones

option-edition = Qué reglamento impreso siguen los valores iniciales.
option-mode = King of Monsters: la segunda derrota elimina. Inmortales: el kaiju vuelve a su lado normal.
option-kaiju = Elegir kaiju por turno o al azar.
option-draw = Robar automáticamente o a mano, de modo que se puede olvidar.
option-forced = Si debes responder cuando puedes.
option-counterattack = Si la víctima puede contraatacar con Daño Adicional.
option-defeat = Un kaiju cae cuando el daño iguala su vida o solo cuando la supera.
option-straighten = A quién endereza una carta de Daño Adicional: a quien la juega o a todos.
option-hit-answers-hit = Si una Herida puede responder a otra Herida.
option-after-special = Qué cuenta tras Cambio de Sentido o Elección de Objetivo: el golpe o solo la última carta numérica.
option-next-starter = Quién empieza la ronda siguiente: la víctima o quien recibió daño el último.
option-minus-three-power = Si la fuerza innata vale con un −3.
option-building-choice = Quién elige entre varios edificios descubiertos: la víctima o el atacante.
option-refill = Si las cartas puestas como daño se reponen al final de la ronda o en el momento.
option-king-extra = Cuándo puede servir la carta de King of Monsters como Daño Adicional.
option-king = El asiento que ganó la última vez y tiene la carta de King of Monsters; 0 si nadie.

## Bots

bot-lowest = lowest: la carta más baja que responde

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

## Lo que se ve en la mesa

printed-copies = En la caja
printed-normal-life = Vida
printed-normal-strength = Fuerza
printed-normal-points = Puntos
printed-enraged-life = Vida, furioso
printed-enraged-strength = Fuerza, furioso
printed-enraged-points = Puntos, furioso
button-take = Recibir daño
edition-german = alemana
edition-spanish = española
mode-king-of-monsters = King of Monsters
mode-immortals = Inmortales
kaiju-choose = elegir
kaiju-random = al azar
draw-automatic = automático
draw-by-hand = a mano
forced-off = libre
forced-on = obligatorio
counterattack-always = siempre
counterattack-after-extra = tras Daño Adicional
counterattack-off = no
defeat-reaches = alcanza
defeat-exceeds = supera
straighten-player = jugador
straighten-all = todos
hit-answers-hit-on = sí
hit-answers-hit-off = no
after-special-blow = el golpe
after-special-card = última carta de número
next-starter-victim = víctima
next-starter-last-hurt = último herido
minus-three-power-off = no
minus-three-power-on = sí
building-choice-victim = víctima
building-choice-striker = atacante
refill-round-end = fin de ronda
refill-at-once = al momento
king-extra-any-step = cualquier paso
king-extra-own-turn = turno propio
