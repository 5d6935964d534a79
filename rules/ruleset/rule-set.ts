import type { Static } from "typebox";
import type { RULE_FILE_SCHEMAS, RuleFileName } from "./schema/rule-files.ts";

type FileContent<Name extends RuleFileName> = Omit<Static<(typeof RULE_FILE_SCHEMAS)[Name]>, "$schema">;

/**
 * Every number and text of the game: the top-level keys of all rule files side by side, so that a key
 * such as `machines.reactor.maxLevel` or `rescue.everyMs` names one place.
 */
export type RuleSet = FileContent<"machines"> &
  FileContent<"lab"> &
  FileContent<"pets"> &
  FileContent<"avatar"> &
  FileContent<"battle"> &
  FileContent<"battle-log"> &
  FileContent<"battle-screen"> &
  FileContent<"ai"> &
  FileContent<"difficulties"> &
  FileContent<"species"> &
  FileContent<"items"> &
  FileContent<"synergies"> &
  FileContent<"creatures"> &
  FileContent<"team"> &
  FileContent<"replays"> &
  FileContent<"rewards"> &
  FileContent<"pvp"> &
  FileContent<"pvp-screens"> &
  FileContent<"ledger"> &
  FileContent<"timings"> &
  FileContent<"refusals"> &
  FileContent<"texts"> &
  FileContent<"transactions"> &
  FileContent<"wallet">;
