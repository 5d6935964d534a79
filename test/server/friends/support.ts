import type { FriendNewsReply, FriendsReply } from "../../../server/contract/index.ts";
import type { Browser, Told } from "../pvp/support/browser.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { freshServer } from "../server-per-test.ts";

/** Ann, Bob and Cyd on a server of their own; nobody is anybody's friend. */
export async function three(environment: Record<string, string> = {}) {
  const server = await freshServer({ environment });
  const [ann, bob, cyd] = [
    await server.player("Ann"),
    await server.player("Bob"),
    await server.player("Cyd"),
  ];
  return { server, ann, bob, cyd };
}

export async function friendsOf(player: Browser): Promise<FriendsReply> {
  return good(await player.get("friends"));
}

export async function namesOf(player: Browser): Promise<string[]> {
  return (await friendsOf(player)).friends.map(({ name }) => name);
}

/** A new friend link of a player. */
export async function linkOf(player: Browser): Promise<string> {
  const { link } = good<FriendsReply>(await player.post("friends/link", { wanted: true }));
  if (link === null) throw new Error("The player got no link.");
  return link;
}

export function befriend(player: Browser, link: string): Promise<Told> {
  return player.post(`friends/link/${encodeURIComponent(link)}/accept`);
}

export async function makeFriends(one: Browser, two: Browser): Promise<void> {
  good(await befriend(two, await linkOf(one)));
}

/** The id by which a player knows a friend. */
export async function friendId(player: Browser, name: string): Promise<string> {
  const found = (await friendsOf(player)).friends.find((friend) => friend.name === name);
  if (!found) throw new Error(`${name} is no friend of the player.`);
  return found.id;
}

export async function newsOf(player: Browser): Promise<FriendNewsReply> {
  return good(await player.get("friends/news"));
}
