import { describe, expect, it } from "vitest";
import { ConnectionBetween, LAB_UPDATE } from "../../postgres/connection-between.ts";
import { emptiedPostgres, freshPostgres, hasPostgres, tell } from "../../postgres/fresh-postgres.ts";
import { freshServer } from "../server-per-test.ts";
import { DAY } from "../test-clock.ts";
import { arenaOn, decide, newBattle } from "./contract/battles.ts";
import { eggs, mint, newPlayer } from "./contract/stores.ts";
import { counting, storeBehind, storeOn } from "./faulty-postgres.ts";

const CUT_ALL =
  "SELECT pg_terminate_backend(pid, 60000) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()";
const REPEATABLE = { call: "build", requestId: "a", whyNotFree: () => null };

describe.runIf(hasPostgres)("a change on PostgreSQL", () => {
  it("is run again when its connection was cut before the commit was sent", async () => {
    const { between, store, ann } = await storeBehind();
    await store.openPurchase({ id: "p", playerId: ann, account: "a" }, DAY, { mostOpen: 1, mostUnpaid: 1 });
    const work = counting(() => between.cut());
    const payment = { ...mint(ann), purpose: "energy", subject: "p" } as const;
    expect(await store.settleIntent(payment, work.add)).toEqual({ ok: true, reply: 1000 });
    expect([work.runs, await eggs(store, ann), await store.findPurchase("p")]).toEqual([2, 1000, null]);
  });

  it("fails and has changed nothing when its commit did not arrive", async () => {
    const { between, store, ann } = await storeBehind();
    const work = counting();
    between.failNextCommit("cut before it arrives");
    await expect(store.changeLab(ann, work.add)).rejects.toMatchObject({ code: "POSTGRES_UNREACHABLE" });
    expect([work.runs, await eggs(store, ann)]).toEqual([1, 0]);
  });

  it("fails and is not run again when the answer to its commit was lost; its request id gets the reply", async () => {
    const { between, store, ann } = await storeBehind();
    const work = counting();
    between.failNextCommit("cut before it is answered");
    const change = () => store.changeLab(ann, work.add, REPEATABLE);
    await expect(change()).rejects.toMatchObject({ code: "POSTGRES_UNREACHABLE" });
    expect([work.runs, await eggs(store, ann)]).toEqual([1, 1000]);
    expect(await change()).toEqual({ ok: true, reply: 1000 });
    expect([work.runs, await eggs(store, ann)]).toEqual([1, 1000]);
  });

  it.each([
    ["did not arrive", "cut before it arrives", 2],
    ["was carried out, but not answered", "cut before it is answered", 1],
  ] as const)("is carried out once when its only statement %s", async (_what, fault, runs) => {
    const { between, store, ann } = await storeBehind();
    await eggs(store, ann);
    const work = counting();
    between.failNextCommit(fault, LAB_UPDATE);
    expect(await store.changeLab(ann, work.add)).toEqual({ ok: true, reply: 1000 });
    expect([work.runs, await eggs(store, ann)]).toEqual([runs, 1000]);
  });

  it.each([
    ["is made again", true, 1000],
    ["is refused the second time", false, 0],
  ])(
    "is not carried out later by a statement that was lost on its way, when it %s",
    async (_what, isMade, left) => {
      const { between, store, ann } = await storeBehind();
      await eggs(store, ann);
      const work = counting();
      const refusal = { code: "offline", text: "Offline", values: {} } as const;
      between.failNextCommit("arrives late", LAB_UPDATE);
      const answer = await store.changeLab(ann, (lab, now) =>
        work.runs === 0 || isMade ? work.add(lab, now) : { ok: false, refusal },
      );
      expect(answer.ok).toBe(isMade);
      await between.deliverLate();
      expect(await eggs(store, ann)).toBe(left);
    },
  );

  it("fails when nobody can tell whether it was carried out before another one", async () => {
    const { between, store, elsewhere, ann } = await storeBehind();
    await eggs(store, ann);
    const work = counting();
    between.failNextCommit("cut before it is answered", LAB_UPDATE);
    between.beforeCut = () => elsewhere.changeLab(ann, counting().add);
    await expect(store.changeLab(ann, work.add)).rejects.toMatchObject({ code: "POSTGRES_UNREACHABLE" });
    expect([work.runs, await eggs(store, ann)]).toEqual([1, 2000]);
  });
});

describe.runIf(hasPostgres)("a reading on PostgreSQL", () => {
  it("is asked again when its connection was lost", async () => {
    const { between, store, ann } = await storeBehind();
    between.cut();
    expect(await eggs(store, ann)).toBe(0);
  });

  it("shows no lab of before a failover whose revision is the same as another one's", async () => {
    const url = await emptiedPostgres();
    const store = await storeOn(url);
    const ann = await newPlayer(store);
    await store.changeLab(ann, counting().add);
    // The server that took over never heard of that change, and has made another one since.
    await tell(url, `UPDATE labs SET state = jsonb_set(state::jsonb, '{resources,eggs}', '7'); ${CUT_ALL}`);
    expect(await eggs(store, ann)).toBe(7);
    expect(await store.changeLab(ann, counting().add)).toEqual({ ok: true, reply: 1007 });
  });
});

describe.runIf(hasPostgres)("a battle on PostgreSQL", () => {
  it("has lost what a failover behind a pooler has lost: a repeated request is carried out (ABU-44)", async () => {
    const url = await emptiedPostgres();
    const [arena, elsewhere] = [arenaOn(await storeOn(url)), await storeOn(url)];
    const { id } = await newBattle(arena);
    await decide(arena, id, "kept");
    await decide(arena, id, "lost");
    // The server that took over never heard of the second decision; the connections to the pooler live on.
    await tell(url, "DELETE FROM pvp_decisions WHERE version = 2; UPDATE pvp_courses SET version = 1");
    expect((await decide(arena, id, "lost")).answer).toBe(2);
    const seen = await elsewhere.findBattle(id);
    expect(seen?.battle.decisions.map(({ requestId }) => requestId)).toEqual([null, "kept", "lost"]);
    expect((await arena.store.findBattle(id))?.battle.decisions).toEqual(seen?.battle.decisions);
  });
});

describe.runIf(hasPostgres)("a store on PostgreSQL", () => {
  it("hears of the others' battles again after its listening connection was lost", async () => {
    const { between, store } = await storeBehind();
    const heard: string[] = [];
    store.onBattleAnnounced((id) => heard.push(id));
    const announce = () => {
      store.announceBattle("a battle", 1);
      return heard.length;
    };
    await expect.poll(announce).toBeGreaterThan(0);
    between.cut();
    heard.length = 0;
    await expect.poll(announce, { timeout: 60_000 }).toBeGreaterThan(0);
  });

  it("tells what it was still about to tell when it is closed", async () => {
    const url = await emptiedPostgres();
    const [one, two] = [await storeOn(url), await storeOn(url)];
    const heard: string[] = [];
    two.onBattleAnnounced((id) => heard.push(id));
    const announce = () => {
      one.announceBattle("first", 1);
      return heard;
    };
    await expect.poll(announce).toContain("first");
    one.announceBattle("last", 2);
    await one.close();
    await expect.poll(() => heard).toContain("last");
  });

  it("closes while its database does not answer", async () => {
    const { between, store } = await storeBehind();
    store.onBattleAnnounced(() => {});
    between.fallSilent(true);
    await store.close();
  });
});

describe.runIf(hasPostgres)("a server", () => {
  const LAIR = { machineType: "catLair", x: 0, y: 0, room: 1 };
  const unreachable = { status: 503, body: { code: "data_unreachable" } };

  it("answers 503 while PostgreSQL refuses connections, and goes on by itself afterwards", async () => {
    const between = await ConnectionBetween.to(await emptiedPostgres());
    const server = await freshServer({ databaseUrl: between.url });
    const ann = await server.player("Ann");
    between.refuse(true);
    const [built, read] = await Promise.all([ann.post("buildMachine", LAIR), ann.get("getGameState")]);
    expect(built).toMatchObject({ ...unreachable, headers: { "retry-after": "30" } });
    expect(read).toMatchObject(unreachable);
    between.refuse(false);
    expect((await ann.post("buildMachine", LAIR)).status).toBe(200);
    expect((await ann.lab()).machines).toHaveLength(1);
  });

  it("answers 503 while PostgreSQL takes no changes, and then asks where its address leads to", async () => {
    const databaseUrl = await freshPostgres();
    const server = await freshServer({ databaseUrl });
    const ann = await server.player("Ann");
    await tell(databaseUrl, `${readOnly("on")} ${CUT_ALL}`);
    expect(await ann.post("buildMachine", LAIR)).toMatchObject(unreachable);
    expect((await ann.lab()).machines).toEqual([]);
    await tell(databaseUrl, `SET TRANSACTION READ WRITE; ${readOnly("off")}`);
    expect((await ann.post("buildMachine", LAIR)).status).toBe(200);
  });
});

/** Further connections to this database may only read, as on a standby, or may write as well. */
function readOnly(whether: "on" | "off"): string {
  return `DO $$ BEGIN
    EXECUTE format('ALTER DATABASE %I SET default_transaction_read_only = ${whether}', current_database());
  END $$;`;
}
