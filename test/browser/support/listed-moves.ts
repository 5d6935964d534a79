import { type BattleAction, itemNames, legalActions, moveWords, type RuleSet } from "../../../rules/index.ts";
import { groupedMoves } from "../../../ui/battle/action-panel/listed-moves.ts";
import type { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { PLAYER } from "../../../ui/battle/store/sides.ts";

/** A move in words, with the ids of creatures. */
export function wordsOfMove(rules: RuleSet, played: AiBattle, action: BattleAction): string {
  return moveWords(rules, { creature: (id: string) => id, ...itemNames(played.view().player) }, action);
}

/** The player's moves in words, in the order of the list of all moves, which names copies of an item once. */
export function listedMoves(rules: RuleSet, played: AiBattle): string[] {
  const legal = groupedMoves(legalActions(rules, played.battle, PLAYER)).flatMap(({ moves }) => moves);
  return [...new Set(legal.map((action) => wordsOfMove(rules, played, action)))];
}
