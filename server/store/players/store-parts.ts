import type { Database } from "../database/unit.ts";
import type { Labs } from "./labs.ts";

/** What the parts of the store share. */
export interface StoreParts {
  database: Database;
  labs: Labs;
}
