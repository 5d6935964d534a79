import { noteDeeds } from "../goals/reach.ts";
import type { Refusal } from "../refusals/refusal.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { LabCommand } from "./command.ts";
import type { CommandRule } from "./command-rule.ts";
import { activate } from "./commands/activate.ts";
import { adopt } from "./commands/adopt.ts";
import { build, whyNotBuildableNow } from "./commands/build.ts";
import { countBattle } from "./commands/count-battle.ts";
import { creditEnergy } from "./commands/credit-energy.ts";
import { buyDecoration, decorate } from "./commands/decorate.ts";
import { dismissRoomUnlock } from "./commands/dismiss-room-unlock.ts";
import { grant } from "./commands/grant.ts";
import { mint } from "./commands/mint.ts";
import { move } from "./commands/move.ts";
import { movePet } from "./commands/move-pet.ts";
import { namePet } from "./commands/name-pet.ts";
import { reachGoals } from "./commands/reach-goals.ts";
import { switchAmplifier } from "./commands/switch-amplifier.ts";
import { syncLayout } from "./commands/sync-layout.ts";
import { upgrade } from "./commands/upgrade.ts";
import { visit } from "./commands/visit.ts";
import type { LabEvent } from "./event.ts";
import type { Lab, MachineType } from "./lab.ts";
import { settleUpkeep } from "./machines/amplifier.ts";
import { settledView } from "./settled-view.ts";

/** The result of `apply`: the events in their order, or the reason why nothing changed. */
export type Outcome = { ok: true; events: LabEvent[] } | { ok: false; refusal: Refusal };

type CommandRules = { [Type in LabCommand["type"]]: CommandRule<Extract<LabCommand, { type: Type }>> };

const COMMAND_RULES: CommandRules = {
  build,
  upgrade,
  move,
  activate,
  switchAmplifier,
  adopt,
  movePet,
  namePet,
  syncLayout,
  dismissRoomUnlock,
  visit,
  mint,
  creditEnergy,
  grant,
  reachGoals,
  countBattle,
  decorate,
  buyDecoration,
};

function ruleOf<Command extends LabCommand>(command: Command): CommandRule<Command> {
  return COMMAND_RULES[command.type] as unknown as CommandRule<Command>;
}

/** Why a command would be refused at `now`, or null. Changes nothing. */
export function whyNot(rules: RuleSet, lab: Lab, command: LabCommand, now: number): Refusal | null {
  return ruleOf(command).whyNot(settledView(rules, lab, now), command);
}

/** Why the next machine of a type cannot be built at any position (`LAB-066`, `CON-28`). */
export function whyNotBuildable(rules: RuleSet, lab: Lab, type: MachineType, now: number): Refusal | null {
  return whyNotBuildableNow(settledView(rules, lab, now), type);
}

/**
 * Executes a command on the plain lab: charges due upkeep at the old levels first (`ABU-58`), and what is done counts
 * for the goals of the day of `now` (`GAP-77`). A refused command does not change the lab.
 */
export function apply(rules: RuleSet, lab: Lab, command: LabCommand, now: number): Outcome {
  const refusal = whyNot(rules, lab, command, now);
  if (refusal) return { ok: false, refusal };
  const settled = settleUpkeep(rules, lab, now);
  const events = [...settled, ...ruleOf(command).perform({ rules, lab, now }, command)];
  return { ok: true, events: [...events, ...noteDeeds(rules, lab, events, now)] };
}
