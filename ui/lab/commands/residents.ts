import { call, greet } from "../../collection/residents/meet-residents.ts";
import type { Game } from "../../game/store/game.ts";

/** Greets a creature of the lab (`GAP-75`). */
export function greetResident(game: Game, residentId: string): void {
  const { rules, residents } = game.store.getState();
  const resident = residents.find(({ id }) => id === residentId);
  if (rules && resident) greet({ game, rules, effects: game.effects }, resident);
}

/** Calls the creatures of the shown room (`GAP-75`). */
export function callResidents(game: Game): void {
  const { rules, residents, room } = game.store.getState();
  const called = residents.filter((one) => one.room === room);
  if (rules) call({ game, rules, effects: game.effects }, called);
}
