import {
  type Amount,
  amountText,
  fill,
  firstRewardStep,
  type Lab,
  type Machine,
  RESOURCE_NAMES,
  type ResourceName,
  type RuleSet,
  resourceText,
} from "../../../rules/index.ts";
import type { ActivateMachineReply } from "../../../server/contract/index.ts";
import type { Game } from "../../game/store/game.ts";
import { praise } from "../../profile/celebration/praise.tsx";
import { changeLabState } from "../state/change-lab-state.ts";
import { amountFromReply, machineFromReply, resourcesFromReply } from "../state/lab-from-reply.ts";
import type { ActivationText } from "../state/lab-state.ts";

/** What an activation brought: its texts, and whether there was a reward, with which the cooldown begins. */
interface TakenActivation {
  texts: ActivationText[];
  isRewarded: boolean;
}

/**
 * Takes the reply of an activation into the client's lab, and praises what was reached on the day before; null for a
 * machine that the lab does not have any more.
 */
export function takeActivation(
  game: Game,
  machineId: string,
  reply: ActivateMachineReply,
): TakenActivation | null {
  const { rules, lab } = game.store.getState();
  const machine = lab?.machines.find(({ id }) => id === machineId);
  if (!rules || !machine) return null;
  changeLabState(game, (state) => takeReply(state, machineId, reply));
  praise(game, reply.reachedNow ?? []);
  // Without a reward the machine's activation time does not change.
  const isRewarded = Boolean(reply.newLastActivated) && reply.newLastActivated !== machine.lastActivated;
  return { texts: activationTexts(rules, machine, reply), isRewarded };
}

function takeReply(lab: Lab, machineId: string, reply: ActivateMachineReply): void {
  if (reply.updatedResources) lab.resources = resourcesFromReply(reply.updatedResources);
  const { machine, newLastActivated } = reply;
  lab.machines = lab.machines.map((other) => {
    if (other.id !== machineId) return other;
    if (machine) return machineFromReply(machine);
    return newLastActivated ? { ...other, lastActivated: newLastActivated } : other;
  });
}

/**
 * Returns the floating texts of an activation: the server's message and the other gains, or what is missing for a
 * reward (`LAB-108`, `LAB-112` to `LAB-114`, `GAP-09`).
 */
function activationTexts(
  rules: RuleSet,
  machine: Pick<Machine, "type" | "level">,
  reply: ActivateMachineReply,
): ActivationText[] {
  const gainTexts = RESOURCE_NAMES.flatMap((name): ActivationText[] => {
    const amount = amountFromReply(reply.gained?.[name]);
    return amount > 0 ? [{ text: gainText(rules, name, amount), tone: name }] : [];
  });
  const changes = [
    ...spentTexts(rules, reply),
    ...gainTexts.map((gain) => withShare(rules, machine, reply, gain)),
  ];
  if (gainTexts.some(({ text }) => text === reply.message)) return changes;
  return [{ text: reply.message, tone: "plain" }, ...missingStake(rules, machine, reply), ...changes];
}

/** Returns what the activation took, such as '-3 Cat Nips'. */
function spentTexts(rules: RuleSet, { spent }: ActivateMachineReply): ActivationText[] {
  return RESOURCE_NAMES.flatMap((name): ActivationText[] => {
    const amount = amountFromReply(spent?.[name]);
    const values = { amount: amountText(rules.texts, amount), resource: resourceText(rules, name, amount) };
    return amount > 0 ? [{ text: fill(rules.texts.lab.activation.spent, values), tone: "plain" }] : [];
  });
}

/** Names the amplifiers' share of what a Reactor gave (`CON-24`). */
function withShare(
  rules: RuleSet,
  { type }: Pick<Machine, "type">,
  { gained, bonusReward }: ActivateMachineReply,
  gain: ActivationText,
): ActivationText {
  const share = amountFromReply(bonusReward);
  if (type !== "reactor" || gain.tone !== "tcorvax" || share === 0) return gain;
  const text = fill(rules.texts.lab.activation.boosted, {
    amount: amountText(rules.texts, amountFromReply(gained?.tcorvax)),
    resource: resourceText(rules, "tcorvax"),
    share: amountText(rules.texts, share),
  });
  return { ...gain, text };
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
    resource: resourceText(rules, name, amount),
  });
}
