import type { Battle, Difficulty } from "../battle/state/battle.ts";
import { livingCount } from "../battle/synergies/synergies.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";

/** How an AI battle ended, from the player's side; rewards and badges depend on nothing else (`BAT-055`). */
export interface BattleResult {
  victory: boolean;
  difficulty: Difficulty;
  turns: number;
  /** The player's creatures that are still alive, wherever they are (`CON-64`). */
  remainingCreatures: number;
  enemiesDefeated: number;
  creaturesLost: number;
  /** Most actions in one turn. */
  bestCombo: number;
}

/**
 * The result of a finished AI battle; null during the battle, and for PvP, which has no rewards. `winner`: the other side
 * of the one that gives up a battle under way.
 */
export function battleResult(rules: RuleSet, battle: Battle, winner = battle.winner): BattleResult | null {
  const { difficulty, turn } = battle;
  if (difficulty === null || winner === null) return null;
  const [own, enemy] = battle.sides;
  return {
    victory: winner === 0,
    difficulty,
    turns: turn,
    remainingCreatures: rules.rewards.remainingScope === "field" ? own.field.length : livingCount(own),
    enemiesDefeated: enemy.fallen.length,
    creaturesLost: own.fallen.length,
    bestCombo: own.bestCombo,
  };
}
