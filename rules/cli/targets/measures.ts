import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { PLAYER_ACTIONS, type UseKind } from "../../simulation/battle-record.ts";
import type { Tally, UseCount } from "../../simulation/tally.ts";
import {
  difference,
  groupedMedian,
  type Interval,
  meanInterval,
  medianInterval,
  wilson,
} from "../statistics/interval.ts";
import { liftInterval } from "../statistics/simulation-result.ts";
import { PLACES, type Place, type Tallies } from "./place.ts";

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

const MOST = 1000;
const share = { unit: "share", limits: [0, 1], places: PLACES } as const;

/** The measures of who wins and how battles go. */
export const COURSE_MEASURES = {
  winRate: {
    ...share,
    title: "battles the player wins",
    scale: 0.05,
    places: DIFFICULTIES,
    read: one(({ wins, battles }) => wilson(wins, battles)),
  },
  harderBy: {
    title: "win rate of the level before, minus its own",
    unit: "points",
    scale: 0.05,
    limits: [-1, 1],
    places: DIFFICULTIES.slice(1),
    needs: (place) => [levelBefore(place)],
    read(tallies, place) {
      const before = tallies[levelBefore(place)];
      const now = tallies[place];
      if (!before || !now) return [];
      const step = difference(wilson(before.wins, before.battles), wilson(now.wins, now.battles));
      return [{ name: null, ...step }];
    },
  },
  turns: {
    title: "turns, median",
    unit: "number",
    scale: 1,
    limits: [1, MOST],
    places: PLACES,
    read: one(({ turns }) => ({ ...medianInterval(turns), finer: groupedMedian(turns) })),
  },
  actionsPerTurn: {
    title: "the player's actions a turn, median",
    unit: "number",
    scale: 0.25,
    limits: [0, MOST],
    places: PLACES,
    read: one(({ actionsPerTurn }) => medianInterval(actionsPerTurn)),
  },
  activePairs: {
    title: "stat pairs at once, median",
    unit: "number",
    scale: 0.5,
    limits: [0, MOST],
    places: PLACES,
    read: one(({ activePairs }) => medianInterval(activePairs)),
  },
  emptyTurns: {
    ...share,
    title: "the player's turns without any action",
    scale: 0.05,
    read: one(({ emptyTurns, playerTurns }) => wilson(emptyTurns, playerTurns)),
  },
  leadChanges: {
    title: "changes of the lead, mean",
    unit: "number",
    scale: 0.5,
    limits: [0, MOST],
    places: PLACES,
    read: one((tally) => meanInterval(tally.leadChanges, tally.leadChangesSquared, tally.battles)),
  },
  leaderAtHalf: {
    ...share,
    title: "battles won by who leads at half",
    scale: 0.05,
    read: one(({ halfLeaderWins, halfLed }) => wilson(halfLeaderWins, halfLed)),
  },
  firstMover: {
    ...share,
    title: "battles won by the first mover",
    scale: 0.03,
    places: ["pvp"],
    read: one(({ firstWins, decided }) => wilson(firstWins, decided)),
  },
  firstSpeedReward: speedReward(0, "first"),
  secondSpeedReward: speedReward(1, "second"),
  thirdSpeedReward: speedReward(2, "third"),
  actionUse: {
    ...share,
    title: "share of each kind of action",
    scale: 0.02,
    read(tallies, place) {
      const actions = tallies[place]?.actions;
      if (!actions) return [];
      const all = PLAYER_ACTIONS.reduce((sum, kind) => sum + actions[kind], 0);
      return PLAYER_ACTIONS.map((kind) => ({ name: kind, ...wilson(actions[kind], all) }));
    },
  },
} satisfies Record<string, Measure>;

/** A measure with one figure in each place. */
function one(figure: (tally: Tally) => Omit<Reading, "name">): (tallies: Tallies, place: Place) => Reading[] {
  return (tallies, place) => {
    const tally = tallies[place];
    return tally ? [{ name: null, ...figure(tally) }] : [];
  };
}

/** A faster victory earns the reward too. */
function speedReward(index: number, order: string): Measure {
  return {
    ...share,
    title: `victories with the ${order} speed reward`,
    scale: 0.02,
    places: DIFFICULTIES,
    read: one(({ speedRewards, wins }) =>
      wilson(
        speedRewards.slice(0, index + 1).reduce((sum, count) => sum + count, 0),
        wins,
      ),
    ),
  };
}

function levelBefore(place: Place): Place {
  return PLACES[PLACES.indexOf(place) - 1] ?? place;
}

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
      const lifts = named(tally, kind).flatMap(([name, count]) => {
        const interval = tally ? liftInterval(tally, count) : null;
        return interval ? [{ name, ...interval }] : [];
      });
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

export type MeasureName = keyof typeof COURSE_MEASURES | keyof typeof ITEM_MEASURES;

/** Everything a target can be set for, by name. */
export const MEASURES: Readonly<Record<MeasureName, Measure>> = { ...COURSE_MEASURES, ...ITEM_MEASURES };
export const MEASURE_NAMES = Object.keys(MEASURES) as readonly MeasureName[];
