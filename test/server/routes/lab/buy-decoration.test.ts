import { describe, expect, it } from "vitest";
import type { FriendsReply, VisitReply } from "../../../../server/contract/index.ts";
import type { TestPlayer } from "../../lab-server.ts";
import { good } from "../../pvp/support/pvp-player.ts";
import { freshPlayer } from "../../server-per-test.ts";

const MOON = { kind: "rugs", key: "moon", room: 1 };

/** A player with 1,300 TCorvax and 100 Eggs. */
async function richPlayer(): Promise<TestPlayer> {
  const player = await freshPlayer();
  await player.grant({ tcorvax: "1000", eggs: "100" });
  return player;
}

describe("POST /api/buyDecoration", () => {
  it("pays once, keeps the moment, and uses it at once (GAP-81)", async () => {
    const player = await richPlayer();
    const now = player.server.clock.now();
    expect(await player.post("buyDecoration", { ...MOON, key: "galaxy" })).toMatchObject({
      status: 200,
      body: {
        newResources: { tcorvax: "700", eggs: "40" },
        decoration: { rugs: { 1: "galaxy" } },
        bought: { rugs: { galaxy: now } },
      },
    });
    expect(await player.post("buyDecoration", { kind: "plates", key: "brass" })).toMatchObject({
      status: 200,
      body: { decoration: { rugs: { 1: "galaxy" }, plate: "brass" } },
    });
    const kept = { bought: { rugs: { galaxy: now }, plates: { brass: now } } };
    expect(await player.lab()).toMatchObject({ ...kept, tcorvax: "580", eggs: "40" });
    const exported = (await player.get("exportAccount")).body as { lab: object };
    expect(exported.lab).toMatchObject(kept);
  });

  it("pays once for 20 requests at the same time with one id, which all get the same answer (ABU-139)", async () => {
    const player = await richPlayer();
    const click = () => player.post("buyDecoration", { ...MOON, requestId: "moon" });
    const answers = await Promise.all(Array.from({ length: 20 }, click));
    for (const answer of [...answers, await click()])
      expect(answer).toMatchObject({ status: 200, body: { newResources: { tcorvax: "1180" } } });
    expect(await player.lab()).toMatchObject({ tcorvax: "1180" });
  });

  it("pays once for 20 requests at the same time without an id, and refuses the others (ABU-139)", async () => {
    const player = await richPlayer();
    const answers = await Promise.all(Array.from({ length: 20 }, () => player.post("buyDecoration", MOON)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("already_bought");
    expect(await player.lab()).toMatchObject({ tcorvax: "1180" });
  });

  it("never buys more than is owned, however many are asked for at once (ABU-139)", async () => {
    const player = await freshPlayer();
    const wishes = ["candy", "moss", "porcelain", "frost"].map((key) => ({ kind: "skins", key }));
    const answers = await Promise.all(wishes.map((wish) => player.post("buyDecoration", wish)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 402, 402, 402]);
    expect(await player.lab()).toMatchObject({
      tcorvax: "50",
      bought: { skins: { candy: expect.anything() } },
    });
  });

  it("refuses foreign, negative and NUL keys, earned kinds, and a rug without an open room (ABU-139)", async () => {
    const player = await richPlayer();
    for (const [body, status] of [
      [{ kind: "rugs", key: "gold", room: 1 }, 404],
      [{ kind: "skins", key: "-1" }, 404],
      [{ kind: "skins", key: "__proto__" }, 404],
      [{ kind: "skins", key: "gold\u0000" }, 400],
      [{ kind: "skins", key: -1 }, 400],
      [{ kind: "skins", key: ["gold"] }, 400],
      [{ kind: "skins", key: null }, 400],
      [{ kind: "skins", key: "x".repeat(41) }, 400],
      [{ kind: "themes", key: "sunset", room: 1 }, 400],
      [{ kind: "trophies", key: "goldenCat" }, 400],
      [{ kind: "rugs", key: "moon" }, 400],
      [{ kind: "rugs", key: "moon", room: -1 }, 400],
      [{ kind: "windows", key: "orbit", room: 2 }, 403],
    ] as const)
      expect([body, (await player.post("buyDecoration", body)).status]).toEqual([body, status]);
    expect(await player.lab()).toMatchObject({ tcorvax: "1300", bought: {} });
  });

  it("belongs to who asks: another player's page gets 409, and nobody without a session buys (ABU-139)", async () => {
    const ann = await richPlayer();
    const bob = await ann.server.player("Bob");
    const asBob = await ann.post("buyDecoration", MOON, { "x-player": bob.userId });
    expect(asBob).toMatchObject({ status: 409, body: { code: "other_player" } });
    expect((await ann.server.post("/api/buyDecoration", MOON)).status).toBe(401);
    await ann.post("buyDecoration", MOON);
    expect((await bob.post("decorate", MOON)).body.code).toBe("not_bought");
    expect(await bob.lab()).toMatchObject({ tcorvax: "300", bought: {} });
  });

  it("is seen by visitors as far as it is used, without what is owned beside it (GAP-81, ABU-90)", async () => {
    const ann = await richPlayer();
    for (const wish of [MOON, { ...MOON, key: "sunburst" }, { kind: "skins", key: "candy" }])
      good(await ann.post("buyDecoration", wish));
    const { labLink } = good<FriendsReply>(await ann.post("friends/labLink", { wanted: true }));
    const { body } = await ann.server.get(`/api/labs/${labLink}`);
    const { lab } = body as unknown as VisitReply;
    expect(lab.decorations).toMatchObject({ rugs: { 1: "sunburst" }, skin: "candy", plate: null });
    expect(JSON.stringify(body)).not.toMatch(/moon|bought/);
  });
});
