import type { AvatarInput, AvatarState, RuleSet } from "../../rules/index.ts";
import { drawnFeet, feetDrawnAt } from "../room/wall-perspective.ts";
import { clamp, type Point } from "../room-geometry.ts";

/** Distance in pixels to the goal that counts as arrived; one short key press moves the avatar further. */
const ARRIVAL_PX = 4;

type Axis = AvatarInput["x"];

/**
 * Returns the keys to press in this step so that the avatar's corner comes to rest on the goal: pressed until the
 * remaining coasting distance reaches the goal, then released.
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

/** Returns whether the avatar rests at the goal. */
export function hasArrived(avatar: AvatarState, goal: Point): boolean {
  const input = steerTowards(avatar, goal);
  return input.x === 0 && input.y === 0 && avatar.velocityX === 0 && avatar.velocityY === 0;
}

/** Returns the corner at which the avatar's feet are drawn on the tapped point. */
export function goalForFeet(rules: RuleSet, tapped: Point): Point {
  const { width, height } = rules.avatar;
  return {
    x: clamp(tapped.x - width / 2, 0, rules.grid.width - width),
    y: clamp(feetDrawnAt(tapped.y, height) - height, 0, rules.grid.height - height),
  };
}

/** Returns where the feet of an avatar with this corner are drawn. */
export function feetOf(rules: RuleSet, corner: Point): Point {
  const { width, height } = rules.avatar;
  return { x: corner.x + width / 2, y: drawnFeet(corner.y + height, height) };
}

/** Returns the centre of the avatar's box, from which reach is measured (`GAP-07`). */
export function avatarCentre(avatar: AvatarState): Point {
  return { x: avatar.x + avatar.width / 2, y: avatar.y + avatar.height / 2 };
}
