import type { BattleGame } from "./battle-port.ts";

/** Creates the graphics for battles; their code is loaded with the first battle. */
export async function openBattleGame(): Promise<BattleGame> {
  const { createBattleGame } = await import("./battle/battle-game.ts");
  return createBattleGame();
}
