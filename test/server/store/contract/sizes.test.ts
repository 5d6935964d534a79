import { describe, expect, it } from "vitest";
import { DAY, START, TestClock } from "../../test-clock.ts";
import { newPlayer, STORES } from "./stores.ts";

describe.each(STORES)("the size of a store on $name", ({ name, freshData }) => {
  it("tells its players, its bytes, and of each table about how many rows it has", async () => {
    const data = await freshData();
    const store = await data.process();
    for (const player of ["Ann", "Bob", "Carl"]) await newPlayer(store, player);
    await data.analyse();
    const { players, playersOfDay, bytes, tables } = await store.measureSizes();
    expect(playersOfDay).toBe(3);
    expect(players).toBe(3);
    expect(bytes).toBeGreaterThan(10_000);
    const rows = Object.fromEntries(tables.map((table) => [table.name, table.rows]));
    expect(rows).toMatchObject({ players: 3, labs: 3, sessions: 3, pvp_battles: 0 });
    const late = await data.process({ clock: new TestClock(START + 2 * DAY) });
    expect(await late.measureSizes()).toMatchObject({ players: 3, playersOfDay: 0 });
    for (const table of tables)
      expect(table.bytes === null ? "unknown" : "known").toBe(name === "SQLite" ? "unknown" : "known");
  });

  it("tells of an archive that fails and of standbys that are behind where there may be some", async () => {
    const data = await freshData();
    const copies = await (await data.process()).checkLogCopies();
    if (name === "SQLite") expect(copies).toBeNull();
    else expect(copies).toEqual({ isArchiveFailing: false, standbys: 0, behindBytes: 0 });
  });

  it("includes the changes that wait, none of which are left once they are made", async () => {
    const store = await (await freshData()).process();
    await newPlayer(store);
    expect(store.load().waiting).toBe(0);
  });
});
