import { parseArgs } from "node:util";
import { dataPlace } from "../../server/cli/open-game.ts";
import { median, quantile } from "../bench/figure.ts";
import { type CrowdReport, playCrowd } from "../bench/pvp/crowd/play-crowd.ts";
import { loadOrder, minutesToPlay, playersToSeed } from "./load-order.ts";
import { measurePlan } from "./measure-plan.ts";
import { figuresIn, measuredTables, planTables } from "./plan-tables.ts";
import { seedGame } from "./seed-game.ts";

/** `npm run load`, as `--help` tells it. */
const HELP = `npm run load -- [--url http://127.0.0.1:3000] [--battles 50] [--seconds 30]

Plays so many battles at once against a development server of this machine. Exit 0 when all were played, 1 when an
action was refused, lost or doubled, 2 for bad input.

npm run load -- --seed PLAYERS

Puts so many players with labs, sessions, ratings and battles into the empty game that DATA_DIR or DATABASE_URL names.

npm run load -- --plan [--minutes 10]

Measures one process's share of a million players on a PostgreSQL of its own, and prints the tables of docs/scaling.md.
`;
const { values } = parseArgs({
  options: {
    url: { type: "string" },
    battles: { type: "string" },
    seconds: { type: "string" },
    seed: { type: "string" },
    plan: { type: "boolean" },
    minutes: { type: "string" },
    help: { type: "boolean" },
  },
});
if (values.help) {
  process.stdout.write(HELP);
  process.exit(0);
}
if (values.seed !== undefined) {
  const players = playersToSeed(values.seed);
  if (typeof players === "string") end(players, 2);
  await seedGame(dataPlace(process.env), players).catch((error: Error) => end(error.message, 2));
  process.stdout.write(`${players} players were put into the game.\n`);
  process.exit(0);
}
if (values.plan) {
  const minutes = minutesToPlay(values.minutes);
  if (typeof minutes === "string") end(minutes, 2);
  const { figures, share } = await measurePlan(minutes).catch((error: Error) => end(error.message, 1));
  const measured = measuredTables(figures);
  process.stdout.write(`${measured}\n\n${share}\n\n${planTables(figuresIn(measured))}\n`);
  process.exit(0);
}
const order = loadOrder(values);
if (typeof order === "string") end(order, 2);
process.stdout.write(`${order.battles} battles for ${order.seconds} s against ${order.url}\n`);
const report = await playCrowd({ ...order, warmUpSeconds: 0 }).catch((error: Error) =>
  end(
    `${error.message}. A development server must listen there, with RATE_LIMIT_PER_SECOND=0 and LOGIN_LIMIT_PER_MINUTE=0.`,
    1,
  ),
);
process.stdout.write(linesOf(report));
process.exit(report.lostOrDoubled > 0 ? 1 : 0);

function linesOf({ actions, polls, completed, lostOrDoubled }: CrowdReport): string {
  const times = (name: string, values: readonly number[]) =>
    `${name}: ${values.length}, median ${median(values).toFixed(1)} ms, p99 ${quantile(values, 0.99).toFixed(1)} ms`;
  return `${times("actions", actions)}\n${times("looks", polls)}\nbattles that ended: ${completed}; actions lost or doubled: ${lostOrDoubled}\n`;
}

function end(sentence: string, code: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(code);
}
