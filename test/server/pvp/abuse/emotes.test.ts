import { describe, expect, it } from "vitest";
import { befriend, friendId, makeFriends, newsOf, three } from "../../friends/support.ts";
import { accepted, battleOf, challengeBy, concede } from "../challenge/support.ts";
import type { Browser, Told } from "../support/browser.ts";
import { good } from "../support/pvp-player.ts";

const show = (player: Browser, battleId: string, emote: string): Promise<Told> =>
  player.post(`pvp/battle/${battleId}/emotes`, { emote });

const shown = async (player: Browser, battleId: string) =>
  good(await player.get(`pvp/battle/${battleId}/emotes`));

/** Ann and Bob in a battle; Cyd looks on. */
async function battle() {
  const world = await three();
  const battleId = await accepted(world.bob, await challengeBy(world.ann));
  return { ...world, battleId };
}

describe("emotes", () => {
  it("are shown to the two players for some seconds, and never are part of the battle", async () => {
    const { server, ann, bob, battleId } = await battle();
    const before = await battleOf(bob, battleId);
    expect(good(await show(ann, battleId, "hello"))).toEqual({ own: "hello", opponent: null });
    server.clock.pass(1);
    good(await show(ann, battleId, "wow"));
    expect(await shown(bob, battleId)).toEqual({ own: null, opponent: "wow" });
    expect(await battleOf(bob, battleId)).toEqual({
      ...before,
      timeRemaining: expect.any(Number),
      serverTime: expect.any(Number),
    });
    server.clock.pass(6_000);
    expect(await shown(bob, battleId)).toEqual({ own: null, opponent: null });
  });

  it("are six stock ones, of the two players, while the battle goes on, and three at once at most (ABU-81)", async () => {
    const { ann, bob, cyd, battleId } = await battle();
    expect(await show(ann, battleId, "<b>you</b>")).toMatchObject({ status: 400 });
    expect(await show(cyd, battleId, "hello")).toMatchObject({ status: 403 });
    expect(await cyd.get(`pvp/battle/${battleId}/emotes`)).toMatchObject({ status: 403 });
    const flood = await Promise.all(Array.from({ length: 20 }, () => show(ann, battleId, "oops")));
    expect(flood.filter(({ status }) => status === 200)).toHaveLength(3);
    expect(flood.find(({ status }) => status !== 200)).toMatchObject({
      status: 429,
      body: { code: "rate_limited" },
    });
    await concede(bob, battleId);
    expect(await show(bob, battleId, "hello")).toMatchObject({ status: 409, body: { code: "battle_over" } });
  });

  it("of a blocked opponent are not shown, who is told nothing, nor can reach the player later (ABU-80)", async () => {
    const { ann, bob, battleId } = await battle();
    await makeFriends(ann, bob);
    const sent = await challengeBy(bob, { friendId: await friendId(bob, "Ann") });
    good(await ann.post(`pvp/battle/${battleId}/block`));
    expect(good(await show(bob, battleId, "hello"))).toEqual({ own: "hello", opponent: null });
    expect(await shown(ann, battleId)).toEqual({ own: null, opponent: null });
    expect(sent.invited).toBe("Ann");
    expect(await newsOf(ann)).toMatchObject({ challenges: [] });
    expect((await befriend(bob, "nobody's")).status).toBe(404);
  });
});

describe("reports and blocks", () => {
  it("reach the operators' audit log with a stock reason and no name, three times an hour (ABU-81)", async () => {
    const { server, ann, bob, battleId } = await battle();
    const report = (reason: string) => ann.post(`pvp/battle/${battleId}/report`, { reason });
    expect(await report("because I say so")).toMatchObject({ status: 400 });
    const statuses: number[] = [];
    for (let i = 0; i < 4; i++) statuses.push((await report("name")).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    good(await ann.post(`pvp/battle/${battleId}/block`));
    const entries = await server.store.auditEntries({ player: ann.userId, since: 0, after: 0, most: 99 });
    const events = entries
      .map(({ event }) => event)
      .filter(({ type }) => type === "reported" || type === "blocked");
    const reported = { type: "reported", about: bob.userId, reason: "name", battleId };
    expect(events).toEqual([reported, reported, reported, { type: "blocked", about: bob.userId }]);
    const exported = await ann.get("exportAccount");
    expect(JSON.stringify(exported.body)).toContain('"reason":"name"');
    expect(JSON.stringify(exported.body)).not.toContain(bob.userId);
  });
});
