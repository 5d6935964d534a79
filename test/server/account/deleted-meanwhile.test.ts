import { describe, expect, it } from "vitest";
import { CALLS, type Call, DEVELOPMENT_CALLS } from "../../../server/contract/index.ts";
import type { Store } from "../../../server/store/store.ts";
import { type Schema, samplesOf } from "../security/schema-samples.ts";
import { freshServer } from "../server-per-test.ts";
import { type Data, STORES, type StoreKind } from "../store/contract/stores.ts";

const ALL: Readonly<Record<string, Call>> = { ...CALLS, ...DEVELOPMENT_CALLS };
/** Players whose calls are under way together: they share the waits for the disk. */
const AT_ONCE = 16;
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
  const known = {
    language: "en",
    x: 0,
    y: 0,
    nickname: "Tom",
    number: 1,
    actions: [],
    difficulty: "easy",
    forms: ["Corvax:1"],
  };
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      key in body && key in known ? known[key as keyof typeof known] : value,
    ]),
  );
}

const REQUESTS = Object.keys(ALL)
  .filter((name) => !LEFT_OUT.test(name))
  .flatMap((name) => callsOf(name).map((call) => ({ name, ...call })));
/** One call for each group of tables: on PostgreSQL, where the tables refuse in the same way, more take seconds. */
const CHANGES = [
  "setLanguage",
  "setCallbacks",
  "buildMachine",
  "handInReplay",
  "saveRadixAccount",
  "keepPracticeTeam",
  "noteSeenForms",
  "nameCreature",
  "tryPosition",
  "trainPosition",
  "pvp/queue",
  "pvp/challenges",
  "tournaments",
  "friends/link",
  "friends/showOnline",
].map((call) => `POST /api/${call}`);

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
    const calls = new Map<number, string>();
    const faults: string[] = [];
    const deletions = new Map<string, string>();
    const between: Store = {
      ...store,
      findSession: async (secret, ...asked) => {
        const session = await store.findSession(secret, ...asked);
        const name = deletions.get(secret);
        if (session === null || name === undefined) return session;
        deletions.delete(secret);
        calls.set(session.id, name);
        await store.requestDeletion(session.id, 0, { type: "deletionRequested", dueAt: 0 }, null);
        const nobody = { publicId: `nobody ${session.id}`, name: "Nobody" };
        const answer = await store.deletePlayer(session.id, nobody);
        if (answer !== "deleted") faults.push(`${name}: ${answer}`);
        return session;
      },
    };
    const server = await freshServer({ wrapStore: () => between });
    const requests =
      kind.name === "SQLite" ? REQUESTS : REQUESTS.filter(({ name }) => CHANGES.includes(name));
    const ask = async ({ name, method, url, body }: (typeof REQUESTS)[number], index: number) => {
      const { sid } = await server.player(`Ann ${index}`);
      deletions.set(sid, name);
      const cookie = `sid=${sid}`;
      const { status } = await (method === "GET"
        ? server.get(url, { cookie })
        : server.post(url, body as object, { cookie }));
      if (status === 500) faults.push(`${name}: 500`);
    };
    for (let index = 0; index < requests.length; index += AT_ONCE)
      await Promise.all(
        requests.slice(index, index + AT_ONCE).map((call, place) => ask(call, index + place)),
      );
    for (const { place, id } of await rowsAbout(kind, data, [...calls.keys()]))
      faults.push(`${calls.get(id)}: ${place}`);
    expect(new Set(calls.values()).size).toBe(new Set(requests.map(({ name }) => name)).size);
    expect(faults).toEqual([]);
  });
});
