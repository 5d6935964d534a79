// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { shippedRules } from "../../../rules/index.ts";
import { linkDataOf, rulesOfLink } from "../../../rules/linked-rules.ts";
import { VisitorScreen } from "../../../ui/app/login/visitor-screen.tsx";
import { playBattle } from "../../../ui/arena/battle/play-battle.ts";
import { startBattle } from "../../../ui/arena/battle/start-battle.ts";
import { checkLink, type LinkWorker } from "../../../ui/arena/linked/linked-door.tsx";
import type { LinkQuestion } from "../../../ui/arena/linked/linked-worker.ts";
import { type Arena, createArena } from "../../../ui/arena/store/arena.ts";
import { chooseDifficulty } from "../../../ui/arena/team/pick-team.ts";
import { AiBattle } from "../../../ui/battle/ai-battle/ai-battle.ts";
import { battleOwner, savedBattleOf } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { seenForms } from "../../../ui/collection/book/seen-forms.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { keepEntryLink } from "../../../ui/game/store/entry-link.ts";
import { click, pageText, render, the } from "../support/render.tsx";
import { ArenaAtHand, settled } from "./support/arena-at-hand.ts";

const { texts: _, ...shippedNumbers } = shippedRules;
const overlay = { battle: { comeback: { energy: 6 } } };

function dataOf(numbers: Parameters<typeof linkDataOf>[0]): string {
  const link = linkDataOf(numbers);
  if (!link.ok) throw new Error(link.refusal);
  return link.data;
}

/** Answers in the page what a worker would. */
class WorkerInPage {
  onmessage: ((event: MessageEvent) => void) | null = null;
  onerror = null;
  postMessage({ data, today }: LinkQuestion): void {
    if (typeof data !== "string") return;
    this.onmessage?.({ data: rulesOfLink(data, today) } as MessageEvent);
  }
  terminate(): void {
    // Nothing goes on.
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
  window.history.replaceState(null, "", "/");
});

async function visitorOpens(fragment: string) {
  const { game } = new ArenaAtHand().arena;
  game.store.setState({ session: { kind: "visitor", login: null, expired: false } });
  window.history.replaceState(null, "", `/${fragment}`);
  keepEntryLink(game, fragment);
  render(
    <GameProvider game={game}>
      <VisitorScreen />
    </GameProvider>,
  );
  await act(() => vi.dynamicImportSettled());
  await act(settled);
  return game;
}

/** An arena by the rules of a link, of a player for whom another battle waits. */
async function openLinked(): Promise<{ play: ArenaAtHand; arena: Arena }> {
  const play = new ArenaAtHand();
  await play.start("easy");
  const linked = rulesOfLink(dataOf(overlay), shippedNumbers);
  if (!linked.ok) throw new Error(linked.detail);
  const arena = createArena(play.arena.game, { practice: true, collection: play.state.collection, linked });
  if (!arena) throw new Error("The arena did not open");
  return { play, arena };
}

describe("a link with rules", () => {
  it("opens a practice battle without a login, and says what differs (GAP-83)", async () => {
    vi.stubGlobal("Worker", WorkerInPage);
    await visitorOpens(`#rules=${dataOf(overlay)}`);
    expect(document.querySelector("[role=note]")?.textContent).toBe(
      "Practice by the rules of a link: 1 number differs from the game's. None of it counts.battle.comeback.energy: 4 is 6 here",
    );
    expect(window.location.hash).toBe("");
    await act(async () => click(the("button", "Start Battle!")));
    expect(pageText()).toContain("Borrowed team");
  });

  it.each([
    ["abc", "This link was cut short or changed: ask for the whole link."],
    ["A".repeat(20_000), "This link is too long: rules in a link can take up at most 8 KB."],
  ])("that is %s is one sentence, and nothing changes (ABU-143)", async (data, sentence) => {
    vi.stubGlobal("Worker", WorkerInPage);
    const game = await visitorOpens(`#rules=${data}`);
    const { rules } = game.store.getState();
    expect(the("alert").textContent).toBe(sentence);
    await act(async () => click(the("button", "Return to Game")));
    expect(document.querySelector("h1")?.textContent).toBe("Log in with Telegram");
    expect(game.store.getState().rules).toBe(rules);
  });

  it("that takes too long to check ends its worker, and is one sentence (ABU-144)", async () => {
    const { game, rules } = new ArenaAtHand().arena;
    let isEnded = false;
    const hanging: LinkWorker = {
      onmessage: null,
      onerror: null,
      postMessage: () => undefined,
      terminate: () => {
        isEnded = true;
      },
    };
    const found = await checkLink(game, rules, dataOf(overlay), () => hanging);
    expect([found, isEnded]).toEqual([
      { problem: "This link cannot be opened: its battles could not be checked in time." },
      true,
    ]);
  });

  it("is not opened where no worker can check it (ABU-144)", async () => {
    const { game, rules } = new ArenaAtHand().arena;
    expect(await checkLink(game, rules, dataOf(overlay), () => null)).toEqual({
      problem: "This link cannot be opened: your browser cannot check its rules.",
    });
  });

  it("leaves a battle that waits alone, and its own battle is not kept (ABU-145)", async () => {
    const { play, arena } = await openLinked();
    const { game } = play.arena;
    const waiting = savedBattleOf(game.storage, battleOwner(game));
    chooseDifficulty(arena, "easy");
    startBattle(arena);
    await settled();
    expect(arena.store.getState()).toMatchObject({ screen: "battle", replacing: null });
    expect(arena.rules.battle.comeback.energy).toBe(6);
    expect(savedBattleOf(game.storage, battleOwner(game))).toEqual(waiting);
  });

  it("brings no rewards, hands no battle in and notes no form as seen (ABU-145)", async () => {
    const { play, arena } = await openLinked();
    const { game } = play.arena;
    const seen = seenForms(game).size;
    const kept = game.storage.keys().length;
    chooseDifficulty(arena, "expert");
    const { collection } = arena.store.getState();
    const setup = { mode: "ai", difficulty: "expert", seed: "s", player: collection } as const;
    playBattle(arena, new AiBattle(arena.rules, setup));
    await settled();
    const { running } = arena.battle.store.getState();
    for (let turn = 0; turn < 400 && arena.store.getState().result === null; turn++) {
      running?.director.act({ type: "endTurn" });
      await settled();
    }
    expect(arena.store.getState().result).toMatchObject({ rewards: null, badges: [] });
    expect(seenForms(game).size).toBe(seen);
    expect(game.storage.keys().length).toBe(kept);
  });
});
