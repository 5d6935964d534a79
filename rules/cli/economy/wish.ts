import {
  adoptAt,
  isMachineType,
  type Lab,
  type LabCommand,
  MACHINE_TYPES,
  type MachineType,
  nearestFreePlace,
  type Place,
  type RuleSet,
} from "../../index.ts";

/** One thing that a player wants to have. */
export type Wish =
  /** The n-th machine of a type, counted from 1. */
  | { type: "build"; machineType: MachineType; copy: number }
  /** All machines of a type at this level; at least one has to exist. */
  | { type: "upgrade"; machineType: MachineType; level: number }
  | { type: "adopt" }
  /** The cheapest thing that can be bought. */
  | { type: "anything" };

export const WISH_FORMS = `build MACHINE, upgrade MACHINE to LEVEL, adopt cat, anything; MACHINE is ${MACHINE_TYPES.join(", ")}`;

const UPGRADE = /^upgrade (\w+) to ([2-9]|10)$/;
const BUILD = /^build (\w+)$/;

/** The wishes of a list of texts; the text itself for one that cannot be read. */
export function readWishes(texts: readonly string[]): (Wish | string)[] {
  const copies = new Map<string, number>();
  return texts.map((text) => {
    const [, built] = BUILD.exec(text) ?? [];
    if (built !== undefined && isMachineType(built)) {
      const copy = (copies.get(built) ?? 0) + 1;
      copies.set(built, copy);
      return { type: "build", machineType: built, copy };
    }
    const [, upgraded, level] = UPGRADE.exec(text) ?? [];
    if (upgraded !== undefined && isMachineType(upgraded))
      return { type: "upgrade", machineType: upgraded, level: Number(level) };
    if (text === "adopt cat") return { type: "adopt" };
    return text === "anything" ? { type: "anything" } : text;
  });
}

/**
 * The commands that come nearer to a wish, whether or not they are allowed yet; none once it is fulfilled. New machines
 * and pets get `newId`.
 */
export function commandsFor(rules: RuleSet, lab: Lab, wish: Wish, newId: string): LabCommand[] {
  if (wish.type === "anything") return allPurchases(rules, lab, newId);
  const command = commandFor(rules, lab, wish, newId);
  return command ? [command] : [];
}

type OneThing = Exclude<Wish, { type: "anything" }>;

function commandFor(rules: RuleSet, lab: Lab, wish: OneThing, newId: string): LabCommand | null {
  if (wish.type === "build") {
    const copies = lab.machines.filter(({ type }) => type === wish.machineType).length;
    return copies >= wish.copy ? null : buildCommand(rules, lab, wish.machineType, newId);
  }
  if (wish.type === "upgrade") {
    const machine = lab.machines.find(({ type, level }) => type === wish.machineType && level < wish.level);
    return machine ? { type: "upgrade", machineId: machine.id } : null;
  }
  const lair = lab.machines.find(({ type }) => type === "catLair");
  return lab.pets.length > 0 || !lair ? null : adoptAt(rules, lair, newId);
}

function allPurchases(rules: RuleSet, lab: Lab, newId: string): LabCommand[] {
  const place = freePlace(rules, lab);
  const builds = MACHINE_TYPES.map((machineType) => ({
    type: "build" as const,
    machineType,
    id: newId,
    ...place,
  }));
  const upgrades = lab.machines.map(({ id }) => ({ type: "upgrade" as const, machineId: id }));
  const pet = commandFor(rules, lab, { type: "adopt" }, newId);
  return [...builds, ...upgrades, ...(pet ? [pet] : [])];
}

function buildCommand(rules: RuleSet, lab: Lab, machineType: MachineType, id: string): LabCommand {
  return { type: "build", machineType, id, ...freePlace(rules, lab) };
}

/** The first free slot of the open rooms; in a full lab one that the rules refuse. */
function freePlace(rules: RuleSet, lab: Lab): Place {
  for (let room = 1; room <= lab.roomsUnlocked; room++) {
    const place = nearestFreePlace(rules, lab, { x: 0, y: 0, room });
    if (place) return place;
  }
  return { x: 0, y: 0, room: 1 };
}
