import { describe, expect, it } from "vitest";
import { noteChallengeAccepted } from "../../../server/callback/noted-callbacks.ts";
import { accept, challengeBy } from "../pvp/challenge/support.ts";
import { duelOf, freshDuel, playerWith } from "../pvp/duel.ts";
import type { PvpPlayer } from "../pvp/support/pvp-player.ts";
import { freshPvpWorld, openQueueRules } from "../pvp/support/pvp-world.ts";
import { freshServer } from "../server-per-test.ts";
import { ALL_KINDS, TestCaller, testProviders } from "./callback-world.ts";

const { push, telegram, environment } = testProviders();
const SECOND = 1_000;
/** So long after a page was seen last, its player counts as away. */
const AWAY = 25 * SECOND;

/** A battle in which both are told of their turns, each in a browser; the mover's turn ends. */
async function watchedDuel() {
  const duel = await freshDuel({ environment: environment(), rules: openQueueRules });
  const told = async (player: PvpPlayer) => {
    const browser = push.subscribe();
    await player.browser.post("subscribePush", browser.subscription());
    await player.browser.post("setCallbacks", { kinds: ALL_KINDS });
    return browser;
  };
  const { server, rules } = duel.world.world;
  const browsers = { mover: await told(duel.mover), other: await told(duel.other) };
  return { duel, ...browsers, server, caller: new TestCaller(server, environment(), rules) };
}

describe("a player who wants to know when it is their turn", () => {
  it("is told once for each turn, when the page was not there for 25 s (GAP-62)", async () => {
    const { duel, other, mover, caller } = await watchedDuel();
    await duel.endTurns(1);
    await caller.sweep();
    duel.pass(AWAY);
    for (let sweep = 0; sweep < 2; sweep++) await caller.sweep();
    expect(other.shown).toEqual([
      {
        payload: {
          kind: "turn",
          title: "It is your turn",
          body: `${duel.mover.name} is waiting for your move.`,
          stop: "Stop these",
          fragment: "#pvp",
          player: String((await duel.other.browser.get("whoami")).body.userId),
        },
        topic: "turn",
        urgency: "high",
        ttl: (60 * SECOND - AWAY) / SECOND,
      },
    ]);
    expect([mover.shown, push.refusals]).toEqual([[], []]);
  });

  it("reads the name of an opponent as text that no client makes a link, a mention or a command of (ABU-104)", async () => {
    const world = await freshPvpWorld({ environment: environment(), rules: openQueueRules });
    const evil = await playerWith(world, "https://evil.example/login @EvilBot /start");
    const ann = await playerWith(world, "Ann");
    const [, annsChat] = world.messengerIds;
    telegram.started.add(String(annsChat));
    const browser = push.subscribe();
    await ann.browser.post("subscribePush", browser.subscription());
    expect((await ann.browser.post("setCallbacks", { kinds: ALL_KINDS, telegram: true })).status).toBe(200);
    const duel = await duelOf(world, evil, ann);
    await duel.endTurns(duel.mover.name === evil.name ? 1 : 2);
    const { server, rules } = world.world;
    const caller = new TestCaller(server, environment(), rules);
    await caller.sweep();
    duel.pass(AWAY);
    await caller.sweep();
    const texts = [telegram.messages.splice(0).at(-1)?.text ?? "", JSON.stringify(browser.shown)];
    for (const text of texts) {
      expect(text).not.toMatch(/https:|\.example|\/login|@EvilBot|\/start/);
      expect(text.replaceAll("\u2060", "")).toContain(
        "https://evil.example/login @EvilBot /start is waiting for",
      );
    }
  });

  it("is told within one sweep of a turn that begins while they are long away", async () => {
    const { duel, other, caller } = await watchedDuel();
    duel.pass(AWAY);
    await duel.endTurns(1);
    await caller.sweep();
    expect(other.shown).toHaveLength(1);
  });

  it("is not told while the page is open, nor of a turn that is over (GAP-62)", async () => {
    const { duel, other, caller } = await watchedDuel();
    await duel.endTurns(1);
    for (let seconds = 0; seconds < 50; seconds += 10) {
      await duel.other.battle(duel.battleId);
      duel.pass(10 * SECOND);
      await caller.sweep();
    }
    expect(other.shown).toEqual([]);
    await duel.acted(duel.other, { type: "endTurn" });
    duel.pass(AWAY);
    await caller.sweep();
    expect(other.shown).toEqual([]);
  });

  it("a turn is called out once by two processes that look at the same moment (GAP-62, ABU-70)", async () => {
    const { duel, other, server, caller } = await watchedDuel();
    const second = new TestCaller(server, environment(), openQueueRules);
    await duel.endTurns(1);
    duel.pass(AWAY);
    await Promise.all([caller.sweep(), second.sweep(), caller.sweep(), second.sweep()]);
    expect(other.shown).toHaveLength(1);
  });

  it("a player who logs out is called no more, and the next player in the browser gets no call meant for them (ABU-69)", async () => {
    const { duel, other, caller } = await watchedDuel();
    const eve = await duel.world.browser("Eve");
    await duel.other.browser.post("logout");
    await eve.post("subscribePush", other.subscription());
    await duel.endTurns(1);
    duel.pass(AWAY);
    await caller.sweep();
    expect(other.shown).toEqual([]);
    expect((await eve.get("getCallbacks")).body).toMatchObject({
      kinds: { turn: false, challenge: false, machines: false },
      push: { browsers: 1 },
    });
  });
});

describe("a player whose challenge was accepted", () => {
  it("is told once, by Telegram as well where the bot may write (GAP-62)", async () => {
    const { duel, mover, other, server, caller } = await watchedDuel();
    const [chat] = duel.world.messengerIds;
    telegram.started.add(String(chat));
    const ann = duel.mover.name === "Ann" ? duel.mover : duel.other;
    expect(await ann.browser.post("setCallbacks", { telegram: true })).toMatchObject({ status: 200 });
    const playerId = (await server.store.findPlayer({ provider: "telegram", id: String(chat) }))?.id ?? 0;
    for (let times = 0; times < 2; times++) {
      await noteChallengeAccepted(server.store, playerId, "challenge 1");
      await caller.sweep();
    }
    expect(telegram.messages.map(({ text }) => text)).toEqual([
      "We will tell you here from now on. You can stop this in the settings of the game.",
      "Your challenge was accepted\nYour friend is waiting for you to begin.",
    ]);
    expect((ann === duel.mover ? mover : other).shown).toHaveLength(1);
  });

  it("is told only when they are not there to begin at once (GAP-61, GAP-62)", async () => {
    const server = await freshServer({ environment: environment() });
    const caller = new TestCaller(server, environment());
    const [ann, bob] = [await server.player("Ann"), await server.player("Bob")];
    const browser = push.subscribe();
    await ann.post("subscribePush", browser.subscription());
    await ann.post("setCallbacks", { kinds: ALL_KINDS });
    const challenge = await challengeBy(ann);
    server.clock.pass(60 * SECOND);
    await accept(bob, challenge);
    await accept(bob, challenge);
    await caller.sweep();
    expect(browser.shown.map(({ payload }) => payload.fragment)).toEqual([`#challenge=${challenge.id}`]);
  });
});
