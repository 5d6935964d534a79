import { describe, expect, it } from "vitest";
import type { GameStateReply } from "../../../server/contract/index.ts";
import { HOUR, type TestPlayer } from "../lab-server.ts";
import { freshPlayer } from "../server-per-test.ts";

const stateOf = async (player: TestPlayer) =>
  (await player.get("getGameState")).body as unknown as GameStateReply;

async function playerAway(hours: number): Promise<TestPlayer> {
  const player = await freshPlayer();
  await player.activate(await player.built("catLair", 0, 0));
  await player.get("getGoals");
  player.server.clock.pass(hours * HOUR);
  return player;
}

describe("what happened while the player was away (GAP-76)", () => {
  it("is told with the lab for an hour, to twenty requests at the same time alike, and found once (ABU-137)", async () => {
    const player = await playerAway(7);
    const replies = await Promise.all(Array.from({ length: 20 }, () => stateOf(player)));
    const told = replies.flatMap(({ scene }) => (scene ? [scene] : []));
    expect(new Set(told.map((scene) => JSON.stringify(scene))).size).toBe(1);
    expect(
      new Set(replies.map(({ tcorvax, catNips, energy }) => `${tcorvax} ${catNips} ${energy}`)).size,
    ).toBe(1);
    player.server.clock.pass(HOUR);
    expect((await stateOf(player)).scene).toBeUndefined();
    const found =
      Number(told[0]?.gained.catNips) + Number(told[0]?.gained.tcorvax) + Number(told[0]?.gained.energy);
    expect(found).toBeGreaterThan(0);
    const album = (await player.get("album")).body as unknown as { scenes: { key: string }[] };
    expect(album.scenes.map(({ key }) => key)).toEqual([told[0]?.key]);
  });

  it("is nothing after an hour, and the album is empty and needs a session", async () => {
    const player = await playerAway(1);
    expect((await stateOf(player)).scene).toBeUndefined();
    expect((await player.get("album")).body).toEqual({ scenes: [] });
    expect((await player.server.get("/api/album")).status).toBe(401);
  });

  it("is in the player's export, with the goals of the day and what they paid (GAP-71)", async () => {
    const player = await playerAway(7);
    const { scene } = await stateOf(player);
    const { lab } = (await player.get("exportAccount")).body as unknown as {
      lab: { album: { seen: object }; goalsOfDay: { goals: object }; goalsPaid: string[] };
    };
    expect(Object.keys(lab.album.seen)).toEqual([scene?.key]);
    expect(Object.keys(lab.goalsOfDay.goals).length).toBeGreaterThan(0);
    expect(lab.goalsPaid).toContain("build");
  });
});
