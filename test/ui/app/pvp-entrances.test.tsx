// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { useArenaEntrances } from "../../../ui/app/hooks/use-arena-entrances.ts";
import { usePvpBattle } from "../../../ui/app/hooks/use-pvp-battle.ts";
import { PvpBattleReturn } from "../../../ui/battle/layout/pvp-battle-return.tsx";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { keepEntryLink } from "../../../ui/game/store/entry-link.ts";
import { CreatureButtons } from "../../../ui/lab/panel/creature-buttons.tsx";
import { showResult } from "../../../ui/pvp/battle/enter-battle.ts";
import { closePvp } from "../../../ui/pvp/go-back.ts";
import { PvpScreen } from "../../../ui/pvp/pvp-screen.tsx";
import { keptResult } from "../../../ui/pvp/result/kept-result.ts";
import type { EndedBattle } from "../../../ui/pvp/store/pvp-state.ts";
import { CREATURES } from "../pvp/support/pvp-cards.ts";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { ownCreatures } from "../support/own-creatures.ts";
import { memoryStorage } from "../support/playing.ts";
import { click, pageText, press, render, settle, the } from "../support/render.tsx";

function Lab() {
  usePvpBattle();
  useArenaEntrances();
  return (
    <>
      <CreatureButtons />
      <PvpBattleReturn />
    </>
  );
}

async function lab(play: PvpOnScreen): Promise<void> {
  render(
    <GameProvider game={play.pvp.game}>
      <Lab />
    </GameProvider>,
  );
  await settle();
}

function withWallet(play: PvpOnScreen, creatures: number): PvpOnScreen {
  play.pvp.game.store.setState((state) => {
    state.wallet.readiness = "ready";
    state.wallet.accounts = [{ address: "account_sim1", label: "Main", appearanceId: 0 }];
  });
  ownCreatures(play.pvp.game, CREATURES.slice(0, creatures));
  return play;
}

const free = { matched: false, inQueue: false, waitTime: 0, estimatedWaitTime: 30, practiceOffered: false };

describe("the panel's PvP button", () => {
  it("needs a wallet, then creatures, and opens the PvP arena (LAB-128, LAB-129, PVP-010)", async () => {
    const play = new PvpOnScreen();
    play.wire.answers.set("/api/pvp/queue/status", free);
    await lab(play);
    expect(pageText()).toContain("Connect wallet first");
    await play.does(() => withWallet(play, 0));
    expect(pageText()).toContain("You need creatures to battle");
    await play.does(() => withWallet(play, 1));
    click(the("button", "PvP Battle"));
    expect(play.pvp.game.store.getState()).toMatchObject({ arena: { kind: "pvp" }, inBattle: true });
  });
});

describe("a running PvP battle", () => {
  it("is found again when the game is loaded, and every screen leads back to it (GAP-42)", async () => {
    const play = new PvpOnScreen();
    play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle" });
    await lab(play);
    expect(pageText()).toContain("Your PvP battle goes on.");
    click(the("button", "Return to Battle"));
    expect(play.pvp.game.store.getState().arena).toEqual({ kind: "pvp" });
    expect(pageText()).not.toContain("Your PvP battle goes on.");
  });

  it("shows on every screen the opponent and whose turn it is, and the time left of the own turn (GAP-42, PVP-023)", async () => {
    const play = new PvpOnScreen();
    const opponent = { name: "Bob", bot: false, rating: null };
    const status = (battle: object) =>
      play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle", battle });
    status({ opponent, yourTurn: true, timeRemaining: 42_000, expiredTurns: 2 });
    await lab(play);
    expect(pageText()).toContain(
      "Your PvP battle against Bob goes on. It is your turn. 42 s left. Last warning: you ran out of time 2 turns",
    );
    status({ opponent, yourTurn: false, timeRemaining: 60_000, expiredTurns: 2 });
    await play.does(() => window.dispatchEvent(new Event("visibilitychange")));
    expect(pageText()).toContain("Your PvP battle against Bob goes on. It is Bob's turn.");
    expect(pageText()).not.toContain("s left.");
    expect(pageText()).not.toContain("Last warning");
  });

  it("is polled repeatedly while it runs elsewhere (GAP-42)", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    try {
      const play = new PvpOnScreen();
      play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle" });
      await lab(play);
      const before = play.wire.calls.length;
      for (const count of [1, 2]) {
        await play.does(() => vi.advanceTimersByTime(2000));
        expect(play.wire.calls.length - before).toBe(count);
      }
    } finally {
      vi.useRealTimers();
    }
  });

  it("shows how it ended and what it cost when it was lost meanwhile (GAP-42, ERR-041)", async () => {
    const play = new PvpOnScreen();
    play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle" });
    await lab(play);
    play.wire.answers.set("/api/pvp/queue/status", free);
    const ended = { history_id: "battle", isPlayer1: false, outcome: "defeat", endedBy: "timeout" };
    const changes = { player1_rating_change: 24, player2_rating_change: -24, unrated: null };
    play.wire.answers.set("/api/pvp/stats", { recentBattles: [{ ...ended, ...changes }] });
    await play.does(() => window.dispatchEvent(new Event("visibilitychange")));
    expect(play.pvp.game.store.getState().notices).toMatchObject([
      { text: "Defeat! -24 rating. You ran out of time 3 turns in a row.", tone: "error" },
    ]);
  });

  it("shows after a reload how it ended meanwhile, once (GAP-42, ERR-041)", async () => {
    const tab = memoryStorage();
    const play = new PvpOnScreen(tab);
    play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle" });
    await lab(play);
    for (const notices of [[{ text: "Victory! +24 rating. Your opponent gave up the battle." }], []]) {
      const reloaded = new PvpOnScreen(tab);
      reloaded.wire.answers.set("/api/pvp/queue/status", free);
      const ended = { history_id: "battle", isPlayer1: true, outcome: "victory", endedBy: "forfeit" };
      const changes = { player1_rating_change: 24, player2_rating_change: -24, unrated: null };
      reloaded.wire.answers.set("/api/pvp/stats", { recentBattles: [{ ...ended, ...changes }] });
      await lab(reloaded);
      expect(reloaded.pvp.game.store.getState().notices).toMatchObject(notices);
    }
  });

  it("disappears when the player returns to the page after its end (GAP-42)", async () => {
    const play = new PvpOnScreen();
    play.wire.answers.set("/api/pvp/queue/status", { ...free, matched: true, battleId: "battle" });
    await lab(play);
    play.wire.answers.set("/api/pvp/queue/status", free);
    await play.does(() => window.dispatchEvent(new Event("visibilitychange")));
    expect(pageText()).not.toContain("Your PvP battle goes on.");
  });
});

describe("the result of a PvP battle", () => {
  const ENDED: EndedBattle = {
    id: "battle",
    outcome: "victory",
    endedBy: "forfeit",
    ratingChange: 24,
    unrated: null,
    opponent: "Bob",
    challengeId: null,
  };

  async function reloadedInto(tab: ReturnType<typeof memoryStorage>): Promise<PvpOnScreen> {
    const play = new PvpOnScreen(tab);
    play.wire.answers.set("/api/pvp/queue/status", free);
    await lab(play);
    return play;
  }

  it("the result of a battle is shown again after a reload of the page, with My Stats behind it (PVP-041)", async () => {
    const tab = memoryStorage();
    showResult(new PvpOnScreen(tab).pvp, ENDED);
    const play = await reloadedInto(tab);
    const { pvp } = play;
    expect(pvp.game.store.getState().arena).toEqual({ kind: "pvp" });
    const arena = { kind: "pvp" } as const;
    render(
      <GameProvider game={pvp.game}>
        <PvpScreen entry={arena} />
      </GameProvider>,
    );
    await settle();
    expect(the("dialog", "Victory!").textContent).toContain("Your opponent gave up the battle.");
    await play.does(() => press("Escape"));
    expect(the("tab", "My Stats").getAttribute("aria-selected")).toBe("true");
  });

  it("the result of a battle is not shown again once the arena was left, nor to another player", async () => {
    const tab = memoryStorage();
    const { pvp } = new PvpOnScreen(tab);
    showResult(pvp, ENDED);
    pvp.game.store.setState({ owner: "bob" });
    expect(keptResult(pvp.game)).toBeNull();
    closePvp(pvp);
    expect((await reloadedInto(tab)).pvp.game.store.getState().arena).toBeNull();
  });
});

describe("a watch link", () => {
  it("waits in the tab while its reader logs in, then opens the battle (GAP-43)", async () => {
    const play = new PvpOnScreen();
    play.wire.answers.set("/api/pvp/queue/status", free);
    keepEntryLink(play.pvp.game, "#watch=abc-_");
    await lab(play);
    expect(play.pvp.game.store.getState().arena).toEqual({ kind: "watch", watchId: "abc-_" });
  });
});
