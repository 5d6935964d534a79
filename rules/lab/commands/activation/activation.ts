import { amountText } from "../../../amounts/amount-text.ts";
import { noResources, pay, type ResourceName, type Resources, receive } from "../../../amounts/resources.ts";
import type { Refusal } from "../../../refusals/refusal.ts";
import type { RuleSet } from "../../../ruleset/rule-set.ts";
import { fill } from "../../../text/fill.ts";
import type { LedgerAccount } from "../../command.ts";
import type { LabMoment } from "../../command-rule.ts";
import type { ActivationBreakdown, LabEvent, MachineActivated } from "../../event.ts";
import type { Machine } from "../../lab.ts";

/** Conditions and effects of activating one machine type after the cooldown. */
export interface Activation {
  whyNot(moment: LabMoment, machine: Machine, account: LedgerAccount | null): Refusal | null;
  perform(moment: LabMoment, machine: Machine, account: LedgerAccount | null): LabEvent[];
}

export interface Yield {
  message: string;
  spent?: Partial<Resources>;
  gained?: Partial<Resources>;
  breakdown?: ActivationBreakdown;
}

/** Takes the costs, adds the gains, starts the cooldown, and returns the event. */
export function collect({ lab, now }: LabMoment, machine: Machine, result: Yield): MachineActivated {
  const spent = { ...noResources(), ...result.spent };
  const gained = { ...noResources(), ...result.gained };
  pay(lab.resources, spent);
  receive(lab.resources, gained);
  machine.lastActivated = now;
  return {
    type: "machineActivated",
    machineId: machine.id,
    machineType: machine.type,
    message: result.message,
    spent,
    gained,
    breakdown: result.breakdown ?? {},
    cooldownStarted: true,
  };
}

/** A gain as a text: "+5 Cat Nips". */
export function gainText(rules: RuleSet, resource: ResourceName, amount: number): string {
  return fill(rules.texts.lab.activation.gained, {
    amount: amountText(rules.texts, amount),
    resource: rules.resourceNames[resource],
  });
}
