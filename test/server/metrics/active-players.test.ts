import { Registry } from "prom-client";
import { describe, expect, it } from "vitest";
import { ActivePlayers } from "../../../server/metrics/measurements.ts";

const MINUTE = 60_000;

describe("the number of active players", () => {
  it("counts each who was answered in the last five minutes, once", async () => {
    let now = 0;
    const metrics = new Registry();
    const players = new ActivePlayers(metrics, () => now);
    for (const player of [1, 2, 1]) players.note(player);
    expect(players.count()).toBe(2);
    now = 4 * MINUTE;
    players.note(1);
    now = 6 * MINUTE;
    expect(await metrics.metrics()).toMatch(/^players_active 1$/m);
    now = 9 * MINUTE;
    expect(players.count()).toBe(0);
  });
});
