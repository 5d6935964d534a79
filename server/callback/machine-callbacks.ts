import { LRUCache } from "lru-cache";
import { allReadyAt } from "../../rules/index.ts";
import { logError } from "../errors/log-error.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { canCallBack } from "./channels.ts";

const MOST_PLAYERS = 20_000;
/** For how long an activation does not look again whether the player wants to know. */
const LOOK_AGAIN_MS = 10_000;

type Deps = Pick<AppDeps, "store" | "rules" | "configuration" | "log">;

/** Stores when a lab's last machine will be ready, for players who want to know (`GAP-62`). */
export class MachineCallbacks {
  private readonly deps: Deps;
  private readonly isOff: boolean;
  /** Until when there is nothing to do for a player: a later end is found when the stored one is due. */
  private readonly quietUntil = new LRUCache<number, number>({ max: MOST_PLAYERS });

  constructor(deps: Deps) {
    this.deps = deps;
    this.isOff = !canCallBack(deps.configuration);
  }

  /** To be called after each activation: most of them ask the database nothing. Never rejects. */
  async activated(playerId: number): Promise<void> {
    if (this.isOff) return;
    await this.note(playerId).catch((err: unknown) =>
      logError(this.deps.log, err, "ready machines could not be stored for a callback"),
    );
  }

  private async note(playerId: number): Promise<void> {
    const { store, rules } = this.deps;
    const now = await store.now();
    if ((this.quietUntil.get(playerId) ?? 0) > now) return;
    const wishes = await store.callbackWishes(playerId);
    if (!wishes?.kinds.includes("machines")) {
      this.quietUntil.set(playerId, now + LOOK_AGAIN_MS);
      return;
    }
    const readyAt = allReadyAt(rules, (await store.readLab(playerId)).lab);
    if (readyAt === null || readyAt <= now) return;
    await store.noteCallback(machinesReady(playerId, readyAt));
    this.quietUntil.set(playerId, readyAt);
  }
}

/** The callback for the moment at which the last machine is ready. */
export function machinesReady(playerId: number, readyAt: number) {
  return { playerId, kind: "machines", subject: String(readyAt), dueAt: readyAt } as const;
}
