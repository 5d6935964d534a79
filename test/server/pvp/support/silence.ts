import type { Duel } from "../duel.ts";

/** A turn and its grace (CON-75). */
const TURN_MS = 61_500;
const STRIKES = 3;

/** The mover lets the turns expire that forfeit; the other one looks, and ends each turn at once. */
export async function moverGoesSilent({ world, other, battleId }: Duel): Promise<void> {
  for (let strike = 1; strike <= STRIKES; strike++) {
    await other.battle(battleId);
    world.clock.pass(TURN_MS);
    if (strike < STRIKES) await other.acted(battleId, { type: "endTurn" });
  }
}
