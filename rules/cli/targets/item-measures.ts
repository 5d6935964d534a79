import type { UseKind } from "../../simulation/battle-record.ts";
import type { Tally, UseCount } from "../../simulation/tally.ts";
import { difference, wilson } from "../statistics/interval.ts";
import type { Measure, Reading } from "./measure.ts";
import { PLACES } from "./place.ts";

/** The measures of single species, tools and spells: each of them is held against the band. */
export const ITEM_MEASURES = {
  toolUse: use("tools", "battles with a tool that use it"),
  spellUse: use("spells", "battles with a spell that cast it"),
  speciesLift: lift("species", "what a species adds to wins"),
  toolLift: lift("tools", "what a tool adds to wins"),
  spellLift: lift("spells", "what a spell adds to wins"),
} satisfies Record<string, Measure>;

function use(kind: UseKind, title: string): Measure {
  return {
    title,
    unit: "share",
    scale: 0.1,
    limits: [0, 1],
    places: PLACES,
    byRange: true,
    read: (tallies, place) =>
      named(tallies[place], kind).map(([name, { usedIn, battles }]) => ({
        name,
        ...wilson(usedIn, battles),
      })),
  };
}

/** The win rate with it minus that without it, over the mean of its kind. */
function lift(kind: UseKind, title: string): Measure {
  return {
    title: `${title}, over the mean`,
    unit: "points",
    scale: 0.04,
    limits: [-1, 1],
    places: PLACES,
    byRange: true,
    read(tallies, place) {
      const tally = tallies[place];
      const lifts = named(tally, kind).flatMap(([name, count]) => liftOf(tally, name, count));
      const mean = lifts.reduce((sum, { value }) => sum + value, 0) / Math.max(lifts.length, 1);
      return lifts.map(({ name, value, low, high }) => {
        return { name, value: value - mean, low: low - mean, high: high - mean };
      });
    },
  };
}

function named(tally: Tally | undefined, kind: UseKind): [string, UseCount][] {
  return tally ? Object.entries(tally.use[kind]).sort(([one], [other]) => (one < other ? -1 : 1)) : [];
}

/** Nothing if all battles had it, or none. */
function liftOf(tally: Tally | undefined, name: string, { battles, wins }: UseCount): Reading[] {
  const others = (tally?.battles ?? 0) - battles;
  if (!tally || battles === 0 || others === 0) return [];
  return [{ name, ...difference(wilson(wins, battles), wilson(tally.wins - wins, others)) }];
}
