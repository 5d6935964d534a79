import { describe, it } from "vitest";
import { playThroughKills } from "./support/killed-battles.ts";

describe.each(["1", "2", "3", "4", "5"])("ten battles, ten kills, seed %s", (seed) => {
  it("go on after each start: nothing is lost, doubled, skipped or counted twice (GAP-40, GAP-42, ABU-44)", async () => {
    await playThroughKills({ seed, battles: 10, kills: 10 });
  });
});
