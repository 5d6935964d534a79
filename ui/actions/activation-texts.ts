import type { Tone } from "../../engine/index.ts";
import {
  type Amount,
  amountOf,
  fill,
  formatAmount,
  type MachineType,
  RESOURCE_NAMES,
  type ResourceName,
  type RuleSet,
} from "../../rules/index.ts";
import type { ActivateMachineReply } from "../../server/contract/index.ts";
import { amountFromReply } from "../store/lab-from-reply.ts";

/** A text that floats over an activated machine. */
export interface ActivationText {
  text: string;
  tone: Tone;
}

/**
 * What floats over a machine after its activation: the server's message, and what else was gained
 * (`LAB-108`, `LAB-112` to `LAB-114`).
 */
export function activationTexts(
  rules: RuleSet,
  machineType: MachineType,
  reply: ActivateMachineReply,
): ActivationText[] {
  const gained = gainsOf(rules, machineType, reply);
  const gainTexts = RESOURCE_NAMES.flatMap((name): ActivationText[] =>
    gained[name] ? [{ text: gainText(rules, name, gained[name]), tone: name }] : [],
  );
  if (gainTexts.some(({ text }) => text === reply.message)) return gainTexts;
  return [{ text: reply.message, tone: "plain" }, ...gainTexts];
}

function gainsOf(
  rules: RuleSet,
  machineType: MachineType,
  reply: ActivateMachineReply,
): Partial<Record<ResourceName, Amount>> {
  if (!reply.newLastActivated) return {};
  const base = amountFromReply(reply.baseReward);
  const tcorvax = base + amountFromReply(reply.bonusReward);
  switch (machineType) {
    case "catLair":
      return { catNips: base };
    case "reactor":
      return { tcorvax, energy: amountOf(rules.reactor.energyYield) };
    case "amplifier":
      return {};
    case "incubator":
      return { tcorvax, eggs: amountFromReply(reply.eggsReward) };
    case "fomoHit":
      return { tcorvax: amountFromReply(reply.reward) };
  }
}

function gainText(rules: RuleSet, name: ResourceName, amount: Amount): string {
  return fill(rules.activationTexts.gained, {
    amount: formatAmount(amount),
    resource: rules.resourceNames[name],
  });
}
