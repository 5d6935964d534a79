import { areSameRules, checkReplay, fill, playReplay, type Replay } from "../../../rules/index.ts";
import type { Arena } from "../../arena/store/arena.ts";

/** A replay that plays, or the sentence that says why there is none. */
export type ReadReplay = { replay: Replay } | { problem: string };

/** The replay in whatever a file or a link held: of these rules, and played once to see that it fits (`CON-92`). */
export function readReplay(
  { rules, rulesHash }: Pick<Arena, "rules" | "rulesHash">,
  value: unknown,
): ReadReplay {
  const { replays } = rules.texts;
  const found = hashIn(value);
  if (found !== null && !areSameRules(found, rulesHash))
    return { problem: fill(replays.otherRules, { found, allowed: rulesHash }) };
  const problem = checkReplay(rules, value);
  if (problem !== null) return { problem: fill(replays.notAReplay, { problem }) };
  const replay = value as Replay;
  const { divergence } = playReplay(rules, replay);
  if (!divergence) return { replay };
  const { turn, index, reason } = divergence;
  const places = { turn, action: index + 1, actions: replay.actions.length, reason };
  return { problem: fill(replays.diverges, places) };
}

/** The replay in a text of JSON. */
export function readReplayText(arena: Pick<Arena, "rules" | "rulesHash">, text: string): ReadReplay {
  try {
    return readReplay(arena, JSON.parse(text));
  } catch {
    return { problem: fill(arena.rules.texts.replays.notAReplay, { problem: "It is no JSON." }) };
  }
}

/** The hash of the rules it was made under, where it has the outer form of a replay. */
function hashIn(value: unknown): string | null {
  if (value === null || typeof value !== "object") return null;
  const { version, rulesHash } = value as Partial<Record<keyof Replay, unknown>>;
  return version === 1 && typeof rulesHash === "string" ? rulesHash : null;
}
