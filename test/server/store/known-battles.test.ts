import { describe, expect, it } from "vitest";
import { type Database, type Queries, VersionedRows } from "../../../server/store/database/unit.ts";
import { Battles } from "../../../server/store/pvp/battles.ts";

/** A database in which each battle has so many decisions. */
function withBattlesOf(decisions: number) {
  const database = {
    versionedRows: (most, sizeOf) => new VersionedRows(most, sizeOf),
  } as Pick<Database, "versionedRows"> as Database;
  const rows = Array.from({ length: decisions }, (_, version) => ({ version, action: "{}", events: "[]" }));
  const queries = {
    all: async () => rows,
    first: async (_asked: unknown, id: string) => ({
      id,
      version: decisions - 1,
      player2: 2,
      setup: "{}",
      state: "{}",
      endedBy: null,
    }),
  } as unknown as Queries;
  return { battles: new Battles(database), queries };
}

describe("the battles that a process knows", () => {
  it.each([
    ["500 of 100 decisions", 500, 100],
    ["80 of 600 decisions", 80, 600],
  ])("are %s, as long ones take more memory (ABU-52)", async (_what, most, decisions) => {
    const { battles, queries } = withBattlesOf(decisions);
    for (let number = 0; number < 2 * most; number++) await battles.find(queries, `battle ${number}`);
    const known = Array.from({ length: 2 * most }, (_, number) => battles.known(`battle ${number}`));
    expect(known.filter((battle) => battle !== null).length).toBeLessThan(1.05 * most);
    expect(battles.known(`battle ${2 * most - 1}`)).not.toBeNull();
  });
});
