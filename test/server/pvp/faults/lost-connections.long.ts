import { describe, it } from "vitest";
import { hasPostgres } from "../../../postgres/fresh-postgres.ts";
import { playThroughLostConnections } from "./support/lost-connections.ts";

describe.runIf(hasPostgres)(
  "five battles at once on a PostgreSQL server that ends its connections again and again",
  () => {
    it("go on in the same process, and nothing of them is lost or doubled (ABU-97)", () =>
      playThroughLostConnections({ battles: 5, faults: 40, turns: 100 }));
  },
);
