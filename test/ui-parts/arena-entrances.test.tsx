// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { GameProvider } from "../../ui/app/game-context.tsx";
import { useArenaEntrances } from "../../ui/app/use-arena-entrances.ts";
import { CreatureButtons } from "../../ui/panel/creature-buttons.tsx";
import { enterArena, leaveArena } from "../../ui/store/arena-entry.ts";
import { frontDialog, openDialog } from "../../ui/store/dialogs.ts";
import { keepEntryLink } from "../../ui/store/entry-link.ts";
import type { Game } from "../../ui/store/game.ts";
import { ArenaAtHand } from "../ui/arena/support/arena-at-hand.ts";
import { memoryStorage } from "../ui/support/playing.ts";
import { click, descriptionOf, render, the } from "./support/render.tsx";

function Entrances() {
  useArenaEntrances();
  return null;
}

function open(game: Game): void {
  render(
    <GameProvider game={game}>
      <Entrances />
    </GameProvider>,
  );
}

function showButtons(game: Game): void {
  render(
    <GameProvider game={game}>
      <CreatureButtons />
    </GameProvider>,
  );
}

/** A player with a ready wallet and so many creatures. */
function owner(creatures: number): Game {
  const { game, store } = new ArenaAtHand().arena;
  const owned = store.getState().collection.creatures.slice(0, creatures);
  game.store.change((state) => {
    state.wallet.readiness = "ready";
    state.wallet.accounts = [{ address: "account_sim1", label: "Main", appearanceId: 0 }];
    state.collection.creatures.content = owned as never;
  });
  return game;
}

describe("the panel's battles", () => {
  it("offer the arena to who owns creatures in a connected wallet, and open it (BAT-003, BAT-007, LAB-130)", () => {
    const game = owner(1);
    showButtons(game);
    click(the("button", "Battle Arena"));
    expect(game.store.getState()).toMatchObject({
      arena: { kind: "battle" },
      inBattle: true,
      panelOpen: false,
    });
  });

  it("lead to players as well (BAT-001, LAB-129)", () => {
    const game = owner(1);
    showButtons(game);
    click(the("button", "PvP Battle"));
    expect(game.store.getState().arena).toEqual({ kind: "pvp" });
  });

  it("do not offer the arena without a connected wallet (BAT-003, BAT-007)", () => {
    const game = owner(1);
    game.store.change((state) => {
      state.wallet.readiness = "disconnected";
      state.wallet.accounts = [];
    });
    showButtons(game);
    expect(() => the("button", "Battle Arena")).toThrow();
    expect(descriptionOf(the("button", "PvP Battle"))).toBe("Connect wallet first");
  });

  it("do not offer the arena without creatures, but always a practice (LAB-130, CON-93)", () => {
    const game = owner(0);
    showButtons(game);
    expect(() => the("button", "Battle Arena")).toThrow();
    click(the("button", "Practice Battle"));
    expect(game.store.getState().arena).toEqual({ kind: "practice" });
  });
});

describe("a shared replay", () => {
  it("waits in the tab while its reader logs in, then opens once (CON-92)", () => {
    const { game } = new ArenaAtHand().arena;
    keepEntryLink(game, "#replay=abc");
    open(game);
    expect(game.store.getState().arena).toEqual({ kind: "replay", data: "abc" });
    leaveArena(game);
    open(game);
    expect(game.store.getState().arena).toBeNull();
  });

  it("opens also from a link that is followed later, but never over a battle (CON-92)", () => {
    const { game } = new ArenaAtHand().arena;
    open(game);
    const follow = (fragment: string) =>
      act(() => {
        window.location.hash = fragment;
        window.dispatchEvent(new Event("hashchange"));
      });
    follow("#replay=one");
    expect(game.store.getState().arena).toEqual({ kind: "replay", data: "one" });
    act(() => enterArena(game, { kind: "battle" }));
    follow("#replay=two");
    expect(game.store.getState().arena).toEqual({ kind: "battle" });
    expect(game.store.getState().notices.at(-1)?.text).toContain("Close the Battle Arena first");
  });
});

describe("a battle that was left", () => {
  it("is offered when the game is loaded, to its player alone", async () => {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage }).start("easy");
    for (const [userId, dialogs] of [
      ["ann", [{ kind: "waitingBattle" }]],
      ["bob", []],
    ] as const) {
      const { game } = new ArenaAtHand({ storage, userId }).arena;
      open(game);
      expect(game.store.getState().dialogs).toEqual(dialogs);
    }
  });
});

describe("the lab's dialogs", () => {
  it("wait while a battle fills the screen, all but settings and guide (LAB-135, LED-013)", () => {
    const { game } = new ArenaAtHand().arena;
    openDialog(game, { kind: "welcome" });
    enterArena(game, { kind: "battle" });
    expect(frontDialog(game.store.getState())).toBeNull();
    openDialog(game, { kind: "settings" });
    expect(frontDialog(game.store.getState())).toEqual({ kind: "settings" });
    leaveArena(game);
    expect(frontDialog(game.store.getState())).toEqual({ kind: "welcome" });
  });
});
