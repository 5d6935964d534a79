import { sizeOf } from "../lab/grid.ts";
import type { Machine, Pet } from "../lab/lab.ts";
import type { RuleSet } from "../ruleset/rule-set.ts";
import type { AvatarState } from "./avatar.ts";

/** Squared distance in pixels from the avatar's centre to the edge of a square of side `size`; 0 inside. */
function squaredDistance(avatar: AvatarState, corner: { x: number; y: number }, size: number): number {
  const centerX = avatar.x + avatar.width / 2;
  const centerY = avatar.y + avatar.height / 2;
  const dx = Math.max(corner.x - centerX, 0, centerX - (corner.x + size));
  const dy = Math.max(corner.y - centerY, 0, centerY - (corner.y + size));
  return dx * dx + dy * dy;
}

/** Squared distance to a machine's edge, for comparing machines. */
export function squaredDistanceToMachine(rules: RuleSet, avatar: AvatarState, machine: Machine): number {
  return squaredDistance(avatar, machine, sizeOf(rules, "machine"));
}

/** Squared distance to a pet's edge. */
export function squaredDistanceToPet(rules: RuleSet, avatar: AvatarState, pet: Pet): number {
  return squaredDistance(avatar, pet, sizeOf(rules, "pet"));
}

/** Whether a squared distance is within the interaction range (`GAP-07`). */
export function withinReach(rules: RuleSet, squared: number): boolean {
  return squared <= rules.avatar.interactionRange * rules.avatar.interactionRange;
}

/** Whether the avatar can interact with a machine from its position. */
export function reachesMachine(rules: RuleSet, avatar: AvatarState, machine: Machine): boolean {
  return withinReach(rules, squaredDistanceToMachine(rules, avatar, machine));
}
