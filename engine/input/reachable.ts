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
import type { ShownResident } from "../creatures/resident-layer.ts";
import { type Box, clamp, contains, type Point } from "../room-geometry.ts";

/** A machine or pet of the lab to interact with; a pet counts at the position where it is drawn. */
export type LabThing = { kind: "machine"; machine: Machine } | { kind: "pet"; pet: Pet };

/** Something to interact with: of the lab, or a creature that lives there. */
export type Reachable = LabThing | { kind: "resident"; resident: ShownResident };

/** Returns the nearest thing within the avatar's reach, measured to its edge, or null (`GAP-07`). */
export function nearestReachable(
  rules: RuleSet,
  avatar: AvatarState,
  things: readonly LabThing[],
): LabThing | null {
  let nearest: LabThing | null = null;
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

function squaredDistance(rules: RuleSet, avatar: AvatarState, thing: LabThing): number {
  return thing.kind === "machine"
    ? squaredDistanceToMachine(rules, avatar, thing.machine)
    : squaredDistanceToPet(rules, avatar, thing.pet);
}

/** Returns the thing drawn in front at a point, which is the one with the lowest lower edge, or null. */
export function thingAt(rules: RuleSet, things: readonly LabThing[], point: Point): LabThing | null {
  let front: LabThing | null = null;
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

/** Returns the nearest creature within the avatar's reach, or null. */
export function nearestResident(
  rules: RuleSet,
  avatar: AvatarState,
  residents: readonly ShownResident[],
): ShownResident | null {
  const centre = { x: avatar.x + avatar.width / 2, y: avatar.y + avatar.height / 2 };
  const near = residents
    .map((resident) => ({ resident, squared: squaredDistanceToBox(centre, resident.box) }))
    .filter(({ squared }) => withinReach(rules, squared))
    .sort((one, other) => one.squared - other.squared);
  return near[0]?.resident ?? null;
}

function squaredDistanceToBox({ x, y }: Point, box: Box): number {
  const dx = clamp(x, box.x, box.x + box.width) - x;
  const dy = clamp(y, box.y, box.y + box.height) - y;
  return dx * dx + dy * dy;
}

/** Returns the creature drawn in front at a point, or null. */
export function residentAt(residents: readonly ShownResident[], point: Point): ShownResident | null {
  const lowerEdge = ({ box }: ShownResident) => box.y + box.height;
  return residents
    .filter(({ box }) => contains(box, point))
    .reduce<ShownResident | null>(
      (front, one) => (front && lowerEdge(front) > lowerEdge(one) ? front : one),
      null,
    );
}

/** Returns the id of a thing in the lab, or of a creature. */
export function idOf(thing: Reachable): string {
  if (thing.kind === "resident") return thing.resident.id;
  return thing.kind === "machine" ? thing.machine.id : thing.pet.id;
}

function cornerOf(thing: LabThing): Point {
  const { x, y } = thing.kind === "machine" ? thing.machine : thing.pet;
  return { x, y };
}
