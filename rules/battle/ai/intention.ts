import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { BattleAction } from "../actions/action-rules.ts";
import { perform } from "../actions/apply-action.ts";
import type { Battle, SideIndex } from "../state/battle.ts";
import { cloneBattle } from "../state/clone-battle.ts";
import { itemOf } from "../state/lookup.ts";
import { decide } from "./decide.ts";
import { enemyDice } from "./enemy-dice.ts";
import { enemyStyle } from "./scores/play-style.ts";

/** What an enemy would do next, as far as its opponent may know. */
export type Intention =
  /** An action without card and item: its ids are those of creatures on the field. */
  | Exclude<BattleAction, { type: "deploy" } | { toolId: string } | { spellId: string }>
  /** A card from its hand: which one stays hidden. */
  | { type: "deploy" }
  /** `name` is null for an item that it has not shown yet. */
  | { type: "useTool" | "useSpell"; creatureId: string; targetId: string | null; name: string | null };

/**
 * Returns what the enemy of a battle against the AI does first if the player ends the turn now: the very decision that
 * it then takes, mistakes included. Any other action of the player may change it. Null when the battle is over, in PvP,
 * and in the enemy's turn.
 * @param actions how many actions the battle has seen so far; the enemy's dice follow from it
 */
export function intentionOf(rules: RuleSet, battle: Battle, actions: number): Intention | null {
  if (battle.winner !== null || battle.difficulty === null || battle.active !== 0) return null;
  const imagined = cloneBattle(battle);
  perform(rules, imagined, 0, { type: "endTurn" }, null);
  if (imagined.winner !== null) return null;
  const dice = enemyDice(battle.seed, actions + 1);
  return shown(imagined, 1, decide(rules, imagined, 1, enemyStyle(rules, battle.difficulty), dice));
}

function shown(battle: Battle, side: SideIndex, action: BattleAction): Intention {
  const { tools, spells } = battle.sides[side];
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
    default:
      return action;
  }
}

function shownName(item: { name: string; revealed: boolean } | undefined): string | null {
  return item?.revealed ? item.name : null;
}
