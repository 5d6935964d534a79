import type { Database, Statement } from "better-sqlite3";
import {
  FRIEND_SQL,
  type FriendRow,
  type FriendSettingsRow,
  friendOf,
  friendSettingsOf,
} from "../friend-row.ts";
import type { BefriendAnswer, BlockedPlayer, FriendStore } from "../friend-store.ts";
import type { Player } from "../player.ts";
import type { GroupCommit } from "./group-commit.ts";

/** Friendships, a row for each of the two, and blocked players. */
class FriendTable {
  private readonly owner: Statement<[string], Player>;
  private readonly number: Statement<[number, string], { id: number }>;
  private readonly count: Statement<[number], { count: number }>;
  private readonly add: Statement<[number, number, number]>;
  private readonly remove: Statement<[number, number, number, number]>;
  private readonly forget: Statement<[number, number]>;
  private readonly insertBlock: Statement<[number, number, number]>;
  private readonly countBlocked: Statement<[number], { count: number }>;
  private readonly deleteBlock: Statement<[number, number]>;
  private readonly isBlocked: Statement<[number, number], unknown>;

  constructor(database: Database) {
    this.owner = database.prepare(FRIEND_SQL.owner);
    this.number = database.prepare(FRIEND_SQL.number);
    this.count = database.prepare(FRIEND_SQL.count);
    this.add = database.prepare(FRIEND_SQL.add);
    this.remove = database.prepare(FRIEND_SQL.remove);
    this.forget = database.prepare(FRIEND_SQL.forget);
    this.insertBlock = database.prepare(FRIEND_SQL.block);
    this.countBlocked = database.prepare(FRIEND_SQL.countBlocked);
    this.deleteBlock = database.prepare(FRIEND_SQL.unblock);
    this.isBlocked = database.prepare(FRIEND_SQL.isBlocked);
  }

  ownerOf(link: string): Player | null {
    return this.owner.get(link) ?? null;
  }

  numberOf(playerId: number, publicId: string): number | null {
    return this.number.get(playerId, publicId)?.id ?? null;
  }

  hasBlocked(playerId: number, otherId: number): boolean {
    return this.isBlocked.get(playerId, otherId) !== undefined;
  }

  befriend(playerId: number, link: string, most: number, now: number): BefriendAnswer {
    const owner = this.ownerOf(link);
    if (owner === null) return "unknown";
    if (owner.id === playerId) return "own";
    this.deleteBlock.run(playerId, owner.id);
    const isFull = [playerId, owner.id].some((id) => (this.count.get(id)?.count ?? 0) >= most);
    if (isFull && this.numberOf(playerId, owner.publicId) === null) return "full";
    this.add.run(playerId, owner.id, now);
    if (!this.hasBlocked(owner.id, playerId)) this.add.run(owner.id, playerId, now);
    return "friends";
  }

  removeFriend(playerId: number, publicId: string): boolean {
    const friendId = this.numberOf(playerId, publicId);
    return friendId !== null && this.remove.run(playerId, friendId, playerId, friendId).changes > 0;
  }

  block(playerId: number, blockedId: number, most: number, now: number): boolean {
    if (this.hasBlocked(playerId, blockedId)) return true;
    if ((this.countBlocked.get(playerId)?.count ?? 0) >= most) return false;
    this.forget.run(playerId, blockedId);
    this.insertBlock.run(playerId, blockedId, now);
    return true;
  }
}

interface Deps {
  database: Database;
  commits: GroupCommit;
  now: () => number;
}

/** Friends and blocked players of the store. */
export function sqliteFriendStore({ database, commits, now }: Deps): FriendStore {
  const table = new FriendTable(database);
  const settings = database.prepare<[number], FriendSettingsRow>(FRIEND_SQL.settings);
  const setLink = database.prepare<[number, string | null]>(FRIEND_SQL.setLink);
  const setShowsOnline = database.prepare<[number, number]>(FRIEND_SQL.setShowsOnline);
  const setLabLink = database.prepare<[number, string | null]>(FRIEND_SQL.setLabLink);
  const setShowsLab = database.prepare<[number, number]>(FRIEND_SQL.setShowsLab);
  const labOwner = database.prepare<[string, number], Player>(FRIEND_SQL.labOwner);
  const friendWithLab = database.prepare<[number, string], Player>(FRIEND_SQL.friendWithLab);
  const noteOnline = database.prepare<[number, number, number]>(FRIEND_SQL.noteOnline);
  const list = database.prepare<[number, number], FriendRow>(FRIEND_SQL.list);
  const publicId = database.prepare<[number], { publicId: string }>(FRIEND_SQL.publicId);
  const unblock = database.prepare<[number, string]>(FRIEND_SQL.unblockByName);
  const blocked = database.prepare<[number], BlockedPlayer>(FRIEND_SQL.blocked);
  return {
    friendSettings: async (playerId) => friendSettingsOf(settings.get(playerId) ?? null),
    setFriendLink: (playerId, link) => commits.runSingleWrite(() => void setLink.run(playerId, link)),
    setShowsOnline: (playerId, shows) =>
      commits.runSingleWrite(() => void setShowsOnline.run(playerId, shows ? 1 : 0)),
    setLabLink: (playerId, link) => commits.runSingleWrite(() => void setLabLink.run(playerId, link)),
    setShowsLab: (playerId, shows) =>
      commits.runSingleWrite(() => void setShowsLab.run(playerId, shows ? 1 : 0)),
    findLabLink: async (link, visitorId) => labOwner.get(link, visitorId ?? 0) ?? null,
    friendWithLab: async (playerId, publicId) => friendWithLab.get(playerId, publicId) ?? null,
    noteOnline: (playerId, everyMs) =>
      commits.runSingleWrite(() => void noteOnline.run(now(), playerId, now() - everyMs)),
    findFriendLink: async (link) => table.ownerOf(link),
    friendsOf: async (playerId, onlineMs) => list.all(now() - onlineMs, playerId).map(friendOf),
    friendNumber: async (playerId, publicId) => table.numberOf(playerId, publicId),
    befriend: (playerId, link, most) => commits.run(() => table.befriend(playerId, link, most, now())),
    removeFriend: (playerId, publicId) => commits.run(() => table.removeFriend(playerId, publicId)),
    blockPlayer: (playerId, blockedId, most) =>
      commits.run(() => table.block(playerId, blockedId, most, now())),
    unblockPlayer: (playerId, publicId) =>
      commits.runSingleWrite(() => unblock.run(playerId, publicId).changes > 0),
    blockedBy: async (playerId) => blocked.all(playerId),
    publicIdOf: async (playerId) => publicId.get(playerId)?.publicId ?? null,
    hasBlocked: async (playerId, otherId) => table.hasBlocked(playerId, otherId),
  };
}
