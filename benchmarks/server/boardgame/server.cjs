// boardgame.io's server as it comes: matches in memory, a game without secrets in which players in turn append a move.
"use strict";
const { Server } = require("boardgame.io/server");

const [players, length] = process.argv.slice(2).map(Number);

const appending = {
  name: "appending",
  minPlayers: players,
  maxPlayers: players,
  disableUndo: true, // else every state is kept twice
  setup: () => ({ moves: [] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, card) => {
      // As long as a game of ours; then the next one begins at the same table.
      if (G.moves.length >= length) G.moves = [];
      G.moves.push({ player: playerID, card });
    },
  },
};

const server = Server({ games: [appending], origins: [/.*/] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  process.stdout.write(`${appServer.address().port}\n`);
});
// Our parent process holds our input open: when it ends, so do we.
process.stdin.resume().on("end", () => process.exit(0));
