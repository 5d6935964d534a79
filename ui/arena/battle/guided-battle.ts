import { lessonSetup } from "../../../rules/index.ts";
import { AiBattle } from "../../battle/ai-battle/ai-battle.ts";
import { rememberLesson } from "../../battle/lesson/lesson-course.ts";
import { notify } from "../../game/store/notify.ts";
import { accountInUse } from "../../wallet/account-in-use.ts";
import type { Arena } from "../store/arena.ts";
import { backToDifficulties } from "./leave-battle.ts";
import { forgetKept, playBattle, stopBattle } from "./play-battle.ts";

/** Begins the guided battle, or says that it does not fit the rules. Returns whether it began. */
export function startLesson(arena: Arena): boolean {
  const setup = lessonSetup(arena.rules);
  if (setup) playBattle(arena, new AiBattle(arena.rules, setup));
  else notify(arena.game, arena.rules.texts.lesson.door.unfit, "error");
  return setup !== null;
}

/** Notes that the learner has read the text of a step, by its index. */
export function readStep({ store }: Arena, step: number): void {
  store.setState((state) => {
    if (state.lesson) state.lesson.readSteps = step + 1;
  });
}

/** Ends the guided battle before its end. It is not offered again, but can be begun at any time. */
export function skipLesson(arena: Arena): void {
  declineLesson(arena);
  forgetKept(arena);
  stopBattle(arena);
  backToDifficulties(arena);
}

/** The player does not want the guided battle. */
export function declineLesson({ game }: Arena): void {
  rememberLesson(game, "declined");
}

/** Without a wallet, the way on from the guided battle is practice, whose team is lent too (`CON-93`). */
export function practiseWithoutWallet({ game, store }: Arena): void {
  if (accountInUse(game.store.getState()) === null) store.setState({ practice: true });
}
