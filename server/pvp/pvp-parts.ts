import type { AppParts } from "../parts.ts";

/** What battles between players need of the server. */
export type PvpParts = Pick<AppParts, "store" | "ledger" | "rules" | "rulesHash" | "random">;

/** What decides about battles: the rules, under the hash that battles and replays name them by. */
export type Referee = Pick<PvpParts, "rules" | "rulesHash">;
