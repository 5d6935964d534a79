import { describe, expect, it } from "vitest";
import { newLab, noResources, shippedRules } from "../../../../rules/index.ts";
import type { AuditedAct } from "../../../../server/store/database/audit-event.ts";
import type { LoginRequest, Store } from "../../../../server/store/store.ts";
import { DAY, START } from "../../test-clock.ts";
import { addEgg, eggs, freshStore, mint, newPlayer, nothing, STORES } from "./stores.ts";

const WEEK = 7 * DAY;
const requested = { type: "deletionRequested", dueAt: START + WEEK } as const;
const act = (name: AuditedAct["act"], reason = "because"): AuditedAct => ({
  type: "admin",
  act: name,
  reason,
});

const requestDeletion = (store: Store, player: number, inMs = WEEK) =>
  store.requestDeletion(player, inMs, requested, null);
const deletePlayer = (store: Store, player: number) =>
  store.deletePlayer(player, { publicId: `gone-${player}`, name: "Deleted player" });

async function typesOf(store: Store, player: string): Promise<string[]> {
  const entries = await store.auditEntries({ player, since: 0, after: 0, most: 99 });
  return entries.map(({ event }) => event.type);
}

/** A login of somebody who may have been here before. */
function loginAs(store: Store, name: string, more: Partial<LoginRequest> = {}) {
  return newPlayer(store, name, `session ${Math.random()}`, {
    firstLogin: { publicId: `public-${name} again`, lab: newLab(shippedRules) },
    ...more,
  });
}

describe.each(STORES)("the accounts of a store on $name", (kind) => {
  it("are found by a part of the name, public id, login or ledger account, and by nothing else", async () => {
    const store = await freshStore(kind);
    const telegram = { provider: "telegram", id: "424242" } as const;
    const ann = await newPlayer(store, "Ann %_1", "one", { identity: telegram });
    await newPlayer(store, "Bob");
    await store.bindAccount(ann, "account_x");
    const found = async (text: string) =>
      (await store.findAccounts(text, 9)).map(({ firstName }) => firstName);
    for (const text of ["ann", "%_", "public-Ann %_1", "424242", "account_x"])
      expect(await found(text)).toEqual(["Ann %_1"]);
    expect(await found("o")).toEqual(["Bob"]);
    for (const text of ["n%1", "4242", "account_", "Anna"]) expect(await found(text)).toEqual([]);
    expect(await store.accountOf("public-Bob")).toEqual({
      id: ann + 1,
      publicId: "public-Bob",
      firstName: "Bob",
      nameFixed: false,
      createdAt: START,
      identity: { provider: "development", name: "Bob" },
      suspendedFor: null,
      deletionDueAt: null,
      language: null,
    });
    expect(await store.accountOf("nobody")).toBeNull();
  });

  it("have the language that they chose in each session, and are called back in it (GAP-63)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one, "Ann", "ann");
    await newPlayer(one, "Bob", "bob");
    await one.setCallbackWishes(ann, { kinds: [], telegram: false, language: "en" });
    for (const process of [one, two])
      expect(await process.findSession("ann", START)).toMatchObject({ language: null });
    await one.setLanguage(ann, "de");
    await new Promise(setImmediate);
    for (const process of [one, two])
      expect(await process.findSession("ann", START)).toMatchObject({ language: "de" });
    expect(await two.findSession("bob", START)).toMatchObject({ language: null });
    expect(await two.callbackWishes(ann)).toMatchObject({ language: "de" });
  });

  it("keep a name that an administrator gave, until that is taken back", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one, "Ann", "ann");
    expect(await two.findSession("ann", START)).toMatchObject({ firstName: "Ann" });
    await one.renamePlayer(ann, "Guest", act("rename"));
    await new Promise(setImmediate);
    expect(await two.findSession("ann", START)).toMatchObject({ firstName: "Guest" });
    await loginAs(one, "Ann");
    expect(await one.accountOf("public-Ann")).toMatchObject({ firstName: "Guest", nameFixed: true });
    await one.renamePlayer(ann, null, act("rename"));
    await loginAs(one, "Ann");
    expect(await one.accountOf("public-Ann")).toMatchObject({ firstName: "Ann", nameFixed: false });
    expect(await typesOf(one, "public-Ann")).toEqual(["login", "admin", "login", "admin", "login"]);
  });

  it("have no session while they are suspended, even with twenty logins at once, and say why", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one, "Ann", "ann");
    expect(await two.findSession("ann", START)).not.toBeNull();
    const logins = Array.from({ length: 20 }, () => loginAs(two, "Ann").catch(() => null));
    await one.suspendPlayer(ann, "cheating", act("suspend", "cheating"));
    await Promise.all(logins);
    expect([await data.count("sessions"), await two.findSession("ann", START)]).toEqual([0, null]);
    await expect(loginAs(two, "Ann")).rejects.toThrow("refused");
    expect((await one.accountOf("public-Ann"))?.suspendedFor).toBe("cheating");
    await one.suspendPlayer(ann, null, act("unsuspend"));
    expect(await loginAs(two, "Ann")).toBe(ann);
    expect(await typesOf(one, "public-Ann")).toEqual(expect.arrayContaining(["admin", "loginRefused"]));
  });

  it("have labs that an administrator corrects and resets, with what it did in the audit log", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    await addEgg(store, ann);
    await store.correctLab(
      ann,
      (lab) => {
        lab.resources.eggs -= 400;
        return { ok: true, reply: null };
      },
      act("compensate", "refund"),
    );
    expect(await eggs(store, ann)).toBe(600);
    const refusal = { code: "below_zero", text: "no", values: {} } as const;
    expect(await store.correctLab(ann, () => ({ ok: false, refusal }), act("compensate"))).toMatchObject({
      ok: false,
    });
    await store.claimIntent({ ...mint(ann), rejectedFromEpoch: 7 }, 1, nothing);
    expect(await store.resetLab(ann, newLab(shippedRules), act("reset"))).toBe(false);
    await store.releaseIntent("one", ann, nothing);
    await store.settleIntent({ ...mint(ann), purpose: "fomoHit" }, nothing);
    expect(await store.resetLab(ann, newLab(shippedRules), act("reset"))).toBe(true);
    expect((await store.readLab(ann)).lab).toEqual(newLab(shippedRules));
    expect(await store.unusedBadge("ann")).toMatchObject({ intentHash: "one" });
    const acts = (await store.auditEntries({ player: null, since: 0, after: 0, most: 99 })).flatMap(
      ({ event }) => (event.type === "admin" ? [event] : []),
    );
    expect(acts).toEqual([{ ...act("compensate", "refund"), gained: { eggs: "-0.4" } }, act("reset")]);
  });

  it("are deleted after a week unless their player logs in before or says so (GAP-71)", async () => {
    const store = await freshStore(kind);
    const [ann, bob, cyd] = [
      await newPlayer(store, "Ann"),
      await newPlayer(store, "Bob"),
      await newPlayer(store, "Cyd"),
    ];
    for (const player of [ann, bob, cyd]) expect(await requestDeletion(store, player)).toBe(START + WEEK);
    await store.advanceClock(DAY);
    expect(await requestDeletion(store, ann)).toBe(START + WEEK);
    expect(await loginAs(store, "Bob")).toBe(bob);
    expect([await store.cancelDeletion(cyd, null), await store.cancelDeletion(cyd, null)]).toEqual([
      true,
      false,
    ]);
    await store.advanceClock(6 * DAY - 1);
    expect([await store.dueDeletions(9), await deletePlayer(store, ann)]).toEqual([[], "notDue"]);
    await store.advanceClock(1);
    expect(await store.dueDeletions(9)).toEqual([ann]);
    expect([
      await deletePlayer(store, ann),
      await deletePlayer(store, bob),
      await deletePlayer(store, ann),
    ]).toEqual(["deleted", "notDue", "notDue"]);
    expect(await store.accountOf("public-Ann")).toBeNull();
    expect(await store.findAccounts("Deleted", 9)).toEqual([]);
    expect(await typesOf(store, `gone-${ann}`)).toEqual(["accountDeleted"]);
    expect(await typesOf(store, "public-Bob")).toEqual([
      "login",
      "deletionRequested",
      "login",
      "deletionCancelled",
    ]);
  });

  it("are each deleted once by any number of jobs, and never while their player logs in (GAP-71)", async () => {
    const data = await kind.freshData();
    const stores = [await data.process(), await data.process()];
    const [one, two] = stores as [Store, Store];
    const players: number[] = [];
    for (let index = 0; index < 6; index++) players.push(await newPlayer(one, `P${index}`));
    for (const player of players) await requestDeletion(one, player, 0);
    const answers = await Promise.all([
      ...stores.flatMap((store) => players.map((player) => deletePlayer(store, player))),
      ...players.map((_, index) => loginAs(two, `P${index}`).then(() => "in" as const)),
    ]);
    expect(answers.filter((answer) => answer === "in")).toHaveLength(players.length);
    const deleted = answers.filter((answer) => answer === "deleted").length;
    expect(await data.count("deleted_logins")).toBe(deleted);
    // Whoever logs in before keeps the account, and whoever logs in after begins a new one.
    expect(await data.count("players")).toBe(players.length + deleted);
    expect(await data.count("labs")).toBe(players.length);
  });

  it("begin again without gift and rescue after they were deleted, however often (GAP-71, GAP-55)", async () => {
    const store = await freshStore(kind);
    for (let round = 0; round < 2; round++) {
      const ann = await loginAs(store, "Ann");
      const { lab, now } = await store.readLab(ann);
      const begun = newLab(shippedRules);
      expect(lab).toEqual(round === 0 ? begun : { ...begun, resources: noResources(), rescuedAt: now });
      await requestDeletion(store, ann, 0);
      expect(await deletePlayer(store, ann)).toBe("deleted");
      await store.advanceClock(1);
    }
    await loginAs(store, "Bob");
    const entries = await store.auditEntries({ player: null, since: 0, after: 0, most: 99 });
    expect(entries.at(-1)).toMatchObject({ event: { type: "login", first: true } });
    expect(entries.at(-1)?.event).not.toHaveProperty("again");
  });

  it("wait for open transactions, for thirty days at most, and lose their sessions at once (GAP-71)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    for (const player of [ann, bob]) {
      await store.claimIntent({ ...mint(player), rejectedFromEpoch: 7 }, 1, nothing);
      await requestDeletion(store, player);
    }
    await store.advanceClock(WEEK);
    expect([await deletePlayer(store, ann), await deletePlayer(store, bob)]).toEqual(
      Array(2).fill("openTransactions"),
    );
    expect(await data.count("sessions")).toBe(0);
    await store.settleIntent(mint(ann), nothing);
    expect([await deletePlayer(store, ann), await deletePlayer(store, bob)]).toEqual([
      "deleted",
      "openTransactions",
    ]);
    await store.advanceClock(30 * DAY);
    expect(await deletePlayer(store, bob)).toBe("deleted");
    expect(await store.openHashesAfter("")).toEqual([]);
  });

  it("leave hashes claimed, badges and reward times of ledger accounts, and nothing of whose they were (GAP-71, ABU-15, ABU-18)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    await store.bindAccount(ann, "ann");
    await store.settleIntent(mint(ann), nothing);
    await store.settleIntent({ ...mint(ann), intentHash: "badge", purpose: "fomoHit" }, nothing);
    await store.changeLabByStake(ann, "ann", () => ({ ok: true, reply: { reply: 0, rewarded: true } }));
    await requestDeletion(store, ann, 0);
    expect(await deletePlayer(store, ann)).toBe("deleted");
    const stolen = { ok: false, why: "settledBefore" };
    expect(await store.settleIntent(mint(bob), nothing)).toMatchObject(stolen);
    const claim = { ...mint(bob), rejectedFromEpoch: 9 };
    expect(await store.claimIntent(claim, 9, nothing)).toEqual({ ok: false, why: "notYours" });
    expect(await store.settledIntent("one")).toMatchObject({ playerId: 0, subject: "", account: "" });
    expect(await store.boundPlayer("ann")).toBeNull();
    expect(await store.bindAccount(bob, "ann")).toBe("bound");
    expect(await store.unusedBadge("ann")).toEqual({ account: "ann", intentHash: "badge" });
    let rewardedBefore = 0;
    await store.changeLabByStake(bob, "ann", (_lab, _now, lastRewardAt) => {
      rewardedBefore = lastRewardAt;
      return { ok: true, reply: { reply: 0, rewarded: false } };
    });
    expect(rewardedBefore).toBe(START);
    const badge = { ...mint(bob), intentHash: "badge", purpose: "fomoHit" } as const;
    expect(await store.settleIntent(badge, nothing)).toMatchObject({ ok: true });
    await requestDeletion(store, bob, 0);
    expect(await deletePlayer(store, bob)).toBe("deleted");
    expect(await store.settledIntent("badge")).toMatchObject({ playerId: 0 });
  });

  it("are exported with all that the ledger's tables hold of them", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const nothingYet = { account: null, badges: [], settled: [], purchases: [], expectedGrowth: [] };
    expect(await store.ledgerRecord(ann)).toEqual(nothingYet);
    await store.bindAccount(ann, "x");
    await store.settleIntent(mint(ann), nothing);
    await store.settleIntent({ ...mint(ann), intentHash: "two", purpose: "fomoHit" }, nothing);
    const bounds = { mostOpen: 9, mostUnpaid: 9 };
    await store.openPurchase({ id: "p", playerId: ann, account: "x" }, DAY, bounds);
    await store.expectGrowth(ann, "#1#", { form: 1, upgrades: 2 });
    const transaction = { subject: "#1#", account: "ann" };
    expect(await store.ledgerRecord(ann)).toEqual({
      account: { address: "x", boundAt: START, rewardedAt: 0 },
      badges: ["ann"],
      settled: [
        { intentHash: "one", purpose: "creatureMint", ...transaction },
        { intentHash: "two", purpose: "fomoHit", ...transaction },
      ],
      purchases: [{ id: "p", account: "x", expiresAt: START + DAY }],
      expectedGrowth: [{ creatureId: "#1#", form: 1, upgrades: 2 }],
    });
  });
});
