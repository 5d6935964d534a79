import type { App, AppDeps } from "../app-deps.ts";
import { auditAddress } from "../audit/audit-address.ts";
import { befriend, friendOf } from "../friends/befriend.ts";
import { MOST_BLOCKED } from "../friends/bounds.ts";
import { friendNews } from "../friends/friend-news.ts";
import { friendsReply } from "../friends/friends-reply.ts";
import { noteBlock } from "../friends/note-block.ts";
import { failure } from "../http-errors/failure.ts";
import { newIdentifier } from "../randomness/random.ts";
import { sessionOf } from "../session/recognise-session.ts";
import { registerCall } from "./register-call.ts";

/** Friends by link, who of them is online, and blocked players (`ABU-77` to `ABU-80`). */
export function friendRoutes(app: App, { store, rules, random, configuration }: AppDeps): void {
  registerCall(app, "GET /api/friends", (request) => friendsReply(store, sessionOf(request).id));

  registerCall(app, "POST /api/friends/link", async (request) => {
    const { id } = sessionOf(request);
    await store.setFriendLink(id, request.body.wanted ? newIdentifier(random) : null);
    return friendsReply(store, id);
  });

  registerCall(app, "POST /api/friends/showOnline", async (request) => {
    const { id } = sessionOf(request);
    await store.setShowsOnline(id, request.body.shows);
    return friendsReply(store, id);
  });

  registerCall(app, "GET /api/friends/link/:link", async ({ params, session }) => {
    const owner = await store.findFriendLink(params.link);
    if (owner === null) throw failure("unknown_friend_link");
    return { name: owner.firstName, own: owner.id === session?.id };
  });

  registerCall(app, "POST /api/friends/link/:link/accept", async (request) => {
    const { id } = sessionOf(request);
    await befriend(store, id, request.params.link);
    return friendsReply(store, id);
  });

  registerCall(app, "POST /api/friends/:friendId/remove", async (request) => {
    const { id } = sessionOf(request);
    if (!(await store.removeFriend(id, request.params.friendId))) throw failure("unknown_friend");
    return friendsReply(store, id);
  });

  registerCall(app, "POST /api/friends/:friendId/block", async (request) => {
    const { id } = sessionOf(request);
    const friend = await friendOf(store, id, request.params.friendId);
    if (!(await store.blockPlayer(id, friend, MOST_BLOCKED))) throw failure("too_many_blocked");
    await noteBlock(store, id, friend, auditAddress(request, configuration));
    return friendsReply(store, id);
  });

  registerCall(app, "POST /api/friends/:friendId/unblock", async (request) => {
    const { id } = sessionOf(request);
    if (!(await store.unblockPlayer(id, request.params.friendId))) throw failure("unknown_friend");
    return friendsReply(store, id);
  });

  registerCall(app, "GET /api/friends/news", (request) => friendNews(store, rules, sessionOf(request).id));
}
