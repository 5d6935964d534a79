import type { RuleSet } from "../ruleset/rule-set.ts";

/** The player's avatar (`LAB-029`): positions in pixels of the room, speeds in pixels per physics step. */
export interface AvatarState {
  x: number;
  y: number;
  width: number;
  height: number;
  velocityX: number;
  velocityY: number;
  acceleration: number;
  maxSpeed: number;
  friction: number;
  facingRight: boolean;
}

/** Direction held on each axis. */
export interface AvatarInput {
  x: -1 | 0 | 1;
  y: -1 | 0 | 1;
}

/** One over the square root of two: the share of each axis in a diagonal of length one. */
const DIAGONAL_SHARE = Math.SQRT1_2;

/** An avatar at the starting position of every visit (`GAP-08`). */
export function newAvatar(rules: RuleSet): AvatarState {
  const { avatar } = rules;
  return {
    x: avatar.startX,
    y: avatar.startY,
    width: avatar.width,
    height: avatar.height,
    velocityX: 0,
    velocityY: 0,
    acceleration: avatar.acceleration,
    maxSpeed: avatar.maxSpeed,
    friction: avatar.friction,
    facingRight: true,
  };
}

/**
 * Moves the avatar by one physics step (1/60 s): acceleration on held axes, friction only on free ones,
 * the length of the speed limited, the position kept in the room (`LAB-028`, `GAP-08`).
 */
export function stepAvatar(rules: RuleSet, avatar: AvatarState, input: AvatarInput): void {
  const share = input.x !== 0 && input.y !== 0 ? DIAGONAL_SHARE : 1;
  avatar.velocityX = nextSpeed(rules, avatar, avatar.velocityX, input.x * share);
  avatar.velocityY = nextSpeed(rules, avatar, avatar.velocityY, input.y * share);
  limitSpeed(avatar);
  avatar.x = clamp(avatar.x + avatar.velocityX, rules.grid.width - avatar.width);
  avatar.y = clamp(avatar.y + avatar.velocityY, rules.grid.height - avatar.height);
  if (avatar.velocityX !== 0) avatar.facingRight = avatar.velocityX > 0;
}

function nextSpeed(rules: RuleSet, avatar: AvatarState, speed: number, direction: number): number {
  const next = direction === 0 ? speed * avatar.friction : speed + avatar.acceleration * direction;
  return Math.abs(next) < rules.avatar.restSpeed ? 0 : next;
}

/**
 * Scales both axes down to the top speed; uses Newton's method instead of a square root, so that every engine
 * computes the same.
 */
function limitSpeed(avatar: AvatarState): void {
  const squared = avatar.velocityX * avatar.velocityX + avatar.velocityY * avatar.velocityY;
  const most = avatar.maxSpeed * avatar.maxSpeed;
  if (squared <= most) return;
  const factor = squareRoot(most / squared);
  avatar.velocityX *= factor;
  avatar.velocityY *= factor;
}

const NEWTON_STEPS = 6;

function squareRoot(value: number): number {
  let root = (1 + value) / 2;
  for (let step = 0; step < NEWTON_STEPS; step++) root = (root + value / root) / 2;
  return root;
}

function clamp(value: number, most: number): number {
  return Math.min(Math.max(value, 0), most);
}
