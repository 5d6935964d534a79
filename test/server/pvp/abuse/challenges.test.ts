import { describe, expect, it } from "vitest";
import { freshServer } from "../../server-per-test.ts";
import {
  accept,
  accepted,
  battleOf,
  challengeBy,
  concede,
  DAY,
  look,
  MINUTE,
  ready,
} from "../challenge/support.ts";
import { good } from "../support/pvp-player.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";

/** Three players without a wallet on a server of their own. */
async function three() {
  const server = await freshServer();
  const [ann, bob, cyd] = [
    await server.player("Ann"),
    await server.player("Bob"),
    await server.player("Cyd"),
  ];
  return { server, ann, bob, cyd };
}

describe("links of challenges", () => {
  it("tell nothing about links that never existed, are withdrawn or too old (ABU-61)", async () => {
    const { server, ann, bob } = await three();
    const [withdrawn, old] = [await challengeBy(ann), await challengeBy(ann)];
    await ann.post(`pvp/challenges/${withdrawn.id}/withdraw`);
    server.clock.pass(DAY);
    for (const id of [withdrawn.id, old.id, "AAAAAAAAAAAAAAAAAAAAAA", "https://evil.example"]) {
      const path = encodeURIComponent(id);
      for (const answer of [
        await server.get(`/api/pvp/challenges/${path}`),
        await look(bob, { id: path }),
        await accept(bob, { id: path }),
        await ready(bob, { id: path }),
      ])
        expect(answer).toMatchObject({ status: 404, body: { code: "unknown_challenge" } });
    }
    const another = await challengeBy(ann);
    expect(await ready(bob, another)).toMatchObject({ status: 404, body: { code: "unknown_challenge" } });
    expect(old.id).toMatch(/^[\w-]{22}$/);
  });

  it("may be tried sixty times a minute by each address and player (ABU-61)", async () => {
    const server = await freshServer({ environment: { RATE_LIMIT_PER_SECOND: "500" } });
    const tries = Array.from({ length: 61 }, (_, i) => server.get(`/api/pvp/challenges/guess-${i}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  it("show the checked login name and nothing else of the challenger (ABU-67)", async () => {
    const server = await freshServer();
    const eve = await server.player("https://evil.example <b>\u202e");
    const { id } = await challengeBy(eve);
    const { body } = await server.get(`/api/pvp/challenges/${id}`);
    expect(body).toMatchObject({ id, challenger: "https://evil.example <b>", friend: null, role: null });
    expect(JSON.stringify(body)).not.toContain(eve.userId);
  });
});

describe("one player's challenges", () => {
  it("are five open ones at most, and their rows go with them (ABU-63)", async () => {
    const { server, ann } = await three();
    const answers = [];
    // Fifty at once, as a slow machine tells some of a thousand to come again later.
    while (answers.length < 1_000)
      answers.push(
        ...(await Promise.all(
          Array.from({ length: 50 }, () => ann.post("pvp/challenges", { turnMs: MINUTE, bestOf: 1 })),
        )),
      );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    const refused = { status: 409, body: { code: "pvp_too_many_challenges" } };
    expect(answers.find(({ status }) => status !== 200)).toMatchObject(refused);
    server.clock.pass(DAY);
    await server.store.removeExpired(server.clock.now());
    expect(good(await ann.get("pvp/challenges"))).toEqual({ challenges: [] });
    await challengeBy(ann);
  });

  it("cannot be accepted by themselves (ABU-62)", async () => {
    const { ann } = await three();
    const challenge = await challengeBy(ann);
    expect(await accept(ann, challenge)).toMatchObject({ status: 409, body: { code: "pvp_own_challenge" } });
    expect(good(await ready(ann, challenge))).toMatchObject({ battleId: null });
  });

  it("bring no rating with the cards of one account, nor after three rated battles of a day (ABU-62)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    const rated = async () => {
      const challenge = await challengeBy(ann.browser, { deck: ann.deck(), rated: true });
      return accepted(bob.browser, challenge, { deck: bob.deck(), rated: true });
    };
    for (let battle = 0; battle < 4; battle++) {
      const battleId = await rated();
      for (let turn = 0; turn < 4; turn++) {
        const mover = (await ann.battle(battleId)).yourTurn ? ann : bob;
        await mover.acted(battleId, { type: "endTurn" });
      }
      await bob.concede(battleId);
      world.clock.pass(1);
    }
    const { recentBattles } = await ann.stats();
    expect(recentBattles.map(({ unrated }) => unrated)).toEqual(["pair_limit", null, null, null]);

    // An account is bound to one player: whoever binds another one no longer brings its cards.
    const challenge = await challengeBy(ann.browser, { deck: ann.deck(), rated: true });
    await ann.browser.post("dev/account", {});
    const gone = await accept(bob.browser, challenge, { deck: bob.deck(), rated: true });
    expect(gone).toMatchObject({ status: 409, body: { code: "pvp_opponent_cards_gone" } });
  });
});

describe("whoever accepts a challenge", () => {
  it("gets it first or is told that somebody else did, and gets the same battle twice (ABU-64)", async () => {
    const { ann, bob, cyd } = await three();
    const challenge = await challengeBy(ann);
    const answers = await Promise.all([accept(bob, challenge), accept(cyd, challenge)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [first, second] = answers[0]?.status === 200 ? [bob, cyd] : [cyd, bob];
    expect(await accept(second, challenge)).toMatchObject({ body: { code: "pvp_challenge_taken" } });
    expect(await look(second, challenge)).toMatchObject({ status: 409 });
    const again = await Promise.all([accept(first, challenge), accept(first, challenge)]);
    expect(new Set(again.map(({ body }) => body.battleId)).size).toBe(1);
  });

  it("waits while the challenger is in another battle, and cannot be in two (ABU-66)", async () => {
    const { ann, bob, cyd } = await three();
    const [first, second] = [await challengeBy(ann), await challengeBy(ann)];
    const battleId = await accepted(bob, first);
    expect(good(await accept(cyd, second))).toMatchObject({ battleId: null, opponentBusy: true });
    expect(await accept(bob, await challengeBy(cyd))).toMatchObject({
      status: 409,
      body: { code: "pvp_in_battle", battleId },
    });
    await concede(bob, battleId);
    const begun = good<{ battleId: string }>(await ready(ann, second)).battleId;
    expect(await battleOf(cyd, begun)).toMatchObject({ opponentInfo: { name: "Ann" } });
  });

  it("finds nothing after the challenger was deleted (ABU-66)", async () => {
    const { server, ann, bob } = await three();
    const challenge = await challengeBy(ann);
    const { id } = (await server.store.accountOf(ann.userId)) ?? { id: 0 };
    await server.store.requestDeletion(id, 0, { type: "deletionRequested", dueAt: 0 }, null);
    expect(await server.store.deletePlayer(id, { publicId: "nobody", name: "Nobody" })).toBe("deleted");
    expect(await accept(bob, challenge)).toMatchObject({ status: 404 });
  });

  it("begins no further battle of a series that the other one has left (ABU-66)", async () => {
    const { ann, bob } = await three();
    const challenge = await challengeBy(ann, { bestOf: 3 });
    await concede(ann, await accepted(bob, challenge));
    expect(good(await ready(ann, challenge))).toMatchObject({ battleId: null });
    expect(await bob.post(`pvp/challenges/${challenge.id}/withdraw`)).toMatchObject({ status: 200 });
    expect(await ready(ann, challenge)).toMatchObject({ status: 404 });
    expect(await ann.get("pvp/queue/status")).toMatchObject({ body: { matched: false } });
  });
});
