// A card game for boardgame.io, kept in memory: hands and a face-down deck that playerView strips,
// and about as many bytes to a seat for each decision as Total War sends.
const { Server } = require("boardgame.io/server");

const SEATS = 4;
const HAND = 5;
const KINDS = 31;

const fresh = (shuffle) => shuffle(Array.from({ length: 2 * KINDS }, (_, id) => ({ id, kind: id % KINDS })));

const bench = {
  name: "bench",
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true, // its faster way: no state is kept to go back to
  setup: ({ random }) => {
    const deck = fresh(random.Shuffle);
    const hands = Array.from({ length: SEATS }, () => deck.splice(0, HAND));
    const players = hands.map((_, seat) => ({
      score: 0, kaiju: `kaiju-${seat}`, life: 12, suffered: 0,
    }));
    return { deck, hands, discards: [], players, blow: 0, said: [] };
  },
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, ctx, random }, place) => {
        const seat = Number(ctx.currentPlayer);
        const [card] = G.hands[seat].splice(place, 1);
        if (card === undefined) return "INVALID_MOVE";
        G.discards.push(card);
        if (G.deck.length === 0) G.deck = random.Shuffle(G.discards.splice(0, G.discards.length - 1));
        G.hands[seat].push(G.deck.pop());
        const beaten = card.kind <= G.blow;
        G.blow = beaten ? 0 : card.kind;
        const player = G.players[seat];
        if (beaten) player.suffered = (player.suffered + 1) % player.life;
        else player.score += 1;
        G.said = [
          { key: "did-play", args: { who: { key: "seat", args: { number: seat + 1 } }, card: { key: `card-${card.kind}` } } },
          { key: beaten ? "did-take" : "did-score", args: { who: { key: "seat", args: { number: seat + 1 } }, total: player.score } },
        ];
      },
    },
  },
  playerView: ({ G, playerID }) => ({
    ...G,
    deck: G.deck.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    discards: G.discards.slice(-3),
  }),
};

const server = Server({ games: [bench], origins: [] });
server.run({ port: Number(process.argv[2]) }).then(({ appServer }) => {
  console.log(`ready at ${appServer.address().port}`);
});
