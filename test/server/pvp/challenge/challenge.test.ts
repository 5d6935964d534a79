import { describe, expect, it } from "vitest";
import type { PvpChallengeReply, PvpMeetingReply } from "../../../../server/contract/index.ts";
import type { TestPlayer } from "../../lab-server.ts";
import { freshServer } from "../../server-per-test.ts";
import { good } from "../support/pvp-player.ts";
import { freshPvpWorld } from "../support/pvp-world.ts";
import { accept, accepted, battleOf, challengeBy, concede, DAY, look, MINUTE, ready } from "./support.ts";

/** Two friends without a wallet on a server of their own. */
async function friends(): Promise<{ ann: TestPlayer; bob: TestPlayer; pass: (ms: number) => void }> {
  const server = await freshServer();
  const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
  return { ann, bob, pass: (ms) => server.clock.pass(ms) };
}

describe("a challenge by link", () => {
  it("says who invites before a login, and needs no wallet: both fight with the same lent team (GAP-61)", async () => {
    const { ann, bob } = await friends();
    const challenge = await challengeBy(ann);
    const visitor = await ann.server.get(`/api/pvp/challenges/${challenge.id}`);
    expect(visitor).toMatchObject({ status: 200, body: { challenger: "Ann", role: null, ownDeck: false } });
    const battleId = await accepted(bob, challenge);
    const seen = await battleOf(ann, battleId);
    expect(seen).toMatchObject({ rated: false, opponentInfo: { name: "Bob" }, challengeId: challenge.id });
    const kept = await ann.server.store.findBattle(battleId);
    const { player1, player2 } = kept?.battle.setup ?? {};
    const species = (deck = player1) => deck?.creatures.map((card) => card.species_id);
    expect(player1?.creatures).toHaveLength(5);
    expect(species(player2)).toEqual(species(player1));
  });

  it("begins its battle once the challenger is there again, at their next word, for which they are called back (GAP-61, GAP-62)", async () => {
    const { ann, bob, pass } = await friends();
    const challenge = await challengeBy(ann);
    await ann.post("setCallbacks", { kinds: { turn: false, challenge: true, machines: false } });
    pass(MINUTE);
    expect(good(await accept(bob, challenge))).toMatchObject({
      battleId: null,
      challenge: { friend: "Bob" },
    });
    const [called, ...others] = await ann.server.store.dueCallbacks(9);
    expect([called?.kind, called?.subject, others]).toEqual(["challenge", challenge.id, []]);
    const { battleId } = good<PvpMeetingReply>(await ready(ann, challenge));
    expect(battleId).not.toBeNull();
    expect(good(await ready(bob, challenge))).toMatchObject({ battleId });
    expect(good(await accept(bob, challenge))).toMatchObject({ battleId });
  });

  it("changes no record and no rating when it is friendly (GAP-61)", async () => {
    const { ann, bob } = await friends();
    await concede(bob, await accepted(bob, await challengeBy(ann)));
    const { body } = await ann.get("pvp/stats");
    expect(body).toMatchObject({
      stats: { rating: 1000, wins: 0 },
      recentBattles: [{ unrated: "friendly", won: true }],
    });
  });

  it("is fought to two wins as best of three, each battle begun by both, and then again (GAP-61)", async () => {
    const { ann, bob, pass } = await friends();
    const challenge = await challengeBy(ann, { bestOf: 3 });
    let battleId = await accepted(bob, challenge);
    for (const wins of [
      [1, 0],
      [2, 0],
    ]) {
      await concede(bob, battleId);
      expect(good(await look(ann, challenge))).toMatchObject({ wins });
      expect(good(await ready(ann, challenge))).toMatchObject({ battleId: null });
      battleId = good<{ battleId: string }>(await ready(bob, challenge)).battleId;
      pass(1);
    }
    // The series was over: this is the first battle of a rematch, whose challenge has taken the place of the first.
    const { challengeId } = await battleOf(bob, battleId);
    expect(challengeId).not.toBe(challenge.id);
    expect(await look(ann, challenge)).toMatchObject({ status: 404 });
    expect(good(await look(ann, { id: String(challengeId) }))).toMatchObject({ bestOf: 3, wins: [0, 0] });
  });

  it("has the clock that was chosen: the turn ends after it, and longer waits count as presence (GAP-69)", async () => {
    const { ann, bob, pass } = await friends();
    const battleId = await accepted(bob, await challengeBy(ann, { turnMs: 2 * MINUTE }));
    const before = await battleOf(ann, battleId);
    expect(before.timeRemaining).toBe(2 * MINUTE);
    pass(2 * MINUTE);
    expect(await battleOf(ann, battleId)).toMatchObject({ yourTurn: before.yourTurn });
    pass(1_500);
    const after = await battleOf(ann, battleId);
    expect(after).toMatchObject({ yourTurn: !before.yourTurn, timeRemaining: 2 * MINUTE });
  });

  it("with a day a turn begins without the challenger and loses nothing in an hour (GAP-69)", async () => {
    const { ann, bob, pass } = await friends();
    const challenge = await challengeBy(ann, { turnMs: DAY });
    pass(12 * 60 * MINUTE);
    const battleId = await accepted(bob, challenge);
    pass(60 * MINUTE);
    expect(await battleOf(bob, battleId)).toMatchObject({ expiredTurns: { own: 0, opponent: 0 } });
  });

  it("is rated only if both wish it and both bring decks (GAP-61, GAP-69)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await world.player("Ann"), await world.player("Bob")];
    const outcomes: unknown[] = [];
    for (const [one, two] of [
      [true, true],
      [true, false],
      [false, true],
    ]) {
      const challenge = await challengeBy(ann.browser, { deck: ann.deck(), rated: one });
      const battleId = await accepted(bob.browser, challenge, { deck: bob.deck(), rated: two });
      outcomes.push((await ann.battle(battleId)).rated);
      await ann.concede(battleId);
      world.clock.pass(1);
    }
    expect(outcomes).toEqual([true, false, false]);
    const lent = await challengeBy(ann.browser, { deck: ann.deck(), rated: true });
    expect(await ann.battle(await accepted(bob.browser, lent))).toMatchObject({ rated: false });
  });

  it("refuses rated battles without a deck or with slower turns, and terms that nobody offers (GAP-69)", async () => {
    const world = await freshPvpWorld();
    const ann = await world.player("Ann");
    const ask = async (wishes: object) => {
      const { body } = await ann.browser.post("pvp/challenges", { turnMs: MINUTE, bestOf: 1, ...wishes });
      return body.code;
    };
    expect(await ask({ rated: true })).toBe("pvp_challenge_not_rated");
    expect(await ask({ rated: true, deck: ann.deck(), turnMs: 2 * MINUTE })).toBe("pvp_challenge_not_rated");
    expect(await ask({ turnMs: 61_000 })).toBe("pvp_challenge_terms");
    expect(await ask({ bestOf: 2 })).toBe("pvp_challenge_terms");
    expect(await ask({ deck: { selectedCreatures: [] } })).toBe("pvp_no_creature");
  });

  it("lists the open ones of a player, until they are withdrawn (GAP-61)", async () => {
    const { ann, bob } = await friends();
    const challenge = await challengeBy(ann);
    const listed = async () =>
      good<{ challenges: PvpChallengeReply[] }>(await ann.get("pvp/challenges")).challenges;
    expect(await listed()).toEqual([challenge]);
    expect(await bob.post(`pvp/challenges/${challenge.id}/withdraw`)).toMatchObject({ status: 404 });
    expect(await ann.post(`pvp/challenges/${challenge.id}/withdraw`)).toMatchObject({ status: 200 });
    expect(await listed()).toEqual([]);
    expect(await accept(bob, challenge)).toMatchObject({ status: 404 });
  });
});
