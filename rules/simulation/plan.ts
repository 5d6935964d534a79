import { newRandom } from "../battle/random/generator.ts";
import type { BattleSetup, Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { deckOfSide } from "./deck-of-side.ts";
import { duelDeck } from "./duel-deck.ts";
import type { Policy } from "./policy.ts";
import { requirementTeam } from "./requirement-team.ts";

interface PlanForBoth {
  policy: Policy;
  /** Battle i of the run, counted from 1, has the seed `SEED:i`. */
  seed: string;
  /** The player's deck in every battle; without one a new one is drawn for each. */
  deck?: Deck;
  /** The other side's deck; without one the difficulty draws it, and in PvP it mirrors the player's. */
  enemy?: Deck;
}

/** What a run of battles plays; with the rules and a number it gives one battle, on any machine. */
export type SimulationPlan = PlanForBoth & ({ mode: "ai"; difficulty: Difficulty } | { mode: "pvp" });

/** Setup of battle `index` (from 1) of a run. */
export function setupOf(rules: RuleSet, plan: SimulationPlan, index: number): BattleSetup {
  const seed = `${plan.seed}:${index}`;
  const random = newRandom(`${seed}|deck`);
  if (plan.mode === "pvp") {
    const deck = plan.deck ?? duelDeck(rules, random);
    return {
      mode: "pvp",
      seed,
      player1: deckOfSide(deck, "player1"),
      player2: deckOfSide(plan.enemy ?? deck, "player2"),
    };
  }
  const { difficulty } = plan;
  const player = deckOfSide(plan.deck ?? requirementTeam(rules, random, difficulty), "player");
  const setup = { mode: "ai" as const, difficulty, seed, player };
  return plan.enemy ? { ...setup, enemy: deckOfSide(plan.enemy, "enemy") } : setup;
}
