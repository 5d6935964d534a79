import type { Arena } from "../store/arena.ts";
import { forgetKept, stopBattle } from "./play-battle.ts";

/** Asks before a battle is left, or takes the question back. */
export function askToLeave({ store }: Arena, leaving: boolean): void {
  store.setState({ leaving });
}

/** Gives the battle up: it counts for nothing and is forgotten. */
export function leaveBattle(arena: Arena): void {
  forgetKept(arena);
  stopBattle(arena);
  backToDifficulties(arena);
}

/** From the battle or its result back to the difficulties (`BAT-005`). */
export function backToDifficulties({ store, battle }: Arena): void {
  store.setState({ screen: "setup", lesson: null, result: null, leaving: false });
  battle.store.setState({ shown: null });
}
