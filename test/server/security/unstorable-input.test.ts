import { describe, expect, it } from "vitest";
import { CALLS, type Call, DEVELOPMENT_CALLS } from "../../../server/contract/index.ts";
import { emptiedPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import { freshDuel } from "../pvp/duel.ts";
import { freshServer } from "../server-per-test.ts";
import { type Schema, samplesOf, variantsOf } from "./schema-samples.ts";

const ALL: Readonly<Record<string, Call>> = { ...CALLS, ...DEVELOPMENT_CALLS };
const BROKEN_TEXTS = (text: string) => [`${text}\0`, `${text}\ud800`, `\udc00${text}`];
/** JSON has no words for the first; it is put into the text of the body. */
const ENDLESS = "1e400";
const NUMBERS = [ENDLESS, Number.MAX_SAFE_INTEGER, 2 ** 31];
/** Their answers do not end. */
const LEFT_OUT = /events$/;

interface Sent {
  method: "GET" | "POST";
  url: string;
  body?: string;
}

const textOf = (body: unknown) => JSON.stringify(body).replaceAll(`"${ENDLESS}"`, ENDLESS);

/** A call with each of its texts and numbers broken in turn. */
function* brokenCalls(name: string, battleId: string): Generator<Sent> {
  const { params, query, body } = ALL[name] as Record<"params" | "query" | "body", Schema | undefined>;
  const [method, path = ""] = name.split(" ") as [Sent["method"], string];
  const filled = (variables: Record<string, string>) =>
    path.replaceAll(/:(\w+)/g, (_all, variable) => variables[variable] ?? "");
  const known = Object.fromEntries(
    Object.keys(params?.properties ?? {}).map((variable) => [variable, battleId]),
  );
  const [asked] = query ? samplesOf(query) : [];
  const url = `${filled(known)}${asked ? `?${new URLSearchParams(asked as Record<string, string>)}` : ""}`;
  const bodies = body ? samplesOf(body) : [undefined];
  for (const variable of Object.keys(known))
    for (const broken of ["a%00", "%00"])
      yield { method, url: filled({ ...known, [variable]: broken }), body: textOf(bodies[0] ?? {}) };
  for (const variable of Object.keys((asked as object) ?? {}))
    yield { method, url: url.replace(`${variable}=`, `${variable}=%00`), body: textOf(bodies[0] ?? {}) };
  for (const sample of bodies)
    for (const broken of variantsOf(sample, BROKEN_TEXTS, NUMBERS))
      yield { method, url, body: textOf(broken) };
}

describe("what no database can store", () => {
  it.each(hasPostgres ? ["SQLite @long", "PostgreSQL"] : ["SQLite"])(
    "is never a fault of the server in any place of any call, with %s (ABU-101)",
    async (kind) => {
      const databaseUrl = kind === "PostgreSQL" ? await emptiedPostgres() : undefined;
      const { world, mover, battleId } = await freshDuel(databaseUrl === undefined ? {} : { databaseUrl });
      const faults: string[] = [];
      let calls = 0;
      for (const name of Object.keys(ALL).filter((name) => !LEFT_OUT.test(name))) {
        const browser = await world.anotherBrowser(mover);
        for (const { method, url, body } of brokenCalls(name, battleId)) {
          const cookie = `sid=${browser.sid}`;
          const answer = await (method === "GET"
            ? world.world.server.get(url, { cookie })
            : world.world.server.post(url, body, { cookie }));
          calls += 1;
          if (answer.status >= 500) faults.push(`${answer.status} ${name} ${JSON.stringify(body)}`);
        }
      }
      expect(faults).toEqual([]);
      expect(calls).toBeGreaterThan(500);
    },
  );

  it.each(hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"])(
    "is refused as request id of an action, and the battle goes on, with %s (ABU-96, ABU-101)",
    async (kind) => {
      const databaseUrl = kind === "PostgreSQL" ? await emptiedPostgres() : undefined;
      const { mover, battleId } = await freshDuel(databaseUrl === undefined ? {} : { databaseUrl });
      const end = (requestId: string) => mover.act(battleId, { type: "endTurn", requestId });
      expect(await end("n\0l")).toMatchObject({ status: 400, body: { code: "malformed" } });
      expect(await end("null")).toMatchObject({ status: 200 });
    },
  );

  it("is refused however deeply it lies (ABU-101)", async () => {
    const player = await (await freshServer()).player();
    const deep = (text: string) => `{"name":"Ann","more":${"[".repeat(20_000)}${text}${"]".repeat(20_000)}}`;
    expect((await player.post("auth/dev", deep('"\\u0000"'))).body.code).toBe("malformed");
    expect((await player.post("auth/dev", deep("1e400"))).body.code).toBe("malformed");
    expect((await player.post("auth/dev", deep('"😀"'))).status).toBe(200);
  });
});
