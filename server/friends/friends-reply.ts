import type { FriendsReply } from "../contract/index.ts";
import type { Store } from "../store/store.ts";
import { ONLINE_MS } from "./bounds.ts";

/** All that a player's list of friends shows. */
export async function friendsReply(store: Store, playerId: number): Promise<FriendsReply> {
  const [settings, friends, blocked] = await Promise.all([
    store.friendSettings(playerId),
    store.friendsOf(playerId, ONLINE_MS),
    store.blockedBy(playerId),
  ]);
  return {
    ...settings,
    friends: friends.map(({ publicId: id, name, since, isOnline: online, showsLab: lab }) => ({
      id,
      name,
      since,
      online,
      lab,
    })),
    blocked: blocked.map(({ publicId: id, name }) => ({ id, name })),
  };
}
