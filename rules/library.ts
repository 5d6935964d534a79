/** What the published package `corvax-lab-rules` exports: the rules, the check of overlays, and the simulator. */
export { BotFailure } from "./bots/bot-failure.ts";
export type { NamedBot } from "./bots/bot-seat.ts";

import { frozen } from "./ruleset/frozen.ts";
import type { RuleSet } from "./ruleset/rule-set.ts";
import { shippedRules as shipped } from "./ruleset/shipped.ts";

export * from "./index.ts";
export { type LoadedRules, loadRules, loadRulesText } from "./ruleset/load-rules.ts";
export { overlayProblems as problemsOf } from "./ruleset/overlay-problems.ts";
export type { BattleRecord } from "./simulation/battle-record.ts";
export { difference, type Interval, isClear, wilson } from "./simulation/interval.ts";
export { type SimulationPlan, setupOf } from "./simulation/plan.ts";
export { playBattle } from "./simulation/play-battle.ts";
export { builtInPlayer, type Decider, deciderOf, type Player } from "./simulation/players.ts";
export {
  type Contestant,
  playRoundRobin,
  type RoundRobinOptions,
} from "./simulation/round-robin/play-round-robin.ts";
export type {
  RatedPairing,
  RatedPlayer,
  RoundRobinResult,
} from "./simulation/round-robin/round-robin-result.ts";

/** The shipped rule set without any overlay; nobody can change it. Frozen here only, as it costs battles a few percent. */
export const shippedRules: RuleSet = /* @__PURE__ */ frozen(shipped);
