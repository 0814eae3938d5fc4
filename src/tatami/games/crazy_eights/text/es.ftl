title = Ochos locos
legend = Iguala el palo o el valor de la carta de arriba. Un ocho va sobre cualquiera y te deja nombrar un palo. Lo que quede en la mano al final cuenta en tu contra.
card = { $rank } de { $suit }
suit-0 = tréboles
suit-1 = diamantes
suit-2 = corazones
suit-3 = picas
rank-0 = dos
rank-1 = tres
rank-2 = cuatro
rank-3 = cinco
rank-4 = seis
rank-5 = siete
rank-6 = ocho
rank-7 = nueve
rank-8 = diez
rank-9 = jota
rank-10 = reina
rank-11 = rey
rank-12 = as
ask-card = Juega { $suit } o { $rank ->
    [jota] una jota
    [reina] una reina
   *[other] un { $rank }
}.
ask-suit = ¿Qué palo nombras?
do-play = Jugar { $card }
do-draw = Robar una carta
do-pass = Pasar
do-nominate = Nombrar { $suit }
no-match = No es de { $suit } ni { $rank ->
    [jota] una jota
    [reina] una reina
   *[other] un { $rank }
}, y tampoco un ocho.
no-nominate-first = Nombra antes un palo.
no-draw-empty = El mazo está vacío.
no-draw-five = Ya has robado cinco cartas en este turno.
no-pass = Puedes pasar tras robar cinco cartas o cuando el mazo está vacío.
did-turn-up = { $who } reparte y descubre { $card }.
did-play = { $who } juega { $card }.
did-draw = { $who } roba una carta.
did-draw-card = { $who } roba { $card }.
did-pass = { $who } pasa.
did-nominate = { $who } nombra { $suit }.
did-end = La partida ha terminado.
zone-stock = Mazo
zone-pile = Descartes
zone-hand = Mano
fact-plays = cartas jugadas
button-pass = Pasar
