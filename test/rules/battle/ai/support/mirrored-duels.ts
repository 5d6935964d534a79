import { type Deck, newRandom, type PlayStyle, requirementTeam } from "../../../../../rules/index.ts";
import { playBattle } from "../../../../../rules/simulation/play-battle.ts";
import { rules } from "../../support/scene.ts";

const LEVELS = ["medium", "hard", "expert"] as const;
const FEWEST_CREATURES = 4;
const SIZES = 5;
/** Standard errors on each side of a mean within which 95 of 100 true means lie. */
const IN_95 = 1.96;

/** The share of duels that a style wins, draws counted half, and its paired 95% range. */
export interface DuelShare {
  value: number;
  low: number;
  high: number;
}

/**
 * Plays pairs of duels: the same two teams and the same seed twice, with the sides changed, so that neither team nor
 * first turn favours a style. Teams of 4 to 8 creatures meet the requirements of medium, hard and expert in turn.
 */
export function mirroredDuels(style: PlayStyle, other: PlayStyle, pairs: number, seed: string): DuelShare {
  const shares: number[] = [];
  for (let pair = 1; pair <= pairs; pair++) {
    const setup = {
      mode: "pvp",
      seed: `${seed}:${pair}`,
      player1: team(`${seed}:${pair}:one`, pair),
      player2: team(`${seed}:${pair}:two`, pair),
    } as const;
    const first = playBattle(rules, setup, [style, other]).winner;
    const second = playBattle(rules, setup, [other, style]).winner;
    shares.push((points(first, 0) + points(second, 1)) / 2);
  }
  const value = sum(shares) / pairs;
  const variance = sum(shares.map((share) => (share - value) ** 2)) / (pairs - 1);
  const margin = IN_95 * Math.sqrt(variance / pairs);
  return { value, low: value - margin, high: value + margin };
}

function team(name: string, pair: number): Deck {
  const difficulty = LEVELS[pair % LEVELS.length] ?? "hard";
  const deck = requirementTeam(rules, newRandom(name), difficulty);
  const creatures = deck.creatures.slice(0, FEWEST_CREATURES + (pair % SIZES));
  return { ...deck, creatures: creatures.map((card) => ({ ...card, id: `${name}-${card.id}` })) };
}

function points(winner: 0 | 1 | "draw", side: 0 | 1): number {
  return winner === "draw" ? 0.5 : Number(winner === side);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
