import { failure } from "../http-errors/failure.ts";
import type { Store } from "../store/store.ts";
import { MOST_FRIENDS } from "./bounds.ts";

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
