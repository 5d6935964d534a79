import {
  cooldownMinutes,
  fill,
  isUnminted,
  type Machine,
  type MachineType,
  type RuleSet,
  remainingCooldown,
} from "../../rules/index.ts";

/** Appearance of a machine: bright and breathing, working with a clock, or switched off and grey (`GAP-66`). */
export interface MachineLook {
  /** Name of its picture in the atlas, e.g. `reactor_2`. */
  frame: string;
  mood: "ready" | "cooling" | "off";
  /** Minutes until it is ready again; 0 when it is. */
  minutes: number;
  /** The finish of all machines; null is as built. */
  skin: string | null;
}

/** Returns a machine's appearance at a server time (`LAB-039` to `LAB-042`, `LAB-061`). */
export function machineLook(
  rules: RuleSet,
  machine: Machine,
  now: number,
  skin: string | null = null,
): MachineLook {
  const unminted = isUnminted(machine);
  const frame = unminted ? "fomoHit_off" : `${machine.type}_${machine.level}`;
  const minutes = cooldownMinutes(remainingCooldown(rules, machine, now));
  if (machine.isOffline || unminted) return { frame, mood: "off", minutes, skin };
  return { frame, mood: minutes > 0 ? "cooling" : "ready", minutes, skin };
}

/** Returns the name shown when the avatar is near, e.g. `Reactor  Lv 2`. */
export function machineTag(rules: RuleSet, machine: Machine): string {
  const { lab, machines } = rules.texts;
  return fill(lab.machineTag, { name: machines[machine.type].name, level: machine.level });
}

const BREATH_MS = 1100;
const BREATH_DEPTH = 0.016;

/**
 * Returns the scale factor for the height of a ready machine, which breathes in and out for 1.1 seconds each.
 * @param offsetMs makes neighbours breathe at different times
 */
export function breath(ms: number, offsetMs: number): number {
  const swing = (1 - Math.cos((Math.PI * (ms + offsetMs)) / BREATH_MS)) / 2;
  return 1 + BREATH_DEPTH * swing;
}

/** How a machine moves while it works: turns in radians, shares of its size, and the time of one round. */
const PLAIN_WORK = { turn: 0.015, stretch: 0.025, roundMs: 1800 };

/** Types with a movement of their own. */
const WORK: Partial<Record<MachineType, typeof PLAIN_WORK>> = {
  catLair: { turn: 0.012, stretch: 0.022, roundMs: 2600 },
  reactor: { turn: 0, stretch: 0.034, roundMs: 1500 },
  amplifier: { turn: 0.02, stretch: 0.008, roundMs: 2000 },
  incubator: { turn: 0.03, stretch: 0.012, roundMs: 2300 },
  fomoHit: { turn: 0.008, stretch: 0.028, roundMs: 1200 },
};

/** How a working machine's picture is turned and stretched. */
export interface WorkPose {
  /** Radians. */
  turn: number;
  x: number;
  y: number;
}

/** The pose of a machine that rests. */
export const AT_REST: WorkPose = { turn: 0, x: 1, y: 1 };

/**
 * Returns the pose of a machine on cooldown: each type has a slow movement of its own (`GAP-66`).
 * @param offsetMs makes neighbours move at different times
 */
export function workPose(type: MachineType, ms: number, offsetMs: number): WorkPose {
  const { turn, stretch, roundMs } = WORK[type] ?? PLAIN_WORK;
  const swing = Math.sin((2 * Math.PI * (ms + offsetMs)) / roundMs);
  return { turn: turn * swing, x: 1 - (stretch / 2) * swing, y: 1 + stretch * swing };
}
