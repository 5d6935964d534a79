import { LRUCache } from "lru-cache";
import { allReadyAt } from "../../rules/index.ts";
import { logError } from "../errors/to-http-error.ts";
import type { AppDeps } from "../http/app-deps.ts";
import { growsTo } from "../process/growing-cache.ts";
import type { NewBattle, PvpBattle } from "../store/pvp/battle.ts";
import type { Store } from "../store/store.ts";
import { canCallBack } from "./send-telegram.ts";

const MOST_PLAYERS = 20_000;
/** For how long an activation does not look again whether the player wants to know. */
const LOOK_AGAIN_MS = 10_000;

type Deps = Pick<AppDeps, "store" | "rules" | "configuration" | "log">;

/** Stores when a lab's last machine will be ready, for players who want to know (`GAP-62`). */
export class MachineCallbacks {
  private readonly deps: Deps;
  private readonly isOff: boolean;
  /** Until when there is nothing to do for a player: a later end is found when the stored one is due. */
  private readonly quietUntil = new LRUCache<number, number>(growsTo(MOST_PLAYERS));

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

/** Stores that a player's challenge was accepted, for a player who wants to know (`GAP-62`). It is told once. */
export async function noteChallengeAccepted(
  store: Pick<Store, "noteCallback" | "now">,
  playerId: number,
  challengeId: string,
): Promise<void> {
  await store.noteCallback({ playerId, kind: "challenge", subject: challengeId, dueAt: await store.now() });
}

/**
 * A page that is open shows itself every 15 seconds at least, and every 5 seconds is noted: whoever was not seen for so
 * long has closed it.
 */
const AWAY_MS = 25_000;

/** Names a turn of a battle. */
export function turnSubject({ id, state }: Pick<PvpBattle, "id" | "state">): string {
  return `${id} ${state.turn} ${state.active}`;
}

/** From when on the player whose turn it is counts as away. */
export function awayAt({ clock, state }: Pick<PvpBattle, "clock" | "state">): number {
  return clock.seenAt[state.active] + AWAY_MS;
}

/**
 * Stores that a turn has begun, for a player who wants to know (`GAP-62`). Called after a change of the battle, with the
 * battle as it was seen before; a turn that is stored twice is told once.
 */
export async function noteTurn(
  { noteCallback }: Pick<Store, "noteCallback">,
  before: PvpBattle,
  after: PvpBattle,
): Promise<void> {
  const { playerId } = after.contestants[after.state.active];
  const subject = turnSubject(after);
  if (playerId === null || after.result !== null || subject === turnSubject(before)) return;
  await noteCallback({ playerId, kind: "turn", subject, dueAt: awayAt(after) });
}

/** Stores that the first turn of a battle has begun that nobody has opened yet. */
export async function noteFirstTurn(
  { noteCallback }: Pick<Store, "noteCallback">,
  battle: NewBattle,
): Promise<void> {
  const { playerId } = battle.contestants[battle.state.active];
  if (playerId === null) return;
  await noteCallback({ playerId, kind: "turn", subject: turnSubject(battle), dueAt: awayAt(battle) });
}
