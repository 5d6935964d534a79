import { describe, it } from "vitest";
import { playThroughChaos } from "./support/chaos-run.ts";
import { DATABASES } from "./support/shaken-data.ts";

/** Ends only what hangs. */
const TIMEOUT_MS = 600_000;

/** The other one is shaken by `npm run test:long`. */
const SHAKEN = process.env.LONG === "1" ? DATABASES : DATABASES.slice(-1);

describe.each(SHAKEN)("players of a game on $name", (kind) => {
  it("lose and double nothing in the first faults of the long run's kinds (GAP-15, GAP-40, GAP-42, ABU-18, ABU-44, ABU-97)", {
    timeout: TIMEOUT_MS,
  }, async () => {
    await playThroughChaos(kind, {
      seed: "short",
      faults: 3,
      crowd: { labs: 1, battles: 1, shoppers: 1, tournament: 0 },
    });
  });
});
