import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleItem, BattleSide, Fighter, SideIndex } from "../state/battle.ts";
import { type BattleMoment, momentOf } from "../state/battle-moment.ts";
import { ACTION_TYPES, type AnyActionRule, type BattleAction, ruleOf } from "./action-rules.ts";

/**
 * The rules in the order in which legal actions are listed: first for each card, then for each creature, then for the
 * side; within each group, actions with an item come last. Random play picks an index of this list, so the result of a
 * seed depends on the order.
 */
const LISTED = (["card", "creature", "side"] as const).map(
  (takenBy): ListedRules => ({
    takenBy,
    rules: ACTION_TYPES.map(ruleOf)
      .filter((rule) => rule.takenBy === takenBy)
      .sort((one, other) => Number(one.items !== null) - Number(other.items !== null)),
  }),
);

interface ListedRules {
  takenBy: AnyActionRule["takenBy"];
  rules: readonly AnyActionRule[];
}

/** The actors of an action that the side itself takes: one, without a creature. */
const NOBODY: readonly null[] = [null];

/** The number of legal actions, so that random play can pick one without creating the others. */
export interface LegalCount {
  moment: BattleMoment;
  /** Number of actions for each actor and each of its rules, grouped by actor, in the order of `LISTED`. */
  counts: number[];
  total: number;
}

/** Returns all actions a side can take now; empty when it is not its turn. Ending the turn comes last. */
export function legalActions(rules: RuleSet, battle: Battle, side: SideIndex): BattleAction[] {
  const moment = momentOf(rules, battle, side);
  const actions: BattleAction[] = [];
  if (!mayAct(moment)) return actions;
  for (const listed of LISTED)
    for (const actor of actorsOf(moment.own, listed.takenBy))
      for (const rule of listed.rules)
        if (isFree(moment, rule, actor)) addChoices(moment, rule, actor, actions);
  return actions;
}

/**
 * Counts the actions a side can take now, including the end of its turn; 0 when it is not its turn. `counts` is
 * overwritten, so one array can serve many counts.
 */
export function countLegalActions(
  rules: RuleSet,
  battle: Battle,
  side: SideIndex,
  counts: number[] = [],
): LegalCount {
  const moment = momentOf(rules, battle, side);
  const count: LegalCount = { moment, counts, total: 0 };
  if (!mayAct(moment)) return count;
  let first = 0;
  for (const listed of LISTED) {
    const actors = actorsOf(moment.own, listed.takenBy);
    for (let kind = 0; kind < listed.rules.length; kind++)
      countRule(count, listed.rules[kind] as AnyActionRule, actors, first + kind, listed.rules.length);
    first += actors.length * listed.rules.length;
  }
  return count;
}

/** Writes the number of actions that each actor has by one rule, starting at index `at` in steps of `step`. */
function countRule(
  count: LegalCount,
  rule: AnyActionRule,
  actors: readonly (Fighter | null)[],
  at: number,
  step: number,
): void {
  const { moment, counts } = count;
  const choices = actors.length === 0 ? 0 : choicesOf(moment, rule);
  let index = at;
  for (const actor of actors) {
    const actions = choices > 0 && isFree(moment, rule, actor) ? choices : 0;
    counts[index] = actions;
    count.total += actions;
    index += step;
  }
}

/** Returns the legal action at an index from 0 to below the total. */
export function legalActionAt({ moment, counts }: LegalCount, index: number): BattleAction {
  let rest = index;
  let at = 0;
  for (const { takenBy, rules } of LISTED)
    for (const actor of actorsOf(moment.own, takenBy))
      for (const rule of rules) {
        const actions = counts[at++] as number;
        if (rest < actions) return choiceAt(moment, rule, actor, rest);
        rest -= actions;
      }
  return { type: "endTurn" };
}

function actorsOf(own: BattleSide, takenBy: AnyActionRule["takenBy"]): readonly (Fighter | null)[] {
  return takenBy === "card" ? own.hand : takenBy === "creature" ? own.field : NOBODY;
}

function mayAct({ battle, side }: BattleMoment): boolean {
  return battle.winner === null && battle.active === side;
}

function isFree(moment: BattleMoment, rule: AnyActionRule, actor: Fighter | null): boolean {
  return actor === null || rule.blockedBy(moment, actor) === null;
}

function addChoices(
  moment: BattleMoment,
  rule: AnyActionRule,
  actor: Fighter | null,
  actions: BattleAction[],
): void {
  if (rule.items === null) addTargets(moment, rule, actor, null, actions);
  else
    for (const item of moment.own[rule.items]) if (!item.used) addTargets(moment, rule, actor, item, actions);
}

function addTargets(
  moment: BattleMoment,
  rule: AnyActionRule,
  actor: Fighter | null,
  item: BattleItem | null,
  actions: BattleAction[],
): void {
  const targets = rule.targets(moment, item);
  const [actorId, itemId] = [actor?.id ?? "", item?.id ?? ""];
  if (targets === null) actions.push(rule.make(actorId, itemId, null));
  else for (const target of targets) actions.push(rule.make(actorId, itemId, target.id));
}

/** Returns how many combinations of item and target a rule offers each actor. */
function choicesOf(moment: BattleMoment, rule: AnyActionRule): number {
  if (rule.items === null) return targetsFor(moment, rule, null);
  let choices = 0;
  for (const item of moment.own[rule.items]) if (!item.used) choices += targetsFor(moment, rule, item);
  return choices;
}

/** Returns the number of possible targets of an item; 1 when there is no target to choose. */
function targetsFor(moment: BattleMoment, rule: AnyActionRule, item: BattleItem | null): number {
  return rule.targets(moment, item)?.length ?? 1;
}

function choiceAt(
  moment: BattleMoment,
  rule: AnyActionRule,
  actor: Fighter | null,
  index: number,
): BattleAction {
  if (rule.items === null) return aimed(moment, rule, actor, null, index);
  let rest = index;
  for (const item of moment.own[rule.items]) {
    if (item.used) continue;
    const targets = targetsFor(moment, rule, item);
    if (rest < targets) return aimed(moment, rule, actor, item, rest);
    rest -= targets;
  }
  return { type: "endTurn" };
}

function aimed(
  moment: BattleMoment,
  rule: AnyActionRule,
  actor: Fighter | null,
  item: BattleItem | null,
  index: number,
): BattleAction {
  const target = rule.targets(moment, item)?.[index];
  return rule.make(actor?.id ?? "", item?.id ?? "", target?.id ?? null);
}
