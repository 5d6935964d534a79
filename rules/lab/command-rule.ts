import type { Refusal } from "../refusals/refusal.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LabEvent } from "./event.ts";
import type { Lab } from "./lab.ts";

/** A lab at a point in time, with upkeep charged up to `now` (milliseconds of the server clock). */
export interface LabMoment {
  rules: RuleSet;
  lab: Lab;
  now: number;
}

/** How one command works: when it is refused, and what it does otherwise. */
export interface CommandRule<Command> {
  /** The reason why the command is refused, or null. Changes nothing. */
  whyNot(moment: LabMoment, command: Command): Refusal | null;
  /** Executes the command; called only after `whyNot` returned null. */
  perform(moment: LabMoment, command: Command): LabEvent[];
}
