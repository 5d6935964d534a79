import { describe, expect, it } from "vitest";
import { freshServer } from "./server-per-test.ts";

describe("rate limits", () => {
  it("a session may burst to four times its rate, then waits (ABU-52)", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "5" } });
    const ann = await server.player("Ann");
    const bob = await server.player("Bob");
    const answers = await Promise.all(Array.from({ length: 30 }, () => ann.get("whoami")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(refused[0]?.body.code).toBe("rate_limited");
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await bob.get("whoami")).status).toBe(200);
  });

  it("200 calls at once are allowed by default, the 201st is not (ABU-52)", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "" } });
    const ann = await server.player("Ann");
    const answers = await Promise.all(Array.from({ length: 260 }, () => ann.get("getPets")));
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(200);
    expect(allowed).toBeLessThan(260);
  });

  it("an address may try twenty logins a minute, whatever the names (ABU-52)", async () => {
    const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "" } });
    const attempts = Array.from({ length: 25 }, (_, index) =>
      server.post("/api/auth/dev", { name: `n${index}` }),
    );
    const answers = await Promise.all(attempts);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(5);
    expect(Number(refused[0]?.headers["retry-after"])).toBeGreaterThan(50);
    expect((await server.get("/api/whoami")).status).toBe(200);
  });

  it("behind a trusted proxy each client has its own limit; an untrusted header decides nothing (ABU-52)", async () => {
    const logins = async (environment: Record<string, string>) => {
      const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "1", ...environment } });
      const from = (address: string) =>
        server.post("/api/auth/dev", { name: "Ann" }, { "x-forwarded-for": address });
      return [(await from("1.1.1.1")).status, (await from("2.2.2.2")).status];
    };
    expect(await logins({ TRUST_PROXY: "1" })).toEqual([200, 200]);
    expect(await logins({})).toEqual([200, 429]);
  });

  it("0 switches both off (ABU-52)", async () => {
    const server = await freshServer();
    const logins = await Promise.all(
      Array.from({ length: 30 }, () => server.post("/api/auth/dev", { name: "A" })),
    );
    const calls = await Promise.all(Array.from({ length: 300 }, () => server.get("/api/whoami")));
    expect([...logins, ...calls].every(({ status }) => status === 200)).toBe(true);
  });
});
