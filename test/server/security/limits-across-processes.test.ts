import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { emptiedPostgres, hasPostgres } from "../../postgres/fresh-postgres.ts";
import type { LabServer } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

/** Two servers on one database. */
async function pair(
  store: string,
  environment: Record<string, string>,
): Promise<readonly [LabServer, LabServer]> {
  const place =
    store === "SQLite"
      ? { file: join(dataFolder(), "game.sqlite") }
      : { databaseUrl: await emptiedPostgres() };
  return [await freshServer({ ...place, environment }), await freshServer({ ...place, environment })];
}

describe.each(hasPostgres ? ["SQLite", "PostgreSQL"] : ["SQLite"])("two servers on one %s", (store) => {
  it("allow an address as many logins as one of them does (ABU-52)", async () => {
    const servers = await pair(store, { LOGIN_LIMIT_PER_MINUTE: "6" });
    const logIn = (index: number, remoteAddress = "10.1.2.3") => {
      const server = servers[index % 2 === 0 ? 0 : 1];
      return server.call({ method: "POST", url: "/api/auth/dev", payload: { name: "Ann" }, remoteAddress });
    };
    const answers = await Promise.all(Array.from({ length: 12 }, (_, index) => logIn(index)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(6);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(6);
    expect(refused[0]).toMatchObject({ body: { code: "rate_limited" }, headers: { "retry-after": "10" } });
    expect((await logIn(0, "10.9.9.9")).status).toBe(200);
  });

  it("allow a player as many attempts to join the queue as one of them does (ABU-52)", async () => {
    const servers = await pair(store, { RATE_LIMIT_PER_SECOND: "50" });
    const { sid } = await servers[0].player("Ann");
    const join = (index: number) =>
      servers[index % 2 === 0 ? 0 : 1].post(
        "/api/pvp/queue",
        { selectedCreatures: ["#1#"] },
        { cookie: `sid=${sid}` },
      );
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => join(index)));
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
  });
});
