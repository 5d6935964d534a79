import { describe, expect, it, onTestFinished } from "vitest";
import { openPostgresStore } from "../../../server/store/postgres/open-postgres-store.ts";
import { ConnectionBetween } from "../../postgres/connection-between.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { dataFolder, ServerProcess } from "../server-process.ts";
import { newPlayer } from "../store/contract/stores.ts";

/** The transaction that deletes an account: what it writes and nothing else does, and that it is committed. */
const DELETION = {
  sent: Buffer.from("INSERT INTO deleted_logins"),
  answered: Buffer.from("C\0\0\0\x0bCOMMIT\0", "latin1"),
};

describe.runIf(hasPostgres)("the job that deletes accounts", () => {
  it("deletes each once, although its process is killed before it hears of a deletion (GAP-71) @long", async () => {
    const url = await freshPostgres();
    const store = await openPostgresStore({ url, clock: { now: () => Date.now() }, movableClock: true });
    onTestFinished(() => store.close());
    for (const name of ["Ann", "Bob", "Cyd"]) {
      const player = await newPlayer(store, name);
      await store.requestDeletion(player, 0, { type: "deletionRequested", dueAt: 0 }, null);
    }
    const between = await ConnectionBetween.to(url);
    between.failNextCommit("cut before it is answered", DELETION);
    const settings = { LEDGER_NETWORK: "none", DRAIN_MS: "0" };
    const killed = new ServerProcess({ ...settings, DATA_DIR: dataFolder(), DATABASE_URL: between.url });
    const wasKilled = new Promise((resolve) => {
      between.beforeCut = async () => resolve(await killed.kill("SIGKILL"));
    });
    await wasKilled;
    expect(await store.dueDeletions(9)).toHaveLength(2);

    const next = new ServerProcess({ ...settings, DATA_DIR: dataFolder(), DATABASE_URL: url });
    await next.logs(/accountDeleted[\s\S]*accountDeleted/);
    expect(await store.dueDeletions(9)).toEqual([]);
    const entries = await store.auditEntries({ player: null, since: 0, after: 0, most: 99 });
    const deleted = entries.filter(({ event }) => event.type === "accountDeleted");
    expect(new Set(deleted.map(({ player }) => player)).size).toBe(3);
    expect(deleted).toHaveLength(3);
  });
});
