import { expect } from "vitest";
import {
  applyAction,
  type Battle,
  type BattleAction,
  type BattleEvent,
  legalActions,
  type RuleSet,
  whyNotAction,
} from "../../../../rules/index.ts";
import { FixedRolls } from "./fixed-rolls.ts";
import { rules } from "./scene.ts";

/** Rolls of an attack that hits, at the middle of the variance, without a critical hit. */
export const PLAIN_HIT = [0.99, 0.5, 0.99];

/** The side at turn does something; every roll it takes must be named, and every named one must be taken. */
export function act(
  battle: Battle,
  action: BattleAction,
  rolls: readonly number[] = [],
  by: RuleSet = rules,
): BattleEvent[] {
  const events: BattleEvent[] = [];
  const fixed = new FixedRolls(rolls);
  battle.random = fixed;
  const refusal = applyAction(by, battle, battle.active, action, events);
  expect(refusal, `${action.type} is allowed`).toBeNull();
  expect(fixed.unused, "rolls left over").toEqual([]);
  return events;
}

export const endTurn = (battle: Battle, rolls: readonly number[] = [], by: RuleSet = rules) =>
  act(battle, { type: "endTurn" }, rolls, by);

/** Both sides end their turns: the side at turn is at turn again. */
export function round(battle: Battle, by: RuleSet = rules): BattleEvent[] {
  return [...endTurn(battle, [], by), ...endTurn(battle, [], by)];
}

export function attack(
  battle: Battle,
  attackerId: string,
  targetId: string,
  rolls: readonly number[] = PLAIN_HIT,
  by: RuleSet = rules,
): BattleEvent[] {
  return act(battle, { type: "attack", attackerId, targetId }, rolls, by);
}

/** The text with which the side at turn is told no; null when it may. Also: the list of legal actions agrees. */
export function refusalText(battle: Battle, action: BattleAction, by: RuleSet = rules): string | null {
  const before = JSON.stringify(battle);
  const refusal = whyNotAction(by, battle, battle.active, action);
  expect(applyAction(by, battle, battle.active, action)?.text ?? null).toBe(refusal?.text ?? null);
  if (refusal) {
    expect(JSON.stringify(battle), "a refused action changes nothing").toBe(before);
    expect(legalActions(by, battle, battle.active)).not.toContainEqual(action);
  }
  return refusal?.text ?? null;
}

/** The events of one kind. */
export function only<Type extends BattleEvent["type"]>(
  events: readonly BattleEvent[],
  type: Type,
): Extract<BattleEvent, { type: Type }>[] {
  return events.filter((event): event is Extract<BattleEvent, { type: Type }> => event.type === type);
}

/** The damage numbers among events, in order. */
export const damages = (events: readonly BattleEvent[]) =>
  only(events, "damaged").map(({ amount }) => amount);

/** Lets the side at turn cast its spells again, as in its next turn. */
export function renewSpells(battle: Battle): void {
  for (const spell of battle.sides[battle.active].spells) spell.used = false;
}
