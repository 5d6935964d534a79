export { type Amount, amountOf, formatAmount, parseAmount } from "./amounts/amount.ts";
export {
  covers,
  noResources,
  RESOURCE_NAMES,
  type ResourceName,
  type Resources,
} from "./amounts/resources.ts";
export { type AvatarInput, type AvatarState, newAvatar, stepAvatar } from "./avatar/avatar.ts";
export {
  reachesMachine,
  squaredDistanceToMachine,
  squaredDistanceToPet,
  withinReach,
} from "./avatar/reach.ts";
export { type GuideKey, type GuideSection, type GuideTab, guide } from "./guide/guide.ts";
export { boostOf, boostOfLevel, upkeepOf } from "./lab/amplifier.ts";
export { apply, whyNot, whyNotBuildable } from "./lab/apply.ts";
export { badgeOf } from "./lab/badge.ts";
export { buildPlace, nearestFreePlace } from "./lab/build-place.ts";
export { cloneLab } from "./lab/clone-lab.ts";
export type * from "./lab/command.ts";
export { becameReady, cooldownMinutes, remainingCooldown } from "./lab/cooldown.ts";
export { adoptCost, buildCost, copyLimit, moveCost, upgradeCost } from "./lab/cost.ts";
export type * from "./lab/event.ts";
export { collides, type PlacedKind, placeFree, placementLimit, sizeOf, snapToGrid } from "./lab/grid.ts";
export { incubatorReward } from "./lab/incubator-reward.ts";
export type { Lab, Machine, Pet, Place } from "./lab/lab.ts";
export { legalCommands } from "./lab/legal-commands.ts";
export { copiesOf, machineOf } from "./lab/machine-lookup.ts";
export { isMachineType, MACHINE_TYPES, type MachineType } from "./lab/machine-type.ts";
export { newLab } from "./lab/new-lab.ts";
export type { Outcome } from "./lab/outcome.ts";
export { petSpawnPlace } from "./lab/pet-spawn.ts";
export { advanceMint, type MintEvent, type MintProgress, mintNotStarted } from "./ledger/mint-progress.ts";
export { classifyTransaction, type TransactionOutcome } from "./ledger/transaction-status.ts";
export { REFUSAL_CODES, type Refusal, type RefusalCode } from "./refusals/refusal.ts";
export { refusalOf } from "./refusals/refuse.ts";
export { hashRules } from "./ruleset/hash.ts";
export type { RuleSet } from "./ruleset/rule-set.ts";
export { shippedRules } from "./ruleset/shipped.ts";
export { fill } from "./text/fill.ts";
