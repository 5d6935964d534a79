import { cooldownMinutes, fill, type Machine, type RuleSet, remainingCooldown } from "../../rules/index.ts";

/** Appearance of a machine: bright and breathing, grey with a clock, or switched off. */
export interface MachineLook {
  /** Name of its picture in the atlas, e.g. `reactor_2`. */
  frame: string;
  mood: "ready" | "cooling" | "off";
  /** Minutes until it is ready again; 0 when it is. */
  minutes: number;
}

/** Returns a machine's appearance at a server time (`LAB-039` to `LAB-042`, `LAB-061`). */
export function machineLook(rules: RuleSet, machine: Machine, now: number): MachineLook {
  const unminted = machine.type === "fomoHit" && machine.lastActivated === 0;
  const frame = unminted ? "fomoHit_off" : `${machine.type}_${machine.level}`;
  const minutes = cooldownMinutes(remainingCooldown(rules, machine, now));
  if (minutes > 0) return { frame, mood: "cooling", minutes };
  return { frame, mood: machine.isOffline || unminted ? "off" : "ready", minutes: 0 };
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
