import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { newLab, shippedRules } from "../../../rules/index.ts";
import { openSqliteStore, type Store } from "../../../server/index.ts";
import { secretHashOf } from "../../../server/session/secret-hash.ts";
import type { Intent } from "../../../server/store/ledger-store.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { DAY, START, TestClock } from "../lab-server.ts";
import { dataFolder } from "../server-process.ts";

const stores: Store[] = [];

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
});

function openStore(file = ":memory:"): Store {
  const store = openSqliteStore({ file, clock: new TestClock(), movableClock: true });
  stores.push(store);
  return store;
}

async function newPlayer(store: Store, name = "Ann"): Promise<number> {
  const answer = await store.logIn({
    identity: { provider: "development", name },
    firstName: name,
    ticket: null,
    state: null,
    firstLogin: { publicId: `public-${name}`, lab: newLab(shippedRules) },
    newSession: { secretHash: secretHashOf(`session of ${name}`), expiresAt: START + DAY },
    endedSession: null,
    mostSessions: 20,
  });
  if (!answer.ok) throw new Error("The login was refused");
  return answer.player.id;
}

const egg = (playerId: number): Intent => ({
  intentHash: "one",
  purpose: "creatureMint",
  playerId,
  subject: "#1#",
  account: "ann",
});

const nothing = () => ({ ok: true as const, reply: null });

describe("the store's ledger data", () => {
  it("is visible to another process at once: accounts, open and settled transactions", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const [one, two] = [openStore(file), openStore(file)];
    const ann = await newPlayer(one);
    expect([await two.boundAccount(ann), await two.openIntentsOf(ann)]).toEqual([null, []]);
    await one.bindAccount(ann, "ann's account");
    await one.claimIntent({ ...egg(ann), rejectedFromEpoch: 7 }, 1, nothing);
    await new Promise(setImmediate);
    expect(await two.boundAccount(ann)).toBe("ann's account");
    expect(await two.openIntentsOf(ann)).toMatchObject([{ intentHash: "one", rejectedFromEpoch: 7 }]);
    await one.settleIntent(egg(ann), nothing);
    await new Promise(setImmediate);
    expect([await two.openIntentsOf(ann), (await two.accountStanding(ann)).settled]).toEqual([[], 1]);
  });

  it("allows one player for each account and one account for each player, in any order (ABU-12)", async () => {
    const store = openStore();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const answers = await Promise.all([store.bindAccount(ann, "x"), store.bindAccount(bob, "x")]);
    expect(answers).toEqual(["bound", "boundToAnother"]);
    expect(await store.bindAccount(ann, "y")).toBe("bound");
    expect(await store.bindAccount(bob, "x")).toBe("bound");
    expect([await store.boundAccount(ann), await store.boundAccount(bob)]).toEqual(["y", "x"]);
    expect(await Promise.all(["x", "y", "z"].map(store.boundPlayer))).toEqual([bob, ann, null]);
  });

  it("never opens, releases or settles a settled transaction again (ABU-18)", async () => {
    const store = openStore();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    expect(await store.settleIntent(egg(ann), nothing)).toMatchObject({ ok: true });
    await store.releaseIntent("one", ann, () => {
      throw new Error("must not be asked");
    });
    const again = { ok: false, why: "settledBefore", by: egg(ann) };
    expect(await store.settleIntent(egg(ann), nothing)).toMatchObject(again);
    expect(await store.settleIntent(egg(bob), nothing)).toMatchObject(again);
    const claim = { ...egg(bob), rejectedFromEpoch: 1 };
    expect(await store.claimIntent(claim, 9, nothing)).toEqual({ ok: false, why: "notYours" });
    expect(await store.settledIntent("one")).toEqual(egg(ann));
  });

  it("accepts claims of several players on an undecided transaction, one purpose each (GAP-10, ABU-21)", async () => {
    const store = openStore();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const claim = (playerId: number, more: Partial<Intent> = {}) =>
      store.claimIntent({ ...egg(playerId), ...more, rejectedFromEpoch: 1 }, 1, nothing);
    expect([await claim(bob), await claim(ann), await claim(ann)]).toEqual(Array(3).fill({ ok: true }));
    expect(await claim(ann, { purpose: "evolve" })).toEqual({ ok: false, why: "otherPurpose" });
    expect(await claim(ann, { intentHash: "two" })).toEqual({ ok: false, why: "tooMany" });
    expect(await store.openHashesAfter("")).toEqual(["one"]);
    await store.settleIntent(egg(ann), nothing);
    expect((await store.claimsOf("one")).map(({ playerId }) => playerId)).toEqual([bob]);
    await store.releaseIntent("one", bob, nothing);
    expect(await store.openHashesAfter("")).toEqual([]);
  });

  it("lets a badge bring one machine online, whatever transaction is named with it (GAP-10)", async () => {
    const store = openStore();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const badge = { ...egg(ann), purpose: "fomoHit" } as const;
    await store.keepBadge({ account: "ann", intentHash: "one" });
    expect(await store.unusedBadge("ann")).toEqual({ account: "ann", intentHash: "one" });
    expect(await store.settleIntent(badge, nothing)).toMatchObject({ ok: true });
    await store.keepBadge({ account: "ann", intentHash: "one" });
    expect(await store.unusedBadge("ann")).toBeNull();
    for (const again of [badge, { ...badge, playerId: bob }, { ...badge, playerId: bob, intentHash: "two" }])
      expect(await store.settleIntent(again, nothing)).toMatchObject({
        why: "settledBefore",
        by: { playerId: ann },
      });
    const twin = { ...badge, playerId: bob, account: "bob" };
    expect(await store.settleIntent(twin, nothing)).toMatchObject({ ok: true });
  });

  it("keeps neither purchase nor transaction of work that failed", async () => {
    const store = openStore();
    const ann = await newPlayer(store);
    await store.openPurchase({ id: "p", playerId: ann, account: "a" }, DAY, { mostOpen: 1, mostUnpaid: 1 });
    const intent: Intent = { ...egg(ann), purpose: "energy", subject: "p" };
    const failing = store.settleIntent(intent, () => {
      throw new Error("a bug");
    });
    await expect(failing).rejects.toThrow("a bug");
    const refusal = { code: "offline", text: "Offline" } as const;
    expect(await store.settleIntent(intent, () => ({ ok: false, refusal }))).toMatchObject({
      why: "refused",
    });
    expect(await store.findPurchase("p")).not.toBeNull();
    expect(await store.settledIntent("one")).toBeNull();
    expect(await store.settleIntent(intent, nothing)).toMatchObject({ ok: true });
    expect(await store.findPurchase("p")).toBeNull();
  });

  it("never moves a sweep's cursor back", async () => {
    const store = openStore();
    await Promise.all([store.moveSweepCursor("sale", 9), store.moveSweepCursor("sale", 5)]);
    expect([await store.sweepCursor("sale"), await store.sweepCursor("other")]).toEqual([9, 0]);
  });

  it("removes old challenges, and purchases only when they can no longer be paid (ABU-13, GAP-15)", async () => {
    const file = join(dataFolder(), "game.sqlite");
    const store = openStore(file);
    const ann = await newPlayer(store);
    await store.bindAccount(ann, "x", { challenge: "c", expiresAt: START + 1 });
    await store.openPurchase({ id: "p", playerId: ann, account: "x" }, 1, { mostOpen: 1, mostUnpaid: 1 });
    const counts = () => {
      const other = openDatabase(file, { readonly: true });
      const count = (table: string) => other.prepare(`SELECT count(*) FROM ${table}`).pluck().get();
      const both = [count("used_challenges"), count("energy_purchases")];
      other.close();
      return both;
    };
    await store.removeExpired(START);
    expect(counts()).toEqual([1, 1]);
    await store.removeExpired(START + 1);
    expect(counts()).toEqual([0, 1]);
    await store.advanceClock(41 * DAY);
    await store.removeExpired(START + 1);
    expect(counts()).toEqual([0, 0]);
  });
});
