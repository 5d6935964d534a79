// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { type BattleEvent, newBattle, shippedRules as rules, viewFor } from "../../../rules/index.ts";
import type { PvpLiveListReply, PvpPastReply, PvpWatchReply } from "../../../server/contract/index.ts";
import { pageText, the } from "../support/render.tsx";
import { CREATURES } from "./support/pvp-cards.ts";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

const LIST = "/api/pvp/live";
const BATTLE = "/api/pvp/live/abc";
const POLL = rules.pvpScreens.timings.battlePollMs;

const battles: PvpLiveListReply["battles"] = [
  { id: "abc", players: ["Ann", "Bob"], kind: "tournament", turn: 4 },
];

function sides() {
  const deck = (from: number) => ({ creatures: CREATURES.slice(from, from + 2), tools: [], spells: [] });
  const events: BattleEvent[] = [];
  const setup = { mode: "pvp", seed: "watched", player1: deck(0), player2: deck(2) } as const;
  const { player, enemy } = viewFor(rules, newBattle(rules, setup, events), "watcher");
  return { player1: { ...player, battleLog: [] }, player2: { ...enemy, battleLog: [] } };
}

/** The battle of Ann and Bob at a version; each version is a turn. */
const live = (version: number): PvpWatchReply =>
  ({
    version,
    rulesHash: "hash",
    status: "active",
    battleState: sides(),
    turnNumber: version + 1,
    activePlayer: 1,
    timeRemaining: 60_000,
    serverTime: 0,
    players: [
      { name: "Ann", bot: false },
      { name: "Bob", bot: false },
    ],
    winner: null,
    endedBy: null,
    events: [],
    eventsSince: version,
  }) as unknown as PvpWatchReply;

const past = (from: number, to: number, version: number): PvpPastReply =>
  ({
    version,
    moments: Array.from({ length: to - from + 1 }, (_, index) => ({
      version: from + index,
      decidedBy: 1,
      turnNumber: from + index + 1,
      activePlayer: 1,
      battleState: sides(),
      events: [],
      lines: [],
    })),
  }) as unknown as PvpPastReply;

async function listed(shows: boolean | null = null): Promise<PvpOnScreen> {
  const play = new PvpOnScreen();
  play.wire.answers.set(LIST, { shows, battles });
  await play.show();
  await play.does(() => the("button", "Watch Live").click());
  return play;
}

/** Opens the battle from the list, at version 3. */
async function watching(): Promise<PvpOnScreen> {
  const play = await listed();
  play.wire.answers.set(BATTLE, live(3));
  await play.does(() => the("button", "Watch Ann against Bob").click());
  return play;
}

const where = () => the("slider").getAttribute("aria-valuetext");

describe("the list of live battles", () => {
  it("names players, kind and turn, and lets nobody watch the player's own until they choose it", async () => {
    const play = await listed();
    for (const words of ["Ann against Bob", "Tournament", "Turn 4"]) expect(pageText()).toContain(words);
    expect(the("switch").getAttribute("aria-checked")).toBe("false");
    play.wire.answers.set(`${LIST}/show`, { shows: true, battles: [] });
    await play.does(() => the("switch").click());
    expect(play.wire.calls.at(-1)).toEqual({ path: `${LIST}/show`, body: '{"shows":true}' });
    expect(the("switch").getAttribute("aria-checked")).toBe("true");
    expect(pageText()).toContain("Nobody is showing a battle at the moment.");
    expect(pageText()).toContain("Battles you can watch are listed here with both players");
  });

  it("is where the way back from a watched battle leads", async () => {
    const play = await watching();
    expect(pageText()).toContain("Ann's turn");
    await play.does(() => the("button", "Back").click());
    expect(play.state).toMatchObject({ screen: "live", watch: null });
    expect(pageText()).toContain("Ann against Bob");
    await play.does(() => the("button", "Back").click());
    expect(the("tab", "Battle")).toBeTruthy();
  });
});

describe("a watched battle", () => {
  it("steps back to earlier moments and forward again while it goes on, and returns to the present", async () => {
    const play = await watching();
    play.wire.answers.set(`${BATTLE}/past`, past(0, 3, 3));
    await play.does(() => the("button", "Step Back").click());
    expect(where()).toBe("Turn 3, action 2 of 3");
    await play.does(() => the("button", "Step Back").click());
    expect(where()).toBe("Turn 2, action 1 of 3");
    expect(pageText()).toContain("You see an earlier moment.");

    play.wire.answers.set(BATTLE, live(5));
    play.wire.answers.set(`${BATTLE}/past`, past(4, 5, 5));
    await play.passes(POLL);
    expect(where()).toBe("Turn 2, action 1 of 5");
    expect(play.wire.calls.at(-1)?.path).toBe(`${BATTLE}/past?from=4`);
    await play.does(() => the("button", "Step Forward").click());
    expect(where()).toBe("Turn 3, action 2 of 5");

    await play.does(() => the("button", "Live").click());
    expect(pageText()).toContain("Turn 6");
    expect(() => the("slider")).toThrow();
    play.wire.answers.set(BATTLE, live(6));
    await play.passes(POLL);
    expect(pageText()).toContain("Turn 7");
  });

  it("stays live, with a reason, where what happened before cannot be loaded", async () => {
    const play = await watching();
    await play.does(() => the("button", "Step Back").click());
    expect(pageText()).toContain("What happened before could not be loaded");
    expect(() => the("slider")).toThrow();
  });

  it("ends with a sentence when one of its players lets nobody watch any more (ABU-82)", async () => {
    const play = await watching();
    play.wire.refused.set(BATTLE, 404);
    play.wire.answers.set(BATTLE, { error: "gone", code: "not_watchable" });
    await play.passes(POLL);
    expect(the("alert").textContent).toBe(
      `The battle cannot be watched: ${rules.texts.failures.not_watchable}`,
    );
    const calls = play.wire.calls.length;
    await play.passes(POLL);
    expect(play.wire.calls.length).toBe(calls);
  });
});
