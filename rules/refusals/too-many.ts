import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";
import { refusalOf } from "./refuse.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** How many of something a player has, and in how many milliseconds the oldest stops counting. */
export interface Counted {
  count: number;
  freeInMs: number;
}

/** Why a change that costs nothing is refused: too many such replies are kept for the player; or null. */
export function whyNotFreeChange(rules: RuleSet, kept: Counted): Refusal | null {
  return whyNotMore(rules, "too_many_free_changes", rules.freeChanges.most, kept);
}

/** Why a player may not look for another battle: too many have ended within the window; or null. */
export function whyNotStartBattle(rules: RuleSet, ended: Counted): Refusal | null {
  return whyNotMore(rules, "pvp_too_many_battles", rules.pvp.starting.most, ended);
}

/** Why a signed login is refused: too many of the player's could still be used again; or null. */
export function whyNotLogIn(rules: RuleSet, used: Counted): Refusal | null {
  return whyNotMore(rules, "too_many_logins", rules.auth.mostLogins, used);
}

function whyNotMore(
  rules: RuleSet,
  code: RefusalCode,
  most: number,
  { count, freeInMs }: Counted,
): Refusal | null {
  if (count < most) return null;
  const values = { n: count, s: Math.ceil(freeInMs / SECOND_MS), minutes: Math.ceil(freeInMs / MINUTE_MS) };
  return { ...refusalOf(rules, code, values), remainingMs: freeInMs };
}
