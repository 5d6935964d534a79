import { describe, expect, it } from "vitest";
import type { AuditEntry, AuditEvent } from "../../../../server/store/database/audit-event.ts";
import type { Store } from "../../../../server/store/store.ts";
import { DAY, START } from "../../test-clock.ts";
import { freshStore, mint, newPlayer, nothing, STORES } from "./stores.ts";

/** Everything the audit log tells of a player, or of all. */
function audited(store: Store, player: string | null = null, since = 0) {
  return store.auditEntries({ player, since, after: 0, most: 1000 });
}

async function eventsOf(store: Store, player: string | null = null): Promise<AuditEvent[]> {
  return (await audited(store, player)).map(({ event }) => event);
}

const refusedProof = { type: "proofRefused", account: "x" } as const;

describe.each(STORES)("the audit log of a store on $name", (kind) => {
  it("tells of logins and logouts with the game's time, the public id and where they came from", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store, "Ann", "one", { address: "192.0.2.0/24" });
    await store.advanceClock(DAY);
    await newPlayer(store, "Ann", "two");
    await store.noteAudit(ann, refusedProof, "2001:db8::/48");
    expect(await audited(store)).toMatchObject([
      { time: START, player: "public-Ann", address: "192.0.2.0/24", event: { type: "login", first: true } },
      { time: START + DAY, player: "public-Ann", address: null, event: { type: "login", first: false } },
      { time: START + DAY, player: "public-Ann", address: "2001:db8::/48", event: refusedProof },
    ]);
  });

  it("tells of a bound account once, and of neither a failed nor a repeated binding (ABU-12)", async () => {
    const store = await freshStore(kind);
    const [ann, bob] = [await newPlayer(store, "Ann"), await newPlayer(store, "Bob")];
    for (const player of [ann, ann, bob]) await store.bindAccount(player, "x", { address: "192.0.2.1" });
    const bound = (await audited(store)).filter(({ event }) => event.type === "accountBound");
    expect(bound).toMatchObject([
      { player: "public-Ann", address: "192.0.2.1", event: { type: "accountBound", account: "x" } },
    ]);
  });

  it("tells once of a transaction that is settled twenty times at once, with what it brought (ABU-18)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one);
    const settle = (store: Store) =>
      store.settleIntent(mint(ann), (lab) => {
        lab.resources.energy += 500_000;
        return { ok: true, reply: null };
      });
    await Promise.all(Array.from({ length: 20 }, (_, i) => settle(i % 2 === 0 ? one : two)));
    const booked = (await eventsOf(two)).filter(({ type }) => type === "booking");
    const { playerId: _playerId, ...intent } = mint(ann);
    expect(booked).toEqual([{ type: "booking", ...intent, gained: { energy: "500" } }]);
  });

  it("tells of a rewarded stake, and of none that earned nothing (ABU-15, ABU-16)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const reward = (rewarded: boolean) =>
      store.changeLabByStake(ann, "x", (lab) => {
        if (rewarded) lab.resources.tcorvax += 12_500;
        return { ok: true, reply: { reply: null, rewarded } };
      });
    await reward(false);
    await reward(true);
    expect(await eventsOf(store)).toEqual([
      { type: "login", first: true },
      { type: "stakeReward", account: "x", gained: { tcorvax: "12.5" } },
    ]);
  });

  it("keeps nothing of work that failed, and calls its listener only with what is durable", async () => {
    const store = await freshStore(kind);
    const told: AuditEntry[] = [];
    store.onAudited((entry) => told.push(entry));
    const ann = await newPlayer(store);
    const failing = store.settleIntent(mint(ann), () => {
      throw new Error("a bug");
    });
    const refusal = { code: "offline", text: "Offline", values: {} } as const;
    const refused = store.settleIntent({ ...mint(ann), intentHash: "two" }, () => ({ ok: false, refusal }));
    await Promise.allSettled([failing, refused, store.settleIntent(mint(ann), nothing)]);
    const entries = await audited(store);
    expect(entries.map(({ event }) => event.type)).toEqual(["login", "booking"]);
    expect(told).toEqual(entries.map(({ number: _number, ...entry }) => entry));
  });

  it("keeps a hundred events a day of each type that a player causes for nothing, even many at once (ABU-52)", async () => {
    const store = await freshStore(kind);
    const ann = await newPlayer(store);
    const cause = (times: number) =>
      Promise.all(Array.from({ length: times }, () => store.noteAudit(ann, refusedProof, null)));
    await cause(110);
    expect(await eventsOf(store)).toHaveLength(101);
    await store.advanceClock(DAY);
    await cause(1);
    expect(await eventsOf(store)).toHaveLength(102);
  });

  it("is read by player, from a time on, and page by page", async () => {
    const store = await freshStore(kind);
    await newPlayer(store, "Ann");
    await store.advanceClock(DAY);
    const bob = await newPlayer(store, "Bob");
    await store.noteAudit(bob, refusedProof, null);
    expect(await eventsOf(store, "public-Ann")).toHaveLength(1);
    expect(await eventsOf(store, "nobody")).toEqual([]);
    expect(await audited(store, null, START + 1)).toHaveLength(2);
    const [first] = await store.auditEntries({ player: null, since: 0, after: 0, most: 1 });
    const rest = await store.auditEntries({ player: null, since: 0, after: first?.number ?? 0, most: 9 });
    expect(rest.map(({ player }) => player)).toEqual(["public-Bob", "public-Bob"]);
  });
});
