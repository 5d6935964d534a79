import {
  areSameRules,
  checkReplay,
  fill,
  type KnownHashes,
  playReplay,
  type Replay,
  type RuleSet,
} from "../../../rules/index.ts";
import { problemText } from "../../game/api/api-result.ts";
import type { BattleClient } from "../store/battle-client.ts";
import { findBattleRules } from "../store/battle-rules.ts";

/** A playable replay, or a sentence that says why there is none. */
type ReadReplay = { replay: Replay } | { problem: string };

/** The same with the rules that it plays by. */
export type FoundReplay = { replay: Replay; rules: RuleSet } | { problem: string };

/** Checks a value as a replay: it must be of these rules and play to its end without a refused action (`CON-92`). */
export function readReplay(
  client: Pick<BattleClient, "rules" | keyof KnownHashes>,
  value: unknown,
): ReadReplay {
  const { rules, rulesHash } = client;
  const { replays } = rules.texts;
  const found = hashIn(value);
  if (found !== null && !areSameRules(found, client))
    return { problem: fill(replays.otherRules, { found, allowed: rulesHash }) };
  const problem = checkReplay(rules, value);
  if (problem !== null) return { problem: fill(replays.notAReplay, { problem }) };
  const replay = value as Replay;
  const { divergence } = playReplay(rules, replay);
  if (!divergence) return { replay };
  const { turn, index, reason } = divergence;
  const values = { turn, action: index + 1, actions: replay.actions.length, reason };
  return { problem: fill(replays.diverges, values) };
}

/** Checks a value as a replay. That of a battle between players plays by the rules it began under (`GAP-72`). */
export async function findReplay(client: BattleClient, value: unknown): Promise<FoundReplay> {
  const hash = isBetweenPlayers(value) ? hashIn(value) : null;
  const found = hash === null ? client : await findBattleRules(client, hash);
  const { rules } = client;
  if ("problem" in found && found.problem.kind === "unreachable")
    return { problem: problemText(found.problem, rules.texts.pvpScreens.end.noConnection) };
  // Where nobody has the rules any more, those of the page say which ones it would take.
  const played = "problem" in found ? client : found;
  const read = readReplay(played, value);
  return "replay" in read ? { ...read, rules: played.rules } : read;
}

/** Reads a replay from JSON. */
export async function readReplayText(client: BattleClient, text: string): Promise<FoundReplay> {
  const { notAReplay, notJson } = client.rules.texts.replays;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { problem: fill(notAReplay, { problem: notJson }) };
  }
  return findReplay(client, value);
}

function isBetweenPlayers(value: unknown): boolean {
  const { setup } = Object(value) as { setup?: unknown };
  return (Object(setup) as { mode?: unknown }).mode === "pvp";
}

/** Returns the rules hash of a value that is structured like a replay; null for anything else. */
function hashIn(value: unknown): string | null {
  if (value === null || typeof value !== "object") return null;
  const { version, rulesHash } = value as Partial<Record<keyof Replay, unknown>>;
  return version === 1 && typeof rulesHash === "string" ? rulesHash : null;
}
