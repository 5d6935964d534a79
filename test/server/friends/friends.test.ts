import { describe, expect, it } from "vitest";
import { accept, challengeBy, look, ready } from "../pvp/challenge/support.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { befriend, friendId, friendsOf, linkOf, makeFriends, namesOf, newsOf, three } from "./support.ts";

describe("a friend link", () => {
  it("says whose it is before the login, and makes both friends of whoever opens it", async () => {
    const { server, ann, bob } = await three();
    expect(await friendsOf(ann)).toEqual({
      link: null,
      showsOnline: false,
      labLink: null,
      showsLab: false,
      friends: [],
      blocked: [],
    });
    const link = await linkOf(ann);
    expect((await server.get(`/api/friends/link/${link}`)).body).toEqual({ name: "Ann", own: false });
    expect((await ann.get(`friends/link/${link}`)).body).toEqual({ name: "Ann", own: true });
    good(await befriend(bob, link));
    good(await befriend(bob, link));
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([["Bob"], ["Ann"]]);
    expect(await befriend(ann, link)).toMatchObject({ status: 409, body: { code: "own_friend_link" } });
    expect(await server.get("/api/friends")).toMatchObject({ status: 401 });
  });

  it("tells friends who is online as long as the player wishes it", async () => {
    const { server, ann, bob } = await three();
    await makeFriends(ann, bob);
    const isOnline = async () => (await friendsOf(bob)).friends[0]?.online;
    await newsOf(ann);
    expect(await isOnline()).toBe(false);
    good(await ann.post("friends/showOnline", { shows: true }));
    await newsOf(ann);
    expect(await isOnline()).toBe(true);
    server.clock.pass(90_000);
    expect(await isOnline()).toBe(false);
  });
});

describe("a challenge to a friend", () => {
  it("a challenge is told in the friend's lab, begins once they accept, and its challenger learns of that", async () => {
    const { server, ann, bob, cyd } = await three();
    await makeFriends(ann, bob);
    const challenge = await challengeBy(ann, { friendId: await friendId(ann, "Bob") });
    expect(challenge).toMatchObject({ invited: "Bob", role: "challenger" });
    const { challenges } = await newsOf(bob);
    expect(challenges).toMatchObject([{ id: challenge.id, challenger: "Ann", invited: "Bob", role: null }]);
    for (const stranger of [await look(cyd, challenge), await accept(cyd, challenge)])
      expect(stranger).toMatchObject({ status: 404, body: { code: "unknown_challenge" } });

    server.clock.pass(60_000);
    expect(good(await accept(bob, challenge))).toMatchObject({ battleId: null });
    expect(await newsOf(bob)).toMatchObject({ challenges: [] });
    expect(await newsOf(ann)).toMatchObject({ accepted: [{ id: challenge.id, friend: "Bob" }] });
    expect(good(await ready(ann, challenge))).toMatchObject({ battleId: expect.any(String) });
    expect(await newsOf(ann)).toMatchObject({ accepted: [] });
  });

  it("a challenge ends when the friend declines it or deletes their account", async () => {
    const { server, ann, bob } = await three();
    await makeFriends(ann, bob);
    const toBob = { friendId: await friendId(ann, "Bob") };
    const challenge = await challengeBy(ann, toBob);
    good(await bob.post(`pvp/challenges/${challenge.id}/withdraw`));
    expect(await ready(ann, challenge)).toMatchObject({ status: 404 });

    await challengeBy(ann, toBob);
    const { id } = (await server.store.accountOf(bob.userId)) ?? { id: 0 };
    await server.store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    expect(await server.store.deletePlayer(id, { publicId: "nobody", name: "Nobody" })).toBe("deleted");
    expect(await namesOf(ann)).toEqual([]);
    expect(good(await ann.get("pvp/challenges"))).toEqual({ challenges: [] });
  });
});
