import { describe, expect, it } from "vitest";
import type { Intent } from "../../../../server/store/database/intent.ts";
import type { StakeWork } from "../../../../server/store/database/lab-work.ts";
import { DAY, START } from "../../test-clock.ts";
import { eggs, freshStore, mint, newPlayer, nothing, STORES } from "./stores.ts";

describe.each(STORES)("the ledger data of a store on $name", (kind) => {
  it("are visible to another process at once: accounts, open and settled transactions", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one);
    expect([await two.boundAccount(ann), await two.openIntentsOf(ann)]).toEqual([null, []]);
    await one.bindAccount(ann, "ann's account");
    await one.claimIntent({ ...mint(ann), rejectedFromEpoch: 7 }, 1, nothing);
    await new Promise(setImmediate);
    expect(await two.boundAccount(ann)).toBe("ann's account");
    expect(await two.openIntentsOf(ann)).toMatchObject([{ intentHash: "one", rejectedFromEpoch: 7 }]);
    await one.settleIntent(mint(ann), nothing);
    await new Promise(setImmediate);
    expect([await two.openIntentsOf(ann), (await two.accountStanding(ann)).settled]).toEqual([[], 1]);
  });

  it("hold one player for each account and one account for each player, in any order (ABU-12)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const answers = await Promise.all([store.bindAccount(ann, "x"), store.bindAccount(bob, "x")]);
    // Which of two connections comes first is PostgreSQL's choice.
    const [first, second] = answers[0] === "bound" ? [ann, bob] : [bob, ann];
    expect([...answers].sort()).toEqual(["bound", "boundToAnother"]);
    expect(await store.bindAccount(first, "y")).toBe("bound");
    expect(await store.bindAccount(second, "x")).toBe("bound");
    expect([await store.boundAccount(first), await store.boundAccount(second)]).toEqual(["y", "x"]);
    expect(await Promise.all(["x", "y", "z"].map(store.boundPlayer))).toEqual([second, first, null]);
  });

  it("never open, release or settle a settled transaction again (ABU-18)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    expect(await store.settleIntent(mint(ann), nothing)).toMatchObject({ ok: true });
    await store.releaseIntent("one", ann, () => {
      throw new Error("must not be asked");
    });
    const again = { ok: false, why: "settledBefore", by: mint(ann) };
    expect(await store.settleIntent(mint(ann), nothing)).toMatchObject(again);
    expect(await store.settleIntent(mint(bob), nothing)).toMatchObject(again);
    const claim = { ...mint(bob), rejectedFromEpoch: 1 };
    expect(await store.claimIntent(claim, 9, nothing)).toEqual({ ok: false, why: "notYours" });
    expect(await store.settledIntent("one")).toEqual(mint(ann));
  });

  it("hold claims of several players on an undecided transaction, one purpose each (GAP-10, ABU-21)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const claim = (playerId: number, more: Partial<Intent> = {}) =>
      store.claimIntent({ ...mint(playerId), ...more, rejectedFromEpoch: 1 }, 1, nothing);
    expect([await claim(bob), await claim(ann), await claim(ann)]).toEqual(Array(3).fill({ ok: true }));
    expect(await claim(ann, { purpose: "evolve" })).toEqual({ ok: false, why: "otherPurpose" });
    expect(await claim(ann, { intentHash: "two" })).toEqual({ ok: false, why: "tooMany" });
    expect(await store.openHashesAfter("")).toEqual(["one"]);
    await store.settleIntent(mint(ann), nothing);
    expect((await store.claimsOf("one")).map(({ playerId }) => playerId)).toEqual([bob]);
    await store.releaseIntent("one", bob, nothing);
    expect(await store.openHashesAfter("")).toEqual([]);
  });

  it("change the lab with a claim that is released, once", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const release = () =>
      store.releaseIntent("one", ann, (lab) => {
        lab.resources.eggs += 1000;
        return { ok: true, reply: null };
      });
    await release();
    expect(await eggs(store, ann)).toBe(0);
    await store.claimIntent({ ...mint(ann), rejectedFromEpoch: 1 }, 1, nothing);
    await Promise.all([release(), release()]);
    expect(await eggs(store, ann)).toBe(1000);
  });

  it("list open transactions in the order of their bytes, a hundred at a time, and claims by their time", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const claim = (playerId: number, intentHash: string) =>
      store.claimIntent({ ...mint(playerId), intentHash, rejectedFromEpoch: 1 }, 999, nothing);
    const hashes = Array.from({ length: 101 }, (_, i) => `${i % 2 === 0 ? "A" : "_a"}${i}`);
    for (const hash of hashes) await claim(bob, hash);
    await store.advanceClock(1);
    await claim(ann, "A0");
    const sorted = [...hashes].sort();
    expect(await store.openHashesAfter("")).toEqual(sorted.slice(0, 100));
    expect(await store.openHashesAfter(sorted[99] ?? "")).toEqual(sorted.slice(100));
    expect((await store.claimsOf("A0")).map(({ playerId }) => playerId)).toEqual([bob, ann]);
    expect((await store.openIntentsOf(bob)).map(({ intentHash }) => intentHash)).toEqual(sorted);
  });

  it("let a badge bring one machine online, whatever transaction is named with it (GAP-10)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const badge = { ...mint(ann), purpose: "fomoHit" } as const;
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

  it("keep neither purchase nor transaction of work that failed", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    await store.openPurchase({ id: "p", playerId: ann, account: "a" }, DAY, { mostOpen: 1, mostUnpaid: 1 });
    const intent: Intent = { ...mint(ann), purpose: "energy", subject: "p" };
    const failing = store.settleIntent(intent, () => {
      throw new Error("a bug");
    });
    await expect(failing).rejects.toThrow("a bug");
    const refusal = { code: "offline", text: "Offline", values: {} } as const;
    expect(await store.settleIntent(intent, () => ({ ok: false, refusal }))).toMatchObject({
      why: "refused",
    });
    expect(await store.findPurchase("p")).not.toBeNull();
    expect(await store.settledIntent("one")).toBeNull();
    expect(await store.settleIntent(intent, nothing)).toMatchObject({ ok: true });
    expect(await store.findPurchase("p")).toBeNull();
  });

  it("never move a sweep's cursor back", async () => {
    const store = await freshStore(kind);
    await Promise.all([store.moveSweepCursor("sale", 9), store.moveSweepCursor("sale", 5)]);
    expect([await store.sweepCursor("sale"), await store.sweepCursor("other")]).toEqual([9, 0]);
  });

  it("count one of twenty settlements of a transaction at once (ABU-18)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const [ann, bob] = [await newPlayer(one, "Ann"), await newPlayer(one, "Bob")];
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0 ? one.settleIntent(mint(ann), nothing) : two.settleIntent(mint(bob), nothing),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await data.count("intents")).toBe(1);
  });

  it("give an account's badge to one of twenty players' machines at once (GAP-10)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    await store.keepBadge({ account: "ann", intentHash: "one" });
    const players = await Promise.all(Array.from({ length: 20 }, (_, i) => newPlayer(store, `P${i}`)));
    const answers = await Promise.all(
      players.map((player) => store.settleIntent({ ...mint(player), purpose: "fomoHit" }, nothing)),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  it("reward a stake once of twenty times at once (ABU-15)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const [ann, bob] = [await newPlayer(one, "Ann"), await newPlayer(one, "Bob")];
    const reward: StakeWork<boolean> = (_lab, now, lastRewardAt) => {
      const rewarded = lastRewardAt < now;
      return { ok: true, reply: { reply: rewarded, rewarded } };
    };
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 2 === 0 ? one.changeLabByStake(ann, "x", reward) : two.changeLabByStake(bob, "x", reward),
      ),
    );
    expect(answers.filter((answer) => answer.ok && answer.reply)).toHaveLength(1);
  });

  it("answer a repeated request for a stake's reward with the stored reply, and reward once (ABU-15)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann");
    const repeat = { call: "activateMachine", requestId: "once", whyNotFree: () => null };
    let runs = 0;
    const reward: StakeWork<number> = () => ({ ok: true, reply: { reply: ++runs, rewarded: true } });
    const first = await store.changeLabByStake(ann, "x", reward, { repeat });
    expect(await store.changeLabByStake(ann, "x", reward, { repeat })).toEqual(first);
    const entries = await store.auditEntries({ player: null, since: 0, after: 0, most: 9 });
    expect(entries.filter(({ event }) => event.type === "stakeReward")).toHaveLength(1);
  });

  it("open as many of twenty purchases at once as a player may have (GAP-15)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        store.openPurchase({ id: `p${i}`, playerId: ann, account: "a" }, DAY, { mostOpen: 3, mostUnpaid: 9 }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array(17).fill({ ok: false, freeInMs: DAY }));
  });

  it("lose old challenges, and purchases only when they can no longer be paid (ABU-13, GAP-15)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const ann = await newPlayer(store);
    await store.bindAccount(ann, "x", { signed: { challenge: "c", expiresAt: START + 1 } });
    await store.openPurchase({ id: "p", playerId: ann, account: "x" }, 1, { mostOpen: 1, mostUnpaid: 1 });
    const rows = async () => [await data.count("used_challenges"), await data.count("energy_purchases")];
    await store.removeExpired(START);
    expect(await rows()).toEqual([1, 1]);
    await store.removeExpired(START + 1);
    expect(await rows()).toEqual([0, 1]);
    await store.advanceClock(41 * DAY);
    await store.removeExpired(START + 1);
    expect(await rows()).toEqual([0, 0]);
  });

  it("name unbooked transactions that are due, with the number of attempts", async () => {
    const store = await freshStore(kind);
    await store.keepUnbooked("sale", "one", 1000);
    expect(await store.dueUnbooked("sale")).toEqual([]);
    await store.advanceClock(1000);
    expect(await store.dueUnbooked("sale")).toEqual([{ intentHash: "one", attempts: 0, keptMs: 1000 }]);
    await store.keepUnbooked("sale", "one", 0);
    expect(await store.dueUnbooked("sale")).toMatchObject([{ attempts: 1 }]);
    expect(await store.dueUnbooked("other")).toEqual([]);
    await store.forgetUnbooked("one");
    expect(await store.dueUnbooked("sale")).toEqual([]);
  });

  it("hold a creature's growth after its last requested transaction (GAP-53)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    expect(await store.expectedGrowth(ann, "#1#")).toBeNull();
    await store.expectGrowth(ann, "#1#", { form: 1, upgrades: 2 });
    await store.expectGrowth(ann, "#1#", { form: 2, upgrades: 0 });
    expect(await store.expectedGrowth(ann, "#1#")).toEqual({ form: 2, upgrades: 0 });
  });
});
