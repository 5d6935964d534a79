import {
  adoptCost,
  amountOf,
  buildCost,
  type Lab,
  type LabCommand,
  machineOf,
  noResources,
  RESOURCE_NAMES,
  type RefusalCode,
  type ResourceName,
  type Resources,
  type RuleSet,
  upgradeCost,
  whyNot,
} from "../../../index.ts";
import type { Policy } from "../policy.ts";
import { commandsFor, type Wish } from "../wish.ts";

/** Why nothing is bought: the resources that are short, other machines that have to come first, or no wish is left. */
export type PurchaseWait = ResourceName | "machines" | "nothing";

export type NextPurchase = { command: LabCommand } | { waits: PurchaseWait[] };

const SHORT_OF_RESOURCES: ReadonlySet<RefusalCode> = new Set([
  "not_enough_resources",
  "not_enough_for_upgrade",
  "not_enough_cat_nips_to_adopt",
]);

/** The player's decisions about purchases: the policy with its wishes read. */
export interface Buyer {
  wishes: readonly Wish[];
  keeps: Policy["keeps"];
}

/** What a player buys now, or what it waits for. */
export function nextPurchase(
  rules: RuleSet,
  { wishes, keeps }: Buyer,
  lab: Lab,
  now: number,
  newId: string,
): NextPurchase {
  let isBarred = false;
  for (const wish of wishes) {
    const commands = commandsFor(rules, lab, wish, newId);
    const prices = new Map(commands.map((command) => [command, costOf(rules, lab, command)]));
    let waits: PurchaseWait[] | null = null;
    for (const [command, cost] of [...prices].sort(cheapestFirst)) {
      const refusal = whyNot(rules, lab, command, now);
      if (refusal && !SHORT_OF_RESOURCES.has(refusal.code)) {
        isBarred ||= wish.type !== "anything";
        continue;
      }
      const short = shortResources(lab.resources, cost, keeps);
      if (short.length === 0 && !refusal) return { command };
      waits ??= short;
    }
    // The player saves for a wish; one that is barred waits for other wishes.
    if (waits) return { waits };
  }
  return { waits: [isBarred ? "machines" : "nothing"] };
}

function cheapestFirst([, one]: [LabCommand, Resources], [, other]: [LabCommand, Resources]): number {
  return sumOf(one) - sumOf(other);
}

function shortResources(owned: Resources, cost: Resources, keeps: Policy["keeps"]): ResourceName[] {
  return RESOURCE_NAMES.filter(
    (name) => cost[name] > 0 && owned[name] < cost[name] + amountOf(keeps[name] ?? 0),
  );
}

function costOf(rules: RuleSet, lab: Lab, command: LabCommand): Resources {
  if (command.type === "build") return buildCost(rules, lab, command.machineType);
  if (command.type === "adopt") return adoptCost(rules);
  const machine = command.type === "upgrade" ? machineOf(lab, command.machineId) : undefined;
  return machine ? upgradeCost(rules, machine.type, machine.level) : noResources();
}

/** For comparing prices: all resources count the same. */
function sumOf(cost: Resources): number {
  return RESOURCE_NAMES.reduce((sum, name) => sum + cost[name], 0);
}
