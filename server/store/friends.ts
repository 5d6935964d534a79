import {
  FRIEND_SQL,
  type FriendRow,
  type FriendSettingsRow,
  friendOf,
  friendSettingsOf,
} from "./friend-row.ts";
import type { BefriendAnswer, BlockedPlayer, FriendStore } from "./friend-store.ts";
import type { Player } from "./player.ts";
import { lockPlayer } from "./players.ts";
import type { StoreParts } from "./store-parts.ts";
import { type Queries, statement, type Unit } from "./unit.ts";

const settings = statement<[number], FriendSettingsRow>(FRIEND_SQL.settings);
const setLink = statement<[number, string | null]>(FRIEND_SQL.setLink);
const setShowsOnline = statement<[number, number]>(FRIEND_SQL.setShowsOnline);
const setLabLink = statement<[number, string | null]>(FRIEND_SQL.setLabLink);
const setShowsLab = statement<[number, number]>(FRIEND_SQL.setShowsLab);
const labOwner = statement<[string, number], Player>(FRIEND_SQL.labOwner);
const friendWithLab = statement<[number, string], Player>(FRIEND_SQL.friendWithLab);
const noteOnline = statement<[number, number, number]>(FRIEND_SQL.noteOnline);
const owner = statement<[string], Player>(FRIEND_SQL.owner);
const list = statement<[number, number], FriendRow>(FRIEND_SQL.list);
const number = statement<[number, string], { id: number }>(FRIEND_SQL.number);
const count = statement<[number], { count: number }>(FRIEND_SQL.count);
const add = statement<[number, number, number]>(FRIEND_SQL.add);
const remove = statement<[number, number, number, number]>(FRIEND_SQL.remove);
const forget = statement<[number, number]>(FRIEND_SQL.forget);
const insertBlock = statement<[number, number, number]>(FRIEND_SQL.block);
const countBlocked = statement<[number], { count: number }>(FRIEND_SQL.countBlocked);
const deleteBlock = statement<[number, number]>(FRIEND_SQL.unblock);
const publicId = statement<[number], { publicId: string }>(FRIEND_SQL.publicId);
const unblock = statement<[number, string]>(FRIEND_SQL.unblockByName);
const blocked = statement<[number], BlockedPlayer>(FRIEND_SQL.blocked);
const isBlocked = statement<[number, number], { blocked: number }>(FRIEND_SQL.isBlocked);

/** Friends and blocked players of the store. */
export function friendStore({ database }: Pick<StoreParts, "database">): FriendStore {
  return {
    friendSettings: async (playerId) => friendSettingsOf(await database.first(settings, playerId)),
    setFriendLink: async (playerId, link) => void (await database.run(setLink, playerId, link)),
    setShowsOnline: async (playerId, shows) =>
      void (await database.run(setShowsOnline, playerId, shows ? 1 : 0)),
    setLabLink: async (playerId, link) => void (await database.run(setLabLink, playerId, link)),
    setShowsLab: async (playerId, shows) => void (await database.run(setShowsLab, playerId, shows ? 1 : 0)),
    findLabLink: (link, visitorId) => database.first(labOwner, link, visitorId ?? 0),
    friendWithLab: (playerId, publicId) => database.first(friendWithLab, playerId, publicId),
    noteOnline: async (playerId, everyMs) => {
      const time = await database.now();
      await database.run(noteOnline, time, playerId, time - everyMs);
    },
    findFriendLink: (link) => database.first(owner, link),
    friendsOf: async (playerId, onlineMs) =>
      (await database.all(list, (await database.now()) - onlineMs, playerId)).map(friendOf),
    friendNumber: (playerId, publicId) => friendNumber(database, playerId, publicId),
    befriend: (playerId, link, most) => database.unit((unit) => befriend(unit, playerId, link, most)),
    removeFriend: (playerId, publicId) =>
      database.unit(async (unit) => {
        const friendId = await friendNumber(unit, playerId, publicId);
        if (friendId === null) return false;
        await lockBoth(unit, playerId, friendId);
        return (await unit.run(remove, playerId, friendId, playerId, friendId)) > 0;
      }),
    blockPlayer: (playerId, blockedId, most) =>
      database.unit((unit) => block(unit, playerId, blockedId, most)),
    unblockPlayer: async (playerId, publicId) => (await database.run(unblock, playerId, publicId)) > 0,
    blockedBy: (playerId) => database.all(blocked, playerId),
    publicIdOf: async (playerId) => (await database.first(publicId, playerId))?.publicId ?? null,
    hasBlocked: (playerId, otherId) => hasBlocked(database, playerId, otherId),
  };
}

async function friendNumber(queries: Queries, playerId: number, publicId: string): Promise<number | null> {
  return (await queries.first(number, playerId, publicId))?.id ?? null;
}

async function hasBlocked(queries: Queries, playerId: number, otherId: number): Promise<boolean> {
  return (await queries.first(isBlocked, playerId, otherId)) !== null;
}

/** Always in the same order, so that two transactions never wait for each other. */
async function lockBoth(unit: Unit, one: number, two: number): Promise<void> {
  await lockPlayer(unit, Math.min(one, two));
  await lockPlayer(unit, Math.max(one, two));
}

async function befriend(unit: Unit, playerId: number, link: string, most: number): Promise<BefriendAnswer> {
  const found = await unit.first(owner, link);
  if (found === null) return "unknown";
  if (found.id === playerId) return "own";
  await lockBoth(unit, playerId, found.id);
  unit.write(deleteBlock, playerId, found.id);
  const counts = [await unit.first(count, playerId), await unit.first(count, found.id)];
  const isFull = counts.some((row) => (row?.count ?? 0) >= most);
  if (isFull && (await friendNumber(unit, playerId, found.publicId)) === null) return "full";
  unit.write(add, playerId, found.id, unit.now());
  if (!(await hasBlocked(unit, found.id, playerId))) unit.write(add, found.id, playerId, unit.now());
  return "friends";
}

async function block(unit: Unit, playerId: number, blockedId: number, most: number): Promise<boolean> {
  await lockBoth(unit, playerId, blockedId);
  if (await hasBlocked(unit, playerId, blockedId)) return true;
  if (((await unit.first(countBlocked, playerId))?.count ?? 0) >= most) return false;
  unit.write(forget, playerId, blockedId);
  unit.write(insertBlock, playerId, blockedId, unit.now());
  return true;
}
