import { describe, expect, it } from "vitest";
import { STATEMENTS } from "../../../server/store/database/unit.ts";
import { openPool } from "../../../server/store/postgres/open-pool.ts";
import { inSqlite, openDatabase } from "../../../server/store/sqlite/open-database.ts";
import { freshPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { newFile, processOn } from "../clocked-store.ts";
import { TestClock } from "../test-clock.ts";

/** Tables that stay small however many have played: who waits or fights now, rules, ratings and what is alone. */
const SMALL =
  /^(seat1|pvp_(waits|queue|seats|courses|rating_counts)|processes|position_ratings|rule_sets|tournaments|pg_\w+)$/;
/** What a statement has found itself, by the names that the statements give it. */
const FOUND = /^(seen|sampled|listed|own|player[12]_id|counted|begins|page|json_each|CONSTANT|\()/;
/** Only administrators look for a part of a name. */
const SEARCH = "LIKE lower(";

interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Cond"?: string;
  Plans?: PlanNode[];
}

/** The tables that a plan reads from their beginning; those behind a limit end early. */
function scannedBy(node: PlanNode): string[] {
  const { "Node Type": type, "Relation Name": table, "Index Cond": condition, Plans = [] } = node;
  if (type === "Limit") return [];
  const isScan = type === "Seq Scan" || (/^Index (Only )?Scan$/.test(type) && condition === undefined);
  return [...(table !== undefined && isScan ? [table] : []), ...Plans.flatMap(scannedBy)];
}

/** The table of a test of its own, which may have run in this process before. */
const NOT_THE_GAMES = /\bamounts\b/;

const grown = STATEMENTS.filter(
  ({ text }) => !text.includes(SEARCH) && !text.startsWith("DO") && !NOT_THE_GAMES.test(text),
);
const told = (text: string, tables: string[]) =>
  tables.map((table) => `${table}: ${text.replace(/\s+/g, " ").slice(0, 160)}`);

describe("the plans of the store's statements", () => {
  it("look through no table on SQLite that grows with players or battles", async () => {
    const file = newFile();
    await processOn(file, new TestClock()).close();
    const database = openDatabase(file);
    const scans = grown.flatMap(({ text, sqlite }) => {
      const asked = sqlite ?? inSqlite(text).text;
      // Some are asked on PostgreSQL alone.
      if (
        /ORDINALITY|pg_|current_database|FROM migrations|hashtext|INTO secrets|^\s*WITH changed/.test(asked)
      )
        return [];
      const places = asked.match(/\?/g)?.length ?? 0;
      const plan = database.prepare<null[], { detail: string }>(`EXPLAIN QUERY PLAN ${asked}`);
      const names = plan
        .all(...Array<null>(places).fill(null))
        .map(({ detail }) => /^SCAN (\S+)/.exec(detail)?.[1]);
      return told(
        text,
        names.filter((name) => name !== undefined).filter((name) => !SMALL.test(name) && !FOUND.test(name)),
      );
    });
    database.close();
    expect(scans).toEqual([]);
    expect(grown.length).toBeGreaterThan(250);
  });

  it.runIf(hasPostgres)(
    "look through no table on PostgreSQL that grows with players or battles",
    async () => {
      const pool = openPool(await freshPostgres(), { max: 1 });
      // A database of its own, as what others counted in theirs would choose other plans. Its tables are empty: a scan that is chosen all the same has no index that could take its place.
      for (const way of ["seqscan", "hashjoin", "mergejoin"]) await pool.query(`SET enable_${way} = off`);
      await pool.query("SET plan_cache_mode = force_generic_plan");
      const scans: string[] = [];
      for (const { text } of grown) {
        const places = new Set(text.match(/\$\d+/g)).size;
        await pool.query(`PREPARE asked AS ${text}`);
        const values = places === 0 ? "" : `(${Array(places).fill("NULL").join(", ")})`;
        const { rows } = await pool.query(`EXPLAIN (FORMAT JSON) EXECUTE asked${values}`);
        await pool.query("DEALLOCATE asked");
        scans.push(
          ...told(
            text,
            scannedBy(rows[0]["QUERY PLAN"][0].Plan).filter((table) => !SMALL.test(table)),
          ),
        );
      }
      await pool.end();
      expect(scans).toEqual([]);
    },
  );
});
