// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { LoginScreen } from "../../../ui/app/login/login-screen.tsx";
import { ArenaScreens } from "../../../ui/arena/arena-screens.tsx";
import { chooseDifficulty } from "../../../ui/arena/team/pick-team.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import type { Game } from "../../../ui/game/store/game.ts";
import { newChallenge } from "../../../ui/pvp/challenge/challenge-flow.ts";
import { PvpScreens } from "../../../ui/pvp/pvp-screens.tsx";
import { TournamentScreen } from "../../../ui/tournament/tournament-screen.tsx";
import { ArenaAtHand } from "../arena/support/arena-at-hand.ts";
import { PvpOnScreen } from "../pvp/support/pvp-on-screen.tsx";
import { render, settle } from "../support/render.tsx";
import { walkButtons } from "../support/walk-buttons.ts";

/** How often a press opened a file, saved one, or began to make a link of a replay. */
let outside = 0;
beforeEach(() => {
  outside = 0;
  const ask = () => void outside++;
  for (const [owner, name] of [
    [HTMLInputElement.prototype, "click"],
    [HTMLAnchorElement.prototype, "click"],
  ] as const) {
    const spy = vi.spyOn(owner, name).mockImplementation(ask);
    onTestFinished(() => spy.mockRestore());
  }
  const Real = CompressionStream;
  vi.stubGlobal(
    "CompressionStream",
    class extends Real {
      constructor(format: CompressionFormat) {
        super(format);
        ask();
      }
    },
  );
  onTestFinished(() => void vi.unstubAllGlobals());
});

/** A screen as it opens: its game, what it asks of the server, and what it shows. */
interface Opened {
  game: Game;
  calls: readonly unknown[];
  page: ReactNode;
}

/** Walks over the buttons of a screen, which is made anew for each press. */
async function walked(open: () => Promise<Opened> | Opened): Promise<string[]> {
  const show = render(null);
  let opened = await open();
  const wire = {
    offline: false,
    get calls() {
      return opened.calls;
    },
  };
  const tab = {
    wire,
    effects: [],
    get game() {
      return opened.game;
    },
  };
  const faults = await walkButtons({
    tab,
    asked: () => outside,
    open: async () => {
      show(null);
      opened = await open();
      show(<GameProvider game={opened.game}>{opened.page}</GameProvider>);
      for (let turn = 0; turn < 3; turn++) await settle();
    },
  });
  show(null);
  return faults;
}

const WON = {
  victory: true,
  difficulty: "easy",
  turns: 5,
  remainingCreatures: 3,
  enemiesDefeated: 3,
  creaturesLost: 0,
  bestCombo: 2,
} as const;

function practice(prepare: (play: ArenaAtHand) => Promise<void> | void) {
  return walked(async () => {
    const play = new ArenaAtHand({ practice: true });
    await prepare(play);
    play.arena.game.store.setState({ arena: { kind: "practice" }, inBattle: true });
    return { game: play.arena.game, calls: [], page: <ArenaScreens arena={play.arena} /> };
  });
}

function pvp(prepare: (play: PvpOnScreen) => unknown) {
  return walked(async () => {
    const play = new PvpOnScreen();
    play.pvp.game.store.setState({ arena: { kind: "pvp" }, inBattle: true });
    await act(async () => void (await prepare(play)));
    return { game: play.pvp.game, calls: play.wire.calls, page: <PvpScreens pvp={play.pvp} /> };
  });
}

describe("every button does something, or says why it cannot be used", () => {
  it("in the choice of a difficulty for practice", async () => {
    expect(await practice(() => undefined)).toEqual([]);
  });

  it("in the choice of a team that is lent for practice", async () => {
    expect(await practice(({ arena }) => chooseDifficulty(arena, "easy"))).toEqual([]);
  });

  it("after a practice battle", async () => {
    const faults = await practice(async (play) => {
      await play.start("easy");
      const replay = play.battleState.running?.replay?.();
      if (!replay) throw new Error("The battle has no replay");
      play.arena.store.setState({
        result: { result: WON, rewards: null, badges: [], replay },
        screen: "result",
      });
    });
    expect(faults).toEqual([]);
  });

  it.each(["play", "stats", "leaderboard"] as const)("in the PvP menu's tab %s", async (tab) => {
    expect(await pvp((play) => play.pvp.store.setState({ tab }))).toEqual([]);
  });

  it("while an opponent is searched for, and where that failed", async () => {
    expect(await pvp((play) => play.queue({}))).toEqual([]);
    expect(await pvp((play) => play.queue({ phase: "error", error: "no" }))).toEqual([]);
  });

  it("in a new challenge and in the list of live battles", async () => {
    expect(await pvp((play) => newChallenge(play.pvp))).toEqual([]);
    expect(await pvp((play) => play.pvp.store.setState({ screen: "live" }))).toEqual([]);
  });

  it("in a new tournament", async () => {
    const faults = await walked(() => {
      const { pvp: arena, wire } = new PvpOnScreen();
      const entry = { kind: "tournament", tournamentId: null } as const;
      arena.game.store.setState({ arena: entry, inBattle: true });
      return { game: arena.game, calls: wire.calls, page: <TournamentScreen entry={entry} /> };
    });
    expect(faults).toEqual([]);
  });

  it("at the login by name", async () => {
    const faults = await walked(() => {
      const { pvp: arena, wire } = new PvpOnScreen();
      const login = { development: true, telegram: null, oidc: null };
      arena.game.store.setState({ session: { kind: "visitor", login, expired: false } as never });
      return { game: arena.game, calls: wire.calls, page: <LoginScreen /> };
    });
    expect(faults).toEqual([]);
  });
});
