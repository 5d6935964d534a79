import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle, BattleSide, SideIndex, Winner } from "../state/battle.ts";
import type { Recorder } from "../state/event.ts";
import { livingCount } from "../synergies/synergies.ts";
import { deploymentCost } from "./energy-cost.ts";

/** Ends the battle when a side has no creature left in field, hand and deck (`BAT-069`). */
export function checkDefeat(battle: Battle, record: Recorder): void {
  if (battle.winner !== null) return;
  const first = livingCount(battle.sides[0]);
  const second = livingCount(battle.sides[1]);
  if (first > 0 && second > 0) return;
  const winner: Winner = first > 0 ? 0 : second > 0 ? 1 : "draw";
  battle.winner = winner;
  record?.push({ type: "battleEnded", winner, reason: "defeat" });
}

/** At the turn limit the side with the higher share of health left wins; equal is a draw, against the AI a defeat (`GAP-37`). */
export function endAtTurnLimit(battle: Battle, record: Recorder): void {
  const first = healthShare(battle.sides[0]);
  const second = healthShare(battle.sides[1]);
  const equal: Winner = battle.mode === "ai" ? 1 : "draw";
  battle.winner = first > second ? 0 : second > first ? 1 : equal;
  record?.push({ type: "battleEnded", winner: battle.winner, reason: "turnLimit" });
}

/**
 * Turns in a row that a side has ended with an empty field although it could deploy, once its present one ends; 0 if it
 * does not hide, or under rules that let it (`GAP-37`).
 */
function emptyTurnsAtEnd(rules: RuleSet, side: BattleSide): number {
  const { hand, field, energy, emptyTurns = 0 } = side;
  if (rules.battle.emptyFieldTurns === 0 || field.length > 0) return 0;
  return hand.some((card) => deploymentCost(rules, side, card) <= energy) ? emptyTurns + 1 : 0;
}

/** Whether a side that ends its turn now loses, because its field would be empty for too long (`GAP-37`). */
export function losesAtTurnEnd(rules: RuleSet, { sides }: Battle, side: SideIndex): boolean {
  const turns = emptyTurnsAtEnd(rules, sides[side]);
  return turns > 0 && turns >= rules.battle.emptyFieldTurns;
}

/**
 * Counts the turns in a row that the active side ends with an empty field although it could deploy. Hidden creatures cannot
 * be hit, so saving energy behind an empty field would win any battle: at the limit of the rules the side loses. Returns
 * whether that ended the battle (`GAP-37`).
 */
export function endAtEmptyField(rules: RuleSet, battle: Battle, record: Recorder): boolean {
  const { active, sides } = battle;
  const limit = rules.battle.emptyFieldTurns;
  const inARow = emptyTurnsAtEnd(rules, sides[active]);
  sides[active].emptyTurns = inARow;
  if (inARow === 0) return false;
  record?.push({ type: "fieldLeftEmpty", side: active, inARow, limit });
  if (inARow < limit) return false;
  battle.winner = active === 0 ? 1 : 0;
  record?.push({ type: "battleEnded", winner: battle.winner, reason: "emptyField" });
  return true;
}

/** Health left of a side's whole team, as a share from 0 to 1. */
export function healthShare(side: BattleSide): number {
  let left = 0;
  let whole = 0;
  for (const group of [side.field, side.hand, side.deck])
    for (const fighter of group) {
      left += fighter.currentHealth;
      whole += fighter.battleStats.maxHealth;
    }
  for (const fighter of side.fallen) whole += fighter.battleStats.maxHealth;
  return whole > 0 ? left / whole : 0;
}
