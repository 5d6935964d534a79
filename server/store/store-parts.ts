import type { Labs } from "./labs.ts";
import type { Battles } from "./pvp/battles.ts";
import type { Database } from "./unit.ts";

/** Tells the processes on a database what they have to know at once, where it has a way to. */
export interface Announcements {
  announce(battleId: string, version: number): void;
  listen(listener: (battleId: string, version: number) => void): void;
}

/** What the parts of the store share. */
export interface StoreParts {
  database: Database;
  labs: Labs;
  battles: Battles;
  announcements: Announcements;
  /** The game's time as the clock alone has it; see `GameTime.shown`. */
  shown: (clockShows: number) => number;
}
