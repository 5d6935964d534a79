import { describe, expect, it } from "vitest";
import { duelOf, freshDuel } from "../duel.ts";
import { overheard, secretsOf } from "../support/eavesdropper.ts";
import { good } from "../support/pvp-player.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";

describe("somebody who is not in the battle", () => {
  it("may neither look, act, give up, listen nor replay through its id, and changes nothing (ABU-42)", async () => {
    const { world, battleId, mover } = await freshDuel();
    const eve = await world.player("Eve");
    const battle = `pvp/battle/${battleId}`;
    const before = await world.kept(battleId);
    const creatureId = before.state.sides[before.state.active].hand[0]?.id;
    const tries = () => [
      eve.browser.get(battle),
      eve.browser.get(`${battle}?since=0`),
      eve.browser.get(`${battle}/events`),
      eve.browser.get(`${battle}/replay`),
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

  it("may watch through the random watch id, which no other call takes (ABU-42, GAP-43)", async () => {
    const { world, battleId, mover, other } = await freshDuel({ cards: [3, 2, 2] });
    const eve = await world.browser("Eve");
    const { watchId } = await mover.battle(battleId);
    expect((await other.battle(battleId)).watchId).toBe(watchId);
    expect(watchId).not.toContain(battleId);
    const seen = good<Record<string, unknown>>(await eve.get(`pvp/watch/${watchId}`));
    expect(overheard(seen, secretsOf(await world.kept(battleId), "watcher", world.messengerIds))).toEqual([]);
    expect(overheard(seen, new Set([battleId]))).toEqual([]);
    for (const call of [`pvp/watch/${battleId}`, `pvp/battle/${watchId}`, `pvp/battle/${watchId}/replay`])
      expect(await eve.get(call)).toMatchObject({ status: 404 });
    for (const call of [`pvp/watch/${watchId}`, `pvp/battle/${watchId}/action`])
      expect(await eve.post(call, { action: { type: "endTurn" } })).toMatchObject({ status: 404 });
    expect((await world.kept(battleId)).version).toBe(0);
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
