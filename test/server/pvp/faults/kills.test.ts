import { describe, it } from "vitest";
import { playThroughKills } from "./support/killed-battles.ts";

/** Ends only what hangs. */
const TIMEOUT_MS = 600_000;

describe("ten battles on a server that is killed at random moments", () => {
  it("continue after each start: nothing is lost, doubled, skipped or counted twice (GAP-40, GAP-42, ABU-44)", {
    timeout: TIMEOUT_MS,
  }, async () => {
    await playThroughKills({ seed: "kills", battles: 10, kills: 3 });
  });
});
