import {
  areSameRules,
  checkReplay,
  fill,
  type KnownHashes,
  playReplay,
  type Replay,
} from "../../../rules/index.ts";
import type { BattleClient } from "../store/battle-client.ts";

/** A playable replay, or a sentence that says why there is none. */
export type ReadReplay = { replay: Replay } | { problem: string };

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

/** Reads a replay from JSON. */
export function readReplayText(
  client: Pick<BattleClient, "rules" | keyof KnownHashes>,
  text: string,
): ReadReplay {
  const { notAReplay, notJson } = client.rules.texts.replays;
  try {
    return readReplay(client, JSON.parse(text));
  } catch {
    return { problem: fill(notAReplay, { problem: notJson }) };
  }
}

/** Returns the rules hash of a value that is structured like a replay; null for anything else. */
function hashIn(value: unknown): string | null {
  if (value === null || typeof value !== "object") return null;
  const { version, rulesHash } = value as Partial<Record<keyof Replay, unknown>>;
  return version === 1 && typeof rulesHash === "string" ? rulesHash : null;
}
