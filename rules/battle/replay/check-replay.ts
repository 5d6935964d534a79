import type { RuleSet } from "../../ruleset/rule-set.ts";
import { notAllowed } from "../../text/found-value.ts";
import { ACTION_TYPES, isActionType, ruleOf } from "../actions/action-rules.ts";
import { checkSetup } from "../setup/check-deck.ts";

type Values = Record<string, unknown>;

const MOST_ACTIONS = 100_000;
const LONGEST_ID = 200;
const LONGEST_NAME = 100;
/** Each decision of an enemy takes its dice from the seed, so a long one makes a battle slow. */
const LONGEST_SEED = 200;
const LONGEST_HASH = 64;
/** Digits for the state after each action. */
const LONGEST_CHECKS = 4 * MOST_ACTIONS;
const NAMES = `two texts of at most ${LONGEST_NAME} characters`;
const END = "by: forfeit or timeout with loser: 0 or 1, or by: closed";

/**
 * Returns the first reason why a value is not a replay, or null. The value may be anything, such as a file or a link.
 * Whether its actions are legal is checked by `playReplay`.
 */
export function checkReplay(rules: RuleSet, value: unknown): string | null {
  if (!isObject(value)) return notAllowed("replay", value, "an object");
  const { version, rulesHash, seed, setup, actions, checks, names, end } = value;
  if (version !== 1) return notAllowed("version", version, "1");
  const text =
    checkText("rulesHash", rulesHash, LONGEST_HASH) ??
    checkText("seed", seed, LONGEST_SEED) ??
    (checks === undefined ? null : checkText("checks", checks, LONGEST_CHECKS));
  if (text !== null) return text;
  if (names !== undefined && !areNames(names)) return notAllowed("names", names, NAMES);
  if (end !== undefined && !isEnd(end)) return notAllowed("end", end, END);
  if (!isObject(setup)) return notAllowed("setup", setup, "an object");
  const [problem] = checkSetup(rules, { ...setup, seed });
  if (problem !== undefined) return problem;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS)
    return notAllowed("actions", actions, `a list of at most ${MOST_ACTIONS}`);
  for (const [index, action] of actions.entries()) {
    const found = checkAction(`actions[${index}]`, action);
    if (found !== null) return found;
  }
  return null;
}

function checkAction(key: string, action: unknown): string | null {
  if (!isObject(action)) return notAllowed(key, action, "an object");
  const { type } = action;
  if (!isActionType(type)) return notAllowed(`${key}.type`, type, ACTION_TYPES.join(", "));
  const { ids, targetIsOptional } = ruleOf(type);
  for (const [role, field] of Object.entries(ids)) {
    const id = action[field];
    if (id === undefined && role === "target" && targetIsOptional) continue;
    if (!isText(id, LONGEST_ID)) return notAllowed(`${key}.${field}`, id, "an id");
  }
  return null;
}

function areNames(names: unknown): boolean {
  return Array.isArray(names) && names.length === 2 && names.every((name) => isText(name, LONGEST_NAME));
}

function isEnd(end: unknown): boolean {
  if (!isObject(end)) return false;
  const { by, loser } = end;
  return by === "closed" || ((by === "forfeit" || by === "timeout") && (loser === 0 || loser === 1));
}

function isText(value: unknown, longest: number): value is string {
  return typeof value === "string" && value.length <= longest;
}

function checkText(key: string, value: unknown, longest: number): string | null {
  if (typeof value !== "string") return notAllowed(key, value, "a text");
  return value.length <= longest ? null : notAllowed(key, value, `a text of at most ${longest} characters`);
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
