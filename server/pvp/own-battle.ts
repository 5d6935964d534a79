import type { Replay, SideIndex } from "../../rules/index.ts";
import { battleGoesOn, battleNotFound, notYourBattle } from "../errors/failure.ts";
import type { ArchivedBattle } from "../store/pvp/archive.ts";
import { type PvpBattle, SEEN_EVERY_MS } from "../store/pvp/battle.ts";
import type { SeenBattle } from "../store/pvp/pvp-store.ts";
import { isDue } from "./advance.ts";
import { keptBattle } from "./archive.ts";
import type { PvpDeps } from "./battle-rules.ts";
import { changeBattle } from "./change-battle.ts";
import type { Pvp } from "./pvp.ts";
import { replayOf } from "./rebuild-battle.ts";

/** The battle after everything due was applied and stored (`CON-75`), unless that is left to a newer process. */
export async function currentBattle<Seen extends SeenBattle>(pvp: Pvp, seen: Seen): Promise<Seen> {
  const rules = await pvp.ruleBook.find(seen.battle, seen.now);
  if (rules === null || !isDue(rules, seen.battle, seen.now)) return seen;
  const changed = await changeBattle(pvp, seen.battle, rules, (course) => ({ course, answer: null }));
  return changed ? { ...seen, battle: changed.battle, now: changed.now } : seen;
}

/** A battle with the side of the player who asks. */
export interface OwnBattle extends SeenBattle {
  side: SideIndex;
}

/** A player's battle: 404 if there is none with that id, 403 for anybody but its two players (`ABU-42`). */
export async function ownBattle(pvp: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  const seen = await pvp.store.findBattle(battleId);
  if (seen) return { ...seen, side: sideOf(seen.battle, playerId) };
  const { archived, side } = await ownArchivedBattle(pvp, battleId, playerId);
  return { ...(await pvp.archive.show(archived)), side };
}

/**
 * A player's battle to change: what is known of one that goes on, as the change reads it anew and locks it. Under rules of
 * another process it is read, as they may have to wait for that one.
 */
export async function ownBattleToChange(pvp: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  const battle = pvp.store.knownBattle(battleId);
  if (battle === null || !pvp.ruleBook.isOwn(battle.rulesHash)) return ownBattle(pvp, battleId, playerId);
  return { battle, now: await pvp.store.now(), side: sideOf(battle, playerId) };
}

/** The same for a battle that is archived. */
async function ownArchivedBattle(
  { store }: Pvp,
  battleId: string,
  playerId: number,
): Promise<{ archived: ArchivedBattle; side: SideIndex }> {
  const archived = await store.findArchivedBattle("id", battleId);
  if (!archived) throw battleNotFound();
  return { archived, side: sideOf(archived, playerId) };
}

function sideOf({ contestants }: Pick<PvpBattle, "contestants">, playerId: number): SideIndex {
  const side = contestants.findIndex((contestant) => contestant.playerId === playerId);
  if (side !== 0 && side !== 1) throw notYourBattle();
  return side;
}

/** The same after everything due was applied. */
export async function ownCurrentBattle(pvp: Pvp, battleId: string, playerId: number): Promise<OwnBattle> {
  return currentBattle(pvp, await ownBattle(pvp, battleId, playerId));
}

/** The replay of a player's battle. Throws 409 while it goes on, 404 once it is no longer kept. */
export async function ownReplay(
  pvp: Pvp,
  battleId: string,
  playerId: number,
): Promise<{ side: SideIndex; replay: Replay }> {
  const { store, ruleBook } = pvp;
  const seen = await store.findBattle(battleId);
  if (seen) {
    const side = sideOf(seen.battle, playerId);
    const { battle, now } = await currentBattle(pvp, seen);
    if (battle.result === null) throw battleGoesOn();
    return { side, replay: replayOf(await ruleBook.find(battle, now), battle) };
  }
  const { archived, side } = await ownArchivedBattle(pvp, battleId, playerId);
  const { course, ...settled } = keptBattle(archived);
  const rules = await ruleBook.find({ ...settled, dueAt: null }, await store.now());
  return { side, replay: replayOf(rules, { ...settled, ...course }) };
}

/** The battle of a watch link after everything due was applied; 404 for a link that leads nowhere. */
export async function watchedBattle(pvp: Pvp, watchId: string): Promise<SeenBattle> {
  const seen = await pvp.store.findWatchedBattle(watchId);
  if (seen) return currentBattle(pvp, seen);
  const archived = await pvp.store.findArchivedBattle("watchId", watchId);
  if (!archived) throw battleNotFound();
  return pvp.archive.show(archived);
}

/** Records that a player is present, by polling or by an open stream (`GAP-42`). */
export async function notePresence(
  { store }: Pick<PvpDeps, "store">,
  { battle, now, side }: OwnBattle,
): Promise<void> {
  if (battle.result !== null) return;
  const seenAt = battle.clock.seenAt[side];
  if (now < seenAt + SEEN_EVERY_MS && now >= seenAt) return;
  await store.noteSeen(battle.id, side);
}
