import type { Machine } from "../../rules/index.ts";
import type { AvatarWalk, WalkGoal } from "../avatar/avatar-walk.ts";

/** The avatar's way to a machine that it only visits; whoever sent it is told how that ended. */
export class MachineVisit {
  private readonly walk: AvatarWalk;
  private current: { goal: WalkGoal; machineId: string; tell: (arrived: boolean) => void } | null = null;

  constructor(walk: AvatarWalk) {
    this.walk = walk;
  }

  /** Whether the avatar is on its way. */
  get isUnderway(): boolean {
    return this.current !== null && this.current.goal === this.walk.walkingTo;
  }

  /** Sets out. Resolves to whether the avatar arrived: whatever else moves it ends the visit. */
  begin(machine: Machine, pace: number): Promise<boolean> {
    this.settle(false);
    const goal: WalkGoal = { kind: "visit", machine };
    this.walk.walkTo(goal, pace);
    return new Promise((tell) => {
      this.current = { goal, machineId: machine.id, tell };
    });
  }

  /**
   * Notices after the avatar has moved that it arrived or goes elsewhere.
   * @param reached the machine that a walk has just reached, or null
   * @returns whether that was the machine to visit, which is not used
   */
  follow(reached: string | null): boolean {
    if (this.current === null || this.isUnderway) return false;
    const hasArrived = reached === this.current.machineId;
    this.settle(hasArrived);
    return hasArrived;
  }

  /** Stops the avatar on its way. */
  end(): void {
    if (this.isUnderway) this.walk.cancelWalk();
    this.settle(false);
  }

  private settle(arrived: boolean): void {
    const { current } = this;
    this.current = null;
    current?.tell(arrived);
  }
}
