import { describe, expect, it } from "vitest";
import { CALLS, type Call, DEVELOPMENT_CALLS } from "../../../server/contract/index.ts";
import type { Store } from "../../../server/store/store.ts";
import { type Schema, samplesOf } from "../security/schema-samples.ts";
import { freshServer } from "../server-per-test.ts";
import { type Data, STORES, type StoreKind } from "../store/contract/stores.ts";

const ALL: Readonly<Record<string, Call>> = { ...CALLS, ...DEVELOPMENT_CALLS };
/** Moves the clock of everybody, or never ends its answer. */
const LEFT_OUT = /events$|dev\/clock$/;
const LINKS = /(player\d?|friend|blocked|challenger|invited|organiser)_id$/;

/** Each call with a body that fits its schema, every alternative of it once. */
function callsOf(name: string): { method: "GET" | "POST"; url: string; body: unknown }[] {
  const { params, query, body } = ALL[name] as Record<"params" | "query" | "body", Schema | undefined>;
  const [method, path = ""] = name.split(" ") as ["GET" | "POST", string];
  const variables = params ? (samplesOf(params)[0] as Record<string, string>) : {};
  const asked = query ? `?${new URLSearchParams(samplesOf(query)[0] as Record<string, string>)}` : "";
  const url = `${path.replaceAll(/:(\w+)/g, (_all, variable) => variables[variable] ?? "")}${asked}`;
  return (body ? samplesOf(body) : [undefined]).map((sample) => ({ method, url, body: fitting(sample) }));
}

/** What the server knows more about than the schema. */
function fitting(body: unknown): unknown {
  if (typeof body !== "object" || body === null) return body;
  const known = { language: "en", x: 0, y: 0, nickname: "Tom", difficulty: "easy", forms: ["Corvax:1"] };
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key in body && key in known ? known[key as keyof typeof known] : value,
    ]),
  );
}

const COLUMNS: Record<string, string> = {
  SQLite: `SELECT found.name AS "table", columns.name AS "column"
    FROM sqlite_master AS found, pragma_table_info(found.name) AS columns WHERE found.type = 'table'`,
  PostgreSQL: `SELECT table_name AS "table", column_name AS "column" FROM information_schema.columns
    WHERE table_schema = current_schema()`,
};

/** What names one of the players, but for the entry that tells of the deletion, or has changed in their own rows. */
async function rowsAbout({ name }: StoreKind, data: Data, ids: readonly number[]) {
  const columns = (await data.query(COLUMNS[name] ?? "")).filter(({ column }) => LINKS.test(String(column)));
  expect(columns.length).toBeGreaterThan(30);
  const found = columns.map(({ table, column }) => {
    const more = table === "audit" ? "AND event <> 'accountDeleted'" : "";
    return `SELECT '${table}.${column}' AS place, ${column} AS id FROM ${table} WHERE ${column} IN (${ids}) ${more}`;
  });
  const changed = `SELECT 'players', id FROM players WHERE id IN (${ids}) AND (first_name <> 'Nobody'
    OR language IS NOT NULL OR suspended_for IS NOT NULL OR deletion_due_at IS NOT NULL)`;
  const rows = await data.query([...found, changed].join(" UNION ALL "));
  return rows.map(({ place, id }) => ({ place, id: Number(id) }));
}

describe.each(STORES)("a player who is deleted while their calls are under way, on $name", (kind) => {
  it("leaves no row behind, and none of the calls fails as a fault of the server (ABU-99)", async () => {
    const data = await kind.freshData();
    const store = await data.process();
    let whenFound: ((playerId: number) => Promise<void>) | null = null;
    const between: Store = {
      ...store,
      findSession: async (...asked) => {
        const session = await store.findSession(...asked);
        if (session !== null) await whenFound?.(session.id);
        return session;
      },
    };
    const server = await freshServer({ wrapStore: () => between });
    const calls = new Map<number, string>();
    const faults: string[] = [];
    for (const name of Object.keys(ALL).filter((name) => !LEFT_OUT.test(name)))
      for (const { method, url, body } of callsOf(name)) {
        whenFound = null;
        const player = await server.player("Ann");
        whenFound = async (playerId) => {
          whenFound = null;
          calls.set(playerId, name);
          await store.requestDeletion(playerId, 0, { type: "deletionRequested", dueAt: 0 }, null);
          const answer = await store.deletePlayer(playerId, {
            publicId: `nobody ${playerId}`,
            name: "Nobody",
          });
          if (answer !== "deleted") faults.push(`${name}: ${answer}`);
        };
        const cookie = `sid=${player.sid}`;
        const { status } = await (method === "GET"
          ? server.get(url, { cookie })
          : server.post(url, body as object, { cookie }));
        if (status === 500) faults.push(`${name}: 500`);
      }
    for (const { place, id } of await rowsAbout(kind, data, [...calls.keys()]))
      faults.push(`${calls.get(id)}: ${place}`);
    expect(calls.size).toBeGreaterThan(80);
    expect(faults).toEqual([]);
  });
});
