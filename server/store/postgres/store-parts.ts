import type { BattleNotifications } from "./battle-notifications.ts";
import type { Labs } from "./labs.ts";
import type { Battles } from "./pvp/battles.ts";
import type { Queries } from "./queries.ts";
import type { Transactions } from "./transactions.ts";

/** What the parts of the store share. */
export interface StoreParts {
  /** Asks outside of a transaction. */
  queries: Queries;
  transactions: Transactions;
  labs: Labs;
  battles: Battles;
  notifications: BattleNotifications;
  /** The game's time. */
  now: () => Promise<number>;
  /** The game's time as the clock alone has it; see `GameTime.shown`. */
  shown: (clockShows: number) => number;
}
