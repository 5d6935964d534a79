import { describe, expect, it } from "vitest";
import { freshPlayer, freshServer } from "../server-per-test.ts";

const LAIR = { machineType: "catLair", x: 0, y: 0, room: 1 };

describe("requests from other pages", () => {
  it.each(["https://evil.example", "null", "http://localhost.evil.example", "http://localhost:81"])(
    "are refused when they post from %s, and change nothing (ABU-09)",
    async (origin) => {
      const player = await freshPlayer();
      const answer = await player.post("buildMachine", LAIR, { origin, host: "localhost:80" });
      expect(answer.status).toBe(403);
      expect(answer.body.code).toBe("foreign_origin");
      expect((await player.lab()).machines).toEqual([]);
    },
  );

  it("do not include a post of the game's own page, which is accepted (ABU-09)", async () => {
    const player = await freshPlayer();
    const own = { origin: "http://lab.example:3000", host: "lab.example:3000" };
    expect((await player.post("buildMachine", LAIR, own)).status).toBe(200);
  });

  it("are recognised by PUBLIC_ORIGIN alone behind a proxy (ABU-09)", async () => {
    const player = await freshPlayer({ environment: { PUBLIC_ORIGIN: "https://lab.example" } });
    const host = "127.0.0.1:3000";
    expect((await player.post("buildMachine", LAIR, { origin: `http://${host}`, host })).status).toBe(403);
    expect((await player.post("buildMachine", LAIR, { origin: "https://lab.example", host })).status).toBe(
      200,
    );
  });

  it("cannot log anybody in (ABU-09)", async () => {
    const server = await freshServer();
    const answer = await server.post("/api/auth/dev", { name: "Eve" }, { origin: "https://evil.example" });
    expect(answer.status).toBe(403);
  });

  it("get 415 for forms and plain text, which are not JSON (ABU-09)", async () => {
    const player = await freshPlayer();
    for (const type of [
      "text/plain",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=x",
    ]) {
      const answer = await player.post("buildMachine", JSON.stringify(LAIR), { "content-type": type });
      expect(answer.status).toBe(415);
      expect(answer.body.code).toBe("unsupported_media_type");
    }
    expect((await player.lab()).machines).toEqual([]);
  });

  it("may not read any answer (ABU-09)", async () => {
    const player = await freshPlayer();
    const { headers } = await player.server.get("/api/getGameState", {
      cookie: `sid=${player.sid}`,
      origin: "https://evil.example",
    });
    expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
  });

  it("find no GET that changes a lab (ABU-10)", async () => {
    const player = await freshPlayer();
    const calls = ["dismissRoomUnlock", "syncLayout", "buildMachine", "upgradeMachine", "moveMachine"];
    calls.push(
      "activateMachine",
      "buyPet",
      "movePet",
      "namePet",
      "logout",
      "dev/grant",
      "dev/clock",
      "auth/dev",
    );
    for (const call of calls) expect([404, 405]).toContain((await player.get(call)).status);
    expect((await player.get("getGameState")).status).toBe(200);
  });
});
