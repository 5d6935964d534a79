// @vitest-environment happy-dom
import { act } from "react";
import { describe, expect, it } from "vitest";
import { newLab, shippedRules } from "../../../rules/index.ts";
import { MenuDialogs } from "../../../ui/app/dialogs/menu-dialogs.tsx";
import { useArenaEntrances } from "../../../ui/app/hooks/use-arena-entrances.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { enterArena, leaveArena } from "../../../ui/game/store/arena-entry.ts";
import { closeDialog, frontDialog, openDialog } from "../../../ui/game/store/dialogs.ts";
import { keepEntryLink } from "../../../ui/game/store/entry-link.ts";
import type { Game } from "../../../ui/game/store/game.ts";
import { playerKey } from "../../../ui/game/store/player-storage.ts";
import { BattleMenuDialog } from "../../../ui/lab/panel/battle-menu-dialog.tsx";
import { CreatureButtons } from "../../../ui/lab/panel/creature-buttons.tsx";
import { ArenaAtHand, connectWallet, disconnectWallet } from "../arena/support/arena-at-hand.ts";
import { ownCreatures } from "../support/own-creatures.ts";
import { memoryStorage } from "../support/playing.ts";
import { click, descriptionOf, render, settle, the } from "../support/render.tsx";

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

function buttonNames(): (string | null)[] {
  return [...document.querySelectorAll("button")].map((button) => button.textContent);
}

/** Returns the game of a player with a ready wallet and a number of creatures. */
function owner(creatures: number): Game {
  const { game, store } = new ArenaAtHand().arena;
  ownCreatures(game, store.getState().collection.creatures.slice(0, creatures));
  return game;
}

describe("the battle buttons of the panel", () => {
  it("offer the arena to players with creatures in a connected wallet, and open it (BAT-003, BAT-007, LAB-130)", () => {
    const game = owner(1);
    showButtons(game);
    click(the("button", "Battle Arena"));
    expect(game.store.getState()).toMatchObject({
      arena: { kind: "battle" },
      inBattle: true,
      panelOpen: false,
    });
  });

  it("open PvP as well (BAT-001, LAB-129)", () => {
    const game = owner(1);
    showButtons(game);
    click(the("button", "PvP Battle"));
    expect(game.store.getState().arena).toEqual({ kind: "pvp" });
  });

  it("do not offer the arena without a connected wallet (BAT-003, BAT-007)", () => {
    const game = owner(1);
    disconnectWallet(game);
    showButtons(game);
    expect(() => the("button", "Battle Arena")).toThrow();
    expect(descriptionOf(the("button", "PvP Battle"))).toBe("Connect wallet first");
  });

  it("do not offer the arena without creatures, but practice and all other battles behind one more button (LAB-126, LAB-130, CON-93)", () => {
    const game = owner(0);
    showButtons(game);
    expect(buttonNames()).toEqual([
      "Mint Creature",
      "View Creatures",
      "PvP Battle",
      "More Battles",
      "Energy Shop",
    ]);
    click(the("button", "More Battles"));
    expect(game.store.getState().dialogs).toEqual([{ kind: "battleMenu" }]);
    game.store.setState({ lab: newLab(shippedRules) });
    render(
      <GameProvider game={game}>
        <BattleMenuDialog />
      </GameProvider>,
    );
    const ways = document.querySelectorAll("[role=dialog] li");
    expect([...ways].map((way) => way.querySelector("p")?.textContent)).toEqual([
      "Your creatures against other players.",
      "One turn of a battle, the same for everybody today. No rewards, no wallet needed.",
      "Positions that match your strength, one after another. No clock, no rewards, no wallet needed.",
      "A team is lent to you. No rewards, no wallet needed.",
      "Your first battle, explained step by step.",
      "Specialties, momentum, combos and stances, explained step by step.",
      "Send a friend a link to a battle. No wallet needed.",
      "A few rounds with fair teams, for everybody with the link. No wallet needed.",
    ]);
    click(the("button", "Practice Battle"));
    expect(game.store.getState().arena).toEqual({ kind: "practice" });
  });
});

describe("a shared replay", () => {
  it("is stored in the tab during the login, then opens once (CON-92)", () => {
    const { game } = new ArenaAtHand().arena;
    keepEntryLink(game, "#replay=abc");
    open(game);
    expect(game.store.getState().arena).toEqual({ kind: "replay", data: "abc" });
    act(() => leaveArena(game));
    open(game);
    expect(game.store.getState().arena).toBeNull();
  });

  it.each([
    ["#lab=abc", { kind: "visit", link: "abc" }],
    ["#tournament=abc", { kind: "tournament", tournamentId: "abc" }],
  ])("opens a lab or tournament that was looked at before the login, as %s", (fragment, entry) => {
    const { game } = new ArenaAtHand().arena;
    keepEntryLink(game, fragment);
    open(game);
    expect(game.store.getState().arena).toEqual(entry);
  });

  it("opens from a link followed later as well, but never over a battle (CON-92)", () => {
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

describe("an unfinished battle", () => {
  it("is offered to its own player when the game is loaded", async () => {
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

const KEPT = playerKey("arena_battle", "ann");

describe("an unfinished battle that was left for later", () => {
  it("is not offered again at each load, but the next one is (BAT-007)", async () => {
    const storage = memoryStorage();
    const load = async () => {
      const { game } = new ArenaAtHand({ storage }).arena;
      game.store.setState({ lab: newLab(shippedRules) });
      render(
        <GameProvider game={game}>
          <Entrances />
          <MenuDialogs />
        </GameProvider>,
      );
      await settle();
      return game;
    };
    await new ArenaAtHand({ storage }).start("easy");
    await load();
    click(the("button", "Later"));
    expect((await load()).store.getState().dialogs).toEqual([]);
    const next = JSON.parse(storage.getItem(KEPT) ?? "");
    next.setup.seed = "another";
    storage.setItem(KEPT, JSON.stringify(next));
    expect((await load()).store.getState().dialogs).toEqual([{ kind: "waitingBattle" }]);
  });
});

describe("an unfinished battle without a connected wallet", () => {
  const OFFER = [{ kind: "waitingBattle" }];

  async function reloaded(practice = false): Promise<Game> {
    const storage = memoryStorage();
    await new ArenaAtHand({ storage, practice }).start("easy");
    return new ArenaAtHand({ storage, connected: false }).arena.game;
  }

  it("is offered once, when the wallet has reconnected (BAT-007)", async () => {
    const game = await reloaded();
    open(game);
    expect(game.store.getState().dialogs).toEqual([]);
    act(() => connectWallet(game));
    expect(game.store.getState().dialogs).toEqual(OFFER);
    act(() => closeDialog(game, "waitingBattle"));
    act(() => disconnectWallet(game));
    act(() => connectWallet(game));
    expect(game.store.getState().dialogs).toEqual([]);
  });

  it("is not offered while the wallet is gone, and again when it returns (BAT-007)", async () => {
    const game = await reloaded();
    open(game);
    act(() => connectWallet(game));
    act(() => disconnectWallet(game));
    expect(game.store.getState().dialogs).toEqual([]);
    act(() => connectWallet(game));
    expect(game.store.getState().dialogs).toEqual(OFFER);
  });

  it("is offered on return to the lab when the wallet reconnected elsewhere (BAT-007)", async () => {
    const game = await reloaded();
    keepEntryLink(game, "#replay=abc");
    open(game);
    act(() => connectWallet(game));
    expect(game.store.getState().dialogs).toEqual([]);
    act(() => leaveArena(game));
    expect(game.store.getState().dialogs).toEqual(OFFER);
  });

  it("is offered at once when it is practice (CON-93)", async () => {
    const game = await reloaded(true);
    open(game);
    expect(game.store.getState().dialogs).toEqual(OFFER);
  });
});

describe("the lab's dialogs", () => {
  it("wait while a battle fills the screen, except settings and guide (LAB-135, LED-013)", () => {
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
