import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { Battle } from "../state/battle.ts";
import type { LogKind } from "./log-line.ts";
import type { LogNames, Viewer } from "./log-names.ts";

type Templates = RuleSet["battleLog"];
type TemplateName = Exclude<keyof Templates, "owners" | "creatures">;

/** A line before its numbers and names are filled in. */
export interface Line {
  text: TemplateName;
  kind?: LogKind;
  values?: Record<string, string | number>;
}

/** What the lines of one event are written with. */
export interface LogScene {
  rules: RuleSet;
  battle: Battle;
  viewer: Viewer;
  names: LogNames;
  /** The creature whose attack is being played, by name. */
  attacker: string;
}
