import {
  apply,
  byActivationOrder,
  type Lab,
  type LabCommand,
  type LabEvent,
  type LedgerAccount,
  type Machine,
  type RefusalCode,
  type RuleSet,
  whyNot,
} from "../../../index.ts";
import { type Buyer, nextPurchase, type PurchaseWait } from "./next-purchase.ts";

/** A simulated player with a lab. */
export interface LabPlayer {
  rules: RuleSet;
  buyer: Buyer;
  mostPurchases: number;
  /** null without a wallet. */
  account: LedgerAccount | null;
  lab: Lab;
  newId(): string;
}

/** Why a machine gave nothing at the visit: the code of its refusal, or an incubator with too little sCVX. */
export type MachineWait =
  | Extract<RefusalCode, "cooldown" | "not_enough_cat_nips" | "offline" | "wallet_required">
  | "no_stake";

export interface Visit {
  events: LabEvent[];
  /** What the next purchase waits for at the end of the visit; "purchases" means that the player bought enough. */
  waits: (PurchaseWait | "purchases")[];
  /** What kept machines from being used when the player came. */
  machineWaits: ReadonlySet<MachineWait>;
}

/** One visit: collects from every machine that is ready, buys, and collects from the new machines. */
export function visitLab(player: LabPlayer, now: number): Visit {
  const events = perform(player, { type: "visit" }, now);
  const machineWaits = new Set<MachineWait>();
  events.push(...collectAll(player, now, machineWaits));
  let waits: Visit["waits"] = ["purchases"];
  for (let bought = 0; bought < player.mostPurchases; bought++) {
    const next = nextPurchase(player.rules, player.buyer, player.lab, now, player.newId());
    if ("waits" in next) {
      ({ waits } = next);
      break;
    }
    events.push(...perform(player, next.command, now));
  }
  events.push(...collectAll(player, now, new Set()));
  return { events, waits, machineWaits };
}

function collectAll(player: LabPlayer, now: number, machineWaits: Set<MachineWait>): LabEvent[] {
  return player.lab.machines
    .filter(isWorthwhile)
    .sort((one, other) => byActivationOrder(one.type, other.type))
    .flatMap((machine) => collect(player, machine, now, machineWaits));
}

/** An amplifier that is online only starts a cooldown. */
function isWorthwhile({ type, isOffline }: Machine): boolean {
  return type !== "amplifier" || isOffline;
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

function perform({ rules, lab }: LabPlayer, command: LabCommand, now: number): LabEvent[] {
  const outcome = apply(rules, lab, command, now);
  if (!outcome.ok)
    throw new Error(`${command.type} was refused although it is allowed: ${outcome.refusal.text}`);
  return outcome.events;
}
