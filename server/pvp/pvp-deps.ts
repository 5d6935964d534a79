import type { AppDeps } from "../http/app-deps.ts";

/** The server's dependencies that PvP needs. */
export type PvpDeps = Pick<
  AppDeps,
  "store" | "ledger" | "rules" | "rulesHash" | "earlierHashes" | "random" | "log"
>;
