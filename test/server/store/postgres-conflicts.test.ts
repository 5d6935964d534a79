import { Client } from "pg";
import { describe, expect, it, onTestFinished } from "vitest";
import { statement } from "../../../server/store/database/unit.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { PostgresTime } from "../../../server/store/postgres/postgres-time.ts";
import { Transactions } from "../../../server/store/postgres/transactions.ts";
import { emptiedPostgres, hasPostgres, tell } from "../../postgres/fresh-postgres.ts";
import { TestClock } from "../test-clock.ts";
import { arenaOn, decide, newBattle } from "./contract/battles.ts";
import { eggs, newPlayer } from "./contract/stores.ts";
import { counting, storeOn } from "./faulty-postgres.ts";

const lockLab = statement<[number], { id: number }>(
  "SELECT player_id AS id FROM labs WHERE player_id = $1 FOR UPDATE",
);

const divide = statement<[number]>("DELETE FROM sessions WHERE player_id = 1 / $1::int");

/** Another program on the database, within a transaction. */
async function otherProgram(url: string, firstCommand: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("BEGIN");
  await client.query(firstCommand);
  return client;
}

function transactionsOn(url: string): Transactions {
  const pool = openPool(url);
  onTestFinished(() => pool.end());
  return new Transactions(pool, new PostgresTime(new TestClock(), false));
}

describe.runIf(hasPostgres)("a change on PostgreSQL that another one is in the way of", () => {
  it("is run again when it lost a deadlock", async () => {
    const url = await emptiedPostgres();
    const store = await storeOn(url);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const transactions = transactionsOn(url);
    const holding: (() => void)[] = [];
    let runs = 0;
    let winnerIsDone = () => {};
    const winner = new Promise<void>((resolve) => {
      winnerIsDone = resolve;
    });
    /**
     * Locks two labs, the second one once both transactions hold their first. The loser comes back when the winner is
     * done: before that it might take the winner's second lab and make another deadlock.
     */
    const lockBoth = async (first: number, second: number) => {
      const locked = await transactions.run(async (transaction) => {
        runs += 1;
        if (runs > 2) await winner;
        await transaction.first(lockLab, first);
        if (runs <= 2) await new Promise<void>((resolve) => holding.push(resolve));
        await transaction.first(lockLab, second);
        return "locked";
      });
      winnerIsDone();
      return locked;
    };
    const both = Promise.all([lockBoth(ann, bob), lockBoth(bob, ann)]);
    await expect.poll(() => holding.length).toBe(2);
    for (const goOn of holding) goOn();
    expect(await both).toEqual(["locked", "locked"]);
    expect(runs).toBe(3);
  });

  it("is run again, four times at most, when PostgreSQL cannot serialise it", async () => {
    const url = await emptiedPostgres();
    const store = await storeOn(url);
    const ann = await newPlayer(store);
    const failing = async (times: number) => tell(url, failingUpdates(times));
    onTestFinished(() => tell(url, "DROP FUNCTION fail_some CASCADE; DROP SEQUENCE failed"));
    const work = counting();
    await failing(4);
    expect(await store.changeLab(ann, work.add)).toEqual({ ok: true, reply: 1000 });
    expect([work.runs, await eggs(store, ann)]).toEqual([5, 1000]);
    // The lab is known now, so that it is tried without a transaction first.
    await failing(6);
    await expect(store.changeLab(ann, work.add)).rejects.toMatchObject({ code: "40001" });
    expect(await eggs(store, ann)).toBe(1000);
  });

  it("fails by its first failure, not by what PostgreSQL refuses after that (ABU-97)", async () => {
    const failing = transactionsOn(await emptiedPostgres()).run(async (transaction) => {
      const asked = transaction.run(divide, 0);
      // Is on its way already when the answer comes.
      transaction.write(divide, 1);
      await asked;
    });
    await expect(failing).rejects.toMatchObject({ code: "22012" });
  });

  it.each([
    ["waited too long for a lock", "55P03", async () => {}],
    ["was cancelled, as one that takes too long", "57014", cancelWaiting],
  ])("fails and has changed nothing when it %s", async (_what, code, meanwhile) => {
    const url = await emptiedPostgres();
    const store = await storeOn(url, code === "55P03" ? { lock_timeout: 20 } : {});
    const ann = await newPlayer(store);
    const other = await otherProgram(url, "SELECT FROM labs FOR UPDATE");
    const work = counting();
    const refused = expect(store.changeLab(ann, work.add)).rejects.toMatchObject({ code });
    await meanwhile(other);
    await refused;
    await other.query("COMMIT");
    expect(work.runs).toBe(0);
    expect(await store.changeLab(ann, work.add)).toEqual({ ok: true, reply: 1000 });
  });
});

describe.runIf(hasPostgres)("changes on PostgreSQL that wait for another program", () => {
  it.each([
    ["battle", "SELECT FROM pvp_courses FOR UPDATE"],
    ["lab", "SELECT FROM labs FOR UPDATE"],
  ])("leave connections to everybody else, however many of one %s there are (ABU-52)", async (what, lock) => {
    const url = await emptiedPostgres();
    const arena = arenaOn(await storeOn(url, { max: 2 }));
    const { players, id } = await newBattle(arena);
    const [ann, bob] = players;
    const work = counting();
    const change = () => (what === "lab" ? arena.store.changeLab(ann, work.add) : decide(arena, id));
    const other = await otherProgram(url, lock);
    const changes = Promise.all(Array.from({ length: 5 }, change));
    expect(await eggs(arena.store, bob)).toBe(0);
    await other.query("COMMIT");
    await changes;
    const seen = await arena.store.findBattle(id);
    expect([seen?.battle.version, work.runs]).toEqual(what === "lab" ? [0, 5] : [5, 0]);
  });
});

/** Cancels the statement that waits for a lock, once there is one. */
async function cancelWaiting(program: Client): Promise<void> {
  const cancel = async () => {
    // What is running is read once within a transaction, unless that is forgotten.
    await program.query("SELECT pg_stat_clear_snapshot()");
    const { rowCount } = await program.query(
      `SELECT pg_cancel_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount;
  };
  await expect.poll(cancel).toBeGreaterThan(0);
}

/** The next updates of a lab fail so many times as if PostgreSQL could not serialise them. */
function failingUpdates(times: number): string {
  return `
    CREATE SEQUENCE IF NOT EXISTS failed;
    ALTER SEQUENCE failed RESTART;
    CREATE OR REPLACE FUNCTION fail_some() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      IF nextval('failed') <= ${times} THEN
        RAISE EXCEPTION 'planted' USING ERRCODE = 'serialization_failure';
      END IF;
      RETURN NEW;
    END $$;
    CREATE OR REPLACE TRIGGER fail_some BEFORE UPDATE ON labs FOR EACH ROW EXECUTE FUNCTION fail_some();`;
}
