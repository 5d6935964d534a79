import type { Interval } from "../statistics/interval.ts";
import type { Place, Tallies } from "./place.ts";

/** A measured figure with its 95% range; `name` says of which species, item or kind of action, if of one. */
export interface Reading extends Interval {
  name: string | null;
  /** For a median of whole numbers, where it lies between them, so that a search notices small steps towards the band. */
  finer?: number;
}

/** Something a target can be set for. */
export interface Measure {
  /** What it is, as a column of a table says it. */
  title: string;
  unit: "share" | "points" | "number";
  /** A distance from the band that counts as one: measures of all units are weighed against one another. */
  scale: number;
  /** Lowest and highest value there can be. */
  limits: readonly [number, number];
  places: readonly Place[];
  /**
   * Whether the near end of the range is held against the band, instead of the value: where many noisy figures share
   * one band, the farthest of them is always outside by chance.
   */
  byRange?: true;
  /** Other places whose battles it needs. */
  needs?(place: Place): readonly Place[];
  read(tallies: Tallies, place: Place): Reading[];
}
