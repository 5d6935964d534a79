import type { BattleOutcome } from "../battle-record.ts";
import type { SimulationPlan } from "../plan.ts";
import type { Player } from "../players.ts";

/** Two players by their places in the list of players, the earlier one first. */
export interface Pairing {
  first: number;
  second: number;
  /**
   * For each seed the share that the first one won of its two battles, which have the same decks and exchanged sides:
   * 0 to 1, a draw counts half.
   */
  shares: number[];
  wins: number;
  losses: number;
  draws: number;
}

/** Each pair once, without results. */
export function pairsOf(players: number): { first: number; second: number }[] {
  return Array.from({ length: players }, (_, first) =>
    Array.from({ length: players - first - 1 }, (__, offset) => ({ first, second: first + offset + 1 })),
  ).flat();
}

/** The two plans of a pair: the same seeds and so the same decks, with exchanged sides. */
export function plansOf(one: Player, other: Player, seed: string): SimulationPlan[] {
  const both = { mode: "pvp", policy: "full", seed } as const;
  return [
    { ...both, player: one, opponent: other },
    { ...both, player: other, opponent: one },
  ];
}

/** The result of a pair from the outcomes of its two plans. */
export function pairingOf(
  pair: { first: number; second: number },
  there: readonly BattleOutcome[],
  back: readonly BattleOutcome[],
): Pairing {
  const pairing: Pairing = { ...pair, shares: [], wins: 0, losses: 0, draws: 0 };
  there.forEach((outcome, index) => {
    const returned = back[index];
    if (!returned) return;
    const winners = [outcome.winner, exchanged(returned.winner)];
    for (const winner of winners) {
      if (winner === 0) pairing.wins += 1;
      else if (winner === 1) pairing.losses += 1;
      else pairing.draws += 1;
    }
    pairing.shares.push(winners.reduce<number>((sum, winner) => sum + shareOf(winner), 0) / winners.length);
  });
  return pairing;
}

type Outcome = BattleOutcome["winner"];

/** The winner as the other side counts sides. */
function exchanged(winner: Outcome): Outcome {
  return winner === "draw" ? winner : winner === 0 ? 1 : 0;
}

function shareOf(winner: Outcome): number {
  return winner === "draw" ? 0.5 : 1 - winner;
}
