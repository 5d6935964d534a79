import type { Policy } from "../../../simulation/players.ts";
import type { Point } from "../space/space.ts";

/** Battles to play by the rules at a point. */
export interface Order {
  point: Point;
  policy: Policy;
  /** Orders of one series play the same battles, so that what differs is the rules and not their luck. */
  series: string;
  /** Battles in each place. */
  battles: number;
}

/** What a search looks for: the point whose battles are nearest to the targets. */
export interface Problem<Sample> {
  /** Number of values of each dimension. */
  sizes: readonly number[];
  start: Point;
  /** Plays battles. */
  sample(order: Order): Promise<Sample>;
  /** How far samples, taken together, are from what is wanted; 0 is best. */
  lossOf(samples: readonly Sample[]): number;
}

/** Proposes points and learns from their losses. */
export interface Optimiser {
  /** The points of the next round; they are to be compared on the same battles. */
  ask(): Point[];
  tell(points: readonly Point[], losses: readonly number[]): void;
  /** The best point by all that was learnt, which need not have been played. */
  guess(): Point;
}
