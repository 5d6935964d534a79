import { describe, expect, it } from "vitest";
import { duelOf } from "../duel.ts";
import { overheard } from "../support/eavesdropper.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";

describe("the public leaderboard", () => {
  it("names players by their public id and first name, never by the messenger's id (ABU-54)", async () => {
    const world = await freshPvpWorld();
    const markup = "<img src=x onerror=alert(1)>";
    const [ann, bob] = [await world.player("Ann"), await world.player(markup)];
    const duel = await duelOf(world, ann, bob);
    await duel.endTurns(4);
    await bob.concede(duel.battleId);
    const { body } = await ann.browser.get("pvp/leaderboard");
    const { userId } = (await ann.browser.get("whoami")).body;
    expect(body.players).toMatchObject([
      { user_id: userId, rank: 1, first_name: "Ann", rating: 1024 },
      { user_id: expect.any(String), rank: 2, first_name: markup, rating: 976 },
    ]);
    const secrets = new Set(world.messengerIds.map(String));
    for (const call of ["pvp/leaderboard", "pvp/leaderboard?filter=week", "pvp/stats", "whoami"])
      expect(overheard((await bob.browser.get(call)).body, secrets)).toEqual([]);
  });
});

describe("hammering", () => {
  it("the queue's status is refused with Retry-After after a burst of 200; others are served (ABU-52)", async () => {
    const world = await freshPvpWorld({ environment: { RATE_LIMIT_PER_SECOND: "" } });
    const [ann, bob] = [await world.browser("Ann"), await world.browser("Bob")];
    const answers = await Promise.all(Array.from({ length: 260 }, () => ann.get("pvp/queue/status")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(200);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await bob.get("pvp/queue/status")).status).toBe(200);
  });
});
