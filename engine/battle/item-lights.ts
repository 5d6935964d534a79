import type { RuleSet, StatName } from "../../rules/index.ts";
import type { Point } from "../room-geometry.ts";
import { arcs } from "./effects/attack-shapes.ts";
import { dome, pillar, ring } from "./effects/field-shapes.ts";
import type { Shape } from "./effects/shape.ts";
import { chains, codeJaws, gauge, shardstorm, stream, ziggurat } from "./effects/spell-shapes.ts";
import { archway, capacitor, laurel, lens, turbine } from "./effects/tool-shapes.ts";

/** Colours of the stats, as in the art direction. */
export const STAT_COLORS: Readonly<Record<StatName, number>> = {
  energy: 0xffd23f,
  strength: 0xff7a6e,
  magic: 0xb98cff,
  stamina: 0x5ee08a,
  speed: 0x4fd8ff,
};
const PLAIN_COLOR = 0xffe9c9;

/** Where an item's light starts and where it takes effect. */
export interface Spot {
  from: Point;
  /** Centre of the target's body, and the ground under it. */
  to: Point;
  feet: Point;
  /** Height of the target creature. */
  size: number;
  /** How long the effect may last, in milliseconds. */
  lastsMs: number;
  /** Index among several targets, so that they do not move alike. */
  index: number;
}

interface ColoredSpot extends Spot {
  color: number;
}

/** Light effect of each tool and spell: each has a shape of its own. */
const LIGHTS: Readonly<Record<string, (spot: ColoredSpot) => Shape[]>> = {
  "Babylon Keystone": ({ feet, color, size, lastsMs }) => [archway(feet, color, size, lastsMs)],
  "Hyperscale Capacitor": ({ feet, color, size, lastsMs }) => [capacitor(feet, color, size, lastsMs)],
  "Ledger Lens": ({ to, color, size, lastsMs }) => [
    dome(to, color, size * 0.96, lastsMs),
    lens(to, color, size, lastsMs),
  ],
  "Olympia Emblem": ({ to, color, size, lastsMs }) => [laurel(to, color, size, lastsMs)],
  "Validator Core": ({ to, color, size, lastsMs }) => [turbine(to, color, size, lastsMs)],
  "Babylon Burst": ({ feet, color, size, lastsMs }) => [
    ring(feet, color, size, lastsMs, 0.45),
    ziggurat(feet, color, size, lastsMs),
  ],
  "Scrypto Surge": ({ from, to, color, size, lastsMs }) => [
    codeJaws(to, color, size, lastsMs),
    stream(to, from, color, size, lastsMs),
  ],
  "Cerberus Chain": ({ feet, color, size, lastsMs }) => [chains(feet, color, size, lastsMs)],
  "Engine Overclock": ({ to, color, size, lastsMs }) => [gauge(to, color, size, lastsMs)],
  Shardstorm: ({ to, color, size, lastsMs, index }) => [shardstorm(to, color, size, lastsMs, index % 3)],
};

/** Returns the colour of an item's stat; of an unknown item a plain one. */
export function itemColor(rules: RuleSet, name: string): number {
  const stat = itemStat(rules, name);
  return stat === null ? PLAIN_COLOR : STAT_COLORS[stat];
}

/** Returns the stat of an item, or null for an unknown one. */
export function itemStat(rules: RuleSet, name: string): StatName | null {
  const type = (rules.tools[name] ?? rules.spells[name])?.type;
  return type !== undefined && Object.hasOwn(STAT_COLORS, type) ? (type as StatName) : null;
}

/** Returns an item's light effect; an unknown item glows in its stat's colour. */
export function itemLights(rules: RuleSet, name: string, spot: Spot): Shape[] {
  const color = itemColor(rules, name);
  const lights = LIGHTS[name];
  if (lights) return lights({ ...spot, color });
  const { from, to, feet, size, lastsMs } = spot;
  return [arcs(from, to, color, lastsMs / 2), pillar(feet, color, size, lastsMs)];
}
