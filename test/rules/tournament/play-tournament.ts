import {
  newRandom,
  type Pairing,
  type PairingOutcome,
  pairRound,
  roll,
  roundsFor,
  type SwissTournament,
} from "../../../rules/index.ts";

const OUTCOMES: readonly PairingOutcome[] = ["one", "one", "two", "two", "draw", "none"];

export interface PlayedTournament extends SwissTournament {
  /** Who was present in each round. */
  present: number[][];
}

/** Plays a whole tournament with outcomes drawn from its seed; each player misses a round with the given chance. */
export function playTournament(seed: string, size: number, absence = 0): PlayedTournament {
  const random = newRandom(`${seed}:outcomes`);
  const players = Array.from({ length: size }, (_, index) => index + 1);
  const pairings: Pairing[] = [];
  const present: number[][] = [];
  for (let round = 1; round <= roundsFor(size); round++) {
    const there = players.filter(() => roll(random) >= absence);
    if (there.length < 2) break;
    present.push(there);
    for (const pairing of pairRound({ seed, players, pairings: [...pairings] }, round, there)) {
      const drawn = OUTCOMES[Math.floor(roll(random) * OUTCOMES.length)] ?? "draw";
      pairings.push({ ...pairing, outcome: pairing.outcome ?? drawn });
    }
  }
  return { seed, players, pairings, present };
}
