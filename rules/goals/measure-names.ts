import { DEEDS } from "./progress.ts";

/** Everything that a goal can be measured by. */
export const MEASURE_NAMES = [
  "machines",
  "machineKinds",
  "bestLevel",
  "raisedMachines",
  "fullyUpgraded",
  "rooms",
  "cats",
  "catPrice",
  ...DEEDS,
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
