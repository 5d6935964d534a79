import type { Lab } from "../lab/lab.ts";
import type { CheckedBattle } from "./check-battle.ts";
import type { Deed, Deeds, Progress } from "./progress.ts";

/** The deeds noted in a lab; none in one that was stored before deeds were counted. */
export function deedsOf({ progress }: Lab): Readonly<Deeds> {
  return progress?.deeds ?? {};
}

const THOUSANDTHS = 1000;

/** A stored deed as goals count it: a whole number; of what was made, whole units. */
export function deedCount(deed: Deed, stored: number): number {
  return deed.endsWith("Made") ? Math.floor(stored / THOUSANDTHS) : stored;
}

/** When each goal was reached; nothing for one that was not. */
export function reachedGoals({ progress }: Pick<Lab, "progress">): Readonly<Record<string, number>> {
  return progress?.reached ?? {};
}

/** The lab's progress, which is begun where there is none yet. */
export function progressOf(lab: Lab): Progress {
  lab.progress ??= { deeds: {}, reached: {} };
  return lab.progress;
}

/** Adds to a counter of the lab. */
export function addDeed(lab: Lab, deed: Deed, number: number): void {
  if (number <= 0) return;
  const { deeds } = progressOf(lab);
  deeds[deed] = (deeds[deed] ?? 0) + number;
}

/** Counts a battle against the AI that was checked. */
export function noteBattle(lab: Lab, { result, team }: Pick<CheckedBattle, "result" | "team">): void {
  addDeed(lab, "battles", 1);
  const { deeds } = progressOf(lab);
  deeds.bestCombo = Math.max(deeds.bestCombo ?? 0, result.bestCombo);
  if (!result.victory) return;
  addDeed(lab, team === "own" ? "arenaWins" : "practiceWins", 1);
  if (team !== "own") return;
  if (result.difficulty === "hard") addDeed(lab, "hardWins", 1);
  if (result.difficulty === "expert") addDeed(lab, "expertWins", 1);
  if (result.creaturesLost === 0) addDeed(lab, "flawlessWins", 1);
}
