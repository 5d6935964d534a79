import { OperatorError } from "../process/program.ts";
import { moveStore, type TableCount } from "../store/copies/move-game.ts";
import { dataPlace } from "./open-game.ts";
import { readCommandLine, runTool } from "./run-tool.ts";

const USAGE = "npm run migrate-store -- --from sqlite --to postgres (or the other way round)";

const HELP = `${USAGE}

Moves the game in DATA_DIR into the empty database that DATABASE_URL names, or back, and reads every row again.
Servers must be stopped. The game it moves from stays as it is.`;

/**
 * `npm run migrate-store -- --from sqlite --to postgres`: moves the game in `DATA_DIR` into the empty database that
 * `DATABASE_URL` names, or back. Servers must be stopped. The game it moves from stays as it is.
 */
await runTool(HELP, async (words, environment) => {
  const { flags } = readCommandLine(words, {
    usage: USAGE,
    flags: { from: { type: "string" }, to: { type: "string" } },
    files: 0,
  });
  const direction = `${flags.from} to ${flags.to}`;
  if (direction !== "sqlite to postgres" && direction !== "postgres to sqlite")
    throw new OperatorError(`The command needs two different stores: ${USAGE}`);
  return tableText(await moveStore(direction, dataPlace(environment)));
});

function tableText(counts: readonly TableCount[]): string {
  const widest = Math.max(...counts.map(({ table }) => table.length));
  const lines = counts.map(({ table, rows }) => `${table.padEnd(widest)}  ${String(rows).padStart(9)}`);
  return [...lines, "Every row was read back and is the same."].join("\n");
}
