import type { AvatarState } from "../../rules/index.ts";

/** The side of the avatar that is visible; `side` is drawn facing right and flipped for left. */
export type AvatarSide = "side" | "down" | "up";

const PREFIX: Record<AvatarSide, string> = { side: "player", down: "player_down", up: "player_up" };
const WALK = { frames: 8, perSecond: 18 };
const IDLE = { frames: 2, perSecond: 2 };
/** Speed in pixels per step below which a slowing avatar is drawn standing. */
const STANDING_SPEED = 0.35;

/** Returns whether the avatar moves fast enough to be drawn walking. */
export function isWalking(avatar: AvatarState): boolean {
  return Math.hypot(avatar.velocityX, avatar.velocityY) > STANDING_SPEED;
}

/** Returns the visible side: that of the stronger axis of the movement, or the previous one while standing. */
export function avatarSide(avatar: AvatarState, previous: AvatarSide): AvatarSide {
  if (!isWalking(avatar)) return previous;
  const across = Math.abs(avatar.velocityX);
  const along = Math.abs(avatar.velocityY);
  if (across >= along * 0.8) return "side";
  return avatar.velocityY > 0 ? "down" : "up";
}

/**
 * Returns the name of the frame to show, e.g. `player_down_walk_2`.
 * @param ms time since the avatar began to walk or to stand
 * @param calm true shows the first frame while standing (reduced motion)
 */
export function avatarFrame(side: AvatarSide, walking: boolean, ms: number, calm: boolean): string {
  const cycle = walking ? WALK : IDLE;
  const moving = walking || !calm;
  const index = moving ? Math.floor((ms / 1000) * cycle.perSecond) % cycle.frames : 0;
  return `${PREFIX[side]}_${walking ? "walk" : "idle"}_${index}`;
}
