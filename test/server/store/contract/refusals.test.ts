import { describe, expect, it } from "vitest";
import { refusalOf, shippedRules } from "../../../../rules/index.ts";
import { PlayerGoneError } from "../../../../server/store/database/errors.ts";
import type { Intent } from "../../../../server/store/database/intent.ts";
import type { LabWork } from "../../../../server/store/database/lab-work.ts";
import { DAY, START } from "../../test-clock.ts";
import { addEgg, eggs, freshStore, mint, newPlayer, nothing, STORES } from "./stores.ts";

const refusal = refusalOf(shippedRules, "pvp_not_waiting");
/** Work that changes the lab and is refused nevertheless. */
const refused: LabWork<never> = (lab) => {
  lab.resources.eggs = 99_000;
  return { ok: false, refusal };
};
const BOUNDS = { mostOpen: 9, mostUnpaid: 9 };

describe.each(STORES)("work that a store on $name refuses", (kind) => {
  it("changes no lab, and its request may come again", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const ann = await newPlayer(store);
    const repeat = { call: "build", requestId: "a", whyNotFree: () => null };
    expect(await store.changeLab(ann, refused, repeat)).toEqual({ ok: false, refusal });
    expect([await eggs(store, ann), await data.count("stored_replies")]).toEqual([0, 0]);
    expect(await store.changeLab(ann, () => ({ ok: true, reply: 1 }), repeat)).toMatchObject({ reply: 1 });
  });

  it("is a change that costs nothing, after too many of them (ABU-52)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const ann = await newPlayer(store);
    const asked: unknown[] = [];
    const change = (requestId: string, work: LabWork<null>, isRefused = false) =>
      store.changeLab(ann, work, {
        call: "move",
        requestId,
        whyNotFree: (kept) => {
          asked.push(kept);
          return isRefused ? refusal : null;
        },
      });
    const earn: LabWork<null> = (lab) => {
      lab.resources.eggs += 1000;
      return { ok: true, reply: null };
    };
    expect(await change("a", nothing)).toMatchObject({ ok: true });
    await store.advanceClock(1_000);
    expect(await change("b", nothing, true)).toEqual({ ok: false, refusal });
    expect(await change("c", earn, true)).toMatchObject({ ok: true });
    expect(asked).toEqual([
      { count: 0, freeInMs: 0 },
      { count: 1, freeInMs: 599_000 },
    ]);
    expect(await data.count("stored_replies")).toBe(2);
  });

  it("fails for a player who is not there (ABU-99)", async () => {
    const store = await freshStore(kind);
    await expect(store.readLab(1)).rejects.toThrow(PlayerGoneError);
    await expect(addEgg(store, 1)).rejects.toThrow(PlayerGoneError);
    expect(await store.boundAccount(1)).toBeNull();
  });

  it("claims, settles and rewards nothing", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const why = { ok: false, why: "refused", refusal };
    expect(await store.claimIntent({ ...mint(ann), rejectedFromEpoch: 1 }, 1, refused)).toEqual(why);
    expect(await store.settleIntent(mint(ann), refused)).toEqual(why);
    const lastRewards: number[] = [];
    const reward = (isRefused: boolean) =>
      store.changeLabByStake(ann, "x", (lab, now, lastRewardAt) => {
        lastRewards.push(lastRewardAt);
        return isRefused ? refused(lab, now) : { ok: true, reply: { reply: null, rewarded: true } };
      });
    expect(await reward(true)).toEqual({ ok: false, refusal });
    await reward(false);
    await reward(false);
    expect(lastRewards).toEqual([0, 0, START]);
    expect([await store.openIntentsOf(ann), await store.settledIntent("one")]).toEqual([[], null]);
    expect(await eggs(store, ann)).toBe(0);
  });

  it("is a payment without a purchase of the same player (ABU-19)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.openPurchase({ id: "p", playerId: ann, account: "a" }, DAY, BOUNDS);
    const payment: Intent = { ...mint(bob), purpose: "energy", subject: "p" };
    const noPurchase = { ok: false, why: "noPurchase" };
    expect(await store.settleIntent(payment, nothing)).toEqual(noPurchase);
    expect(await store.settleIntent({ ...payment, subject: "q" }, nothing)).toEqual(noPurchase);
    expect(await store.findPurchase("p")).toEqual({ id: "p", playerId: ann, account: "a" });
    expect(await store.settleIntent({ ...payment, playerId: ann }, nothing)).toMatchObject({ ok: true });
    const another = { ...payment, playerId: ann, intentHash: "two" };
    expect(await store.settleIntent(another, nothing)).toEqual(noPurchase);
  });

  it("is a binding too soon, of a taken account, or by a challenge that was used (ABU-13, ABU-15)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    const signed = { challenge: "c", expiresAt: START + DAY };
    const rebindCooldownMs = DAY;
    expect(await store.bindAccount(ann, "x", { signed, rebindCooldownMs })).toBe("bound");
    expect(await store.bindAccount(bob, "x", { signed: { ...signed, challenge: "d" } })).toBe(
      "boundToAnother",
    );
    expect(await data.count("used_challenges")).toBe(1);
    expect(await store.bindAccount(bob, "y", { signed })).toBe("challengeUsed");
    await store.advanceClock(1_000);
    expect(await store.bindAccount(ann, "z", { rebindCooldownMs })).toEqual({ tooSoonMs: DAY - 1_000 });
    expect(await store.bindAccount(ann, "x", { rebindCooldownMs })).toBe("bound");
    await store.advanceClock(DAY - 1_000);
    expect(await store.bindAccount(ann, "z", { rebindCooldownMs })).toBe("bound");
    expect(await store.accountStanding(ann)).toEqual({ account: "z", settled: 0 });
    expect(await Promise.all(["x", "y", "z"].map(store.boundPlayer))).toEqual([null, null, ann]);
  });

  it("is one purchase too many, of the open and of all that may still be paid (GAP-15)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const open = (id: string) =>
      store.openPurchase({ id, playerId: ann, account: "a" }, 1_000, { mostOpen: 2, mostUnpaid: 3 });
    expect([await open("a"), await open("b")]).toEqual([{ ok: true }, { ok: true }]);
    await store.advanceClock(400);
    expect(await open("c")).toEqual({ ok: false, freeInMs: 600 });
    await store.advanceClock(600);
    expect(await open("c")).toEqual({ ok: true });
    expect(await open("d")).toMatchObject({ ok: false });
    expect(await store.findPurchase("d")).toBeNull();
  });
});
