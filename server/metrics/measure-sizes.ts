import { Gauge } from "prom-client";
import { logError } from "../errors/log-error.ts";
import type { App, AppDeps } from "../http/app-deps.ts";

/** Counting the players of a large game takes a while. */
const EVERY_MS = 60_000;

/** Measures the database when the server begins to listen and every minute after it; scrapes read the last result. */
export function measureSizes(
  app: App,
  { metrics, store, log }: Pick<AppDeps, "metrics" | "store" | "log">,
): void {
  const registers = [metrics];
  const labelNames = ["table"] as const;
  const players = new Gauge({ name: "players_registered", help: "Players of the game", registers });
  const ofDay = "Players with a session that was used in the last day";
  const playersOfDay = new Gauge({ name: "players_active_day", help: ofDay, registers });
  const bytes = new Gauge({ name: "store_bytes", help: "Bytes of the database", registers });
  const help = "Rows of a table, estimated";
  const rows = new Gauge({ name: "store_table_rows", help, labelNames, registers });
  const withIndexes = "Bytes of a table and its indexes, on PostgreSQL";
  const tableBytes = new Gauge({ name: "store_table_bytes", help: withIndexes, labelNames, registers });
  const measure = async () => {
    const sizes = await store.measureSizes();
    players.set(sizes.players);
    playersOfDay.set(sizes.playersOfDay);
    bytes.set(sizes.bytes);
    for (const table of sizes.tables) {
      rows.set({ table: table.name }, table.rows);
      if (table.bytes !== null) tableBytes.set({ table: table.name }, table.bytes);
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let measuring = Promise.resolve();
  const measureOrLog = () => {
    measuring = measure().catch((err: unknown) => logError(log, err, "the database could not be measured"));
  };
  app.addHook("onListen", async () => {
    measureOrLog();
    timer = setInterval(measureOrLog, EVERY_MS).unref();
  });
  app.addHook("preClose", async () => {
    clearInterval(timer);
    await measuring;
  });
}
