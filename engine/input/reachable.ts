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
import { contains, type Point } from "../room/room-geometry.ts";

/** Something of the room one can interact with; a pet is listed at the place where it is shown. */
export type Reachable = { kind: "machine"; machine: Machine } | { kind: "pet"; pet: Pet };

/** The nearest thing within the avatar's reach, measured to its edge, or null (`GAP-07`). */
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

/** The thing drawn in front at a point: the one whose lower edge is lowest, or null. */
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

/** The id a thing has in the lab. */
export function idOf(thing: Reachable): string {
  return thing.kind === "machine" ? thing.machine.id : thing.pet.id;
}

function cornerOf(thing: Reachable): Point {
  const { x, y } = thing.kind === "machine" ? thing.machine : thing.pet;
  return { x, y };
}
