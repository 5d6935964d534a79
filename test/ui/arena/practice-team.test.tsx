// @vitest-environment happy-dom
import { act, type ReactNode } from "react";
import { describe, expect, it } from "vitest";
import { type BattleResult, lentTeam } from "../../../rules/index.ts";
import { ArenaScreens } from "../../../ui/arena/arena-screens.tsx";
import { backToDifficulties } from "../../../ui/arena/battle/leave-battle.ts";
import { startBattle } from "../../../ui/arena/battle/start-battle.ts";
import { type Arena, createArena } from "../../../ui/arena/store/arena.ts";
import { pickDifficulty } from "../../../ui/arena/team/pick-team.ts";
import { GameProvider } from "../../../ui/game/game-context.tsx";
import { useGoals } from "../../../ui/profile/goals/goals-query.ts";
import { answerCall } from "../support/answer-call.ts";
import { memoryStorage, playing, Tab } from "../support/playing.ts";
import { click, enter, pageText, render, settle, the } from "../support/render.tsx";

/** Waits until all calls are answered and shown. */
async function answered({ wire }: Tab): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    await act(() => wire.quiet());
    await settle();
  }
}

/** Asks for the goals, as the lab behind the arena does. */
function Goals() {
  useGoals();
  return null;
}

/** Opens a practice, by default on a new page, and goes on to its team. */
async function practising(tab: Tab, show: (page: ReactNode) => unknown = render): Promise<Arena> {
  const collection = { creatures: [], tools: [], spells: [] };
  const arena = createArena(tab.game, { practice: true, collection });
  if (!arena) throw new Error("The arena did not open");
  show(
    <GameProvider game={tab.game}>
      <Goals />
      <ArenaScreens arena={arena} />
    </GameProvider>,
  );
  await answered(tab);
  click(the("button", "Start Battle!"));
  await answered(tab);
  return arena;
}

async function press(tab: Tab, button: string): Promise<void> {
  click(the("button", button));
  await answered(tab);
}

const WON: BattleResult = {
  victory: true,
  difficulty: "easy",
  turns: 5,
  remainingCreatures: 3,
  enemiesDefeated: 3,
  creaturesLost: 0,
  bestCombo: 2,
};
const seedIn = (arena: Arena) => arena.store.getState().lentSeed;

/** Keeps the lent team and names its first creature. */
async function kept(
  tab: Tab,
  nickname: string,
  show: (page: ReactNode) => unknown = render,
): Promise<string | null> {
  const arena = await practising(tab, show);
  await press(tab, "Keep This Team");
  const first = document.querySelector<HTMLElement>("[aria-label='Creatures of your practice team'] button");
  if (!first) throw new Error("No creature can be named");
  click(first);
  click(the("button", "Give a nickname"));
  enter(document.querySelector("form input"), nickname);
  await press(tab, "Save nickname");
  return seedIn(arena);
}

const cards = () =>
  [...document.querySelectorAll("section button[aria-pressed]")].map((card) => card.textContent);

describe("the team of a practice battle", () => {
  it("a kept team is lent again, with its names, on another device of its player (CON-93)", async () => {
    const tab = await playing();
    const show = render(null);
    const seed = await kept(tab, "Sir Flap", show);
    expect(pageText()).toContain("You keep this team");
    expect(cards().join()).toContain("Sir Flap");
    const elsewhere = await new Tab(tab.server, memoryStorage()).open();
    // Ids count up in each tab: a team that is drawn anew there must not be the same one.
    for (let ids = 0; ids < 50; ids++) elsewhere.game.newId();
    show(null);
    const arena = await practising(elsewhere, show);
    expect(seedIn(arena)).toBe(seed);
    expect(arena.store.getState().collection).toEqual(lentTeam(arena.rules, seed ?? "", "easy"));
    expect(cards().join()).toContain("Sir Flap");
  });

  it("a kept team brings the goal once one of its creatures is named (GAP-68)", async () => {
    const tab = await playing();
    await kept(tab, "Rex");
    expect(tab.state.praised.map(({ goal }) => goal)).toContain("named");
  });

  it("another team can be drawn and the kept one taken back, and a kept one is replaced only after a question", async () => {
    const tab = await playing();
    const arena = await practising(tab);
    await press(tab, "Keep This Team");
    const seed = seedIn(arena);
    await press(tab, "Draw Another Team");
    expect(seedIn(arena)).not.toBe(seed);
    expect(pageText()).toContain("This team is lent to you for a battle.");
    await press(tab, "Keep This Team");
    expect(pageText()).toContain("You keep another team for Easy.");
    await press(tab, "Cancel");
    await press(tab, "Take My Team");
    expect(seedIn(arena)).toBe(seed);
    await press(tab, "Draw Another Team");
    await press(tab, "Keep This Team");
    await press(tab, "Keep This One");
    expect(pageText()).toContain("You keep this team");
    await press(tab, "Let It Go");
    expect(pageText()).toContain("Do you want to let this team go?");
  });

  it("a lent team is called much weaker than the enemy without the advice to add or improve creatures (GAP-33, CON-93)", async () => {
    const arena = await practising(await playing());
    act(() => pickDifficulty(arena, "expert"));
    expect(pageText()).toContain("Your team is much weaker than the enemy.");
    expect(pageText()).not.toContain("Add or improve");
  });

  it("a newly drawn team has no names of the team it took the place of", async () => {
    const tab = await playing();
    await kept(tab, "Rex");
    await press(tab, "Draw Another Team");
    expect(cards().join()).not.toContain("Rex");
    await press(tab, "Keep This Team");
    const release = tab.wire.hold("/api/collectionBook");
    click(the("button", "Keep This One"));
    await act(async () => {
      await expect.poll(pageText).toContain("You keep this team");
    });
    expect(cards().join()).not.toContain("Rex");
    release();
    await answered(tab);
    expect(cards().join()).not.toContain("Rex");
  });

  it("a team is not kept while the server is unreachable, which is said, and can be fought with all the same", async () => {
    const tab = await playing();
    answerCall(tab.game, "POST /api/keepPracticeTeam", async () => ({
      ok: false,
      problem: { kind: "unreachable" },
    }));
    await practising(tab);
    await press(tab, "Keep This Team");
    expect(tab.noticeTexts()).toEqual(["The practice team could not be kept."]);
    expect(the("button", "Start Battle with 3 Creatures").getAttribute("aria-disabled")).toBeNull();
  });

  it("can be kept after the battle that it fought", async () => {
    const tab = await playing();
    const arena = await practising(tab);
    const seed = seedIn(arena);
    act(() => startBattle(arena));
    const replay = arena.battle.store.getState().running?.replay?.();
    if (!replay) throw new Error("The battle has no replay");
    const result = { result: WON, rewards: null, badges: [], replay };
    act(() => arena.store.setState({ result, screen: "result" }));
    await answered(tab);
    await press(tab, "Keep This Team");
    expect(pageText()).toContain("You keep this team for your next practice.");
    act(() => backToDifficulties(arena));
    await press(tab, "Start Battle!");
    expect(seedIn(arena)).toBe(seed);
  });
});
