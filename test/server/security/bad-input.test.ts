import { describe, expect, it } from "vitest";
import { freshPlayer, freshServer } from "../server-per-test.ts";

const LAIR = { machineType: "catLair", x: 0, y: 0, room: 1 };

describe("a request", () => {
  it.each(["1e999", "-1e999", "1.5", '"64"', "null", "9e15", "{}", "[]", "true", "NaN", "Infinity", "1e-9"])(
    "with the coordinate %s is refused, and nothing is stored (ABU-30)",
    async (coordinate) => {
      const player = await freshPlayer();
      const machineId = await player.built("catLair", 128, 0);
      const before = await player.lab();
      const bodies = {
        buildMachine: `{"machineType":"reactor","x":${coordinate},"y":0,"room":1}`,
        moveMachine: `{"machineId":"${machineId}","x":0,"y":${coordinate},"room":1}`,
        syncLayout: `{"machines":[{"id":"${machineId}","x":${coordinate},"y":0,"room":1}]}`,
        movePet: `{"petId":"p","x":${coordinate},"y":0,"room":1}`,
      };
      for (const [call, body] of Object.entries(bodies))
        expect((await player.post(call, body)).status).toBe(400);
      expect(await player.lab()).toEqual(before);
    },
  );

  it("with minus zero as coordinate is accepted with zero (ABU-30)", async () => {
    const player = await freshPlayer();
    const body = '{"machineType":"catLair","x":-0,"y":-0,"room":1}';
    expect((await player.post("buildMachine", body)).status).toBe(200);
    const [machine] = (await player.lab()).machines;
    expect(Object.is(machine?.x, 0) && Object.is(machine?.y, 0)).toBe(true);
  });

  it.each(["constructor", "__proto__", "toString", "hasOwnProperty", "", "CatLair", 1, null, {}])(
    "with the machine type %j is refused with 400 (ABU-37)",
    async (machineType) => {
      const player = await freshPlayer();
      expect((await player.post("buildMachine", { ...LAIR, machineType })).status).toBe(400);
    },
  );

  it.each(['{"__proto__":{"room":2}}', '{"constructor":{"prototype":{"room":2}}}'])(
    "that tries to change a prototype is refused: %s (ABU-37)",
    async (body) => {
      const player = await freshPlayer();
      expect((await player.post("buildMachine", body)).status).toBe(400);
      expect(Object.hasOwn(Object.prototype, "room")).toBe(false);
    },
  );

  it.each(["{", "", "null", "[]", '"text"', "1", "{'x':1}", "\u0000"])(
    "that is no command gets 400 with an error and a code: %j (ERR-024)",
    async (body) => {
      const player = await freshPlayer();
      const answer = await player.post("buildMachine", body);
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ error: expect.any(String), code: expect.any(String) });
      const wording = ["sentence", "values"];
      expect(Object.keys(answer.body).filter((key) => !wording.includes(key))).toEqual(["error", "code"]);
    },
  );

  it("without a required field is refused (ERR-024)", async () => {
    const player = await freshPlayer();
    for (const field of Object.keys(LAIR)) {
      const body = Object.fromEntries(Object.entries(LAIR).filter(([name]) => name !== field));
      expect((await player.post("buildMachine", body)).status).toBe(400);
    }
  });

  it("with unknown fields is accepted without them (api-contract 4.0)", async () => {
    const player = await freshPlayer();
    const claims = { ...LAIR, id: "mine", level: 3, cost: 0, newResources: { tcorvax: "1e9" } };
    const { body } = await player.post("buildMachine", claims);
    expect(body).toMatchObject({ newResources: { tcorvax: "290" }, machine: { level: 1 } });
    expect(body.machine?.id).not.toBe("mine");
  });

  it("over 64 KiB, in deep JSON or with a million machines is refused (ABU-36)", async () => {
    const player = await freshPlayer();
    const huge = await player.post("buildMachine", { ...LAIR, filler: "x".repeat(65_536) });
    expect(huge).toMatchObject({ status: 413, body: { code: "too_large" } });
    const deep = `${"[".repeat(30_000)}${"]".repeat(30_000)}`;
    expect((await player.post("buildMachine", deep)).status).toBe(400);
    const place = '{"id":"a","x":0,"y":0,"room":1}';
    const million = `{"machines":[${Array(1_000_000).fill(place).join(",")}]}`;
    expect((await player.post("syncLayout", million)).status).toBe(413);
    const seventeen = `{"machines":[${Array(17).fill(place).join(",")}]}`;
    expect((await player.post("syncLayout", seventeen)).status).toBe(400);
    expect((await player.get("getGameState")).status).toBe(200);
  });

  it.each(["x".repeat(65), "", 5, null, {}])(
    "with the request id %j is refused (api-contract 4.0)",
    async (requestId) => {
      const player = await freshPlayer();
      expect((await player.post("buildMachine", { ...LAIR, requestId })).status).toBe(400);
    },
  );

  it("to an unknown call, with a wrong method or with a broken address is answered as a failure (ERR-024)", async () => {
    const server = await freshServer();
    for (const url of ["/api/nothing", "/api", "/api/", "/nothing", "/api/whoami/x"])
      expect(await server.get(url)).toMatchObject({
        status: 404,
        body: { error: "Not found", code: "not_found" },
      });
    expect((await server.post("/api/whoami", {})).status).toBe(404);
    expect(await server.get("/api/%zz")).toMatchObject({ status: 400, body: { code: "malformed" } });
  });
});
