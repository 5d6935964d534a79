import type { AvatarInput, AvatarState, RuleSet } from "../../rules/index.ts";
import { clamp, type Point } from "../room/room-geometry.ts";
import { drawnFeet, feetDrawnAt } from "../room/wall-perspective.ts";

/** Pixels from the goal that count as arrived; a single step on a key moves the avatar less far. */
const ARRIVAL_PX = 4;

type Axis = AvatarInput["x"];

/**
 * The keys to press this step so that the avatar's corner comes to rest on the goal: on until the way
 * it will still coast reaches the goal, then off.
 */
export function steerTowards(avatar: AvatarState, goal: Point): AvatarInput {
  return {
    x: steerAxis(goal.x - avatar.x, avatar.velocityX, avatar.friction),
    y: steerAxis(goal.y - avatar.y, avatar.velocityY, avatar.friction),
  };
}

function steerAxis(distance: number, velocity: number, friction: number): Axis {
  const coasting = (velocity * friction) / (1 - friction);
  const remaining = distance - coasting;
  if (Math.abs(remaining) <= ARRIVAL_PX) return 0;
  return remaining > 0 ? 1 : -1;
}

/** Whether the avatar rests at the goal. */
export function hasArrived(avatar: AvatarState, goal: Point): boolean {
  const input = steerTowards(avatar, goal);
  return input.x === 0 && input.y === 0 && avatar.velocityX === 0 && avatar.velocityY === 0;
}

/** Where the avatar's corner must be for its feet to be drawn on the tapped point. */
export function goalForFeet(rules: RuleSet, tapped: Point): Point {
  const { width, height } = rules.avatar;
  return {
    x: clamp(tapped.x - width / 2, 0, rules.grid.width - width),
    y: clamp(feetDrawnAt(tapped.y, height) - height, 0, rules.grid.height - height),
  };
}

/** Where the feet of an avatar with this corner are drawn. */
export function feetOf(rules: RuleSet, corner: Point): Point {
  const { width, height } = rules.avatar;
  return { x: corner.x + width / 2, y: drawnFeet(corner.y + height, height) };
}

/** The middle of the avatar's box, from which reach is measured (`GAP-07`). */
export function avatarCentre(avatar: AvatarState): Point {
  return { x: avatar.x + avatar.width / 2, y: avatar.y + avatar.height / 2 };
}
