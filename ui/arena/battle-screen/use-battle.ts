import type { BattleView, RuleSet } from "../../../rules/index.ts";
import { useArena, useArenaState } from "../arena-context.tsx";
import type { BattleShown } from "../battle/battle-director.ts";
import type { SideNames } from "../battle/side-names.ts";
import type { Arena } from "../store/arena.ts";
import type { Chosen } from "../store/arena-state.ts";

/** The battle that goes on, as it is shown now. */
export interface BattleAtHand {
  arena: Arena;
  rules: RuleSet;
  shown: BattleShown;
  view: BattleView;
  names: SideNames;
  chosen: Chosen;
}

/** The battle of the open arena, on screens that show only while there is one. */
export function useBattle(): BattleAtHand {
  const arena = useArena();
  const shown = useArenaState((state) => state.battle);
  const names = useArenaState((state) => state.names);
  const chosen = useArenaState((state) => state.chosen);
  if (!shown) throw new Error("A screen of the battle was mounted without one");
  return { arena, rules: arena.rules, shown, view: shown.view, names, chosen };
}
