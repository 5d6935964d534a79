import type { RuleSet, StatName } from "../../rules/index.ts";
import type { Point } from "../room/room-geometry.ts";
import {
  bolt,
  chain,
  chevrons,
  dome,
  lightning,
  pillar,
  ring,
  type Shape,
  shards,
  vortex,
} from "./shapes.ts";

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
interface Spot {
  from: Point;
  to: Point;
  /** Height of the target creature. */
  size: number;
  color: number;
}

/** Light effect of each tool and spell, so that each is recognisable. */
const LIGHTS: Readonly<Record<string, (spot: Spot) => Shape[]>> = {
  "Babylon Keystone": ({ to, color, size }) => [
    ring(to, color, size * 0.5, 900),
    ring(to, color, size * 0.7, 900, 0.2),
    ring(to, color, size * 0.9, 900, 0.4),
  ],
  "Hyperscale Capacitor": ({ to, color, size }) => [
    lightning({ x: to.x - size * 0.4, y: to.y - size }, to, color, 700),
    lightning({ x: to.x + size * 0.4, y: to.y - size }, to, color, 800),
    pillar({ x: to.x, y: to.y + size / 2 }, color, size, 800),
  ],
  "Ledger Lens": ({ to, color, size }) => [dome(to, color, size, 1100)],
  "Olympia Emblem": ({ to, color, size }) => [
    pillar({ x: to.x, y: to.y + size / 2 }, color, size, 1000),
    chevrons(to, color, size, 1000),
  ],
  "Validator Core": ({ to, color, size }) => [vortex(to, color, size, 1000, true)],
  "Babylon Burst": ({ from, to, color, size }) => [
    bolt(from, to, color, 420),
    ring(to, 0xffffff, size * 0.6, 900, 0.4),
    ring(to, color, size, 1100, 0.4),
    vortex(to, color, size * 1.2, 900, false),
  ],
  "Scrypto Surge": ({ from, to, color, size }) => [
    vortex(to, color, size * 0.7, 600, true),
    bolt(to, from, color, 900),
    lightning(from, to, color, 500),
  ],
  "Cerberus Chain": ({ to, color, size }) => [chain(to, color, size, 1200), dome(to, color, size * 0.8, 900)],
  "Engine Overclock": ({ to, color, size }) => [
    chevrons(to, color, size, 800),
    vortex(to, color, size * 0.8, 900, false),
  ],
  Shardstorm: ({ to, color, size }) => [shards(to, color, size, 1200)],
};

/** Returns an item's light effect; an unknown item glows in its stat's colour. */
export function itemLights(rules: RuleSet, name: string, spot: Omit<Spot, "color">): Shape[] {
  const type = (rules.tools[name] ?? rules.spells[name])?.type;
  const color = type === undefined ? PLAIN_COLOR : (STAT_COLORS[type as StatName] ?? PLAIN_COLOR);
  const lights = LIGHTS[name] ?? (({ to, size }: Spot) => [ring(to, color, size * 0.8, 900)]);
  return lights({ ...spot, color });
}
