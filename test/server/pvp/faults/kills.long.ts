import { describe, it } from "vitest";
import { playThroughKills } from "./support/killed-battles.ts";

/** Ends only what hangs. */
const TIMEOUT_MS = 1_800_000;

describe.each(["1", "2", "3", "4", "5"])("ten battles, ten kills, seed %s", (seed) => {
  it("continue after each start: nothing is lost, doubled, skipped or counted twice (GAP-40, GAP-42, ABU-44)", {
    timeout: TIMEOUT_MS,
  }, async () => {
    await playThroughKills({ seed, battles: 10, kills: 10 });
  });
});
