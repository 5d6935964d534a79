import type { RuleSet } from "../../ruleset/rule-set.ts";
import type { PlacesOf, PlaceValues } from "../../text/fill.ts";
import type { Battle } from "../state/battle.ts";
import type { LogNames, Viewer } from "./log-names.ts";

/** How a line of the log is styled (`BAT` section 4.1: damage, healing, defeat, victory, deployed, stance, critical). */
export type LogKind = "damage" | "healing" | "defeat" | "victory" | "deploy" | "defend" | "critical";

/** A line of the battle log, as one viewer reads it. */
export interface LogLine {
  /** Stays the same when further events follow. */
  id: string;
  turn: number;
  message: string;
  /** null for a line without a style of its own. */
  kind: LogKind | null;
}

type Templates = RuleSet["texts"]["battleLog"];
type TemplateName = Exclude<keyof Templates, "owners" | "sides" | "creatures">;

/** A line before its numbers and names are filled in. */
export type Line = { [Name in TemplateName]: LineOf<Name, PlacesOf<Templates[Name]>> }[TemplateName];

interface LineOf<Name, Places extends string> {
  text: Name;
  kind?: LogKind;
  /** Absent for a text without places. */
  values?: [Places] extends [never] ? undefined : PlaceValues<Places>;
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
