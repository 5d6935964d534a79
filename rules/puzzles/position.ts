import type { BattleAction } from "../battle/actions/action-rules.ts";
import type { BattleSetup } from "../battle/setup/new-battle.ts";

/** The kinds of goals that a position can have. */
export const GOAL_KINDS = ["win", "survive", "lead"] as const;

/**
 * What one turn has to reach. `win`: all enemies are defeated before they act. `survive`: when the next own turn begins,
 * no own creature has fallen. `lead`: then at least `own` own creatures and at most `foes` enemies are left, those in
 * hands and decks included.
 */
export type PositionGoal =
  | { kind: "win" }
  | { kind: "survive" }
  | { kind: "lead"; own: number; foes: number };

/** What the solution of a position needs, in the order in which the machine asks for it. */
export const THEMES = [
  "toolFirst",
  "spellBeforeAttack",
  "deployToDrawFire",
  "defendNow",
  "energyForNextTurn",
  "killInOrder",
  "rightSpell",
  "rightTargets",
] as const;
export type PositionTheme = (typeof THEMES)[number];

/** What a position asks, and how an answer to it is judged. */
export type Question = Pick<Position, "goal" | "answers">;

/** A battle position in which one turn is clearly best (`GAP-73`, `GAP-74`). */
export interface Position {
  /** 1, 2, 3 … in the order in which they appear. */
  id: number;
  goal: PositionGoal;
  /**
   * How many states of the enemy's turn are looked at for one that spoils the goal, so that a goal that is reached holds
   * whatever the enemy does; 0: it answers as expert plays, as in positions that were found before.
   */
  answers: number;
  theme: PositionTheme;
  /** Where a rating of the position can begin; 1500 is an average one. */
  difficulty: number;
  setup: Extract<BattleSetup, { mode: "ai" }>;
  /** All actions of both sides up to the own turn that is asked for. */
  actions: BattleAction[];
  /** The fewest actions of one turn that reach the goal; the end of the turn is left out. */
  solution: BattleAction[];
  /** What most people would try first, which does not reach the goal; without the end of the turn. */
  obvious: BattleAction[];
}
