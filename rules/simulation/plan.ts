import type { BattleSetup, Deck } from "../battle/setup/new-battle.ts";
import type { Difficulty } from "../battle/state/battle.ts";
import { newRandom } from "../battle/state/random.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { duelDeck } from "./duel-deck.ts";
import type { Player, Policy } from "./players.ts";
import { requirementTeam } from "./requirement-team.ts";

interface PlanForBoth {
  /** How a side without a player of its own decides. */
  policy: Policy;
  /** Who plays the first and the second side, if not the policy. */
  player?: Player;
  opponent?: Player;
  /** Battle i of the run, counted from 1, has the seed `SEED:i`. */
  seed: string;
  /** The player's deck in every battle; without it each battle draws a new one. */
  deck?: Deck;
  /**
   * The other side's deck; without it the difficulty draws one. In PvP it then equals the player's, except between two
   * players without any deck: each of them draws its own, so that nobody knows the other's cards.
   */
  enemy?: Deck;
}

/**
 * The plan for a run of battles. With the rules and a battle's number it gives the same battle on any
 * machine.
 */
export type SimulationPlan = PlanForBoth & ({ mode: "ai"; difficulty: Difficulty } | { mode: "pvp" });

/** Setup of battle `index` (from 1) of a run. */
export function setupOf(rules: RuleSet, plan: SimulationPlan, index: number): BattleSetup {
  const seed = `${plan.seed}:${index}`;
  const random = newRandom(`${seed}|deck`);
  if (plan.mode === "pvp") {
    const deck = plan.deck ?? duelDeck(rules, random);
    const enemy = hasEqualTeams(plan) ? deck : (plan.enemy ?? duelDeck(rules, random));
    return { mode: "pvp", seed, player1: deckOfSide(deck, "player1"), player2: deckOfSide(enemy, "player2") };
  }
  const { difficulty } = plan;
  const player = deckOfSide(plan.deck ?? requirementTeam(rules, random, difficulty), "player");
  const setup = { mode: "ai" as const, difficulty, seed, player };
  return plan.enemy ? { ...setup, enemy: deckOfSide(plan.enemy, "enemy") } : setup;
}

/** Whether both sides have the same deck in PvP. */
export function hasEqualTeams({ deck, enemy, player, opponent }: SimulationPlan): boolean {
  return enemy === undefined && (deck !== undefined || (player === undefined && opponent === undefined));
}

/** The same deck with ids that name its side, so that both sides can have equal decks. */
function deckOfSide(deck: Deck, side: string): Deck {
  return {
    creatures: deck.creatures.map((creature, index) => ({ ...creature, id: `${side}-${index + 1}` })),
    tools: deck.tools.map((tool, index) => ({ ...tool, id: `${side}-tool-${index + 1}` })),
    spells: deck.spells.map((spell, index) => ({ ...spell, id: `${side}-spell-${index + 1}` })),
  };
}
