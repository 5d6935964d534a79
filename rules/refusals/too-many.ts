import type { RuleSet } from "../ruleset/rule-set.ts";
import type { Refusal, RefusalCode } from "./refusal.ts";
import { refusalOf } from "./refuse.ts";

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;

/** A count for a player, and the milliseconds until the oldest counted entry expires. */
export interface Counted {
  count: number;
  freeInMs: number;
}

/** Why a change that costs nothing is refused, or null: too many stored replies of the player. */
export function whyNotFreeChange(rules: RuleSet, kept: Counted): Refusal | null {
  return whyNotMore(rules, "too_many_free_changes", rules.freeChanges.most, kept);
}

/** Why a player may not search for another battle, or null: too many ended within the window. */
export function whyNotStartBattle(rules: RuleSet, ended: Counted): Refusal | null {
  return whyNotMore(rules, "pvp_too_many_battles", rules.pvp.starting.most, ended);
}

/** Why a signed login is refused, or null: too many of the player's logins could still be used again. */
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
