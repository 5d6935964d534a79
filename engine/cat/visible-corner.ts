import { type Machine, placementLimit, type RuleSet, sizeOf } from "../../rules/index.ts";
import { machineFeet, type Point, petFeet } from "../room/room-geometry.ts";

/** Distance in front of a machine's feet at which a cat sits. */
const IN_FRONT = 10;

/**
 * Returns a corner near `corner` at which no machine hides a sitting cat: in front of any machine that would cover
 * it. Pets never collide, so the lab may place one behind a machine.
 */
export function visibleCorner(rules: RuleSet, corner: Point, machines: readonly Machine[]): Point {
  const limit = placementLimit(rules, "pet");
  let shown = { x: corner.x, y: corner.y };
  // Moving in front of one machine may put the cat behind the next one below.
  for (let step = 0; step < machines.length; step++) {
    const hider = machines.find((machine) => hides(rules, machine, shown));
    if (!hider) break;
    const behindFeet = machineFeet(rules, hider).y - petFeet(rules, shown).y;
    shown = { x: shown.x, y: Math.min(shown.y + behindFeet + IN_FRONT, limit.y) };
  }
  return shown;
}

function hides(rules: RuleSet, machine: Machine, corner: Point): boolean {
  const [pet, side] = [sizeOf(rules, "pet"), sizeOf(rules, "machine")];
  const beside = corner.x + pet <= machine.x || corner.x >= machine.x + side;
  const apart = corner.y + pet <= machine.y || corner.y >= machine.y + side;
  return !beside && !apart && petFeet(rules, corner).y <= machineFeet(rules, machine).y;
}
