import { describe, expect, it } from "vitest";
import { systemRandom } from "../../../server/index.ts";
import { seededRandom } from "../../../server/process/random.ts";
import { DAY, HOUR, START } from "../lab-server.ts";
import { freshPlayer } from "../server-per-test.ts";

describe("development calls", () => {
  it("move the clock forward for everybody, and moves add up", async () => {
    const player = await freshPlayer();
    const id = await player.built("catLair", 0, 0);
    await player.activate(id);
    expect((await player.post("dev/clock", { advanceMs: HOUR - 1 })).body).toEqual({ now: START + HOUR - 1 });
    expect((await player.activate(id)).status).toBe(429);
    expect((await player.post("dev/clock", { advanceMs: 1 })).body).toEqual({ now: START + HOUR });
    expect((await player.activate(id)).body.newLastActivated).toBe(START + HOUR);
    expect((await player.lab()).serverTime).toBe(START + HOUR);
  });

  it.each([-1, 1.5, "5", null, 3_650 * DAY * 2])("refuse to move the clock by %j", async (advanceMs) => {
    const player = await freshPlayer();
    expect((await player.post("dev/clock", { advanceMs })).status).toBe(400);
    expect((await player.lab()).serverTime).toBe(START);
  });

  it("add signed decimals with a grant, and refuse one that would go below zero", async () => {
    const player = await freshPlayer();
    expect(
      (await player.grant({ tcorvax: "0.5", catNips: "+12.25", eggs: "3", energy: "-300" })).body,
    ).toEqual({
      newResources: { tcorvax: "300.5", catNips: "312.25", energy: "0", eggs: "3" },
    });
    expect((await player.grant({ energy: "-0.001", eggs: "5" })).status).toBe(400);
    expect((await player.lab()).eggs).toBe("3");
    for (const eggs of ["", "1e3", "0x1", "NaN", "1.0001", "--1", " 1"])
      expect((await player.grant({ eggs })).status).toBe(400);
  });
});

describe("randomness", () => {
  it("is repeated with the same SEED, while another seed gives other ids", () => {
    const draw = (start: number) => seededRandom("seed", start).bytes(40).toString("hex");
    expect(draw(1)).toBe(draw(1));
    expect(draw(1)).toHaveLength(80);
    expect(draw(2)).not.toBe(draw(1));
  });

  it("never repeats itself within a run", () => {
    const random = seededRandom("seed", 1);
    const ids = new Set(Array.from({ length: 1000 }, () => random.bytes(16).toString("hex")));
    expect(ids.size).toBe(1000);
    expect(systemRandom.bytes(16)).toHaveLength(16);
  });
});
