import { expect } from "vitest";
import greedyDamage from "../../../../rules/bots/scripts/greedy-damage.ts";
import type { Difficulty } from "../../../../rules/index.ts";
import { playPart } from "../../../../rules/simulation/play-part.ts";
import { WIN_RATES } from "../ai/support/targets.ts";
import { rules } from "../support/scene.ts";
import { type CHANGES, type Course, played } from "./battles.ts";

/** At most: median turns, and the share of turns without action. */
const LENGTH = {
  easy: { turns: 13, emptyTurns: 0.1 },
  medium: { turns: 15, emptyTurns: 0.12 },
  hard: { turns: 17, emptyTurns: 0.14 },
  expert: { turns: 20, emptyTurns: 0.16 },
} as const;

/** On easy three creatures against six are either enough or not: its leader wins more often than is wanted. */
const LEADER_AT_HALF = { low: 0.55, high: 0.85, onEasy: 0.97 } as const;
const FIRST_KILL = { low: 0.5, high: 0.68 } as const;
/** The most that any choice of items and creatures should win on expert. */
const BEST = 0.65;
const GREEDY_BEHIND = 0.1;
/** What a team without items should keep of the rate of drawn ones, and what it keeps: see `rules/README.md`. */
const WITHOUT_ITEMS = { wanted: 0.5, kept: 0.03 } as const;

/** The share of battles with each stat pair. */
const PAIR = { low: 0.1, high: 0.8 } as const;

const SEED = "depth";

function coursesOf(difficulty: Difficulty, battles: number) {
  const plan = { mode: "ai", difficulty, policy: "full", seed: SEED } as const;
  return (change?: keyof typeof CHANGES) => played(plan, battles, change);
}

/** Holds the battles of a level against what is wanted of them; `margin` is what chance may do to a share. */
export function holdLevel(difficulty: Difficulty, battles: number, margin: number): Record<string, Course> {
  const course = coursesOf(difficulty, battles);
  const plan = { mode: "ai", difficulty, policy: "full", seed: SEED } as const;
  const drawn = course();
  const noSpells = course("no spells");
  const noItems = course("no items");
  const greedy = played(plan, battles, "none", greedyDamage);
  const { low, high } = WIN_RATES[difficulty];
  within(drawn.wins, low - margin, high + margin, "wins");
  within(drawn.turns, 0, LENGTH[difficulty].turns, "turns");
  within(drawn.emptyTurns, 0, LENGTH[difficulty].emptyTurns, "turns without action");
  const most = difficulty === "easy" ? LEADER_AT_HALF.onEasy : LEADER_AT_HALF.high;
  within(drawn.leaderAtHalf, LEADER_AT_HALF.low - margin, most + margin, "the leader at half");
  if (difficulty === "hard" || difficulty === "expert")
    within(drawn.firstKill, FIRST_KILL.low - margin, FIRST_KILL.high + margin, "who kills first");
  within(noSpells.wins, drawn.wins * WITHOUT_ITEMS.wanted - margin, 1, "without spells");
  within(noItems.wins, drawn.wins * WITHOUT_ITEMS.kept - margin, 1, "without items");
  within(drawn.wins - greedy.wins, GREEDY_BEHIND - margin, 1, "a greedy player is behind");
  return { drawn, noSpells, noItems, greedy };
}

/** No choice of items or creatures wins more on expert than is wanted. */
export function holdDecks(battles: number, margin: number): Record<string, Course> {
  const course = coursesOf("expert", battles);
  const decks = {
    "five Keystones and five Bursts": course("five Keystones and five Bursts"),
    "one of each item": course("one of each item"),
    "twelve Etherions": course("twelve Etherions"),
  };
  for (const [name, { wins }] of Object.entries(decks)) within(wins, 0, BEST + margin, name);
  return decks;
}

/** Each stat pair is there in some battles, and none in most. */
export function holdPairs(difficulty: Difficulty, battles: number, margin = 0): void {
  const plan = { mode: "ai", difficulty, policy: "full", seed: SEED } as const;
  const { use } = playPart(rules, plan, { from: 1, to: battles }, false).tally;
  for (const name of rules.texts.synergy.pair.names)
    within((use.synergies[name]?.battles ?? 0) / battles, PAIR.low - margin, PAIR.high + margin, name);
}

/** A creature less at the start is no advantage, in duels least of all. */
export function holdFewer(battles: number, margin: number): Record<string, Course> {
  const pvp = { mode: "pvp", policy: "full", seed: SEED } as const;
  const [hard, expert] = [coursesOf("hard", battles), coursesOf("expert", battles)];
  const fewer = "one creature fewer";
  const found = { hard: hard(fewer), expert: expert(fewer), pvp: played(pvp, battles, fewer) };
  within(hard().wins - found.hard.wins, -margin, 1, "hard");
  within(expert().wins - found.expert.wins, -margin, 1, "expert");
  within(0.5 - found.pvp.wins, 0.03 - margin, 1, "pvp");
  return found;
}

/** Duels of equal decks: who kills first, and who begins. */
export function holdDuels(battles: number, margin: number): Record<string, Course> {
  const duels = played({ mode: "pvp", policy: "full", seed: SEED }, battles);
  within(duels.firstKill, FIRST_KILL.low - margin, FIRST_KILL.high + margin, "who kills first");
  within(duels.wins, 0.47 - margin, 0.53 + margin, "the first mover");
  return { duels };
}

function within(value: number, low: number, high: number, what: string): void {
  expect(value, what).toBeGreaterThanOrEqual(low);
  expect(value, what).toBeLessThanOrEqual(high);
}
