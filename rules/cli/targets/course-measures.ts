import { DIFFICULTIES } from "../../battle/state/battle.ts";
import { PLAYER_ACTIONS } from "../../simulation/battle-record.ts";
import type { Tally } from "../../simulation/tally.ts";
import { difference, groupedMedian, meanInterval, medianInterval, wilson } from "../statistics/interval.ts";
import type { Measure, Reading } from "./measure.ts";
import { PLACES, type Place, type Tallies } from "./place.ts";

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
