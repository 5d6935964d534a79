/** How a pairing of two ended: won by its first or second player, drawn, or with points for nobody. */
export type PairingOutcome = "one" | "two" | "draw" | "none";

/** Two players of a tournament who meet in a round, or one who has a bye. Players are known by their numbers. */
export interface Pairing {
  /** From 1 on. */
  round: number;
  /** The place of the pairing in its round, from 1 on. */
  table: number;
  one: number;
  /** null for a bye, which counts as won. */
  two: number | null;
  /** null as long as it is undecided. */
  outcome: PairingOutcome | null;
}

/** What pairing and table are made of; the seed draws lots. */
export interface SwissTournament {
  seed: string;
  /** The numbers of all players, in the order in which they joined. */
  players: readonly number[];
  pairings: readonly Pairing[];
}

/** The points of a player in a pairing: 1, a half, or 0. */
export function pointsIn({ one, two, outcome }: Pairing, player: number): number {
  if (outcome === "draw") return 0.5;
  if (outcome === "one") return player === one ? 1 : 0;
  return outcome === "two" && player === two ? 1 : 0;
}

/** The other player of a pairing; null for a bye. */
export function opponentIn({ one, two }: Pairing, player: number): number | null {
  return player === one ? two : one;
}

/** Whether a player takes part in a pairing. */
export function isIn({ one, two }: Pairing, player: number): boolean {
  return one === player || two === player;
}
