import type { Arena } from "../store/arena.ts";

/** Asks before a battle is left, or takes the question back. */
export function askToLeave({ store }: Arena, leaving: boolean): void {
  store.setState({ leaving });
}

/** From the battle or its result back to the difficulties (`BAT-005`). */
export function backToDifficulties({ store, battle }: Arena): void {
  store.setState({ screen: "setup", lesson: null, result: null, leaving: false });
  battle.store.setState({ shown: null });
}
