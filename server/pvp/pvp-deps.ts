import type { AppDeps } from "../app-deps.ts";

/** The server's dependencies that PvP needs. */
export type PvpDeps = Pick<AppDeps, "store" | "ledger" | "rules" | "rulesHash" | "earlierHashes" | "random">;

/** The rule set that decides battles, and the hash that battles and replays name it by. */
export type Referee = Pick<PvpDeps, "rules" | "rulesHash" | "earlierHashes">;
