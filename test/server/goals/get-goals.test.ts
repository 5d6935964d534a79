import { describe, expect, it } from "vitest";
import type { GoalsReply } from "../../../server/contract/index.ts";
import { DAY, HOUR, type TestPlayer } from "../lab-server.ts";
import { freshPlayer } from "../server-per-test.ts";

async function goalsOf(player: TestPlayer): Promise<GoalsReply> {
  const { status, body } = await player.get("getGoals");
  expect(status).toBe(200);
  return body as unknown as GoalsReply;
}

describe("getGoals", () => {
  it("says how far each goal is, and tells of a reached one once", async () => {
    const player = await freshPlayer();
    expect((await goalsOf(player)).reachedNow).toEqual([]);
    const lair = await player.built("catLair", 0, 0);
    await player.activate(lair);
    const first = await goalsOf(player);
    expect(first.reachedNow).toEqual(["build", "activate"]);
    expect(first.goals[0]).toEqual({ key: "build", value: 1, atLeast: 1, reachedAt: first.serverTime });
    expect((await goalsOf(player)).reachedNow).toEqual([]);
  });

  it("tells of a reached goal once, of ten requests at the same time", async () => {
    const player = await freshPlayer();
    await player.built("catLair", 0, 0);
    const replies = await Promise.all(Array.from({ length: 10 }, () => goalsOf(player)));
    expect(replies.flatMap(({ reachedNow }) => reachedNow)).toEqual(["build"]);
  });

  it("pays what is reached once, of twenty requests at the same time, and says so (GAP-77, ABU-136)", async () => {
    const player = await freshPlayer();
    await player.built("catLair", 0, 0);
    const before = Number((await player.get("getGameState")).body.catNips);
    const replies = await Promise.all(Array.from({ length: 20 }, () => goalsOf(player)));
    const paid = replies.flatMap(({ paidNow }) => paidNow);
    expect(paid.map(({ goal }) => goal)).toEqual(["build"]);
    const after = Number((await player.get("getGameState")).body.catNips);
    expect(after).toBe(before + Number(paid[0]?.gained.catNips));
    expect(after).toBeGreaterThan(before);
  });

  it("draws goals of the day, pays them as they are reached, and others after midnight (GAP-77)", async () => {
    const player = await freshPlayer();
    expect((await goalsOf(player)).daily).toEqual([]);
    const machines = [await player.built("catLair", 0, 0), await player.built("catLair", 128, 0)];
    const first = await goalsOf(player);
    expect(first.daily.length).toBeGreaterThan(0);
    expect(first.dailyEndsAt).toBeGreaterThan(first.serverTime);
    const reached: string[] = [];
    for (let round = 0; round < 4; round++) {
      for (const machine of machines) await player.activate(machine);
      reached.push(...(await goalsOf(player)).paidNow.map(({ goal }) => goal));
      player.server.clock.pass(HOUR);
    }
    for (const { key } of first.daily) expect(reached).toContain(key);
    player.server.clock.pass(DAY);
    const next = await goalsOf(player);
    expect(next.dailyEndsAt).toBeGreaterThan(first.dailyEndsAt);
    expect(next.daily.every(({ value, reachedAt }) => value === 0 && reachedAt === null)).toBe(true);
    expect(next.paidNow).toEqual([]);
  });

  it("needs a session", async () => {
    const player = await freshPlayer();
    expect((await player.server.get("/api/getGoals")).status).toBe(401);
  });
});
