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
 * Every number of the game, the top-level keys of all rule files side by side, so that a key such as
 * `machines.reactor.maxLevel` or `rescue.everyMs` names one place; and under `texts` every sentence.
 */
export type RuleSet = Together<FileContents[RuleFileName]> & { texts: Texts };
