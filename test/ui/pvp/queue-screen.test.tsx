// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { pvpTips, shippedRules as rules } from "../../../rules/index.ts";
import { pageText, the } from "../support/render.tsx";
import { PvpOnScreen } from "./support/pvp-on-screen.tsx";

describe("matchmaking", () => {
  it("shows elapsed time, estimated wait, deck power, the deck, a tip and Cancel Queue (PVP-012, PVP-022)", async () => {
    const play = new PvpOnScreen();
    play.pvp.store.setState((state) => {
      state.selection = { creatures: ["#1#", "#0#"], tools: ["#Ledger Lens#"], spells: [] };
    });
    await play.queue({ joinedAt: play.now - 65_000, estimatedWait: 30 }).show();
    expect(the("dialog", "Finding Opponent...")).toBeTruthy();
    const facts = [...document.querySelectorAll("dl > div")].map((fact) => fact.textContent);
    // Legendary form 1 of 40 points, Rare form 0 of 39: 2 + 10 + 40 + 1.3 + 39.
    expect(facts).toEqual(["Time in queue1:05", "Estimated wait0:30", "Deck power92"]);
    for (const name of ["Bullx", "Xerdian", "Ledger Lens"]) expect(pageText()).toContain(name);
    expect(pageText()).toMatch(/Tip: ./);
    expect(the("button", "Cancel Queue")).toBeTruthy();
  });

  it("asks for a casual battle with the chosen clock, and says so while it waits (GAP-69)", async () => {
    const play = new PvpOnScreen();
    play.pvp.store.setState((state) => {
      state.selection.creatures = ["#0#"];
    });
    play.wire.answers.set("/api/pvp/queue", { matched: false, estimatedWaitTime: 30 });
    await play.show();
    const kinds = document.querySelector("select") as HTMLSelectElement;
    expect([...kinds.options].map(({ text }) => text)).toEqual([
      "Rated, 60 seconds a turn",
      "Casual, 60 seconds a turn",
      "Casual, 120 seconds a turn",
    ]);
    expect(pageText()).toContain("Counts for your rating and the leaderboard.");
    await play.does(() => {
      kinds.selectedIndex = 2;
      kinds.dispatchEvent(new Event("change", { bubbles: true }));
    });
    expect(pageText()).toContain("Changes no rating and no record.");
    await play.does(() => the("button", "Find Opponent").click());
    const joined = play.wire.calls.find(({ path }) => path === "/api/pvp/queue");
    expect(JSON.parse(joined?.body ?? "")).toMatchObject({ casualTurnMs: 120_000 });
    expect(the("dialog", "Finding Opponent...").textContent).toContain("Casual, 120 seconds a turn");
  });

  it("shows each of the seven tips in turn (PVP-013)", async () => {
    const seen = new Set<string>();
    for (let place = 0; place < 7; place++) {
      const play = new PvpOnScreen();
      const joinedAt = play.now - place * rules.pvpScreens.timings.tipMs;
      await play.queue({ joinedAt }).show();
      const tip = [...document.querySelectorAll("p")].findLast((one) => one.textContent?.startsWith("Tip: "));
      seen.add(tip?.textContent?.slice("Tip: ".length) ?? "");
    }
    expect([...seen]).toEqual(pvpTips(rules));
    expect([...seen]).toContain("Tools can be used only once per battle.");
    expect([...seen]).toContain("Base energy regeneration is 3 per turn.");
  });

  it("counts the seconds while it is shown (PVP-012)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const play = new PvpOnScreen();
      await play.queue({}).show();
      expect(pageText()).toContain("Time in queue0:00");
      play.now += 3000;
      await play.does(() => vi.advanceTimersByTime(1000));
      expect(pageText()).toContain("Time in queue0:03");
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows 'Match Found!' and 'Preparing battlefield...', then the battle (PVP-005, PVP-014)", async () => {
    const play = new PvpOnScreen();
    play.pvp.store.setState((state) => {
      state.selection.creatures = ["#0#"];
    });
    play.wire.answers.set("/api/pvp/queue", { matched: true, battleId: "battle", estimatedWaitTime: 30 });
    await play.show();
    await play.does(() => the("button", "Find Opponent").click());
    expect(the("dialog", "Match Found!").textContent).toContain("Preparing battlefield...");
    await play.passes(rules.pvpScreens.timings.matchFoundMs);
    expect(the("dialog", "Turn 1")).toBeTruthy();
  });

  it.each([
    [{ name: "Bob", bot: false, rating: 1250 }, "Your opponentBobPlatinum, rating 1250"],
    [
      { name: "Practice Bot", bot: true, rating: null },
      "Your opponentPractice BotPractice: changes no rating",
    ],
  ])("shows the opponent at 'Match Found!': %j (PVP-014)", async (opponent, text) => {
    const play = new PvpOnScreen();
    play.pvp.store.setState((state) => {
      state.selection.creatures = ["#0#"];
    });
    const battle = { opponent, yourTurn: true, timeRemaining: 60_000, expiredTurns: 0 };
    const status = { matched: true, battleId: "battle", inQueue: false, waitTime: 0, battle };
    play.wire.answers.set("/api/pvp/queue", { matched: true, battleId: "battle", estimatedWaitTime: 30 });
    play.wire.answers.set("/api/pvp/queue/status", status);
    await play.show();
    await play.does(() => the("button", "Find Opponent").click());
    expect(document.querySelector("[aria-label='Your opponent']")?.textContent).toBe(text);
  });

  it("shows 'Matchmaking Error' with the reason, Try Again and Cancel (PVP-015, PVP-017, ERR-033)", async () => {
    const play = new PvpOnScreen();
    play.pvp.store.setState((state) => {
      state.selection.creatures = ["#0#"];
    });
    play.wire.answers.set("/api/pvp/queue", { error: "This creature is not yours", code: "not_owner" });
    await play.show();
    await play.does(() => the("button", "Find Opponent").click());
    expect(the("dialog", "Matchmaking Error").textContent).toContain("This creature is not yours");
    play.wire.answers.set("/api/pvp/queue", { error: "", code: "odd" });
    await play.does(() => the("button", "Try Again").click());
    expect(the("alert").textContent).toBe("Failed to join queue");
    play.wire.answers.delete("/api/pvp/queue");
    await play.does(() => the("button", "Try Again").click());
    expect(the("alert").textContent).toBe("Failed to connect to matchmaking server");
    expect(play.wire.calls.filter(({ path }) => path === "/api/pvp/queue")).toHaveLength(3);
    await play.does(() => the("button", "Cancel").click());
    expect(pageText()).toContain("Choose your deck");
  });

  it("offers a practice battle after the estimated wait, marked as against a bot", async () => {
    const play = new PvpOnScreen();
    await play.queue({ practiceOffered: false }).show();
    expect(pageText()).not.toContain("Practise Against a Bot");
    await play.does(() => play.queue({ practiceOffered: true }));
    expect(pageText()).toContain("this changes no rating");
    play.wire.answers.set("/api/pvp/queue/bot", { matched: true, battleId: "battle" });
    await play.does(() => the("button", "Practise Against a Bot").click());
    expect(play.state.queue?.phase).toBe("matched");
  });
});
