import {
  type Amount,
  adoptCost,
  amountOf,
  apply,
  buildCost,
  byActivationOrder,
  changesGoals,
  copiesOf,
  type Lab,
  type LabCommand,
  type LabEvent,
  type LedgerAccount,
  type Machine,
  machineOf,
  NOTHING_BESIDE_LAB,
  noResources,
  RESOURCE_NAMES,
  type RefusalCode,
  type ResourceName,
  type Resources,
  type RuleSet,
  upgradeCost,
  upkeepOf,
  whyNot,
} from "../../../index.ts";
import { commandsFor, DAY_MS, DAYS_PER_WEEK, type Policy, type Wish } from "../policy.ts";

/** A simulated player with a lab. */
export interface LabPlayer {
  rules: RuleSet;
  buyer: Buyer;
  mostPurchases: number;
  amplifier: Policy["amplifier"];
  /** null without a wallet. */
  account: LedgerAccount | null;
  lab: Lab;
  /** Energy that machines and goals gave in the last days, by the time of the visit. */
  energyGained: { at: number; energy: Amount }[];
  newId(): string;
  /** Told of each command before it is carried out. */
  onCommand?(command: LabCommand): void;
}

/** Why a machine gave nothing at the visit: the code of its refusal, or an incubator with too little sCVX. */
export type MachineWait =
  | Extract<RefusalCode, "cooldown" | "not_enough_cat_nips" | "offline" | "wallet_required">
  | "no_stake";

export interface Visit {
  events: LabEvent[];
  /** What the next purchase waits for at the end of the visit. */
  waits: (typeof PURCHASE_WAITS)[number][];
  /** What kept machines from being used when the player came. */
  machineWaits: ReadonlySet<MachineWait>;
}

/**
 * One visit: collects from every machine that is ready and what goals pay, buys, collects from the new machines, and
 * switches the Amplifier off or on.
 */
export function visitLab(player: LabPlayer, now: number): Visit {
  const events = perform(player, { type: "visit" }, now);
  const machineWaits = new Set<MachineWait>();
  events.push(...collectAll(player, now, machineWaits), ...reachGoals(player, now));
  let waits: Visit["waits"] = ["purchases"];
  for (let bought = 0; bought < player.mostPurchases; bought++) {
    const next = nextPurchase(player.rules, player.buyer, player.lab, now, player.newId());
    if ("waits" in next) {
      ({ waits } = next);
      break;
    }
    events.push(...perform(player, next.command, now));
  }
  events.push(...collectAll(player, now, new Set()), ...reachGoals(player, now));
  const energy = events.reduce((sum, event) => sum + ("gained" in event ? event.gained.energy : 0), 0);
  player.energyGained.push({ at: now, energy });
  events.push(...switchAmplifiers(player, waits.includes("energy"), now));
  return { events, waits, machineWaits };
}

/** The goals that a player without battles, friends and creatures reaches: those of the lab. */
function reachGoals(player: LabPlayer, now: number): LabEvent[] {
  const { rules, lab } = player;
  if (!changesGoals({ rules, lab, beside: NOTHING_BESIDE_LAB }, now)) return [];
  return perform(player, { type: "reachGoals", beside: NOTHING_BESIDE_LAB }, now);
}

/**
 * Unless the policy says otherwise an Amplifier is off while the player saves Energy, or earned less of it in the last
 * week than it costs: the game says both (`GAP-78`).
 */
function switchAmplifiers(player: LabPlayer, savesEnergy: boolean, now: number): LabEvent[] {
  const { rules, lab, amplifier = "saving" } = player;
  player.energyGained = player.energyGained.filter(({ at }) => now - at < DAYS_PER_WEEK * DAY_MS);
  const [first] = player.energyGained;
  const days = Math.max(1, (now - (first?.at ?? now)) / DAY_MS);
  const earnedADay = player.energyGained.reduce((sum, { energy }) => sum + energy, 0) / days;
  return lab.machines.flatMap((machine) => {
    if (machine.type !== "amplifier") return [];
    const isOn =
      amplifier === "saving" ? !savesEnergy && earnedADay >= upkeepOf(rules, machine) : amplifier === "on";
    const command = { type: "switchAmplifier", machineId: machine.id, isOn } as const;
    if (isOn === !machine.isOffline || whyNot(rules, lab, command, now)) return [];
    return perform(player, command, now);
  });
}

function collectAll(player: LabPlayer, now: number, machineWaits: Set<MachineWait>): LabEvent[] {
  return (
    player.lab.machines
      // One that is online only starts a cooldown, and one that is not is switched on where it is worth its Energy.
      .filter(({ type }) => type !== "amplifier")
      .sort((one, other) => byActivationOrder(one.type, other.type))
      .flatMap((machine) => collect(player, machine, now, machineWaits))
  );
}

function collect(
  player: LabPlayer,
  machine: Machine,
  now: number,
  machineWaits: Set<MachineWait>,
): LabEvent[] {
  const { rules, lab, account } = player;
  const command = { type: "activate" as const, machineId: machine.id, account };
  const refusal = whyNot(rules, lab, command, now);
  if (refusal) {
    machineWaits.add(refusal.code as MachineWait);
    return [];
  }
  const events = perform(player, command, now);
  for (const event of events) {
    if (event.type === "machineActivated" && event.machineType === "incubator") {
      if (!event.cooldownStarted) machineWaits.add("no_stake");
      else if (account) account.lastRewardAt = now;
    }
    if (event.type === "mintRequired")
      return [
        ...events,
        ...perform(player, { type: "mint", machineId: machine.id, outcome: "started" }, now),
        ...perform(player, { type: "mint", machineId: machine.id, outcome: "succeeded" }, now),
      ];
  }
  return events;
}

function perform({ rules, lab, onCommand }: LabPlayer, command: LabCommand, now: number): LabEvent[] {
  onCommand?.(command);
  const outcome = apply(rules, lab, command, now);
  if (!outcome.ok)
    throw new Error(`${command.type} was refused although it is allowed: ${outcome.refusal.text}`);
  return outcome.events;
}

/** Why nothing is bought: the resources that are short, other machines that have to come first, or no wish is left. */
export type PurchaseWait = ResourceName | "machines" | "nothing";

/** All that a visit can end with; "purchases": the player bought enough. */
export const PURCHASE_WAITS = [...RESOURCE_NAMES, "machines", "purchases", "nothing"] as const;

/** A wish by its place in the list, and why it cannot be bought yet, however rich the player is. */
export type BarredWish = [index: number, why: string];

export type NextPurchase = { command: LabCommand } | { waits: PurchaseWait[]; barred: BarredWish[] };

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
  const barred: BarredWish[] = [];
  for (const [index, wish] of wishes.entries()) {
    const commands = commandsFor(rules, lab, wish, newId);
    const missing = machineToCome(rules, lab, wish);
    if (missing !== null) barred.push([index, missing]);
    const prices = new Map(commands.map((command) => [command, costOf(rules, lab, command)]));
    let waits: PurchaseWait[] | null = null;
    for (const [command, cost] of [...prices].sort(cheapestFirst)) {
      const refusal = whyNot(rules, lab, command, now);
      if (refusal && !SHORT_OF_RESOURCES.has(refusal.code)) {
        if (wish.type !== "anything") barred.push([index, refusal.text]);
        continue;
      }
      const short = shortResources(lab.resources, cost, keeps);
      if (short.length === 0 && !refusal) return { command };
      waits ??= short;
    }
    // The player saves for a wish; one that is barred waits for other wishes.
    if (waits) return { waits, barred };
  }
  return { waits: [barred.length > 0 ? "machines" : "nothing"], barred };
}

/** Why there is nothing yet to upgrade, or no place for a cat; null where there is, or for another wish. */
function machineToCome({ texts }: RuleSet, lab: Lab, wish: Wish): string | null {
  if (wish.type !== "upgrade" && (wish.type !== "adopt" || lab.pets.length > 0)) return null;
  const type = wish.type === "upgrade" ? wish.machineType : "catLair";
  return copiesOf(lab, type) > 0 ? null : `there is no ${texts.machines[type].name}`;
}

/** The wishes that resources without end do not make come true: no other wish brings what they need. */
export function neverBought({ rules, buyer, lab, newId }: LabPlayer, now: number): BarredWish[] {
  const rich = structuredClone(lab);
  for (;;) {
    for (const name of RESOURCE_NAMES) rich.resources[name] = ENDLESS;
    const next = nextPurchase(rules, { wishes: buyer.wishes, keeps: {} }, rich, now, newId());
    if ("waits" in next) return next.barred;
    apply(rules, rich, next.command, now);
  }
}

/** More than all that a lab can ever cost. */
const ENDLESS = 1e14;

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
