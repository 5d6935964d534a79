import { BATTLE_DEEDS, LAB_DEEDS } from "./progress.ts";

/** What counts the lab alone: goals with these may pay lab resources (`GAP-77`). */
export const LAB_MEASURES = [
  "machines",
  "machineKinds",
  "bestLevel",
  "raisedMachines",
  "fullyUpgraded",
  "rooms",
  "cats",
  "catPrice",
  ...LAB_DEEDS,
] as const;

/** Everything that a goal can be measured by. */
export const MEASURE_NAMES = [
  ...LAB_MEASURES,
  ...BATTLE_DEEDS,
  "wallet",
  "mints",
  "statUpgrades",
  "evolutions",
  "badges",
  "friendlyBattles",
  "namedCreatures",
  "pvpBattles",
  "pvpWins",
  "pvpStreak",
  "pvpRating",
] as const;
export type Measure = (typeof MEASURE_NAMES)[number];
