import type { BattleCanvas, BattlePort } from "./battle-port.ts";

/** Puts a battlefield into an element, which it fills. Its code is fetched with the first battle. */
export async function openBattleCanvas(parent: HTMLElement, port: BattlePort): Promise<BattleCanvas> {
  const { createBattleCanvas } = await import("./battle/battle-canvas.ts");
  return createBattleCanvas(parent, port);
}
