import { needed, readCommandLine } from "../arguments/flags.ts";
import {
  HISTORY_FLAG,
  RUN_FLAGS,
  type RunFlags,
  readHistoryFlag,
  readRunFlags,
} from "../arguments/run-flags.ts";
import type { Usage } from "../arguments/usage.ts";
import { type TitledRules, titledRules } from "../input/read-rules.ts";

/** The parsed command line of `balance`. */
export interface BalanceOrder extends RunFlags {
  before: TitledRules;
  after: TitledRules;
  /** The file that the run is noted in, or null. */
  history: string | null;
}

export const BALANCE_USAGE: Usage = {
  command: "npm run balance -- --rules FILE [flags]",
  what: "Plays the same battles by the shipped rules and by an overlay, and says what the overlay changes.",
  flags: {
    rules: { value: "FILE", what: "the overlay" },
    against: { value: "FILE", what: "another overlay to compare it with, instead of the shipped rules" },
    ...RUN_FLAGS,
    ...HISTORY_FLAG,
  },
};

export function readBalanceFlags(argv: readonly string[]): BalanceOrder {
  const line = readCommandLine(argv, Object.keys(BALANCE_USAGE.flags), 0);
  const after = titledRules(needed(line, "rules", "is the file of a rule overlay"));
  const before = titledRules(line.flags.get("against"));
  return { ...readRunFlags(line), before, after, history: readHistoryFlag(line) };
}
