import { describe, expect, it } from "vitest";
import { duelOf, freshDuel, playerWith } from "./duel.ts";
import type { PvpPlayer } from "./support/pvp-player.ts";
import { freshPvpWorld } from "./support/pvp-world.ts";

const SECOND = 1_000;

describe("joining the queue", () => {
  it("waits for an opponent, with an estimate of 30 s at first (PVP-018, PVP-021, GAP-41)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    expect(await ann.joined()).toEqual({ matched: false, estimatedWaitTime: 30 });
    expect(await ann.status()).toEqual({
      matched: false,
      inQueue: true,
      waitTime: 0,
      estimatedWaitTime: 30,
      practiceOffered: false,
      waitReason: "Nobody else is waiting yet.",
    });
  });

  it("matches at once when an opponent waits, and both get the same battle (PVP-018, PVP-019)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    world.clock.pass(7 * SECOND);
    expect(await ann.status()).toMatchObject({ matched: false, inQueue: true, waitTime: 7 });
    const matched = await bob.joined();
    expect(matched).toMatchObject({ matched: true });
    expect(await ann.status()).toMatchObject({
      matched: true,
      inQueue: false,
      waitTime: 0,
      battleId: matched.battleId,
    });
    expect((await bob.status()).battleId).toBe(matched.battleId);
  });

  it("answers with the opponent's name, whose turn it is, how long it lasts and one's own expired turns (PVP-014, GAP-42)", async () => {
    const duel = await freshDuel();
    const { mover, other } = duel;
    await duel.endTurns(4);
    await other.concede(duel.battleId);
    const next = await duelOf(duel.world, mover, other);
    // The turn of the first one expires.
    next.pass(61.5 * SECOND);
    await next.other.status();
    next.pass(5 * SECOND);
    const rating = (player: PvpPlayer) => (player === other ? 976 : 1024);
    for (const player of [next.mover, next.other]) {
      const opponent = player === next.mover ? next.other : next.mover;
      expect((await player.status()).battle).toEqual({
        opponent: { name: opponent.name, bot: false, rating: rating(opponent) },
        yourTurn: player === next.other,
        timeRemaining: 55_000,
        expiredTurns: player === next.mover ? 1 : 0,
      });
    }
    await next.mover.concede(next.battleId);
    expect(await next.other.status()).not.toHaveProperty("battle");
  });

  it("tells the rating of an opponent also before their first rated battle (CON-77)", async () => {
    const first = await freshDuel();
    const { world, mover: rated } = first;
    await first.endTurns(4);
    await first.other.concede(first.battleId);
    const cyd = await playerWith(world, "Cyd");
    await duelOf(world, rated, cyd);
    const opponentOf = async (player: PvpPlayer) => (await player.status()).battle?.opponent;
    expect(await opponentOf(rated)).toEqual({ name: "Cyd", bot: false, rating: 1000 });
    expect(await opponentOf(cyd)).toEqual({ name: rated.name, bot: false, rating: 1024 });
  });

  it("accepts cards as ids or as objects with an id, and ignores all other fields (ABU-47)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    const [id] = ann.cards.creatures;
    const boosted = { id, stats: { energy: 9999, strength: 9999 }, rarity: "Legendary", form: 3 };
    await ann.browser.post("pvp/queue", { selectedCreatures: [boosted] });
    const { battleId = "" } = await bob.joined();
    const kept = await world.kept(battleId);
    const [owned] = await world.world.ledger.collection.creatures.withIds([String(id)], console);
    const deck = kept.setup.player1.creatures[0]?.id === id ? kept.setup.player1 : kept.setup.player2;
    expect(deck.creatures).toMatchObject([
      { id, stats: owned?.stats, rarity: owned?.rarity, form: owned?.form },
    ]);
  });

  it("refuses a deck without creatures, a sixth creature, a fourth tool or spell, with a sentence (PVP-006, PVP-007, PVP-008)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann", [6, 4, 4]);
    const errors = [];
    for (const counts of [[0], [6], [1, 4], [1, 0, 4]]) {
      const { status, body } = await ann.queue(ann.deck(...counts));
      errors.push([status, body.error]);
    }
    expect(errors).toEqual([
      [400, "Select at least one creature for battle!"],
      [400, "Maximum 5 creatures allowed in PvP!"],
      [400, "Maximum 3 tools allowed in PvP!"],
      [400, "Maximum 3 spells allowed in PvP!"],
    ]);
    expect(await ann.status()).toMatchObject({ inQueue: false });
  });

  it("refuses a card chosen twice, in either form (ABU-47)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    const [id = ""] = ann.cards.creatures;
    const twice = await ann.browser.post("pvp/queue", { selectedCreatures: [id, { id }] });
    expect(twice).toMatchObject({ status: 400, body: { code: "pvp_duplicate" } });
  });

  it("refuses invented cards and those of others, and puts nobody into the queue (ABU-47)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob", [1, 1, 1])];
    const own = ann.deck();
    for (const selectedCreatures of [bob.cards.creatures.slice(0, 1), ["#999999#"], ["dragon"], ['#1#"']])
      expect(await ann.queue({ ...own, selectedCreatures })).toMatchObject({
        status: 403,
        body: { error: "This creature is not yours", code: "not_your_creature" },
      });
    for (const items of [{ tools: bob.cards.tools.slice(0, 1) }, { spells: bob.cards.spells.slice(0, 1) }])
      expect(await ann.queue({ ...own, ...items })).toMatchObject({
        status: 403,
        body: { error: "This item is not yours" },
      });
    expect(await ann.status()).toMatchObject({ inQueue: false });
  });

  it("reads the ledger without caches: a card given away a moment ago cannot fight (GAP-41)", async () => {
    const world = await freshPvpWorld();
    const ann = await world.world.player("Ann", {});
    await world.world.chain.ledger.give(ann.account, {
      creatures: [{ species_name: "Corvax", form: 1, rarity: "Rare" }],
      tools: [],
      spells: [],
      tokens: {},
    });
    const { body } = await ann.ask("getUserCreatures");
    const selectedCreatures = (body.creatures as { id: string }[]).map(({ id }) => id);
    const bob = await world.world.player("Bob", {});
    await ann.sign(
      transfer(world.world.ledger.network.collections.creatures ?? "", ann.account, bob.account),
    );
    expect(await ann.post("pvp/queue", { selectedCreatures })).toMatchObject({
      status: 403,
      body: { error: "This creature is not yours" },
    });
    expect(await bob.post("pvp/queue", { selectedCreatures })).toMatchObject({ status: 200 });

    function transfer(resource: string, from: string, to: string): string {
      return `CALL_METHOD Address("${from}") "withdraw_non_fungibles" Address("${resource}") Array<NonFungibleLocalId>(NonFungibleLocalId("${selectedCreatures[0]}"));
        CALL_METHOD Address("${to}") "try_deposit_batch_or_abort" Expression("ENTIRE_WORKTOP") Enum<0u8>();`;
    }
  });

  it("is refused while the ledger cannot confirm the cards (ABU-56)", async () => {
    const world = await freshPvpWorld();
    const ann = await playerWith(world, "Ann");
    world.world.behave({ gateway: "down" });
    expect((await ann.queue()).status).toBe(502);
    expect(await ann.status()).toMatchObject({ inQueue: false });
    world.world.behave({});
    expect((await ann.queue()).status).toBe(200);
  });

  it("needs a bound account, a session and a ledger (CON-73, PVP-011)", async () => {
    const world = await freshPvpWorld();
    const visitor = await world.world.server.post("/api/pvp/queue", { selectedCreatures: ["#1#"] });
    expect(visitor).toMatchObject({ status: 401, body: { error: "Not logged in" } });
    const ann = await world.browser("Ann");
    expect(await ann.post("pvp/queue", { selectedCreatures: ["#1#"] })).toMatchObject({
      status: 403,
      body: { error: "Connect Radix wallet and share account!" },
    });
  });

  it("is refused during a battle, which the answer names (ABU-49)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    const { battleId } = await duelOf(world, ann, bob);
    expect(await ann.queue()).toMatchObject({ status: 409, body: { code: "pvp_in_battle", battleId } });
  });

  it("replaces the deck of a player who waits already and keeps the place in the queue (GAP-41, ABU-49)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann", [2, 0, 0]), await playerWith(world, "Bob")];
    await ann.joined(ann.deck(1));
    world.clock.pass(5 * SECOND);
    await ann.joined(ann.deck(2));
    expect(await ann.status()).toMatchObject({ waitTime: 5 });
    const { battleId = "" } = await bob.joined();
    const { setup } = await world.kept(battleId);
    expect(setup.player1.creatures.map(({ id }) => id)).toEqual(ann.cards.creatures.slice(0, 2));
  });

  it("begins one battle for many parallel joins of two players (ABU-49)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await Promise.all(Array.from({ length: 6 }, (_, place) => (place % 2 === 0 ? ann : bob).queue()));
    const [one, two] = [await ann.status(), await bob.status()];
    expect(one.battleId).toBe(two.battleId);
    expect(await world.world.server.store.countPvp()).toEqual({ waiting: 0, battles: 1 });
  });
});

describe("waiting in the queue", () => {
  it("ends for a player who has not asked for 10 s (GAP-41, ERR-035)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    world.clock.pass(9_999);
    expect(await ann.status()).toMatchObject({ inQueue: true, waitTime: 9 });
    world.clock.pass(10 * SECOND);
    expect(await bob.joined()).toMatchObject({ matched: false });
    expect(await ann.status()).toMatchObject({ matched: false, inQueue: false, waitTime: 0 });
  });

  it("widens the window of ratings by 50 points every 10 s (GAP-41)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    // Five wins against others lift Bob a little more than 100 points above Ann.
    for (let round = 0; round < 5; round++) {
      const carl = await playerWith(world, `Carl ${round}`);
      const duel = await duelOf(world, bob, carl);
      await duel.endTurns(4);
      await carl.concede(duel.battleId);
    }
    const { stats } = await bob.stats();
    expect(stats.rating).toBeGreaterThan(1100);
    expect(stats.rating).toBeLessThanOrEqual(1150);
    await ann.joined();
    await bob.joined();
    for (let second = 0; second < 10; second += 2) {
      expect(await ann.status()).toMatchObject({
        matched: false,
        waitReason: `Nobody within 100 rating points is waiting yet. The search widens in ${10 - second} s.`,
      });
      expect(await bob.status()).toMatchObject({ matched: false });
      world.clock.pass(2 * SECOND);
    }
    expect(await ann.status()).toMatchObject({ matched: true });
  });

  it("has an estimate from the waits of others (PVP-021, GAP-41)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    world.clock.pass(8 * SECOND);
    await ann.status();
    world.clock.pass(8 * SECOND);
    await ann.status();
    await bob.joined();
    // Waits of 16 and 0 s.
    expect((await ann.status()).estimatedWaitTime).toBe(8);
  });
});

describe("leaving the queue", () => {
  it("ends the wait, answers the same every time, and prevents a match (PVP-020)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    expect(await ann.status()).toMatchObject({ inQueue: true });
    for (let time = 0; time < 2; time++)
      expect(await ann.browser.post("pvp/queue/cancel")).toMatchObject({
        status: 200,
        body: { success: true },
      });
    expect(await ann.status()).toMatchObject({ inQueue: false, matched: false });
    expect(await bob.joined()).toMatchObject({ matched: false });
  });

  it("does not undo an existing match (ABU-50)", async () => {
    const world = await freshPvpWorld();
    const [ann, bob] = [await playerWith(world, "Ann"), await playerWith(world, "Bob")];
    await ann.joined();
    const [{ battleId }] = await Promise.all([bob.joined(), ann.cancel()]);
    await ann.cancel();
    const status = await ann.status();
    expect(status.battleId).toBe(battleId);
    expect(status.matched).toBe(battleId !== undefined);
  });
});
