import { describe, expect, it } from "vitest";
import { BOT_TOKEN } from "../lab-server.ts";
import { freshServer } from "../server-per-test.ts";
import { duelOf, freshDuel, playerWith } from "./duel.ts";
import { freshPvpWorld } from "./support/pvp-world.ts";

describe("two players", () => {
  it("queue, fight, are rated and meet again, all through the calls (PVP-001, PVP-042)", async () => {
    const duel = await freshDuel();
    const { mover, other, world } = duel;
    expect((await mover.battle(duel.battleId)).status).toBe("active");
    await duel.endTurns(4);
    expect((await other.concede(duel.battleId)).status).toBe("completed");
    expect((await mover.stats()).rank).toBe(1);
    const { body } = await other.browser.get("pvp/leaderboard");
    expect((body.players as { first_name: string }[]).map((player) => player.first_name)).toEqual([
      mover.name,
      other.name,
    ]);
    expect((await duelOf(world, mover, other)).battleId).not.toBe(duel.battleId);
  });

  it("appear in the operator's metrics: who waits, who fights, and how long an action takes (GAP-41)", async () => {
    const duel = await freshDuel({ environment: { METRICS_TOKEN: "letmein" } });
    const { world, mover } = duel;
    await (await playerWith(world, "Carl")).joined();
    await duel.acted(mover, { type: "endTurn" });
    await duel.act(mover, { type: "endTurn" });
    const { body } = await world.world.server.get("/metrics", { authorization: "Bearer letmein" });
    expect(body.text).toMatch(/^pvp_queue_length 1$/m);
    expect(body.text).toMatch(/^pvp_active_battles 1$/m);
    expect(body.text).toMatch(/^pvp_action_seconds_count 2$/m);
  });

  it("find all their calls documented (GAP-41 to GAP-45)", async () => {
    const server = await freshServer();
    const { body } = await server.get("/api/openapi.json");
    const calls = Object.keys(body.paths as object).filter((path) => path.startsWith("/api/pvp/"));
    expect(calls.sort()).toEqual([
      "/api/pvp/battle/{battleId}",
      "/api/pvp/battle/{battleId}/action",
      "/api/pvp/battle/{battleId}/block",
      "/api/pvp/battle/{battleId}/concede",
      "/api/pvp/battle/{battleId}/emotes",
      "/api/pvp/battle/{battleId}/events",
      "/api/pvp/battle/{battleId}/replay",
      "/api/pvp/battle/{battleId}/report",
      "/api/pvp/challenges",
      "/api/pvp/challenges/{challengeId}",
      "/api/pvp/challenges/{challengeId}/accept",
      "/api/pvp/challenges/{challengeId}/ready",
      "/api/pvp/challenges/{challengeId}/withdraw",
      "/api/pvp/leaderboard",
      "/api/pvp/live",
      "/api/pvp/live/show",
      "/api/pvp/live/{battleId}",
      "/api/pvp/live/{battleId}/past",
      "/api/pvp/queue",
      "/api/pvp/queue/bot",
      "/api/pvp/queue/cancel",
      "/api/pvp/queue/status",
      "/api/pvp/stats",
      "/api/pvp/watch/{watchId}",
      "/api/pvp/watch/{watchId}/past",
    ]);
  });

  it("cannot queue without a ledger, but see everything else (CON-73)", async () => {
    const server = await freshServer();
    const ann = await server.player("Ann");
    expect(await ann.post("pvp/queue", { selectedCreatures: ["#1#"] })).toMatchObject({
      status: 503,
      body: { code: "ledger_not_configured" },
    });
    for (const call of ["pvp/queue/status", "pvp/stats", "pvp/leaderboard"])
      expect((await ann.get(call)).status).toBe(200);
  });

  it("may join the queue 30 times a minute, as each time asks the ledger (ABU-52)", async () => {
    const world = await freshPvpWorld({
      environment: { RATE_LIMIT_PER_SECOND: "50", TELEGRAM_BOT_TOKEN: BOT_TOKEN },
    });
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    for (let time = 0; time < 30; time++) expect((await ann.queue()).status).toBe(200);
    const refused = await ann.browser.post("pvp/queue", ann.deck());
    expect(refused).toMatchObject({ status: 429, body: { code: "rate_limited" } });
    expect((await ann.status()).inQueue).toBe(true);
    expect((await bob.queue()).status).toBe(200);
  });
});
