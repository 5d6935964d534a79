import {
  type AvatarState,
  type Machine,
  type Pet,
  type RuleSet,
  sizeOf,
  squaredDistanceToMachine,
  squaredDistanceToPet,
  withinReach,
} from "../../rules/index.ts";
import { contains, type Point } from "../room-geometry.ts";

/** A machine or pet to interact with; a pet counts at the position where it is drawn. */
export type Reachable = { kind: "machine"; machine: Machine } | { kind: "pet"; pet: Pet };

/** Returns the nearest thing within the avatar's reach, measured to its edge, or null (`GAP-07`). */
export function nearestReachable(
  rules: RuleSet,
  avatar: AvatarState,
  things: readonly Reachable[],
): Reachable | null {
  let nearest: Reachable | null = null;
  let shortest = Number.POSITIVE_INFINITY;
  for (const thing of things) {
    const squared = squaredDistance(rules, avatar, thing);
    if (squared < shortest && withinReach(rules, squared)) {
      nearest = thing;
      shortest = squared;
    }
  }
  return nearest;
}

function squaredDistance(rules: RuleSet, avatar: AvatarState, thing: Reachable): number {
  return thing.kind === "machine"
    ? squaredDistanceToMachine(rules, avatar, thing.machine)
    : squaredDistanceToPet(rules, avatar, thing.pet);
}

/** Returns the thing drawn in front at a point, which is the one with the lowest lower edge, or null. */
export function thingAt(rules: RuleSet, things: readonly Reachable[], point: Point): Reachable | null {
  let front: Reachable | null = null;
  let lowest = Number.NEGATIVE_INFINITY;
  for (const thing of things) {
    const side = sizeOf(rules, thing.kind);
    const corner = cornerOf(thing);
    const lowerEdge = corner.y + side;
    if (lowerEdge >= lowest && contains({ ...corner, width: side, height: side }, point)) {
      front = thing;
      lowest = lowerEdge;
    }
  }
  return front;
}

/** Returns the id of a thing in the lab. */
export function idOf(thing: Reachable): string {
  return thing.kind === "machine" ? thing.machine.id : thing.pet.id;
}

function cornerOf(thing: Reachable): Point {
  const { x, y } = thing.kind === "machine" ? thing.machine : thing.pet;
  return { x, y };
}
