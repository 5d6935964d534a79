import type { RuleSet } from "../../ruleset/rule-set.ts";
import { notAllowed } from "../../text/found-value.ts";
import { checkSetup } from "../setup/check-deck.ts";
import type { BattleAction } from "../state/action.ts";

type Values = Record<string, unknown>;
type ActionType = BattleAction["type"];

const MOST_ACTIONS = 100_000;
const LONGEST_ID = 200;
const LONGEST_NAME = 100;
const NAMES = `two texts of at most ${LONGEST_NAME} characters`;
const END = "by: forfeit or timeout with loser: 0 or 1, or by: closed";

/** The ids each action names; those with a question mark may be missing. */
const IDS: Record<ActionType, readonly string[]> = {
  deploy: ["creatureId"],
  attack: ["attackerId", "targetId"],
  useTool: ["toolId", "creatureId", "targetId?"],
  useSpell: ["spellId", "casterId", "targetId?"],
  defend: ["creatureId"],
  endTurn: [],
};

/**
 * What keeps a value from being a replay, the first thing found; null when it is one. Anything may come in,
 * such as a file or a link. Whether it plays is for `playReplay` to say.
 */
export function checkReplay(rules: RuleSet, value: unknown): string | null {
  if (!isObject(value)) return notAllowed("replay", value, "an object");
  const { version, rulesHash, seed, setup, actions, checks, names, end } = value;
  if (version !== 1) return notAllowed("version", version, "1");
  if (typeof rulesHash !== "string") return notAllowed("rulesHash", rulesHash, "a text");
  if (typeof seed !== "string") return notAllowed("seed", seed, "a text");
  if (checks !== undefined && typeof checks !== "string") return notAllowed("checks", checks, "a text");
  if (names !== undefined && !areNames(names)) return notAllowed("names", names, NAMES);
  if (end !== undefined && !isEnd(end)) return notAllowed("end", end, END);
  if (!isObject(setup)) return notAllowed("setup", setup, "an object");
  const [problem] = checkSetup(rules, { ...setup, seed });
  if (problem !== undefined) return problem;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS)
    return notAllowed("actions", actions, `a list of at most ${MOST_ACTIONS}`);
  for (const [place, action] of actions.entries()) {
    const found = checkAction(`actions[${place}]`, action);
    if (found !== null) return found;
  }
  return null;
}

function checkAction(key: string, action: unknown): string | null {
  if (!isObject(action)) return notAllowed(key, action, "an object");
  const { type } = action;
  if (typeof type !== "string" || !Object.hasOwn(IDS, type))
    return notAllowed(`${key}.type`, type, Object.keys(IDS).join(", "));
  for (const name of IDS[type as ActionType]) {
    const [id = ""] = name.split("?");
    const found = action[id];
    if (found === undefined && name.endsWith("?")) continue;
    if (typeof found !== "string" || found.length > LONGEST_ID)
      return notAllowed(`${key}.${id}`, found, "an id");
  }
  return null;
}

function areNames(names: unknown): boolean {
  const isName = (name: unknown) => typeof name === "string" && name.length <= LONGEST_NAME;
  return Array.isArray(names) && names.length === 2 && names.every(isName);
}

function isEnd(end: unknown): boolean {
  if (!isObject(end)) return false;
  const { by, loser } = end;
  return by === "closed" || ((by === "forfeit" || by === "timeout") && (loser === 0 || loser === 1));
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}
