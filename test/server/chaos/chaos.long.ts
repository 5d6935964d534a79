import { describe, it } from "vitest";
import { playThroughChaos } from "./support/chaos-run.ts";
import { DATABASES } from "./support/shaken-data.ts";

describe.each(DATABASES)("players of a game on $name", (kind) => {
  it.each(["1", "2"])(
    "lose and double nothing in a hundred faults of process, database, disk, gateway and network, seed %s (GAP-15, GAP-40, GAP-42, ABU-18, ABU-44, ABU-97)",
    (seed) =>
      playThroughChaos(kind, {
        seed,
        faults: 100,
        crowd: { labs: 2, battles: 2, shoppers: 2, tournament: 5 },
      }),
  );
});
