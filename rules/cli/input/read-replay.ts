import { Type } from "typebox";
import type { Replay } from "../../battle/replay/replay.ts";
import { checkSetup, shippedRules } from "../../index.ts";
import { BadInput } from "./bad-input.ts";
import { readJson } from "./read-json.ts";
import { ACTION_SHAPES, replayFile } from "./replay-schema.ts";
import { checkShape } from "./schema-sentence.ts";

const anyAction = Type.Object(
  { type: Type.Enum(Object.keys(ACTION_SHAPES)) },
  { additionalProperties: true },
);

/** The replay in a file, or refused with a sentence. */
export function readReplay(file: string): Replay {
  const content = readJson(file);
  checkReplay(file, content);
  return content;
}

function checkReplay(file: string, content: unknown): asserts content is Replay {
  checkShape(file, replayFile, content);
  const { seed, setup, actions } = content as Replay;
  const [problem] = checkSetup(shippedRules, { ...setup, seed });
  if (problem !== undefined) throw new BadInput(`${file}: ${problem}`);
  for (const [place, action] of actions.entries()) {
    const path = `actions[${place}]`;
    checkShape(file, anyAction, action, path);
    checkShape(file, ACTION_SHAPES[action.type], action, path);
  }
}
