import { type Problem, wrongValue } from "../problem.ts";
import type { CheckedRules } from "./checked-rules.ts";
import { type Match, matchesOf, matchWith } from "./paths.ts";

/** Two numbers of which the first is never above the second; `*` is the same key in both. */
export type NumberPair = readonly [lower: string, upper: string];

const BATTLE: readonly NumberPair[] = [
  ["battle.team.min", "battle.team.max"],
  ["battle.energy.playerStart", "battle.energy.cap"],
  ["battle.costs.attack", "battle.energy.cap"],
  ["battle.costs.defend", "battle.energy.cap"],
  ["battle.costs.spell", "battle.energy.cap"],
  ["battle.damage.varianceLow", "battle.damage.varianceHigh"],
  ["battle.floors.attack", "battle.caps.attack.max"],
  ["battle.floors.defense", "battle.caps.defense.max"],
  ["battle.floors.maxHealth", "battle.caps.health.max"],
  ["battle.floors.initiative", "battle.caps.initiative.max"],
  ["battle.floors.chance", "battle.caps.criticalChance"],
  ["battle.floors.chance", "battle.caps.dodgeChance"],
  ["battle.matchup.min", "battle.matchup.max"],
  ["battle.matchup.disadvantage", "battle.matchup.advantage"],
  ["battle.matchup.effective", "battle.matchup.veryEffective"],
  ["battle.log.criticallyWounded", "battle.log.wounded"],
  ["battleScreen.healthBar.critical", "battleScreen.healthBar.low"],
  ["difficulty.*.startingEnergy", "battle.energy.cap"],
  ["difficulty.*.enemyCreatureLevel.min", "difficulty.*.enemyCreatureLevel.max"],
  ["difficulty.*.requirement.form3", "battle.team.max"],
  ["enemy.spread.low", "enemy.spread.high"],
  ["enemy.baseClamp.min", "enemy.baseClamp.max"],
  ["enemy.specialtyCount.*.min", "enemy.specialtyCount.*.max"],
  ["enemy.combination.*.min", "enemy.combination.*.max"],
  ["synergy.formProtection.protectedUpToForm", "synergy.formProtection.guardForm"],
];

const PVP: readonly NumberPair[] = [
  ["pvp.team.min", "pvp.team.max"],
  ["pvp.startEnergy", "battle.energy.cap"],
  ["pvp.rating.floor", "pvp.rating.start"],
  ["pvp.matching.minWaitSec", "pvp.matching.maxWaitSec"],
  ["pvp.practice.thinkMs.min", "pvp.practice.thinkMs.max"],
];

const LAB_AND_SCREENS: readonly NumberPair[] = [
  ["rescue.below", "rescue.to"],
  ["build.preferFromY", "grid.height"],
  ["avatar.width", "grid.width"],
  ["avatar.height", "grid.height"],
  ["polling.wallet.firstMs", "polling.wallet.maxMs"],
  ["ui.noticeTickMs", "ui.noticeMs"],
];

const LEDGER: readonly NumberPair[] = [
  ["energyPack.mostOpen", "energyPack.mostUnpaid"],
  ["gateway.firstPauseMs", "gateway.longestPauseMs"],
  ["gateway.failoverMs", "gateway.timeoutMs"],
  ["gateway.breaker.restMs", "gateway.breaker.longestRestMs"],
  ["gateway.budget.process.keptBack", "gateway.budget.process.burst"],
  ["settlement.askMs", "settlement.runMs"],
  ["settlement.unbooked.firstAgainMs", "settlement.unbooked.longestAgainMs"],
];

/** Numbers of which the first is at most the second. */
const AT_MOST: readonly NumberPair[] = [...BATTLE, ...PVP, ...LAB_AND_SCREENS, ...LEDGER];

/** Numbers of which the first is below the second: equal ones would divide by zero, or leave no time. */
const BELOW: readonly NumberPair[] = [
  ["battle.caps.attack.start", "battle.caps.attack.max"],
  ["battle.caps.defense.start", "battle.caps.defense.max"],
  ["battle.caps.health.start", "battle.caps.health.max"],
  ["battle.caps.initiative.start", "battle.caps.initiative.max"],
  ["battle.matchup.notVeryEffective", "battle.matchup.effective"],
  ["ai.thinkMs.*", "ai.turnTimeoutMs"],
  ["pvp.warningMs", "pvp.turnMs"],
  ["pvp.practice.thinkMs.max", "pvp.turnMs"],
];

type Limit = "at most" | "less than" | "at least" | "more than";

/** A number beyond a limit that another key sets. */
interface Contradiction {
  blamed: Match;
  limit: Limit;
  other: Match;
}

/**
 * Pairs of numbers that contradict each other, such as a minimum above its maximum. A number that is beyond the limits
 * of several keys is told once, with the strictest limit.
 */
export function pairProblems(checked: CheckedRules): Problem[] {
  const found = [
    ...AT_MOST.flatMap((pair) => contradictions(checked, pair, ["at most", "at least"])),
    ...BELOW.flatMap((pair) => contradictions(checked, pair, ["less than", "more than"])),
  ];
  return found
    .filter((one) => strictest(found.filter((other) => isSameLimit(one, other))) === one)
    .map(({ blamed, limit, other }) =>
      wrongValue(
        blamed.path,
        blamed.value,
        `${limit} ${String(other.value)}, which is ${other.path.join(".")}`,
      ),
    );
}

function isSameLimit(one: Contradiction, other: Contradiction): boolean {
  return one.limit === other.limit && one.blamed.path.join(".") === other.blamed.path.join(".");
}

function strictest(same: readonly Contradiction[]): Contradiction | undefined {
  const sign = ({ limit }: Contradiction) => (limit === "at least" || limit === "more than" ? 1 : -1);
  const strictness = (one: Contradiction) => sign(one) * Number(one.other.value);
  return same.toSorted((one, other) => strictness(other) - strictness(one))[0];
}

function contradictions(
  checked: CheckedRules,
  [lower, upper]: NumberPair,
  limits: readonly [lower: Limit, upper: Limit],
): Contradiction[] {
  return matchesOf(checked.rules, lower).flatMap((small) => {
    const large = matchWith(checked.rules, upper, small.names);
    if (large === undefined) return [];
    const isInOrder =
      limits[0] === "at most"
        ? Number(small.value) <= Number(large.value)
        : Number(small.value) < Number(large.value);
    return isInOrder ? [] : [contradiction(checked, small, large, limits)];
  });
}

/** The contradiction at the key that the designer has changed. */
function contradiction(
  { isNamed }: CheckedRules,
  small: Match,
  large: Match,
  [lower, upper]: readonly [lower: Limit, upper: Limit],
): Contradiction {
  return isNamed(large.path) && !isNamed(small.path)
    ? { blamed: large, limit: upper, other: small }
    : { blamed: small, limit: lower, other: large };
}
