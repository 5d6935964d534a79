// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { practiseWithoutWallet, skipLesson, startLesson } from "../../../ui/arena/battle/guided-battle.ts";
import { backToDifficulties } from "../../../ui/arena/battle/leave-battle.ts";
import { isKept, stopBattle } from "../../../ui/arena/battle/play-battle.ts";
import { resumeBattle } from "../../../ui/arena/battle/start-battle.ts";
import { battleOwner, waitingBattle } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { chooseCreature } from "../../../ui/battle/choose.ts";
import { adviceFor, lessonMemory } from "../../../ui/battle/lesson/lesson-course.ts";
import { lessonTarget } from "../../../ui/battle/lesson/lesson-pointers.tsx";
import { actInBattle } from "../../../ui/battle/play.ts";
import { memoryStorage } from "../support/playing.ts";
import { click, pageText, the } from "../support/render.tsx";
import { ArenaAtHand, settled } from "./support/arena-at-hand.ts";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

const OFFER = "A guided battle shows you a turn in about 4 minutes.";
const SECOND_OFFER = "The second lesson shows you in about 3 minutes";

function adviceIn(play: ArenaAtHand) {
  const { lesson } = play.state;
  return lesson && adviceFor(lesson, play.battleState.chosen);
}

/** Does what the coach asks, once. */
async function follow(play: ArenaAtHand): Promise<void> {
  const advice = play.battleState.shown?.phase === "player" ? adviceIn(play) : null;
  if (advice) actInBattle(play.arena.battle, advice.move);
  await settled();
}

async function startedLesson(options = {}): Promise<ArenaAtHand> {
  const play = new ArenaAtHand(options);
  startLesson(play.arena, "first");
  await settled();
  return play;
}

const keptSeed = ({ arena: { game } }: ArenaAtHand) =>
  waitingBattle(game.storage, battleOwner(game))?.setup.seed;

describe("the guided battle in the arena", () => {
  it("is won by following the coach, brings neither rewards nor badges, and is remembered as finished", async () => {
    const play = await startedLesson();
    while (play.state.screen === "battle") await follow(play);
    expect(play.state.result).toMatchObject({ rewards: null, badges: [], result: { victory: true } });
    expect(play.arena.game.storage.read("arena_rewards")).toBeNull();
    expect(lessonMemory(play.arena.game, "first")).toBe("finished");
    backToDifficulties(play.arena);
    expect(play.state).toMatchObject({ lesson: null, practice: false });
  });

  it("goes on after a reload at the step where it was", async () => {
    const storage = memoryStorage();
    const play = await startedLesson({ storage });
    for (let step = 0; step < 9; step++) await follow(play);
    stopBattle(play.arena);
    const later = new ArenaAtHand({ storage });
    expect(resumeBattle(later.arena)).toBe(true);
    await settled();
    expect(adviceIn(later)).toEqual(adviceIn(play));
    expect(later.state.practice).toBe(false);
  });

  it("is skipped at any time, and can be begun again", async () => {
    const play = await startedLesson();
    await follow(play);
    skipLesson(play.arena);
    expect(play.state).toMatchObject({ screen: "setup", lesson: null });
    expect(keptSeed(play)).toBeUndefined();
    expect(lessonMemory(play.arena.game, "first")).toBe("declined");
    expect(startLesson(play.arena, "first")).toBe(true);
    await settled();
    expect(adviceIn(play)?.step).toBe(0);
  });

  it("stays finished when it is skipped later", async () => {
    const play = await startedLesson();
    play.arena.game.storage.write("arena_lesson_ann", "finished");
    skipLesson(play.arena);
    expect(lessonMemory(play.arena.game, "first")).toBe("finished");
  });

  it("leaves a battle alone that waits to be resumed, and is not kept itself then", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const seed = keptSeed(play);
    startLesson(play.arena, "first");
    await settled();
    expect(isKept(play.arena)).toBe(false);
    while (play.state.screen === "battle") await follow(play);
    expect(keptSeed(play)).toBe(seed);
    startLesson(play.arena, "first");
    skipLesson(play.arena);
    expect(keptSeed(play)).toBe(seed);
  });

  it("leads players without a wallet on to practice", async () => {
    const play = await startedLesson({ connected: false });
    practiseWithoutWallet(play.arena);
    skipLesson(play.arena);
    expect(play.state.practice).toBe(true);
  });

  it("is refused with a sentence where its teams do not fit the rules", () => {
    const play = new ArenaAtHand();
    const { rules } = play.arena;
    const arena = { ...play.arena, rules: { ...rules, species: {} } };
    expect(startLesson(arena, "first")).toBe(false);
    expect(play.notices).toEqual([rules.texts.lesson.unfit]);
  });
});

/** More presses than any lesson takes. */
const MANY = 100;

/** Presses on the page what the coach points at, or attacks and ends turns where nothing is; counts the presses. */
async function pressThrough(play: ArenaOnScreen): Promise<{ presses: number; bubbles: string[] }> {
  let presses = 0;
  const bubbles: string[] = [];
  while (play.state.screen === "battle" && presses < MANY) {
    const advice = play.battleState.shown?.phase === "player" ? adviceIn(play) : null;
    if (!advice) {
      await play.does(settled);
      continue;
    }
    const bubble = document.querySelector<HTMLElement>("[data-bubble]")?.dataset.bubble;
    if (bubble && bubbles.at(-1) !== bubble) bubbles.push(bubble);
    const target = lessonTarget({ ...advice, isFree: false }, play.battleState.chosen) ?? "";
    const found = document.querySelector<HTMLElement>(target);
    if (!found) throw new Error(`${target} is not on the page: ${advice.text}`);
    // A press right after an enemy fell would be taken to be meant for that one.
    play.now += play.arena.rules.arena.buttonPressMs;
    await play.does(() => found.click());
    presses += 1;
    const dialog = document.querySelector('[role="dialog"] button[aria-label^="Use "]');
    if (!dialog) continue;
    await play.does(() => (dialog as HTMLElement).click());
    presses += 1;
  }
  return { presses, bubbles };
}

describe("the guided battles on the screen", () => {
  it.each([
    ["first", 25, ["momentum", "combo", "synergies"]],
    ["second", 25, ["momentum", "combo"]],
  ] as const)(
    "the %s is won within %i presses by pressing what the coach points at",
    async (id, most, bubbles) => {
      const play = new ArenaOnScreen().show();
      await play.does(() => void startLesson(play.arena, id));
      const played = await pressThrough(play);
      expect(play.state.result?.result.victory).toBe(true);
      expect(played.presses).toBeLessThanOrEqual(most);
      expect(played.bubbles).toEqual(bubbles);
      expect(lessonMemory(play.arena.game, id)).toBe("finished");
      expect(pageText()).toContain(play.arena.rules.texts.lesson.lessons[id].victory);
    },
  );

  it("hides combo, momentum and synergy in the header until they first move, on both sides", async () => {
    const play = new ArenaOnScreen().show();
    const unseen = () =>
      [...document.querySelectorAll<HTMLElement>("[data-numbers]")].map(({ dataset }) => dataset.unseen);
    await play.does(() => void startLesson(play.arena, "first"));
    expect(unseen()).toEqual(["synergies momentum combo", "synergies momentum combo"]);
    await play.does(() => follow(play));
    expect(unseen()).toEqual(["synergies combo", "synergies combo"]);
    await play.does(() => skipLesson(play.arena));
    await play.does(() => play.start("easy"));
    expect(unseen()).toEqual([undefined, undefined]);
  });

  it("explain a number that moved in the coach's own place, and say what to do once that is read", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => void startLesson(play.arena, "first"));
    await play.does(() => follow(play));
    const coach = document.querySelector<HTMLElement>('section[aria-label="Guided Battle"]');
    expect(coach?.dataset.bubble).toBe("momentum");
    expect(coach?.textContent).toContain("Momentum counts the energy you spend in a turn.");
    expect(coach?.textContent).not.toContain("Press End Turn");
    click(the("button", "Got It"));
    expect(coach?.dataset.bubble).toBeUndefined();
    expect(coach?.textContent).toContain("Press End Turn");
    expect((document.activeElement as HTMLElement).dataset.action).toBe("endTurn");
    const { announcements } = play.arena.game.store.getState();
    expect(announcements.map(({ text }) => text).join()).toMatch(/Press End Turn.*Momentum counts/);
  });

  it("are offered one after the other, and no more once they were won or declined", async () => {
    const arena = new ArenaOnScreen();
    arena.arena.game.storage.write("arena_lesson_ann", "finished");
    arena.show();
    expect(pageText()).toContain(SECOND_OFFER);
    click(the("button", "No, Thanks"));
    expect(pageText()).not.toContain(SECOND_OFFER);
    expect(lessonMemory(arena.arena.game, "second")).toBe("declined");
    expect(the("button", "Guided Battle")).toBeTruthy();
    expect(the("button", "Second Lesson")).toBeTruthy();
  });

  it("are not offered any more after the first was declined", () => {
    new ArenaOnScreen().show();
    expect(pageText()).toContain(OFFER);
    click(the("button", "No, Thanks"));
    expect(pageText()).not.toContain(OFFER);
    expect(pageText()).not.toContain(SECOND_OFFER);
  });

  it("say what to do, tell it to screen readers, and lead the focus to what is to be pressed", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => click(the("button", "Show Me")));
    const coach = document.querySelector('section[aria-label="Guided Battle"]');
    expect(coach?.textContent).toContain("Part 1 of 6");
    expect(coach?.textContent).toContain("Choose Cudoge in your hand, then press Deploy.");
    const focused = () => (document.activeElement as HTMLElement).dataset;
    expect(focused().creature).toBe("lesson-own-1");
    await play.does(() => chooseCreature(play.arena.battle, "lesson-own-1"));
    expect(coach?.textContent).not.toContain("Choose Cudoge");
    expect(focused().action).toBe("deploy");
    const { announcements } = play.arena.game.store.getState();
    expect(announcements.map(({ text }) => text).join()).toContain("Choose Cudoge in your hand");
    await play.does(() => click(the("button", "Skip Lesson")));
    expect(the("dialog", "Battle Arena - Choose Your Challenge")).toBeTruthy();
    expect(pageText()).not.toContain(OFFER);
  });
});
