import type { RuleSet } from "../../rules/index.ts";
import type { FriendNewsReply } from "../contract/index.ts";
import { challengeReply } from "../pvp/challenge/challenge-reply.ts";
import type { Store } from "../store/store.ts";
import { tournamentNews } from "../tournament/tournament-news.ts";
import { ONLINE_NOTED_EVERY_MS } from "./bounds.ts";

/** What friends and a tournament want of a player now; whoever asks is online. */
export async function friendNews(store: Store, rules: RuleSet, playerId: number): Promise<FriendNewsReply> {
  const { readyMs } = rules.pvp.challenge;
  const [challenges, accepted, tournament] = await Promise.all([
    store.challengesTo(playerId),
    store.challengesAccepted(playerId, (now) => now - readyMs),
    tournamentNews(store, playerId),
    store.noteOnline(playerId, ONLINE_NOTED_EVERY_MS),
  ]);
  return {
    challenges: challenges.map((challenge) => challengeReply(challenge, playerId)),
    accepted: accepted.map((challenge) => challengeReply(challenge, playerId)),
    tournament,
  };
}
