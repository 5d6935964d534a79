import type { BattleGame } from "./battle-port.ts";

/** Makes the graphics battles are drawn with. Their code is fetched with the first battle. */
export async function openBattleGame(): Promise<BattleGame> {
  const { createBattleGame } = await import("./battle/battle-game.ts");
  return createBattleGame();
}
