/**
 * What a player has done so far in the lab, as counters in it: they are stored with the change they count. Those that
 * end in `Made` are amounts.
 */
export const LAB_DEEDS = ["activations", "catNipsMade", "tcorvaxMade", "energyMade", "eggsMade"] as const;

/** The same of battles against the AI; `bestCombo` is a maximum. */
export const BATTLE_DEEDS = [
  "battles",
  "practiceWins",
  "arenaWins",
  "hardWins",
  "expertWins",
  "flawlessWins",
  "bestCombo",
] as const;
export type Deed = (typeof LAB_DEEDS)[number] | (typeof BATTLE_DEEDS)[number];
export type Deeds = Partial<Record<Deed, number>>;

/** Each day has a goal of each size, as far as the lab's machines can reach it (`GAP-77`). */
export const DAILY_SIZES = ["small", "middle", "large"] as const;

/** What a goal of the day can be measured by: work of machines that never ends. */
export const DAILY_MEASURES = [
  "activations",
  "catNipsMade",
  "tcorvaxMade",
  "energyMade",
] as const satisfies readonly Deed[];
export type DailyMeasure = (typeof DAILY_MEASURES)[number];

/** Deeds and reached goals of a player. */
export interface Progress {
  deeds: Deeds;
  /** When each goal and achievement was reached, by its key in the rule file (milliseconds of the server clock). */
  reached: Record<string, number>;
  /** Those of the reached ones that have paid; missing before the first. */
  paid?: string[];
  /** The goals of the day on which the lab was changed last; missing before the first. */
  today?: GoalsOfDay;
}

/** A lab's goals of one day of the server's calendar (`GAP-77`). */
export interface GoalsOfDay {
  /** Whole days from 1970 to this one (UTC). */
  day: number;
  /** By key of the rule file: where the lab's deed stood when the goal was drawn, and when it was reached. */
  goals: Record<string, { from: number; reachedAt?: number }>;
}
