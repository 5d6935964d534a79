import {
  type AvatarInput,
  type AvatarState,
  type Machine,
  newAvatar,
  type RuleSet,
  reachesMachine,
  sizeOf,
  squaredDistanceToMachine,
  stepAvatar,
} from "../../rules/index.ts";
import { clamp, type Point } from "../room-geometry.ts";
import { avatarCentre, hasArrived, steerTowards } from "./walk-steering.ts";

/**
 * Goal of a walk: a point of the floor, a door, or a machine, which is reached when it is within reach; a visit leads
 * up to the machine.
 */
export type WalkGoal =
  | { kind: "floor" | "door"; corner: Point }
  | { kind: "machine" | "visit"; machine: Machine };

/** Distance from the avatar's centre to a machine's edge at which a visit has arrived, in pixels. */
const BESIDE_PX = 44;

/** Largest number of steps of a walk; crossing the room takes about 200. */
const MAX_WALK_STEPS = 600;

/** Walks the avatar towards a goal. It only chooses which direction keys are pressed; the rules move the avatar. */
export class AvatarWalk {
  readonly avatar: AvatarState;
  private readonly rules: RuleSet;
  private readonly steps: FixedSteps;
  private before: Point;
  private goal: WalkGoal | null = null;
  private stepsLeft = 0;
  private times = 1;

  constructor(rules: RuleSet) {
    this.rules = rules;
    this.avatar = newAvatar(rules);
    this.before = { x: this.avatar.x, y: this.avatar.y };
    this.steps = new FixedSteps(rules.avatar.stepsPerSecond);
  }

  /** The goal of the current walk, or null. */
  get walkingTo(): WalkGoal | null {
    return this.goal;
  }

  /** How many times its own speed the avatar has now; more than 1 while it hurries. */
  get pace(): number {
    return this.times;
  }

  /** @param pace times its own speed, until it stands or goes elsewhere */
  walkTo(goal: WalkGoal, pace = 1): void {
    this.goal = goal;
    this.times = pace;
    this.stepsLeft = MAX_WALK_STEPS;
  }

  /** Puts the avatar at a point, at rest. */
  standAt({ x, y }: Point): void {
    this.cancelWalk();
    Object.assign(this.avatar, { x, y, velocityX: 0, velocityY: 0 });
    this.before = { x, y };
  }

  cancelWalk(): void {
    this.goal = null;
    this.times = 1;
  }

  /**
   * Moves the avatar by the elapsed time (`GAP-08`).
   * @param held the direction keys; any of them cancels a walk
   * @returns id of the machine that a walk has just reached, else null
   */
  advance(elapsedMs: number, held: AvatarInput): string | null {
    let reached: string | null = null;
    if (held.x !== 0 || held.y !== 0) this.cancelWalk();
    for (let due = this.steps.take(elapsedMs * this.times); due > 0; due -= 1) {
      this.before = { x: this.avatar.x, y: this.avatar.y };
      stepAvatar(this.rules, this.avatar, this.goal ? this.steer(this.goal) : held);
      reached = this.endOfWalk() ?? reached;
    }
    return reached;
  }

  /** Returns the corner to draw, interpolated between the last two steps for screens with higher frame rates. */
  shown(): Point {
    const part = this.steps.fraction;
    return {
      x: this.before.x + (this.avatar.x - this.before.x) * part,
      y: this.before.y + (this.avatar.y - this.before.y) * part,
    };
  }

  private steer(goal: WalkGoal): AvatarInput {
    if (!("machine" in goal)) return steerTowards(this.avatar, goal.corner);
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
    if ("machine" in goal) {
      if (this.reaches(goal)) {
        this.goal = null;
        return goal.machine.id;
      }
    } else if (hasArrived(this.avatar, goal.corner)) this.goal = null;
    if (this.stepsLeft <= 0) this.goal = null;
    return null;
  }

  private reaches({ kind, machine }: Extract<WalkGoal, { machine: Machine }>): boolean {
    if (kind === "machine") return reachesMachine(this.rules, this.avatar, machine);
    return squaredDistanceToMachine(this.rules, this.avatar, machine) <= BESIDE_PX * BESIDE_PX;
  }
}

/** Longest time in milliseconds that one frame catches up, so that the avatar does not jump after a long pause. */
const MAX_CATCH_UP_MS = 250;

/**
 * Converts frame times into steps of fixed length, so that the avatar walks at the same speed at any frame rate
 * (`GAP-08`). `fraction` is the part of the next step that has passed, from 0 to 1.
 */
class FixedSteps {
  private carriedMs = 0;
  private readonly stepMs: number;

  constructor(stepsPerSecond: number) {
    this.stepMs = 1000 / stepsPerSecond;
  }

  /** Adds elapsed milliseconds and returns the number of steps now due. */
  take(elapsedMs: number): number {
    this.carriedMs += Math.min(Math.max(elapsedMs, 0), MAX_CATCH_UP_MS);
    const steps = Math.floor(this.carriedMs / this.stepMs + 1e-6);
    this.carriedMs = Math.max(0, this.carriedMs - steps * this.stepMs);
    return steps;
  }

  get fraction(): number {
    return this.carriedMs / this.stepMs;
  }
}
