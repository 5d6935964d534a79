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
export { scoredActions } from "./battle/ai/candidates.ts";
export { decide } from "./battle/ai/decide.ts";
export { bestStyle, enemyStyle, type PlayStyle, withoutLookahead } from "./battle/ai/opponent.ts";
export type { Reason, ScoredAction } from "./battle/ai/scored-action.ts";
export { applyAction, whyNotAction } from "./battle/apply-action.ts";
export { cloneBattle } from "./battle/clone-battle.ts";
export { legalActions } from "./battle/legal-actions.ts";
export { newRandom, type RandomState, roll } from "./battle/random/generator.ts";
export { type BattleSetup, type Deck, newBattle, type OwnedItem } from "./battle/setup/new-battle.ts";
export type { BattleAction } from "./battle/state/action.ts";
export type * from "./battle/state/battle.ts";
export {
  type Creature,
  RARITIES,
  type Rarity,
  STAT_NAMES,
  type StatName,
  type Stats,
} from "./battle/state/creature.ts";
export type { BattleEvent, DamageBreakdown, Recorder } from "./battle/state/event.ts";
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
export { REFUSAL_CODES, type Refusal, type RefusalCode } from "./refusals/refusal.ts";
export { refusalOf } from "./refusals/refuse.ts";
export { hashRules } from "./ruleset/hash.ts";
export type { RuleSet } from "./ruleset/rule-set.ts";
export { shippedRules } from "./ruleset/shipped.ts";
export { fill } from "./text/fill.ts";
