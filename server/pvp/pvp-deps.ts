import type { AppDeps } from "../app-deps.ts";

/** What battles between players need of the server. */
export type PvpDeps = Pick<AppDeps, "store" | "ledger" | "rules" | "rulesHash" | "random">;

/** What decides about battles: the rules, under the hash that battles and replays name them by. */
export type Referee = Pick<PvpDeps, "rules" | "rulesHash">;
