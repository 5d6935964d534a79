import { positionNumberOf } from "../../rules/index.ts";
import type { FriendsReply } from "../contract/index.ts";
import { failure } from "../errors/failure.ts";
import type { AppDeps } from "../http/app-deps.ts";
import type { Store } from "../store/store.ts";

/** Friends of one player (`ABU-78`). */
const MOST_FRIENDS = 100;
/** Players whom one player may block. */
const MOST_BLOCKED = 500;
/** A friend who asked for news within this time is online. */
const ONLINE_MS = 90_000;

/** Makes a player and the owner of a link friends. Throws 404 for a link that leads nowhere, 409 for the own one. */
export async function befriend(store: Store, playerId: number, link: string): Promise<void> {
  const answer = await store.befriend(playerId, link, MOST_FRIENDS);
  if (answer === "unknown") throw failure("unknown_friend_link");
  if (answer === "own") throw failure("own_friend_link");
  if (answer === "full") throw failure("too_many_friends", { values: { n: MOST_FRIENDS } });
}

/** The number of a friend in the player's list. Throws 404 for anybody else. */
export async function friendOf(store: Store, playerId: number, friendId: string): Promise<number> {
  const number = await store.friendNumber(playerId, friendId);
  if (number === null) throw failure("unknown_friend");
  return number;
}

/** All that a player's list of friends shows. */
export async function friendsReply(
  { store, rules }: Pick<AppDeps, "store" | "rules">,
  playerId: number,
): Promise<FriendsReply> {
  const today = positionNumberOf(rules, await store.now());
  const [settings, friends, blocked] = await Promise.all([
    store.friendSettings(playerId),
    store.friendsOf(playerId, ONLINE_MS, today),
    store.blockedBy(playerId),
  ]);
  return {
    ...settings,
    friends: friends.map(({ publicId: id, name, since, isOnline: online, showsLab: lab, position }) => ({
      id,
      name,
      since,
      online,
      lab,
      position,
    })),
    blocked: blocked.map(({ publicId: id, name }) => ({ id, name })),
  };
}

/** Blocks a player, and tells operators: as many of one player are worth a look. Throws 409 for too many blocked players. */
export async function blockPlayer(
  store: Store,
  playerId: number,
  blockedId: number,
  address: string | null,
): Promise<void> {
  if (!(await store.blockPlayer(playerId, blockedId, MOST_BLOCKED))) throw failure("too_many_blocked");
  await store.noteAudit(playerId, { type: "blocked", about: await store.publicIdOf(blockedId) }, address);
}
