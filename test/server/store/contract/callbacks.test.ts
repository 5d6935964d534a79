import { describe, expect, it } from "vitest";
import { secretHashOf } from "../../../../server/process/secrets.ts";
import type { CallbackKind } from "../../../../server/store/players/callbacks.ts";
import type { Store } from "../../../../server/store/store.ts";
import { START, TestClock } from "../../test-clock.ts";
import { newPlayer, STORES } from "./stores.ts";

const DAILY = 3;
const MOST_BROWSERS = 10;

/** Ann, who wants these kinds, with one browser. */
async function annWho(store: Store, ...kinds: CallbackKind[]): Promise<number> {
  const ann = await newPlayer(store);
  await store.setCallbackWishes(ann, { kinds, telegram: false, language: "en" });
  await subscribe(store, ann, "session of Ann", "ann");
  return ann;
}

function subscribe(store: Store, playerId: number, secret: string, name: string, subscribedAt = START) {
  return store.keepSubscription(
    { playerId, secretHash: secretHashOf(secret) },
    { endpoint: `${PLACE}${name}`, p256dh: "key", auth: "secret", subscribedAt },
    MOST_BROWSERS,
  );
}

const PLACE = "https://push.example/";

describe.each(STORES)("the callbacks of a store on $name", (kind) => {
  it("are claimed by one of many processes, and a subject only once (GAP-62)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await annWho(one, "turn");
    const turn = { playerId: ann, kind: "turn", subject: "battle 3", dueAt: START } as const;
    await one.noteCallback({ ...turn, subject: "battle 1" });
    await two.noteCallback(turn);
    await two.noteCallback({ ...turn, kind: "machines" });
    expect(await two.dueCallbacks(9)).toEqual([turn]);
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, i) => (i % 2 === 0 ? one : two).claimCallback(turn, null)),
    );
    expect(claims.filter((claim) => claim !== null)).toMatchObject([
      { subscriptions: [{ endpoint: `${PLACE}ann` }], telegramId: null, language: "en" },
    ]);
    await one.noteCallback(turn);
    expect(await one.dueCallbacks(9)).toEqual([]);
  });

  it("are due later when they are put off, and never when they are dropped", async () => {
    const data = await kind.freshData();
    const clock = new TestClock();
    const store = await data.process({ clock });
    const ann = await annWho(store, "turn");
    const turn = { playerId: ann, kind: "turn", subject: "battle 1", dueAt: START } as const;
    await store.noteCallback(turn);
    await store.postponeCallback(turn, START + 5);
    expect(await store.dueCallbacks(9)).toEqual([]);
    clock.pass(5);
    expect(await store.dueCallbacks(9)).toEqual([{ ...turn, dueAt: START + 5 }]);
    await store.dropCallback(turn);
    await store.postponeCallback(turn, START);
    expect([await store.dueCallbacks(9), await store.claimCallback(turn, null)]).toEqual([[], null]);
  });

  it("forget what a player no longer wants to be told, and keep the rest (GAP-62)", async () => {
    const store = await (await kind.freshData()).process();
    const ann = await annWho(store, "turn", "machines");
    for (const wanted of ["turn", "machines"] as const)
      await store.noteCallback({ playerId: ann, kind: wanted, subject: "1", dueAt: START });
    await store.setCallbackWishes(ann, { kinds: ["machines"], telegram: true, language: "de" });
    expect(await store.callbackWishes(ann)).toEqual({ kinds: ["machines"], telegram: true, language: "de" });
    expect(await store.dueCallbacks(9)).toMatchObject([{ kind: "machines" }]);
    expect(await store.callbackWishes(ann + 1)).toBeNull();
  });

  it("are limited within 24 hours where they count, however many ask at once (GAP-62)", async () => {
    const store = await (await kind.freshData()).process();
    const ann = await annWho(store, "turn", "machines");
    const claimed = async (wanted: CallbackKind, subject: string, most: number | null) => {
      const callback = { playerId: ann, kind: wanted, subject, dueAt: START };
      await store.noteCallback(callback);
      return (await store.claimCallback(callback, most)) !== null;
    };
    const told: boolean[] = [];
    for (let n = 0; n < 5; n++) told.push(await claimed("machines", String(n), DAILY));
    expect(told).toEqual([true, true, true, false, false]);
    expect(await claimed("turn", "battle 1", null)).toBe(true);
  });

  it("belong to one player each, end with the session, and are ten at most (GAP-62)", async () => {
    const store = await (await kind.freshData()).process();
    const ann = await annWho(store, "turn");
    const bob = await newPlayer(store, "Bob");
    const bobs = { playerId: bob, secretHash: secretHashOf("session of Bob") };
    const keep = (name: string, subscribedAt: number) => {
      const subscription = { endpoint: `${PLACE}${name}`, p256dh: "key", auth: "secret", subscribedAt };
      return store.keepSubscription(bobs, subscription, MOST_BROWSERS);
    };
    const of = async (player: number) =>
      (await store.subscriptionsOf(player)).map(({ endpoint }) => endpoint.replace(PLACE, ""));
    await keep("ann", START);
    expect([await of(ann), await of(bob)]).toEqual([[], ["ann"]]);
    for (let n = 1; n <= MOST_BROWSERS; n++) await keep(`bob ${n}`, START + n);
    expect(await of(bob)).toHaveLength(MOST_BROWSERS);
    expect(await of(bob)).not.toContain("ann");
    await store.forgetSubscription(`${PLACE}bob 1`, ann);
    expect(await of(bob)).toHaveLength(MOST_BROWSERS);
    await store.forgetSubscription(`${PLACE}bob 1`, bob);
    expect(await of(bob)).toHaveLength(MOST_BROWSERS - 1);
    await store.endSession(secretHashOf("session of Bob"));
    expect(await of(bob)).toEqual([]);
  });
});
