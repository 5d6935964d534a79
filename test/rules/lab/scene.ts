import { expect } from "vitest";
import {
  amountOf,
  apply,
  formatAmount,
  type Lab,
  type LabCommand,
  type LabEvent,
  type Machine,
  type MachineType,
  newLab,
  type Outcome,
  RESOURCE_NAMES,
  type Refusal,
  type ResourceName,
  type RuleSet,
  shippedRules,
} from "../../../rules/index.ts";

export const rules: RuleSet = shippedRules;
export const HOUR = 3_600_000;
export const DAY = 24 * HOUR;
/** The moment at which scenes play: any time well after zero. */
export const NOW = 1_800_000_000_000;

type MachineScene = Partial<Machine> & { type: MachineType };
type Scene = Partial<Record<ResourceName, number>> & {
  machines?: MachineScene[];
  roomsUnlocked?: number;
  pets?: Lab["pets"];
};

/** A lab in one literal: decimal resources (the start's where not named), machines side by side in room 1. */
export function labWith(scene: Scene = {}): Lab {
  const lab = newLab(rules);
  for (const name of RESOURCE_NAMES) {
    const decimal = scene[name];
    if (decimal !== undefined) lab.resources[name] = amountOf(decimal);
  }
  lab.roomsUnlocked = scene.roomsUnlocked ?? 1;
  lab.machines = (scene.machines ?? []).map((machine, index) => standing(machine, index));
  lab.pets = scene.pets ?? [];
  return lab;
}

function standing(machine: MachineScene, index: number): Machine {
  return {
    id: `${machine.type}-${index + 1}`,
    x: (index % 6) * 128,
    y: Math.floor(index / 6) * 128,
    room: 1,
    level: 1,
    lastActivated: 0,
    isOffline: machine.type === "incubator" || machine.type === "fomoHit",
    provisionalMint: false,
    upkeepPaidUntil: machine.type === "amplifier" ? NOW + DAY : 0,
    ...machine,
  };
}

/** Every machine that the incubator asks for, at its highest level. */
export const BEST_FIRST_MACHINES: MachineScene[] = [
  { type: "catLair", level: 3 },
  { type: "catLair", level: 3 },
  { type: "reactor", level: 3 },
  { type: "reactor", level: 3 },
  { type: "amplifier", level: 5 },
];

/** Carries a command out and fails the test when it is refused. */
export function done(lab: Lab, command: LabCommand, now = NOW): LabEvent[] {
  const outcome = apply(rules, lab, command, now);
  if (!outcome.ok) throw new Error(`${command.type} was refused: ${outcome.refusal.text}`);
  return outcome.events;
}

/** Carries a command out, expects a refusal that changes nothing, and answers it. */
export function refused(lab: Lab, command: LabCommand, now = NOW): Refusal {
  const before = JSON.stringify(lab);
  const outcome: Outcome = apply(rules, lab, command, now);
  expect(JSON.stringify(lab), "a refused command changes nothing").toBe(before);
  if (outcome.ok) throw new Error(`${command.type} was not refused`);
  return outcome.refusal;
}

/** What the player owns, as the decimal strings the screen shows. */
export function owned(lab: Lab): Record<ResourceName, string> {
  const { tcorvax, catNips, energy, eggs } = lab.resources;
  return {
    tcorvax: formatAmount(tcorvax),
    catNips: formatAmount(catNips),
    energy: formatAmount(energy),
    eggs: formatAmount(eggs),
  };
}

/** A build command for a free corner. */
export function building(
  machineType: MachineType,
  place: Partial<{ x: number; y: number; room: number }> = {},
) {
  return { type: "build" as const, machineType, id: `new-${machineType}`, x: 0, y: 448, room: 1, ...place };
}

export function activating(machineId: string, account: Parameters<typeof accountWith>[0] | null = null) {
  return { type: "activate" as const, machineId, account: account === null ? null : accountWith(account) };
}

function accountWith(account: { staked?: number; lastRewardAt?: number }) {
  return {
    address: "account_rdx_test",
    staked: amountOf(account.staked ?? 0),
    lastRewardAt: account.lastRewardAt ?? 0,
  };
}
