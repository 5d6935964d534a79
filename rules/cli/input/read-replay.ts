import type { Replay } from "../../battle/replay/replay.ts";
import { checkReplay, shippedRules } from "../../index.ts";
import { BadInput } from "./bad-input.ts";
import { readJson } from "./read-json.ts";

/** The replay in a file; refuses an invalid one with a sentence. */
export function readReplay(file: string): Replay {
  const content = readJson(file);
  const problem = checkReplay(shippedRules, content);
  if (problem !== null) throw new BadInput(`${file}: ${problem}`);
  return content as Replay;
}
