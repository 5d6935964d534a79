import {
  FRIEND_SQL,
  type FriendRow,
  type FriendSettingsRow,
  friendOf,
  friendSettingsOf,
} from "../friend-row.ts";
import type { BefriendAnswer, BlockedPlayer, FriendStore } from "../friend-store.ts";
import type { Player } from "../player.ts";
import { lockPlayer } from "./players.ts";
import { type Queries, shared } from "./queries.ts";
import type { StoreParts } from "./store-parts.ts";
import type { Transaction } from "./transactions.ts";

const settings = shared<[number], FriendSettingsRow>(FRIEND_SQL.settings);
const setLink = shared<[number, string | null]>(FRIEND_SQL.setLink);
const setShowsOnline = shared<[number, number]>(FRIEND_SQL.setShowsOnline);
const setLabLink = shared<[number, string | null]>(FRIEND_SQL.setLabLink);
const setShowsLab = shared<[number, number]>(FRIEND_SQL.setShowsLab);
const labOwner = shared<[string, number], Player>(FRIEND_SQL.labOwner);
const friendWithLab = shared<[number, string], Player>(FRIEND_SQL.friendWithLab);
const noteOnline = shared<[number, number, number]>(FRIEND_SQL.noteOnline);
const owner = shared<[string], Player>(FRIEND_SQL.owner);
const list = shared<[number, number], FriendRow>(FRIEND_SQL.list);
const number = shared<[number, string], { id: number }>(FRIEND_SQL.number);
const count = shared<[number], { count: number }>(FRIEND_SQL.count);
const add = shared<[number, number, number]>(FRIEND_SQL.add);
const remove = shared<[number, number, number, number]>(FRIEND_SQL.remove);
const forget = shared<[number, number]>(FRIEND_SQL.forget);
const insertBlock = shared<[number, number, number]>(FRIEND_SQL.block);
const countBlocked = shared<[number], { count: number }>(FRIEND_SQL.countBlocked);
const deleteBlock = shared<[number, number]>(FRIEND_SQL.unblock);
const publicId = shared<[number], { publicId: string }>(FRIEND_SQL.publicId);
const unblock = shared<[number, string]>(FRIEND_SQL.unblockByName);
const blocked = shared<[number], BlockedPlayer>(FRIEND_SQL.blocked);
const isBlocked = shared<[number, number], { blocked: number }>(FRIEND_SQL.isBlocked);

/** Friends and blocked players of the store. */
export function postgresFriendStore({ queries, transactions, now }: StoreParts): FriendStore {
  return {
    friendSettings: async (playerId) => friendSettingsOf(await queries.first(settings, playerId)),
    setFriendLink: async (playerId, link) => void (await queries.run(setLink, playerId, link)),
    setShowsOnline: async (playerId, shows) =>
      void (await queries.run(setShowsOnline, playerId, shows ? 1 : 0)),
    setLabLink: async (playerId, link) => void (await queries.run(setLabLink, playerId, link)),
    setShowsLab: async (playerId, shows) => void (await queries.run(setShowsLab, playerId, shows ? 1 : 0)),
    findLabLink: (link, visitorId) => queries.first(labOwner, link, visitorId ?? 0),
    friendWithLab: (playerId, publicId) => queries.first(friendWithLab, playerId, publicId),
    noteOnline: async (playerId, everyMs) => {
      const time = await now();
      await queries.run(noteOnline, time, playerId, time - everyMs);
    },
    findFriendLink: (link) => queries.first(owner, link),
    friendsOf: async (playerId, onlineMs) =>
      (await queries.all(list, (await now()) - onlineMs, playerId)).map(friendOf),
    friendNumber: (playerId, publicId) => friendNumber(queries, playerId, publicId),
    befriend: (playerId, link, most) =>
      transactions.run((transaction) => befriend(transaction, playerId, link, most)),
    removeFriend: (playerId, publicId) =>
      transactions.run(async (transaction) => {
        const friendId = await friendNumber(transaction, playerId, publicId);
        if (friendId === null) return false;
        await lockBoth(transaction, playerId, friendId);
        return (await transaction.run(remove, playerId, friendId, playerId, friendId)) > 0;
      }),
    blockPlayer: (playerId, blockedId, most) =>
      transactions.run((transaction) => block(transaction, playerId, blockedId, most)),
    unblockPlayer: async (playerId, publicId) => (await queries.run(unblock, playerId, publicId)) > 0,
    blockedBy: (playerId) => queries.all(blocked, playerId),
    publicIdOf: async (playerId) => (await queries.first(publicId, playerId))?.publicId ?? null,
    hasBlocked: (playerId, otherId) => hasBlocked(queries, playerId, otherId),
  };
}

async function friendNumber(queries: Queries, playerId: number, publicId: string): Promise<number | null> {
  return (await queries.first(number, playerId, publicId))?.id ?? null;
}

async function hasBlocked(queries: Queries, playerId: number, otherId: number): Promise<boolean> {
  return (await queries.first(isBlocked, playerId, otherId)) !== null;
}

/** Always in the same order, so that two transactions never wait for each other. */
async function lockBoth(transaction: Transaction, one: number, two: number): Promise<void> {
  await lockPlayer(transaction, Math.min(one, two));
  await lockPlayer(transaction, Math.max(one, two));
}

async function befriend(
  transaction: Transaction,
  playerId: number,
  link: string,
  most: number,
): Promise<BefriendAnswer> {
  const found = await transaction.first(owner, link);
  if (found === null) return "unknown";
  if (found.id === playerId) return "own";
  await lockBoth(transaction, playerId, found.id);
  transaction.write(deleteBlock, playerId, found.id);
  const counts = [await transaction.first(count, playerId), await transaction.first(count, found.id)];
  const isFull = counts.some((row) => (row?.count ?? 0) >= most);
  if (isFull && (await friendNumber(transaction, playerId, found.publicId)) === null) return "full";
  transaction.write(add, playerId, found.id, transaction.now());
  if (!(await hasBlocked(transaction, found.id, playerId)))
    transaction.write(add, found.id, playerId, transaction.now());
  return "friends";
}

async function block(
  transaction: Transaction,
  playerId: number,
  blockedId: number,
  most: number,
): Promise<boolean> {
  await lockBoth(transaction, playerId, blockedId);
  if (await hasBlocked(transaction, playerId, blockedId)) return true;
  if (((await transaction.first(countBlocked, playerId))?.count ?? 0) >= most) return false;
  transaction.write(forget, playerId, blockedId);
  transaction.write(insertBlock, playerId, blockedId, transaction.now());
  return true;
}
