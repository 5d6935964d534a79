import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type LabServer, labServer, type TestPlayer } from "../../lab-server.ts";

describe("POST /api/decorate", () => {
  let server: LabServer;
  let player: TestPlayer;

  beforeAll(async () => {
    server = await labServer();
    player = await server.player();
    await player.built("catLair", 0, 0);
    await player.get("getGoals");
  });
  afterAll(() => server.close());

  it("refuses what is not earned, whatever the request claims (ABU-92)", async () => {
    const claim = { kind: "looks", key: "wizard", earned: true, reached: { growingUp: 1 } };
    const refused = await player.post("decorate", claim);
    expect(refused).toMatchObject({ status: 403, body: { code: "not_earned" } });
    const theme = await player.post("decorate", { kind: "themes", key: "sunset", room: 1 });
    expect(theme).toMatchObject({ status: 403, body: { code: "not_earned" } });
    expect(await player.lab()).toMatchObject({ decoration: { look: null, themes: {} } });
  });

  it("refuses unknown keys, trophies, and a theme without a room (ABU-92)", async () => {
    for (const [body, status] of [
      [{ kind: "looks", key: "__proto__" }, 404],
      [{ kind: "looks", key: "goldenWrench" }, 404],
      [{ kind: "trophies", key: "firstCup" }, 400],
      [{ kind: "themes", key: null }, 400],
      [{ kind: "themes", key: "sunset", room: 2 }, 403],
      [{ kind: "looks", key: "x".repeat(41) }, 400],
      [{ kind: "looks" }, 400],
    ] as const)
      expect([body, (await player.post("decorate", body)).status]).toEqual([body, status]);
  });

  it("keeps what is earned with the lab, and answers the same to a repeated request", async () => {
    const upgrade = { machineId: (await player.lab()).machines[0]?.id };
    await player.grant({ tcorvax: "1000", catNips: "1000", energy: "1000" });
    expect((await player.post("upgradeMachine", upgrade)).status).toBe(200);
    await player.get("getGoals");
    for (let attempt = 0; attempt < 2; attempt++)
      expect(await player.post("decorate", { kind: "looks", key: "gardener" })).toMatchObject({
        status: 200,
        body: { decoration: { look: "gardener", themes: {} } },
      });
    expect(await player.lab()).toMatchObject({ decoration: { look: "gardener", themes: {} } });
    const exported = (await player.get("exportAccount")).body as { lab: object };
    expect(exported.lab).toMatchObject({ decoration: { look: "gardener", themes: {} } });
  });

  it("refuses what is for sale and not bought, and uses none of it (GAP-81, ABU-139)", async () => {
    for (const body of [
      { kind: "rugs", key: "moon", room: 1, bought: true },
      { kind: "skins", key: "gold", paid: 1 },
    ])
      expect(await player.post("decorate", body)).toMatchObject({
        status: 403,
        body: { code: "not_bought" },
      });
    expect(await player.lab()).toMatchObject({ decoration: { rugs: {}, skin: null }, bought: {} });
  });

  it("needs a session", async () => {
    expect((await player.server.post("/api/decorate", { kind: "looks", key: null })).status).toBe(401);
  });
});
