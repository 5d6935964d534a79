import { describe, expect, it } from "vitest";
import { accept, challengeBy, look, MINUTE } from "../pvp/challenge/support.ts";
import { good } from "../pvp/support/pvp-player.ts";
import { befriend, friendId, linkOf, makeFriends, namesOf, newsOf, three } from "./support.ts";

describe("friend links", () => {
  it("tell nothing about links that never existed, were renewed or withdrawn (ABU-77)", async () => {
    const { server, ann, bob } = await three();
    const renewed = await linkOf(ann);
    const withdrawn = await linkOf(ann);
    await ann.post("friends/link", { wanted: false });
    for (const link of [renewed, withdrawn, "AAAAAAAAAAAAAAAAAAAAAA", "https://evil.example"]) {
      const path = encodeURIComponent(link);
      for (const answer of [
        await server.get(`/api/friends/link/${path}`),
        await bob.get(`friends/link/${path}`),
        await befriend(bob, link),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: "unknown_friend_link" } });
    }
    expect(renewed).toMatch(/^[\w-]{22}$/);
  });

  it("may be tried sixty times a minute by each address, and by each player (ABU-77, ABU-78)", async () => {
    const { server, bob } = await three({ RATE_LIMIT_PER_SECOND: "500" });
    const counted = async (tries: Promise<{ status: number }>[]) => {
      const statuses = (await Promise.all(tries)).map(({ status }) => status);
      return [404, 429].map((status) => statuses.filter((one) => one === status).length);
    };
    const guesses = Array.from({ length: 61 }, (_, i) => server.get(`/api/friends/link/guess-${i}`));
    expect(await counted(guesses)).toEqual([60, 1]);
    const requests = Array.from({ length: 1_000 }, (_, i) => befriend(bob, `guess-${i}`));
    expect(await counted(requests)).toEqual([60, 940]);
  });

  it("show the checked login name and nothing else of the player (ABU-77)", async () => {
    const { server } = await three();
    const eve = await server.player("https://evil.example <b>\u202e");
    const answer = await server.get(`/api/friends/link/${await linkOf(eve)}`);
    expect(answer.body).toEqual({ name: "https://evil.example <b>", own: false });
  });
});

describe("challenges to friends", () => {
  it("go to friends alone, once for the same terms, and not again and again to the same one (ABU-79)", async () => {
    const { ann, bob, cyd } = await three();
    await makeFriends(ann, bob);
    await makeFriends(ann, cyd);
    const to = await friendId(ann, "Bob");
    const challenge = { turnMs: MINUTE, bestOf: 1, friendId: to };
    const stranger = await ann.post("pvp/challenges", { ...challenge, friendId: "somebody" });
    expect(stranger).toMatchObject({ status: 404, body: { code: "unknown_friend" } });

    const first = await challengeBy(ann, { friendId: to });
    expect(await challengeBy(ann, { friendId: to })).toMatchObject({ id: first.id });
    expect((await newsOf(bob)).challenges).toHaveLength(1);
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) {
      const { challenges } = await newsOf(bob);
      for (const { id } of challenges) good(await ann.post(`pvp/challenges/${id}/withdraw`));
      statuses.push((await ann.post("pvp/challenges", challenge)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429, 429]);
    await challengeBy(ann, { friendId: await friendId(ann, "Cyd") });
    await challengeBy(bob, { friendId: await friendId(bob, "Ann") });
  });
});

describe("a blocked player", () => {
  it("is shown a challenge link of the other one as every visitor is, with a session and without (ABU-80, ABU-113)", async () => {
    const { server, ann, bob } = await three();
    await makeFriends(ann, bob);
    const open = await challengeBy(ann);
    const address = `/api/pvp/challenges/${open.id}`;
    const before = await look(bob, open);
    good(await ann.post(`friends/${await friendId(ann, "Bob")}/block`));
    const { status, body } = await server.get(address);
    expect(status).toBe(200);
    expect(await look(bob, open)).toMatchObject({ status, body });
    expect((await look(bob, open)).body).toEqual(before.body);
    expect(await accept(bob, open)).toMatchObject({ status: 404 });
    good(await ann.post(`pvp/challenges/${open.id}/withdraw`));
    for (const answer of [await look(bob, open), await server.get(address)])
      expect(answer).toMatchObject({ status: 404, body: { code: "unknown_challenge" } });
  });

  it("reaches the other one by no way, and learns nothing of it (ABU-80)", async () => {
    const { ann, bob, cyd } = await three();
    await makeFriends(ann, bob);
    await makeFriends(ann, cyd);
    const link = await linkOf(ann);
    const before = await friendId(bob, "Ann");
    const open = await challengeBy(ann);
    const sent = await challengeBy(bob, { friendId: before });
    good(await ann.post(`friends/${await friendId(ann, "Bob")}/block`));

    // What was sent before, what is sent now, the friend link and a challenge link.
    expect(await newsOf(ann)).toMatchObject({ challenges: [] });
    good(await bob.post(`pvp/challenges/${sent.id}/withdraw`));
    expect(await challengeBy(bob, { friendId: before })).toMatchObject({ invited: "Ann", friend: null });
    expect(await newsOf(ann)).toMatchObject({ challenges: [] });
    good(await befriend(bob, link));
    expect([await namesOf(ann), await namesOf(bob)]).toEqual([["Cyd"], ["Ann"]]);
    expect(await accept(bob, open)).toMatchObject({ status: 404, body: { code: "unknown_challenge" } });
    expect(await look(cyd, open)).toMatchObject({ status: 200 });

    // Whoever is unblocked becomes a friend again by the link alone.
    good(await ann.post(`friends/${bob.userId}/unblock`));
    expect(await newsOf(ann)).toMatchObject({ challenges: [] });
    good(await befriend(bob, link));
    expect((await newsOf(ann)).challenges).toHaveLength(1);
    expect(await ann.post("friends/nobody/block")).toMatchObject({ status: 404 });
  });
});
