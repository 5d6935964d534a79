import { describe, expect, it } from "vitest";
import { freshServer } from "../server-per-test.ts";

describe("the development login", () => {
  it("finds the same player by the same name, and another by another (GAP-01)", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    const again = await server.player("  Ann ");
    const bob = await server.player("Bob");
    expect(again.userId).toBe(ann.userId);
    expect(bob.userId).not.toBe(ann.userId);
    expect(ann.userId).toMatch(/^[\w-]{22}$/);
  });

  it("gives start resources on the first login only (GAP-01, LAB-123, CST-001)", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    expect(await ann.lab()).toMatchObject({ tcorvax: "300", catNips: "300", energy: "300", eggs: "0" });
    await ann.built("catLair", 0, 0);
    const again = await server.player("Ann");
    expect(await again.lab()).toMatchObject({ tcorvax: "290" });
  });

  it.each(["", "   ", "a".repeat(65), "line\nbreak", "nul\u0000", "\ud800", "\u200b", "\u3164"])(
    "refuses the name %j (GAP-01)",
    async (name) => {
      const server = await freshServer();
      const answer = await server.post("/api/auth/dev", { name });
      expect(answer.status).toBe(400);
      expect(answer.headers["set-cookie"]).toBeUndefined();
    },
  );

  it("ignores invisible characters of a name (ABU-38)", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    const alike = await server.player("\u202eAn\u200bn");
    expect(alike.userId).toBe(ann.userId);
    expect((await alike.get("whoami")).body.firstName).toBe("Ann");
  });

  it("accepts a name of 64 characters with markup and returns it unchanged (ABU-38)", async () => {
    const server = await freshServer();
    for (const name of ["😀".repeat(64), "<img src=x onerror=alert(1)>", "Robert'); DROP TABLE players;--"]) {
      const player = await server.player(name);
      expect((await player.get("whoami")).body.firstName).toBe(name);
    }
  });

  it("is switched off by DEV_LOGIN=0 (GAP-01)", async () => {
    const server = await freshServer({ environment: { DEV_LOGIN: "0" } });
    expect((await server.post("/api/auth/dev", { name: "Ann" })).status).toBe(404);
    expect((await server.get("/api/whoami")).body.login).toEqual({
      telegramBot: null,
      oidc: false,
      development: false,
    });
  });

  it("does not exist in production, nor does any development call (ABU-11)", async () => {
    const server = await freshServer({ production: true });
    for (const call of [
      "auth/dev",
      "dev/clock",
      "dev/grant",
      "dev/account",
      "dev/ledger/grant",
      "dev/ledger/behaviour",
    ]) {
      const answer = await server.post(`/api/${call}`, { name: "Ann", advanceMs: 1 });
      expect(answer.status).toBe(404);
      expect(answer.body).toEqual({ error: "Not found", code: "not_found" });
    }
    for (const path of ["/api/dev/wallet", "/dev/ledger"]) expect((await server.get(path)).status).toBe(404);
    expect((await server.post("/dev/gateway/status/gateway-status")).status).toBe(404);
  });
});
