import type { Amount } from "../../amounts/amount.ts";
import { amountText } from "../../amounts/amount-text.ts";
import { noResources, pay, type ResourceName, type Resources, receive } from "../../amounts/resources.ts";
import type { Refusal } from "../../refusals/refusal.ts";
import type { RuleSet } from "../../ruleset/rule-set.ts";
import { fill } from "../../text/fill.ts";
import { resourceText } from "../../texts/name-text.ts";
import type { LedgerAccount } from "../command.ts";
import type { LabMoment } from "../command-rule.ts";
import type { ActivationBreakdown, LabEvent, MachineActivated } from "../event.ts";
import type { Lab, Machine } from "../lab.ts";

/** Everything in which one type of machine differs from the others. */
export interface MachineRule {
  /** When several machines are activated, those with a lower number come first: makers before users. */
  activationOrder: number;
  /** What a machine of this type does at a level. */
  work(rules: RuleSet, level: number): { [Key in keyof MachineWork]?: Partial<MachineWork[Key]> };
  /** TCorvax that other machines of the lab add to each activation. */
  boostedBy?(rules: RuleSet, lab: Lab): Amount;
  /** Why the next one cannot be built, apart from the limit and the price. */
  whyNotBuild?(moment: LabMoment): Refusal | null;
  /** How a new one differs from a machine that is online and owes nothing. */
  newlyBuilt?(rules: RuleSet, now: number): Partial<Pick<Machine, "isOffline" | "upkeepPaidUntil">>;
  /** Why it cannot be activated, apart from the cooldown. */
  whyNotActivate?(moment: LabMoment, machine: Machine, account: LedgerAccount | null): Refusal | null;
  activate(moment: LabMoment, machine: Machine, account: LedgerAccount | null): LabEvent[];
  /** The text on the badge above it, or null (`LAB-039` to `LAB-042`, `CON-20`). */
  badge?(rules: RuleSet, machine: Machine, walletReady: boolean): string | null;
  /** Values for the places in its sentence of the guide. */
  guideValues?(rules: RuleSet): Readonly<Record<string, number>>;
}

/** What a machine of one type does at a level. */
export interface MachineWork {
  /** What an activation gives, without the amplifiers' share and without what depends on an account's stake. */
  gained: Resources;
  /** What an activation takes. */
  spent: Resources;
  /** TCorvax it adds to each Reactor activation while it is online; 0 for all but amplifiers. */
  boost: Amount;
  /** Energy it uses in each upkeep period; 0 for all but amplifiers. */
  upkeep: Amount;
}

interface Yield {
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

/** Gives an amount of one resource, as `baseReward` unless the breakdown says otherwise. */
export function collectGain(
  moment: LabMoment,
  machine: Machine,
  resource: ResourceName,
  amount: Amount,
  breakdown: ActivationBreakdown = { baseReward: amount },
): MachineActivated {
  const message = gainText(moment.rules, resource, amount);
  return collect(moment, machine, { message, gained: { [resource]: amount }, breakdown });
}

/** A gain as a text: "+5 Cat Nips". */
export function gainText(rules: RuleSet, resource: ResourceName, amount: number): string {
  return fill(rules.texts.lab.activation.gained, {
    amount: amountText(rules.texts, amount),
    resource: resourceText(rules, resource, amount),
  });
}
