import { describe, expect, it } from "vitest";
import { openSqliteStore } from "../../../../server/index.ts";
import { retentionOf } from "../../../../server/store/players/expiry.ts";
import { DAY, TestClock } from "../../test-clock.ts";
import { closedAfterTest, newPlayer, STORES } from "./stores.ts";

const all = { player: null, since: 0, after: 0, most: 10 };

describe.each(STORES)("the audit log of a store on $name", (kind) => {
  it("is kept for a year", async () => {
    const clock = new TestClock();
    const store = await (await kind.freshData()).process({ clock });
    const ann = await newPlayer(store);
    clock.pass(1);
    await store.noteAudit(ann, { type: "logout" }, null);
    const types = async () => (await store.auditEntries(all)).map(({ event }) => event.type);
    clock.pass(365 * DAY - 2);
    await store.removeExpired(clock.now());
    expect(await types()).toEqual(["login", "logout"]);
    clock.pass(1);
    await store.removeExpired(clock.now());
    expect(await types()).toEqual(["logout"]);
  });
});

describe("a period of 0 days", () => {
  it("keeps for good", async () => {
    const clock = new TestClock();
    const retention = retentionOf({ battles: 0, audit: 0 });
    const store = closedAfterTest(
      openSqliteStore({ file: ":memory:", clock, movableClock: true, retention }),
    );
    await newPlayer(store);
    clock.pass(36_500 * DAY);
    expect(await store.removeExpired(clock.now())).toBe(false);
    expect(await store.auditEntries(all)).toHaveLength(1);
  });
});
