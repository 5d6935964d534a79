/**
 * What a player has done so far, as counters in the lab: they are stored with the change they count. Those that end in
 * `Made` are amounts; `bestCombo` is a maximum.
 */
export const DEEDS = [
  "activations",
  "catNipsMade",
  "tcorvaxMade",
  "eggsMade",
  "battles",
  "practiceWins",
  "arenaWins",
  "hardWins",
  "expertWins",
  "flawlessWins",
  "bestCombo",
] as const;
export type Deed = (typeof DEEDS)[number];
export type Deeds = Partial<Record<Deed, number>>;

/** Deeds and reached goals of a player. */
export interface Progress {
  deeds: Deeds;
  /** When each goal and achievement was reached, by its key in the rule file (milliseconds of the server clock). */
  reached: Record<string, number>;
}
