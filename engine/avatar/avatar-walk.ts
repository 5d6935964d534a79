import {
  type AvatarInput,
  type AvatarState,
  type Machine,
  newAvatar,
  type RuleSet,
  reachesMachine,
  sizeOf,
  stepAvatar,
} from "../../rules/index.ts";
import { clamp, type Point } from "../room/room-geometry.ts";
import { FixedSteps } from "./fixed-steps.ts";
import { avatarCentre, hasArrived, steerTowards } from "./walk-steering.ts";

/** Where the avatar walks by itself: to a point of the floor, into a door, or until a machine is in reach. */
export type WalkGoal = { kind: "floor" | "door"; corner: Point } | { kind: "machine"; machine: Machine };

/** Steps a walk may take at most; crossing the room takes about 200. */
const LONGEST_WALK_STEPS = 600;

/** The avatar and the way it walks; the rules move it, this only decides which keys are pressed. */
export class AvatarWalk {
  readonly avatar: AvatarState;
  private readonly rules: RuleSet;
  private readonly steps: FixedSteps;
  private before: Point;
  private goal: WalkGoal | null = null;
  private stepsLeft = 0;

  constructor(rules: RuleSet) {
    this.rules = rules;
    this.avatar = newAvatar(rules);
    this.before = { x: this.avatar.x, y: this.avatar.y };
    this.steps = new FixedSteps(rules.avatar.stepsPerSecond);
  }

  /** The point it walks to by itself, or null. */
  get walkingTo(): WalkGoal | null {
    return this.goal;
  }

  walkTo(goal: WalkGoal): void {
    this.goal = goal;
    this.stepsLeft = LONGEST_WALK_STEPS;
  }

  /** Puts the avatar somewhere else, at rest. */
  standAt({ x, y }: Point): void {
    this.cancelWalk();
    Object.assign(this.avatar, { x, y, velocityX: 0, velocityY: 0 });
    this.before = { x, y };
  }

  cancelWalk(): void {
    this.goal = null;
  }

  /**
   * Moves the avatar by the time that passed (`GAP-08`).
   * @param held the direction keys; any of them ends a walk
   * @returns the machine that came into reach as the goal of a walk, else null
   */
  advance(elapsedMs: number, held: AvatarInput): string | null {
    let reached: string | null = null;
    if (held.x !== 0 || held.y !== 0) this.cancelWalk();
    for (let due = this.steps.take(elapsedMs); due > 0; due -= 1) {
      this.before = { x: this.avatar.x, y: this.avatar.y };
      stepAvatar(this.rules, this.avatar, this.goal ? this.steer(this.goal) : held);
      reached = this.endOfWalk() ?? reached;
    }
    return reached;
  }

  /** Where to draw the corner: between the last two steps, so that fast screens see no stutter. */
  shown(): Point {
    const part = this.steps.fraction;
    return {
      x: this.before.x + (this.avatar.x - this.before.x) * part,
      y: this.before.y + (this.avatar.y - this.before.y) * part,
    };
  }

  private steer(goal: WalkGoal): AvatarInput {
    if (goal.kind !== "machine") return steerTowards(this.avatar, goal.corner);
    const centre = avatarCentre(this.avatar);
    const side = sizeOf(this.rules, "machine");
    const { machine } = goal;
    return steerTowards(this.avatar, {
      x: this.avatar.x + clamp(centre.x, machine.x, machine.x + side) - centre.x,
      y: this.avatar.y + clamp(centre.y, machine.y, machine.y + side) - centre.y,
    });
  }

  private endOfWalk(): string | null {
    const goal = this.goal;
    if (!goal) return null;
    this.stepsLeft -= 1;
    if (goal.kind === "machine") {
      if (reachesMachine(this.rules, this.avatar, goal.machine)) {
        this.goal = null;
        return goal.machine.id;
      }
    } else if (hasArrived(this.avatar, goal.corner)) this.goal = null;
    if (this.stepsLeft <= 0) this.goal = null;
    return null;
  }
}
