import type { Refusal } from "../refusals/refusal.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LabEvent } from "./event.ts";
import type { Lab } from "./lab.ts";

/** A lab at a moment: its upkeep is settled up to `now` (milliseconds of the server clock). */
export interface LabMoment {
  rules: RuleSet;
  lab: Lab;
  now: number;
}

/** How one command works: when it is refused, and what it does when it is not. */
export interface CommandRule<Command> {
  /** The reason why the command is refused, or null. Changes nothing. */
  whyNot(moment: LabMoment, command: Command): Refusal | null;
  /** Executes the command; called only where `whyNot` returned null. */
  perform(moment: LabMoment, command: Command): LabEvent[];
}
