import type { Replay } from "../../battle/replay/replay.ts";
import { areSameRules, checkReplay, shippedRules } from "../../index.ts";
import { BadInput, badInput } from "./bad-input.ts";
import { readJson } from "./read-json.ts";
import type { NamedRules } from "./read-rules.ts";

/** The replay in a file; refuses an invalid one with a sentence. */
export function readReplay(file: string): Replay {
  const content = readJson(file);
  const problem = checkReplay(shippedRules, content);
  if (problem !== null) throw new BadInput(`${file}: ${problem}`);
  return content as Replay;
}

/** The replay in a file that was played by these rules, under their hash or an earlier one; refuses another. */
export function readReplayOf(
  { hash, earlierHashes }: Pick<NamedRules, "hash" | "earlierHashes">,
  file: string,
): Replay {
  const replay = readReplay(file);
  if (areSameRules(replay.rulesHash, { rulesHash: hash, earlierHashes })) return replay;
  throw badInput(
    `${file}: rulesHash`,
    replay.rulesHash,
    `is ${hash}, the hash of the rules it would be played by`,
  );
}
