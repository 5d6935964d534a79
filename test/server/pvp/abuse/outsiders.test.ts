import { describe, expect, it } from "vitest";
import { duelOf, freshDuel } from "../duel.ts";
import { overheard } from "../support/eavesdropper.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";

describe("a player outside the battle", () => {
  it("cannot change it, and gains nothing at its end either (ABU-42)", async () => {
    const { world, battleId, mover } = await freshDuel();
    const eve = await world.player("Eve");
    const battle = `pvp/battle/${battleId}`;
    const before = await world.kept(battleId);
    const creatureId = before.state.sides[before.state.active].hand[0]?.id;
    const tries = () => [
      ...["", "?since=0", "/events", "/replay"].map((rest) => eve.browser.get(`${battle}${rest}`)),
      eve.browser.post(`${battle}/concede`),
      eve.act(battleId, { type: "endTurn" }),
      eve.act(battleId, { type: "deploy", creatureId }),
    ];
    const refused = { status: 403, body: { code: "not_your_battle" } };
    for (const answer of await Promise.all(tries())) expect(answer).toMatchObject(refused);
    expect(await world.kept(battleId)).toEqual(before);
    await mover.concede(battleId);
    for (const answer of await Promise.all(tries())) expect(answer).toMatchObject(refused);
  });
});

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

describe("too many requests", () => {
  it("for the queue's status are refused with Retry-After after a burst; other players are served (ABU-52)", async () => {
    const world = await freshPvpWorld({ environment: { RATE_LIMIT_PER_SECOND: "5" } });
    const [ann, bob] = [await world.browser("Ann"), await world.browser("Bob")];
    const answers = await Promise.all(Array.from({ length: 100 }, () => ann.get("pvp/queue/status")));
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(20);
    expect(refused.length).toBeGreaterThan(0);
    for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect((await bob.get("pvp/queue/status")).status).toBe(200);
  });
});
