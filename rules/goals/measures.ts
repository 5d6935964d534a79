import { amountOf } from "../amounts/amount.ts";
import type { Lab, Machine } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { deedCount, deedsOf } from "./deeds.ts";
import type { FactsBesideLab } from "./facts-beside-lab.ts";
import type { Measure } from "./measure-names.ts";
import type { Deed } from "./progress.ts";

/** What goals are measured by: the lab with its deeds, and what the server knows of the player beside it. */
export interface GoalFacts {
  rules: RuleSet;
  lab: Lab;
  beside: FactsBesideLab;
}

type Measured = (facts: GoalFacts) => number;

const deed =
  (name: Deed): Measured =>
  ({ lab }) =>
    deedCount(name, deedsOf(lab)[name] ?? 0);
const PERCENT = 100;

/** How each measure is counted: a whole number from 0. */
const MEASURES: Record<Measure, Measured> = {
  machines: ({ lab }) => lab.machines.length,
  machineKinds: ({ lab }) => new Set(lab.machines.map(({ type }) => type)).size,
  bestLevel: ({ lab }) => Math.max(0, ...lab.machines.map(({ level }) => level)),
  raisedMachines: ({ lab }) => lab.machines.filter(({ level }) => level > 1).length,
  fullyUpgraded: ({ rules, lab }) => lab.machines.filter((machine) => isFullyUpgraded(rules, machine)).length,
  rooms: ({ lab }) => lab.roomsUnlocked,
  cats: ({ lab }) => lab.pets.length,
  catPrice: ({ rules, lab }) => catPricePercent(rules, lab),
  activations: deed("activations"),
  catNipsMade: deed("catNipsMade"),
  tcorvaxMade: deed("tcorvaxMade"),
  energyMade: deed("energyMade"),
  eggsMade: deed("eggsMade"),
  battles: deed("battles"),
  practiceWins: deed("practiceWins"),
  arenaWins: deed("arenaWins"),
  hardWins: deed("hardWins"),
  expertWins: deed("expertWins"),
  flawlessWins: deed("flawlessWins"),
  bestCombo: deed("bestCombo"),
  wallet: ({ beside }) => (beside.wallet ? 1 : 0),
  mints: ({ beside }) => beside.mints,
  statUpgrades: ({ beside }) => beside.statUpgrades,
  evolutions: ({ beside }) => beside.evolutions,
  badges: ({ beside }) => beside.badges,
  namedCreatures: ({ beside }) => beside.namedCreatures,
  friendlyBattles: ({ beside }) => beside.friendlyBattles,
  pvpBattles: ({ beside }) => (beside.pvp ? beside.pvp.wins + beside.pvp.losses : 0),
  pvpWins: ({ beside }) => beside.pvp?.wins ?? 0,
  pvpStreak: ({ beside }) => beside.pvp?.best_win_streak ?? 0,
  pvpRating: ({ beside }) => (beside.pvp && beside.pvp.rated_battles > 0 ? beside.pvp.rating : 0),
};

/** How far a player is by one measure. It may fall again, such as the held share of a price: goals keep what was reached. */
export function measured(measure: Measure, facts: GoalFacts): number {
  return MEASURES[measure](facts);
}

function isFullyUpgraded({ machines }: RuleSet, { type, level }: Machine): boolean {
  return level >= machines[type].maxLevel;
}

/** The held share of the cat's price in percent; 100 once there is a cat. */
function catPricePercent(rules: RuleSet, { resources, pets }: Lab): number {
  if (pets.length > 0) return PERCENT;
  const price = amountOf(rules.pets.cat.cost);
  return price === 0 ? PERCENT : Math.min(PERCENT, Math.floor((PERCENT * resources.catNips) / price));
}
