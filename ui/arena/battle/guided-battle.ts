import { type LessonId, lessonSetup, shippedLessons } from "../../../rules/index.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { rememberLesson } from "../../battle/lesson/lesson-course.ts";
import { notify } from "../../game/store/notify.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import type { Arena } from "../store/arena.ts";
import { backToDifficulties } from "./leave-battle.ts";
import { forgetKept, playBattle, stopBattle } from "./play-battle.ts";

/** Begins a guided battle, or says that it does not fit the rules. Returns whether it began. */
export function startLesson(arena: Arena, id: LessonId): boolean {
  const setup = lessonSetup(arena.rules, shippedLessons[id]);
  if (setup) playBattle(arena, new AiBattle(arena.rules, setup));
  else notify(arena.game, arena.rules.texts.lesson.unfit, "error");
  return setup !== null;
}

/** Ends the guided battle before its end. It is not offered again, but can be begun at any time. */
export function skipLesson(arena: Arena): void {
  const { lesson: course } = arena.store.getState();
  if (course) rememberLesson(arena.game, course.lesson.id, "declined");
  forgetKept(arena);
  stopBattle(arena);
  backToDifficulties(arena);
}

/** Without a wallet, the way on from a guided battle is practice, whose team is lent too (`CON-93`). */
export function practiseWithoutWallet({ game, store }: Arena): void {
  if (accountInUse(game.store.getState()) === null) store.setState({ practice: true });
}
