import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { freshServer } from "../server-per-test.ts";
import { dataFolder } from "../server-process.ts";

describe("rate limits", () => {
  it("allow a session a burst of four times its rate (ABU-52)", async () => {
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

  it("allow 200 calls at once by default, and refuse the next one (ABU-52)", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "" } });
    const ann = await server.player("Ann");
    const answers = await Promise.all(Array.from({ length: 260 }, () => ann.get("getPets")));
    const allowed = answers.filter(({ status }) => status === 200).length;
    expect(allowed).toBeGreaterThanOrEqual(200);
    expect(allowed).toBeLessThan(260);
  });

  it.each(["/api/openapi.json", "/api/docs", "/api/docs/json", "/api/docs/static/swagger-ui.css"])(
    "count a visitor's %s as a call (ABU-52)",
    async (url) => {
      const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "5" } });
      // Another visitor first: making the document may take longer than the second that the limit counts.
      await server.call({ method: "GET", url: "/api/openapi.json", remoteAddress: "10.1.2.3" });
      const urls = [...Array<string>(30).fill(url), "/api/whoami"];
      const answers = await Promise.all(urls.map((each) => server.get(each)));
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
      expect(answers.at(-1)?.status).toBe(429);
    },
  );

  it.each(["/index.html", "/nothing", "/api/nothing", "/.well-known/radix.json"])(
    "allow an address ten times as many requests for %s as calls, and no more (ABU-52)",
    async (url) => {
      const clientFolder = dataFolder();
      writeFileSync(join(clientFolder, "index.html"), "<title>Corvax Lab</title>");
      const server = await freshServer({ clientFolder, environment: { RATE_LIMIT_PER_SECOND: "1" } });
      const answers = await Promise.all(Array.from({ length: 60 }, () => server.get(url)));
      const refused = answers.filter(({ status }) => status === 429);
      expect(refused).toHaveLength(20);
      expect(refused[0]?.body.code).toBe("rate_limited");
      expect((await server.get("/api/health")).status).toBe(200);
      const elsewhere = await server.call({ method: "GET", url, remoteAddress: "10.1.2.3" });
      expect(elsewhere.status).not.toBe(429);
    },
  );

  it("count an IPv6 network as one visitor, and another network as another (ABU-52)", async () => {
    const server = await freshServer({
      environment: { LOGIN_LIMIT_PER_MINUTE: "2", RATE_LIMIT_PER_SECOND: "2" },
    });
    const logIn = (remoteAddress: string) =>
      server.call({ method: "POST", url: "/api/auth/dev", payload: { name: "Ann" }, remoteAddress });
    const network = Array.from({ length: 20 }, (_, index) => `2001:db8:1:2::${index.toString(16)}`);
    const logins = await Promise.all(network.map(logIn));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(2);
    const calls = await Promise.all(
      network.map((remoteAddress) => server.call({ method: "GET", url: "/api/whoami", remoteAddress })),
    );
    expect(calls.every(({ status }) => status === 429)).toBe(true);
    expect((await logIn("2001:db8:1:3::1")).status).toBe(200);
  });

  it("allow an address twenty logins a minute, whatever the names (ABU-52)", async () => {
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

  it("count each client behind a trusted proxy separately, and ignore an untrusted header (ABU-52)", async () => {
    const logins = async (environment: Record<string, string>) => {
      const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "1", ...environment } });
      const from = (address: string) =>
        server.post("/api/auth/dev", { name: "Ann" }, { "x-forwarded-for": address });
      return [(await from("1.1.1.1")).status, (await from("2.2.2.2")).status];
    };
    expect(await logins({ TRUST_PROXY: "1" })).toEqual([200, 200]);
    expect(await logins({})).toEqual([200, 429]);
  });

  it("accept a number of proxies only from this machine and private networks (ABU-52)", async () => {
    const logins = async (remoteAddress: string, TRUST_PROXY: string) => {
      const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "1", TRUST_PROXY } });
      const from = (address: string) =>
        server.call({
          method: "POST",
          url: "/api/auth/dev",
          payload: { name: "Ann" },
          headers: { "x-forwarded-for": address },
          remoteAddress,
        });
      return [(await from("1.1.1.1")).status, (await from("2.2.2.2")).status];
    };
    for (const proxy of [
      "127.0.0.1",
      "::1",
      "::ffff:172.17.0.1",
      "10.9.8.7",
      "192.168.1.1",
      "fd00::1",
      "fe80::1",
    ])
      expect(await logins(proxy, "1")).toEqual([200, 200]);
    for (const stranger of ["203.0.113.7", "172.32.0.1", "2001:db8::1", "::ffff:203.0.113.7"])
      expect(await logins(stranger, "1")).toEqual([200, 429]);
    expect(await logins("203.0.113.7", "203.0.113.0/24")).toEqual([200, 200]);
    expect(await logins("10.9.8.7", "203.0.113.0/24")).toEqual([200, 429]);
  });

  it("need the nearest of two proxies to be near, and ignore what the client itself wrote (ABU-52)", async () => {
    const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "1", TRUST_PROXY: "2" } });
    const from = (forwarded: string) =>
      server.post("/api/auth/dev", { name: "Ann" }, { "x-forwarded-for": forwarded });
    expect((await from("9.9.9.9, 1.1.1.1, 104.16.0.1")).status).toBe(200);
    expect((await from("8.8.8.8, 1.1.1.1, 104.16.0.1")).status).toBe(429);
    expect((await from("9.9.9.9, 2.2.2.2, 104.16.0.1")).status).toBe(200);
  });

  it("never count a probe, as a proxy's come from one address for all its players", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "1" } });
    for (const url of ["/api/health", "/api/ready"]) {
      const answers = await Promise.all(Array.from({ length: 30 }, () => server.get(url)));
      expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    }
    expect((await server.get("/api/whoami")).status).toBe(200);
  });

  it("are both off with 0 (ABU-52)", async () => {
    const server = await freshServer();
    const logins = await Promise.all(
      Array.from({ length: 30 }, () => server.post("/api/auth/dev", { name: "A" })),
    );
    const calls = await Promise.all(Array.from({ length: 300 }, () => server.get("/api/whoami")));
    expect([...logins, ...calls].every(({ status }) => status === 200)).toBe(true);
  });

  it("count logins whose forwarded address carries a new port each time as those of one visitor (ABU-106)", async () => {
    const server = await freshServer({ environment: { LOGIN_LIMIT_PER_MINUTE: "2", TRUST_PROXY: "1" } });
    const from = (address: string) =>
      server
        .post("/api/auth/dev", { name: "Ann" }, { "x-forwarded-for": address })
        .then(({ status }) => status);
    expect([
      await from("203.0.113.10:1"),
      await from("203.0.113.10:2"),
      await from("203.0.113.10:3"),
    ]).toEqual([200, 200, 429]);
    expect([await from("x1"), await from("x2"), await from("x3")]).toEqual([200, 200, 429]);
  });
});
