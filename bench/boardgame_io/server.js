// boardgame.io's own server with its store in memory, and a game whose views are about as long as ours: a public board,
// a hidden deck, and a hand for each of three players, of which everybody sees only his own.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/dist/cjs/core.js");

const CELLS = 1150;

const game = {
  name: "squares",
  minPlayers: 3,
  maxPlayers: 3,
  setup: ({ ctx }) => ({
    cells: Array(CELLS).fill(0),
    secret: { deck: Array.from({ length: 60 }, (_, i) => i) },
    players: Object.fromEntries(ctx.playOrder.map((p) => [p, { hand: Array(30).fill(Number(p)), coins: 10 }])),
  }),
  playerView: PlayerView.STRIP_SECRETS,
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (!(cell >= 0 && cell < CELLS)) return "INVALID_MOVE";
      G.cells[cell] = 1 + ((G.cells[cell] + Number(playerID)) % 9);
      G.players[playerID].coins += 1;
      G.secret.deck.push(G.secret.deck.shift());
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => {
  console.log(`boardgame.io is at http://127.0.0.1:${appServer.address().port}/`);
});
