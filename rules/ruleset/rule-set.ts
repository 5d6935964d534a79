import type { Static } from "typebox";
import type { Texts } from "../texts/texts.ts";
import type { RULE_FILE_SCHEMAS, RuleFileName } from "./rule-files.ts";

type FileContents = {
  [Name in RuleFileName]: Omit<Static<(typeof RULE_FILE_SCHEMAS)[Name]>, "$schema">;
};

/** All members of a union at once. */
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/**
 * All numbers of the game: the top-level keys of all rule files side by side, so that a key such as
 * `machines.reactor.maxLevel` or `rescue.everyMs` is unique; and under `texts` all sentences.
 */
export type RuleSet = Together<FileContents[RuleFileName]> & { texts: Texts };
