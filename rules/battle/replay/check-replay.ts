import type { RuleSet } from "../../ruleset/rule-set.ts";
import { checkSetup } from "../setup/check-deck.ts";
import type { BattleAction } from "../state/action.ts";

type Values = Record<string, unknown>;
type ActionType = BattleAction["type"];

const MOST_ACTIONS = 100_000;
const LONGEST_ID = 200;

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
  if (!isObject(value)) return sentence("replay", value, "an object");
  const { version, rulesHash, seed, setup, actions, checks } = value;
  if (version !== 1) return sentence("version", version, "1");
  if (typeof rulesHash !== "string") return sentence("rulesHash", rulesHash, "a text");
  if (typeof seed !== "string") return sentence("seed", seed, "a text");
  if (checks !== undefined && typeof checks !== "string") return sentence("checks", checks, "a text");
  if (!isObject(setup)) return sentence("setup", setup, "an object");
  const [problem] = checkSetup(rules, { ...setup, seed });
  if (problem !== undefined) return problem;
  if (!Array.isArray(actions) || actions.length > MOST_ACTIONS)
    return sentence("actions", actions, `a list of at most ${MOST_ACTIONS}`);
  for (const [place, action] of actions.entries()) {
    const found = checkAction(`actions[${place}]`, action);
    if (found !== null) return found;
  }
  return null;
}

function checkAction(key: string, action: unknown): string | null {
  if (!isObject(action)) return sentence(key, action, "an object");
  const { type } = action;
  if (typeof type !== "string" || !Object.hasOwn(IDS, type))
    return sentence(`${key}.type`, type, Object.keys(IDS).join(", "));
  for (const name of IDS[type as ActionType]) {
    const [id = ""] = name.split("?");
    const found = action[id];
    if (found === undefined && name.endsWith("?")) continue;
    if (typeof found !== "string" || found.length > LONGEST_ID)
      return sentence(`${key}.${id}`, found, "an id");
  }
  return null;
}

function isObject(value: unknown): value is Values {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

const LONGEST_FOUND = 60;

function sentence(key: string, found: unknown, allowed: string): string {
  const text = JSON.stringify(found) ?? "nothing";
  const shown = text.length > LONGEST_FOUND ? `${text.slice(0, LONGEST_FOUND)}…` : text;
  return `${key}: found ${shown}, allowed: ${allowed}`;
}
