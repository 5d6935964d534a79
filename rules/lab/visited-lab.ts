import { noResources } from "../amounts/resources.ts";
import { type Decorations, decorationsOf } from "../decorations/decorations.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import { cloneLab } from "./clone-lab.ts";
import { cooldownMinutes, remainingCooldown } from "./cooldown.ts";
import type { Lab, Machine, MachineType, Pet, Place } from "./lab.ts";
import { settleUpkeep, upkeepIsDue } from "./machines/amplifier.ts";
import { isUnminted } from "./machines/fomo-hit.ts";

const MINUTE_MS = 60_000;

/** A machine as visitors see it. */
export interface VisitedMachine extends Place {
  type: MachineType;
  level: number;
  /** False for one that is grey in the room: offline, or never minted. */
  isOn: boolean;
  /** Whole minutes until it is ready, as the room shows them; 0 when it is. */
  minutes: number;
}

/** A pet as visitors see it: without the name that its owner gave it. */
export type VisitedPet = Place & Pick<Pet, "type">;

/** All that others may see of a lab. */
export interface VisitedLab {
  roomsUnlocked: number;
  machines: VisitedMachine[];
  pets: VisitedPet[];
  /** Themes, look and trophies. */
  decorations: Decorations;
}

/**
 * Returns what others see of a lab when its owner shows it: what stands in its rooms and how it looks at `now`. Only what
 * is listed here: no resources, ids, names of one's own making, progress, or times (`ABU-90`). Due upkeep counts as
 * charged, as it does for the owner; the lab itself stays as it is.
 */
export function visitedLab(rules: RuleSet, lab: Lab, now: number): VisitedLab {
  return {
    roomsUnlocked: lab.roomsUnlocked,
    machines: settled(rules, lab, now).machines.map((machine) => visitedMachine(rules, machine, now)),
    pets: lab.pets.map(({ type, x, y, room }) => ({ type, x, y, room })),
    decorations: decorationsOf(rules, lab),
  };
}

function settled(rules: RuleSet, lab: Lab, now: number): Lab {
  if (!upkeepIsDue(lab, now)) return lab;
  const copy = cloneLab(lab);
  settleUpkeep(rules, copy, now);
  return copy;
}

function visitedMachine(rules: RuleSet, machine: Machine, now: number): VisitedMachine {
  const { type, level, x, y, room, isOffline } = machine;
  return {
    type,
    level,
    x,
    y,
    room,
    isOn: !isOffline && !isUnminted(machine),
    minutes: cooldownMinutes(remainingCooldown(rules, machine, now)),
  };
}

/**
 * Returns a visited lab as a lab that can be drawn, as it looked at `seenAt`. Its ids are places in the lists; what
 * visitors do not see is empty.
 */
export function drawnLab(rules: RuleSet, { roomsUnlocked, machines, pets }: VisitedLab, seenAt: number): Lab {
  return {
    resources: noResources(),
    roomsUnlocked,
    seenRoomUnlock: true,
    machines: machines.map((machine, index) => drawnMachine(rules, machine, `machine ${index}`, seenAt)),
    pets: pets.map((pet, index) => ({ ...pet, id: `pet ${index}`, parentMachine: "" })),
    rescuedAt: 0,
  };
}

function drawnMachine(rules: RuleSet, seen: VisitedMachine, id: string, seenAt: number): Machine {
  const { type, level, x, y, room, isOn, minutes } = seen;
  const hasNoBadge = type === "fomoHit" && !isOn;
  const activated = seenAt + minutes * MINUTE_MS - rules.activation.cooldownMs;
  return {
    id,
    type,
    level,
    x,
    y,
    room,
    lastActivated: hasNoBadge ? 0 : activated,
    isOffline: !isOn && !hasNoBadge,
    provisionalMint: false,
    upkeepPaidUntil: Number.MAX_SAFE_INTEGER,
  };
}
