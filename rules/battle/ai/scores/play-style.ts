import type { RuleSet } from "../../../ruleset/rule-set.ts";
import type { Difficulty } from "../../state/battle.ts";
import { LEVEL } from "./levels.ts";

/** How strong an opponent is and how often it makes mistakes (`GAP-34`). */
export interface PlayStyle {
  /** 2 to 5: what the scores take into account. */
  level: number;
  /** Whether level and aggression hold when it plays ahead too, as the table of levels says; else it sees everything. */
  byTable: boolean;
  /** Chance of a mistake instead of the best action. */
  mistakes: number;
  focusFireChance: number;
  /** Most attacks of one creature it counts when it checks which enemy it can defeat this turn. */
  finishingAttacks: number;
  aggressionLevel: number;
  comboAwareness: boolean;
  /** Turns played ahead, the rest of the own one included; 0: it decides by the quick scores alone. */
  depth: number;
  /** Actions played ahead, those with the best quick scores. */
  candidates: number;
  /** Most actions per turn, and the chance of each further one; null: no limit. */
  multiAction: { max: number; chance: number } | null;
}

/** The enemy of a difficulty as the tables give it. */
export function enemyStyle(rules: RuleSet, difficulty: Difficulty): PlayStyle {
  const row = rules.difficulty[difficulty];
  return {
    level: row.enemyAILevel,
    byTable: rules.ai.lookahead.byTable,
    mistakes: rules.ai.mistakes[difficulty],
    focusFireChance: row.focusFireChance,
    finishingAttacks: rules.ai.finishingAttacks[difficulty],
    aggressionLevel: row.aggressionLevel,
    comboAwareness: row.comboAwareness,
    depth: row.predictiveDepth,
    candidates: rules.ai.lookaheadWidth,
    multiAction: { max: row.multiActionMax, chance: row.multiActionChance },
  };
}

/** The strongest play there is: for the player's side of simulations, and for bots. */
export function bestStyle(rules: RuleSet): PlayStyle {
  return {
    level: LEVEL.everything,
    byTable: false,
    mistakes: 0,
    focusFireChance: 1,
    finishingAttacks: rules.ai.finishingAttacks.best,
    aggressionLevel: rules.difficulty.expert.aggressionLevel,
    comboAwareness: true,
    depth: rules.difficulty.expert.predictiveDepth,
    candidates: rules.ai.lookaheadWidth,
    multiAction: null,
  };
}

/** The same style without looking ahead: the `fast` policy. */
export function withoutLookahead(style: PlayStyle): PlayStyle {
  return { ...style, depth: 0 };
}
