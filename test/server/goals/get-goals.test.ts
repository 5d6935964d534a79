import { describe, expect, it } from "vitest";
import type { GoalsReply } from "../../../server/contract/index.ts";
import type { TestPlayer } from "../lab-server.ts";
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

  it("needs a session", async () => {
    const player = await freshPlayer();
    expect((await player.server.get("/api/getGoals")).status).toBe(401);
  });
});
