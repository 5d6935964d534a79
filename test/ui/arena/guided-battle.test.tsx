// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import {
  practiseWithoutWallet,
  readStep,
  skipLesson,
  startLesson,
} from "../../../ui/arena/battle/guided-battle.ts";
import { backToDifficulties } from "../../../ui/arena/battle/leave-battle.ts";
import { isKept, stopBattle } from "../../../ui/arena/battle/play-battle.ts";
import { resumeBattle } from "../../../ui/arena/battle/start-battle.ts";
import { battleOwner, waitingBattle } from "../../../ui/battle/ai-battle/waiting-battle.ts";
import { chooseCreature } from "../../../ui/battle/choose.ts";
import { lessonTarget } from "../../../ui/battle/lesson/lesson-coach.tsx";
import { adviceFor, lessonMemory } from "../../../ui/battle/lesson/lesson-course.ts";
import { actInBattle } from "../../../ui/battle/play.ts";
import { memoryStorage } from "../support/playing.ts";
import { click, pageText, the } from "../support/render.tsx";
import { ArenaAtHand, settled } from "./support/arena-at-hand.ts";
import { ArenaOnScreen } from "./support/arena-on-screen.tsx";

const OFFER = "A guided battle shows you everything in about 5 minutes.";

function adviceIn(play: ArenaAtHand) {
  const { lesson } = play.state;
  return lesson && adviceFor(lesson, play.battleState.chosen);
}

/** Does what the coach asks, once. */
async function follow(play: ArenaAtHand): Promise<void> {
  const advice = play.battleState.shown?.phase === "player" ? adviceIn(play) : null;
  if (advice?.shows) readStep(play.arena, advice.step);
  else if (advice?.move) actInBattle(play.arena.battle, advice.move);
  await settled();
}

async function startedLesson(options = {}): Promise<ArenaAtHand> {
  const play = new ArenaAtHand(options);
  startLesson(play.arena);
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
    expect(lessonMemory(play.arena.game)).toBe("finished");
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
    expect(lessonMemory(play.arena.game)).toBe("declined");
    expect(startLesson(play.arena)).toBe(true);
    await settled();
    expect(adviceIn(play)?.step).toBe(0);
  });

  it("stays finished when it is skipped later", async () => {
    const play = await startedLesson();
    play.arena.game.storage.write("arena_lesson_ann", "finished");
    skipLesson(play.arena);
    expect(lessonMemory(play.arena.game)).toBe("finished");
  });

  it("leaves a battle alone that waits to be resumed, and is not kept itself then", async () => {
    const play = new ArenaAtHand();
    await play.start("easy");
    const seed = keptSeed(play);
    startLesson(play.arena);
    await settled();
    expect(isKept(play.arena)).toBe(false);
    while (play.state.screen === "battle") await follow(play);
    expect(keptSeed(play)).toBe(seed);
    startLesson(play.arena);
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
    expect(startLesson(arena)).toBe(false);
    expect(play.notices).toEqual([rules.texts.lesson.door.unfit]);
  });
});

describe("the coach's pointer", () => {
  it("shows the creature first, then its target, then the button", async () => {
    const play = await startedLesson();
    const selector = () => {
      const advice = adviceIn(play);
      return advice && lessonTarget(advice, play.battleState.chosen);
    };
    expect(selector()).toBeNull();
    await follow(play);
    expect(selector()).toBe('[data-creature="lesson-own-1"]');
    chooseCreature(play.arena.battle, "lesson-own-1");
    expect(selector()).toBe('[data-action="deploy"]');
    await follow(play);
    expect(selector()).toBe('header [data-energy="player"]');
    await follow(play);
    expect(selector()).toBe('[data-action="endTurn"]');
    await follow(play);
    while (play.battleState.shown?.phase !== "player") await settled();
    chooseCreature(play.arena.battle, "lesson-own-1");
    expect(selector()).toMatch(/^\[data-creature="lesson-enemy-\d"\]$/);
  });
});

describe("the guided battle on the screen", () => {
  it("is offered before the first battle, and no more once it was declined", () => {
    const arena = new ArenaOnScreen().show();
    expect(pageText()).toContain(OFFER);
    click(the("button", "No, Thanks"));
    expect(pageText()).not.toContain(OFFER);
    expect(lessonMemory(arena.arena.game)).toBe("declined");
    expect(the("button", "Guided Battle")).toBeTruthy();
  });

  it("says what to do, tells it to screen readers, and leads the focus to what is to be pressed", async () => {
    const play = new ArenaOnScreen().show();
    await play.does(() => click(the("button", "Show Me")));
    const coach = document.querySelector('section[aria-label="Guided Battle"]');
    expect(coach?.textContent).toContain("Part 1 of 10");
    expect(coach?.textContent).toContain("Welcome to your first battle!");
    expect(document.activeElement).toBe(the("button", "Got It"));
    await play.does(() => readStep(play.arena, 0));
    expect(coach?.textContent).toContain("Choose Cudoge and press Deploy");
    const focused = () => (document.activeElement as HTMLElement).dataset;
    expect(focused().creature).toBe("lesson-own-1");
    await play.does(() => chooseCreature(play.arena.battle, "lesson-own-1"));
    expect(focused().action).toBe("deploy");
    const { announcements } = play.arena.game.store.getState();
    expect(announcements.map(({ text }) => text).join()).toContain("Choose Cudoge and press Deploy");
    await play.does(() => click(the("button", "Skip Lesson")));
    expect(the("dialog", "Battle Arena - Choose Your Challenge")).toBeTruthy();
    expect(pageText()).not.toContain(OFFER);
  });

  it("says at its end what comes next instead of rewards", async () => {
    const play = new ArenaOnScreen();
    startLesson(play.arena);
    while (play.state.screen === "battle") await follow(play);
    play.show();
    expect(pageText()).toContain(play.arena.rules.texts.lesson.result.victory);
  });
});
