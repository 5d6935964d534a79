import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { cloneBattle } from "../state/clone-battle.ts";
import { fighterOf, itemOf } from "../state/lookup.ts";
import { decide } from "./decide.ts";
import { evenDice } from "./even-dice.ts";
import { enemyStyle } from "./play-style.ts";

/** What an enemy would do next, as far as its opponent may know. */
export type Intention =
  /** Ids of creatures on the field. */
  | { type: "attack"; attackerId: string; targetId: string }
  | { type: "defend"; creatureId: string }
  /** A card from its hand: which one stays hidden. */
  | { type: "deploy" }
  /** `name` is null for an item that it has not shown yet. */
  | { type: "useTool" | "useSpell"; creatureId: string; targetId: string | null; name: string | null }
  | { type: "endTurn" };

/**
 * Returns what the enemy of a battle against the AI would do first if the player ended the turn now: a hint, not a
 * promise. The enemy may roll a mistake, and dice and drawn cards may fall differently. Null when the battle is over,
 * in PvP, and in the enemy's turn.
 */
export function intentionOf(rules: RuleSet, battle: Battle): Intention | null {
  if (battle.winner !== null || battle.difficulty === null || battle.active !== 0) return null;
  const imagined = { ...cloneBattle(battle), random: evenDice };
  perform(rules, imagined, 0, { type: "endTurn" }, null);
  if (imagined.winner !== null) return null;
  const style = { ...enemyStyle(rules, battle.difficulty), mistakes: 0 };
  return shown(imagined, 1, decide(rules, imagined, 1, style, evenDice));
}

function shown(battle: Battle, side: SideIndex, action: BattleAction): Intention {
  const { tools, spells, field } = battle.sides[side];
  switch (action.type) {
    case "deploy":
      return { type: "deploy" };
    case "useTool":
      return {
        type: "useTool",
        creatureId: action.creatureId,
        targetId: action.targetId ?? action.creatureId,
        name: shownName(itemOf(tools, action.toolId)),
      };
    case "useSpell":
      return {
        type: "useSpell",
        creatureId: action.casterId,
        targetId: action.targetId ?? null,
        name: shownName(itemOf(spells, action.spellId)),
      };
    case "defend":
      return fighterOf(field, action.creatureId) ? action : { type: "endTurn" };
    default:
      return action;
  }
}

function shownName(item: { name: string; revealed: boolean } | undefined): string | null {
  return item?.revealed ? item.name : null;
}
