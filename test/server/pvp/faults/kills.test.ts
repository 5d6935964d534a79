import { describe, it } from "vitest";
import { playThroughKills } from "./support/killed-battles.ts";

describe("ten battles on a server that is killed at random moments", () => {
  it("go on after each start: nothing is lost, doubled, skipped or counted twice (GAP-40, GAP-42, ABU-44)", async () => {
    await playThroughKills({ seed: "kills", battles: 10, kills: 3 });
  });
});
