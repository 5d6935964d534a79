import type { Tone } from "../../../engine/index.ts";
import {
  type Amount,
  amountText,
  fill,
  firstRewardStep,
  type Machine,
  RESOURCE_NAMES,
  type ResourceName,
  type RuleSet,
} from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import { amountFromReply } from "../state/lab-from-reply.ts";

/** A floating text over an activated machine. */
export interface ActivationText {
  text: string;
  tone: Tone;
}

/**
 * Returns the floating texts of an activation: the server's message and the other gains, or what is missing for a
 * reward (`LAB-108`, `LAB-112` to `LAB-114`, `GAP-09`).
 */
export function activationTexts(
  rules: RuleSet,
  machine: Pick<Machine, "type" | "level">,
  reply: ActivateMachineReply,
): ActivationText[] {
  const gainTexts = RESOURCE_NAMES.flatMap((name): ActivationText[] => {
    const amount = amountFromReply(reply.gained?.[name]);
    return amount > 0 ? [{ text: gainText(rules, name, amount), tone: name }] : [];
  });
  if (gainTexts.some(({ text }) => text === reply.message)) return gainTexts;
  return [{ text: reply.message, tone: "plain" }, ...missingStake(rules, machine, reply), ...gainTexts];
}

/**
 * Returns how much stake an incubator still lacks; nothing for an account without any stake, because the server's
 * message says that.
 */
function missingStake(
  rules: RuleSet,
  { type, level }: Pick<Machine, "type" | "level">,
  { stakedCVX }: ActivateMachineReply,
): ActivationText[] {
  const held = amountFromReply(stakedCVX);
  const step = firstRewardStep(rules, level);
  if (type !== "incubator" || held === 0 || held >= step) return [];
  const text = fill(rules.texts.lab.incubator.wouldYieldNothing, {
    held: amountText(rules.texts, held),
    step: amountText(rules.texts, step),
  });
  return [{ text, tone: "plain" }];
}

function gainText(rules: RuleSet, name: ResourceName, amount: Amount): string {
  return fill(rules.texts.lab.activation.gained, {
    amount: amountText(rules.texts, amount),
    resource: rules.resourceNames[name],
  });
}
