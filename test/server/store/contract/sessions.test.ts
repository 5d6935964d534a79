import { describe, expect, it } from "vitest";
import { secretHashOf } from "../../../../server/process/secrets.ts";
import type { NewSession } from "../../../../server/store/players/sessions.ts";
import { DAY, HOUR, START } from "../../test-clock.ts";
import { freshStore, newPlayer, STORES } from "./stores.ts";

const everywhere = { type: "logoutEverywhere" } as const;

/** A session that ends after two days without use, and after four in any case. */
const idle = (secret: string, more: Partial<NewSession> = {}) => ({
  newSession: {
    secretHash: secretHashOf(secret),
    expiresAt: START + 2 * DAY,
    latestEnd: START + 4 * DAY,
    ...more,
  },
});

describe.each(STORES)("the sessions of a store on $name", (kind) => {
  it("are listed for their player alone, the latest used first, with the browser by name", async () => {
    const store = await freshStore(kind);
    const browser = { name: "Firefox", system: "Linux" };
    const ann = await newPlayer(store, "Ann", "one", idle("one", { browser }));
    await newPlayer(store, "Ann", "two", idle("two"));
    await newPlayer(store, "Bob");
    await store.noteSessionUsed("two", START + HOUR, START + 3 * DAY);
    expect(await store.sessionsOf(ann, START)).toEqual([
      { secretHash: secretHashOf("two"), since: START, seenAt: START + HOUR, browser: null },
      { secretHash: secretHashOf("one"), since: START, seenAt: START, browser },
    ]);
    expect(await store.sessionsOf(ann, START + 2 * DAY)).toHaveLength(1);
  });

  it("end without use, go on with it, and never outlive their latest end", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    await newPlayer(store, "Ann", "used", idle("used"));
    await newPlayer(store, "Ann", "unused", idle("unused"));
    const isOpen = async (secret: string, now: number) => (await store.findSession(secret, now)) !== null;
    await store.noteSessionUsed("used", START + DAY, START + 3 * DAY);
    expect(await isOpen("unused", START + 2 * DAY - 1)).toBe(true);
    expect(await isOpen("unused", START + 2 * DAY)).toBe(false);
    expect(await isOpen("used", START + 3 * DAY - 1)).toBe(true);
    await store.noteSessionUsed("used", START + 3 * DAY - 1, START + 5 * DAY);
    expect(await isOpen("used", START + 4 * DAY - 1)).toBe(true);
    expect(await isOpen("used", START + 4 * DAY)).toBe(false);
    await store.removeExpired(START + 2 * DAY);
    expect(await data.count("sessions")).toBe(1);
  });

  it("are noted as used at most once an hour, by whichever process (ABU-52)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    await newPlayer(one, "Ann", "ann", idle("ann"));
    const seenAt = async () => (await two.findSession("ann", START))?.seenAt;
    for (const [passed, seen] of [
      [HOUR - 1, 0],
      [HOUR, HOUR],
      [2 * HOUR - 1, HOUR],
    ] as const) {
      await Promise.all([one, two].map((store) => store.noteSessionUsed("ann", START + passed, START + DAY)));
      await new Promise(setImmediate);
      expect(await seenAt()).toBe(START + seen);
    }
  });

  it("all end at once in every process, and those of other players go on (ABU-08)", async () => {
    const data = await kind.freshData();
    const [one, two] = [await data.process(), await data.process()];
    const ann = await newPlayer(one, "Ann", "one");
    for (const secret of ["two", "three"]) await newPlayer(one, "Ann", secret);
    await newPlayer(one, "Bob");
    for (const secret of ["one", "session of Bob"])
      expect(await two.findSession(secret, START)).not.toBeNull();
    expect(await one.endSessions(ann, everywhere, null)).toBe(3);
    await new Promise(setImmediate);
    for (const secret of ["one", "two", "three"]) expect(await two.findSession(secret, START)).toBeNull();
    expect(await two.findSession("session of Bob", START)).not.toBeNull();
    expect(await two.endSessions(ann, everywhere, null)).toBe(0);
    const entries = await two.auditEntries({ player: "public-Ann", since: 0, after: 0, most: 9 });
    expect(entries.map(({ event }) => event.type)).toEqual(["login", "login", "login", "logoutEverywhere"]);
  });
});
