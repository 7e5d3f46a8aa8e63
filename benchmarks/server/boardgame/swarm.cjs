// Many clients of boardgame.io's server, in one process: they say what its own client says, and keep no state.
//
// A table's next player moves as soon as all players of the table have seen the last move ("highest"), or when the
// rate says so ("paced"). Prints a line of JSON for each of the two; a line on its input begins the next.
"use strict";
const readline = require("node:readline");
const { io } = require("socket.io-client");

const { url, tables: TABLES, players: PLAYERS, warm: WARM, seconds: SECONDS, rate: RATE } = JSON.parse(process.argv[2]);
const GAME = "appending";
const AT_ONCE = 20; // tables that are opened at the same time
const CARDS = 60;

const later = (seconds) => new Promise((done) => setTimeout(done, seconds * 1000));
const now = () => performance.now();

async function post(path, body) {
  const answer = await fetch(`${url}/games/${GAME}/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** A table whose players are all connected, and what is known of its last move. */
class Table {
  constructor() {
    this.sockets = [];
    this.credentials = [];
    this.state = 0; // the number of the last state that everybody has seen
    this.made = 0; // moves
    this.next = 0; // whose turn it is
    this.due = null; // when the move that is on its way should have been made
    this.seen = 0;
    this.onSeenByAll = () => {};
  }

  async open() {
    this.id = (await post("create", { numPlayers: PLAYERS })).matchID;
    for (let seat = 0; seat < PLAYERS; seat++) {
      const joined = await post(`${this.id}/join`, { playerID: String(seat), playerName: `player ${seat}` });
      this.credentials.push(joined.playerCredentials);
    }
    for (let seat = 0; seat < PLAYERS; seat++) await this.connect(seat);
  }

  connect(seat) {
    const socket = io(`${url}/${GAME}`, { transports: ["websocket"], forceNew: true, reconnection: false });
    this.sockets.push(socket);
    return new Promise((done, failed) => {
      socket.on("connect_error", failed);
      socket.on("connect", () => socket.emit("sync", this.id, String(seat), this.credentials[seat], PLAYERS));
      socket.on("sync", () => done());
      socket.on("update", (_, state) => this.hear(state));
    });
  }

  hear(state) {
    if (state._stateID <= this.state || ++this.seen < PLAYERS) return;
    const took = now() - this.due;
    this.state = state._stateID;
    this.next = Number(state.ctx.currentPlayer);
    this.seen = 0;
    this.due = null;
    this.onSeenByAll(this, took);
  }

  move(due) {
    this.due = due;
    this.made++;
    const seat = String(this.next);
    const payload = { type: "add", args: [this.state % CARDS], playerID: seat, credentials: this.credentials[this.next] };
    this.sockets[this.next].emit("update", { type: "MAKE_MOVE", payload }, this.state, this.id, seat);
  }
}

function part(sorted, share) {
  return sorted.length ? sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] : null;
}

/** Lets tables play for a while; `begin` starts their moves, and `after` says what follows a move. */
async function measured(tables, name, begin, after) {
  const times = [];
  let counting = false;
  let playing = true;
  for (const table of tables) {
    table.onSeenByAll = (mover, took) => {
      if (counting) times.push(took);
      if (playing) after(mover);
    };
  }
  const end = begin();
  await later(WARM);
  counting = true;
  const [start, used] = [now(), process.cpuUsage()];
  process.stdout.write(`{"begins":"${name}"}\n`);
  await later(SECONDS);
  counting = playing = false;
  const [took, cpu] = [(now() - start) / 1000, process.cpuUsage(used)];
  end();
  const deadline = now() + 10000;
  while (tables.some((table) => table.due !== null) && now() < deadline) await later(0.05);
  times.sort((one, other) => one - other);
  return {
    name,
    seconds: took,
    moves: times.length,
    moves_per_second: times.length / took,
    p50_ms: part(times, 0.5),
    p99_ms: part(times, 0.99),
    most_ms: part(times, 1),
    unanswered: tables.filter((table) => table.due !== null).length,
    miscounted: tables.filter((table) => table.due === null && table.state !== table.made).length,
    swarm_cores: (cpu.user + cpu.system) / 1e6 / took,
  };
}

function highest(tables) {
  const begin = () => {
    for (const table of tables) table.move(now());
    return () => {};
  };
  return measured(tables, "highest", begin, (table) => table.move(now()));
}

function paced(tables) {
  const idle = [...tables];
  const begin = () => {
    const start = now();
    let made = 0;
    // Times count from when a move was due, so that a server that stalls is not spared the moves of that time.
    const timer = setInterval(() => {
      while (idle.length && start + (made / RATE) * 1000 <= now()) idle.shift().move(start + (made++ / RATE) * 1000);
    }, 1);
    return () => clearInterval(timer);
  };
  return measured(tables, "paced", begin, (table) => idle.push(table));
}

async function main() {
  const input = readline.createInterface({ input: process.stdin });
  input.on("close", () => process.exit(1)); // our parent process has ended
  const lines = input[Symbol.asyncIterator]();
  const tables = Array.from({ length: TABLES }, () => new Table());
  for (let first = 0; first < TABLES; first += AT_ONCE) {
    await Promise.all(tables.slice(first, first + AT_ONCE).map((table) => table.open()));
  }
  process.stdout.write(`{"connected":${TABLES * PLAYERS}}\n`);
  for (const play of RATE ? [highest, paced] : [highest]) {
    await lines.next();
    process.stdout.write(`${JSON.stringify(await play(tables))}\n`);
  }
  process.exit(0);
}

main().catch((error) => {
  process.stderr.write(`${error.stack}\n`);
  process.exit(1);
});
