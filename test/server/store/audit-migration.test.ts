import { expect, it } from "vitest";
import { MIGRATIONS } from "../../../server/store/sqlite/migrations/list.ts";
import { openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { newFile, processOn } from "../clocked-store.ts";
import { START, TestClock } from "../test-clock.ts";

/** The last form of the database that had a table of its own for battles worth a look. */
const WITH_PVP_AUDIT = 13;

it("the audit log of earlier releases, which knew battles alone, goes on in the new one (ABU-48)", async () => {
  const file = newFile();
  const before = openDatabase(file);
  before.function("clean_name", (name) => name);
  for (const { text } of MIGRATIONS.slice(0, WITH_PVP_AUDIT)) before.exec(text);
  before.exec(`
    PRAGMA user_version = ${WITH_PVP_AUDIT};
    INSERT INTO players (id, public_id, development_name, first_name, created_at)
      VALUES (1, 'ann', 'Ann', 'Ann', 0), (2, 'bob', 'Bob', 'Bob', 0);
    INSERT INTO pvp_battles VALUES ('b', 'w', 1, 2, 'Ann', 'Bob', NULL, 'r', 0, '{}');
    INSERT INTO pvp_results VALUES ('b', 1, 2, 1, 'forfeit', 'early_forfeit', NULL, NULL, 1, ${START});
    INSERT INTO pvp_audit VALUES (1, ${START}, 'early_forfeit', 'b', 1, 2)`);
  before.close();

  const store = processOn(file, new TestClock());
  const entries = await store.auditEntries({ player: null, since: START, after: 0, most: 9 });
  const event = { battleId: "b", by: "forfeit", unrated: "early_forfeit", ratingChange: 0, rating: null };
  const noted = { time: START, address: null };
  expect(entries).toEqual([
    { number: 1, player: "ann", ...noted, event: { type: "battle", outcome: "defeat", ...event } },
    { number: 2, player: "bob", ...noted, event: { type: "battle", outcome: "victory", ...event } },
  ]);
});
