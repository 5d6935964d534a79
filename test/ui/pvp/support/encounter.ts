import { actInBattle } from "../../../../ui/battle/play.ts";
import { freshWorld, type LedgerWorld } from "../../../server/ledger-world.ts";
import { Contender } from "./contender.ts";

const STEP_MS = 500;

/** Two players at one server, on one clock. */
export class Encounter {
  readonly world: LedgerWorld;
  readonly ann: Contender;
  readonly bob: Contender;

  constructor(world: LedgerWorld, ann: Contender, bob: Contender) {
    this.world = world;
    this.ann = ann;
    this.bob = bob;
  }

  static async fresh(options: { pushed?: boolean } = {}): Promise<Encounter> {
    const world = await freshWorld();
    const ann = await Contender.open(world.server, "Ann", options);
    const bob = await Contender.open(world.server, "Bob", options);
    return new Encounter(world, ann, bob);
  }

  /** Both in a battle of so many creatures each, opened on both screens. */
  static async inBattle(options: { pushed?: boolean; creatures?: number } = {}): Promise<Encounter> {
    const encounter = await Encounter.fresh(options);
    await encounter.meet(options.creatures ?? 1);
    return encounter;
  }

  async meet(creatures = 1): Promise<void> {
    await this.ann.queues(creatures);
    await this.bob.queues(creatures);
    await this.passes(4000);
  }

  /** Whose turn it is, and who waits. */
  get mover(): Contender {
    return this.ann.state.battle?.yourTurn ? this.ann : this.bob;
  }

  get waiter(): Contender {
    return this.mover === this.ann ? this.bob : this.ann;
  }

  /** Time passes for the server and both tabs; whatever becomes due is done and answered. */
  async passes(ms: number): Promise<void> {
    for (let left = ms; left > 0; left -= STEP_MS) {
      const step = Math.min(STEP_MS, left);
      this.world.server.clock.pass(step);
      for (const { tab } of [this.ann, this.bob]) tab.wait(step);
      await this.quiet();
    }
  }

  async quiet(): Promise<void> {
    for (const { tab } of [this.ann, this.bob]) await tab.wire.quiet();
  }

  /** The one whose turn it is ends it, and the other hears of it. */
  async endTurn(): Promise<void> {
    actInBattle(this.mover.pvp.battle, { type: "endTurn" });
    await this.quiet();
    await this.passes(2000);
  }
}
